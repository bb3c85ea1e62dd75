// No way of loading a URL lets a server lead to a file of the device: not with a delegate that copies the request, not by a
// protocol of the app that hands redirections on, not by a stream that follows them itself.

#import <CFNetwork/CFNetwork.h>
#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

static int port;
static NSString *file_path;

static void *serve(void *listener) {
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        int client = next_client(listener);
        char request[8192];
        read_request(client, request, sizeof request);
        NSString *place = [@"file://" stringByAppendingString:file_path];
        if (strstr(request, "/local")) place = [@"file://localhost" stringByAppendingString:file_path];
        if (strstr(request, "/capital")) place = [@"FILE://" stringByAppendingString:file_path];
        if (strstr(request, "/short")) place = [@"file:" stringByAppendingString:file_path];
        if (strstr(request, "/data")) place = @"data:text/plain,secret";
        if (strstr(request, "/twice")) place = @"/file";
        int code = strstr(request, "/seven") ? 307 : strstr(request, "/always") ? 301 : 302;
        NSString *text = [NSString stringWithFormat:@"HTTP/1.1 %d Moved\r\nLocation: %@\r\nContent-Length: 5\r\n"
                                                    @"Connection: close\r\n\r\nmoved", code, place];
        write(client, [text UTF8String], strlen([text UTF8String]));
        close(client);
        [pool drain];
    }
    return NULL;
}

static NSURL *url(NSString *path) {
    return [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, path]];
}

static const char *said(NSData *data) {
    NSString *text = data ? [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease] : nil;
    return text ? [text UTF8String] : "nothing";
}

@interface Loader : NSObject {
@public
    NSMutableData *data;
    BOOL is_done, copies;
    NSError *error;
}
@end
@implementation Loader
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (!copies) return request;
    NSMutableURLRequest *copy = [[request mutableCopy] autorelease];
    [copy setURL:[NSURL URLWithString:[[request URL] absoluteString]]];
    [copy setValue:@"1" forHTTPHeaderField:@"X-Mine"];
    return copy;
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)more { [data appendData:more]; }
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { is_done = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)failure {
    error = [failure retain];
    is_done = YES;
}
@end

static void load(const char *name, NSURL *address, BOOL copies) {
    Loader *loader = [[Loader new] autorelease];
    loader->data = [NSMutableData data];
    loader->copies = copies;
    [NSURLConnection connectionWithRequest:[NSURLRequest requestWithURL:address] delegate:loader];
    while (!loader->is_done) [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    printf("%s: %s, %d\n", name, [loader->data length] ? said(loader->data) : "nothing", (int)[loader->error code]);
}

/// Loads `app-http://…` over http and hands redirections on, as caching protocols do.
@interface HandingOn : NSURLProtocol {
    NSURLConnection *connection;
}
@end
@implementation HandingOn
+ (BOOL)canInitWithRequest:(NSURLRequest *)request { return [[[request URL] scheme] isEqual:@"app-http"]; }
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }
- (void)startLoading {
    NSString *address = [[[[self request] URL] absoluteString] substringFromIndex:4];
    connection = [[NSURLConnection alloc] initWithRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:address]]
                                                 delegate:self];
}
- (void)stopLoading { [connection cancel]; }
- (NSURLRequest *)connection:(NSURLConnection *)sender
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (response) [[self client] URLProtocol:self wasRedirectedToRequest:request redirectResponse:response];
    return response ? nil : request;
}
- (void)connection:(NSURLConnection *)sender didReceiveData:(NSData *)data {
    [[self client] URLProtocol:self didLoadData:data];
}
- (void)connectionDidFinishLoading:(NSURLConnection *)sender { [[self client] URLProtocolDidFinishLoading:self]; }
- (void)connection:(NSURLConnection *)sender didFailWithError:(NSError *)error {
    [[self client] URLProtocol:self didFailWithError:error];
}
@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    file_path = [[NSTemporaryDirectory() stringByAppendingPathComponent:@"secret.plist"] retain];
    [@"{ a = secret; }" writeToFile:file_path atomically:NO encoding:NSUTF8StringEncoding error:NULL];
    port = start_server(serve);

    NSString *paths = @"file local capital short data twice file/seven file/always";
    for (NSString *path in [paths componentsSeparatedByString:@" "]) {
        NSError *error = nil;
        NSURLResponse *response = nil;
        NSURLRequest *request = [NSURLRequest requestWithURL:url(path)];
        NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:&response error:&error];
        printf("%s: %s, %d, %d\n", [path UTF8String], said(data), (int)[error code], response != nil);
    }
    printf("data: %s\n", said([NSData dataWithContentsOfURL:url(@"file")]));
    NSError *error = nil;
    printf("data: %s, ", said([NSData dataWithContentsOfURL:url(@"file") options:0 error:&error]));
    printf("%s %d\n", [[error domain] UTF8String], (int)[error code]);
    NSString *string = [NSString stringWithContentsOfURL:url(@"file") encoding:NSUTF8StringEncoding error:NULL];
    printf("string: %d\n", string != nil);
    printf("string: %d\n", [NSString stringWithContentsOfURL:url(@"file") usedEncoding:NULL error:NULL] != nil);
    printf("string: %d\n", [NSString stringWithContentsOfURL:url(@"file")] != nil);
    printf("array: %d\n", [NSArray arrayWithContentsOfURL:url(@"file")] != nil);
    printf("dictionary: %d\n", [NSDictionary dictionaryWithContentsOfURL:url(@"file")] != nil);
    printf("parser: %d\n", [[[NSXMLParser alloc] initWithContentsOfURL:url(@"file")] parse]);
    load("with a delegate", url(@"file"), NO);
    load("with a copied request", url(@"file"), YES);

    CFURLRef address_of_file = (CFURLRef)url(@"file");
    CFHTTPMessageRef message = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), address_of_file, kCFHTTPVersion1_1);
    CFReadStreamRef stream = CFReadStreamCreateForHTTPRequest(NULL, message);
    CFReadStreamSetProperty(stream, kCFStreamPropertyHTTPShouldAutoredirect, kCFBooleanTrue);
    CFReadStreamOpen(stream);
    UInt8 bytes[100];
    CFIndex count = CFReadStreamRead(stream, bytes, sizeof bytes);
    printf("stream: %d\n", (int)count);

    [NSURLProtocol registerClass:[HandingOn class]];
    NSURL *own = [NSURL URLWithString:[@"app-" stringByAppendingString:[url(@"file") absoluteString]]];
    load("by a protocol", own, NO);
    error = nil;
    NSURLRequest *request = [NSURLRequest requestWithURL:own];
    NSData *data = [NSURLConnection sendSynchronousRequest:request returningResponse:NULL error:&error];
    printf("by a protocol, waiting: %s, %d\n", said(data), (int)[error code]);
    printf("by a protocol, data: %s\n", said([NSData dataWithContentsOfURL:own]));
    // The app itself may read the file.
    printf("the app: %s\n", said([NSData dataWithContentsOfURL:[NSURL fileURLWithPath:file_path]]));
    [pool drain];
    return 0;
}

// > file: nothing, -1002, 0
// > local: nothing, -1002, 0
// > capital: nothing, -1002, 0
// > short: nothing, -1002, 0
// > data: nothing, -1002, 0
// > twice: nothing, -1002, 0
// > file/seven: nothing, -1002, 0
// > file/always: nothing, -1002, 0
// > data: nothing
// > data: nothing, NSURLErrorDomain -1002
// > string: 0
// > string: 0
// > string: 0
// > array: 0
// > dictionary: 0
// > parser: 0
// > with a delegate: nothing, -1002
// > with a copied request: nothing, -1002
// > stream: -1
// > by a protocol: nothing, -1002
// > by a protocol, waiting: nothing, -1002
// > by a protocol, data: nothing
// > the app: { a = secret; }
