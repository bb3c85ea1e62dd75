// Answers of servers are kept as their fields say, confirmed by the server when they are old, and kept for later runs
// within the cache's limits. A server redirects to servers only, and never to a file of the device.

#import <UIKit/UIKit.h>
#import "LoopbackServer.h"

static int port, requests;
static char last_request[8192];
static NSString *file_path;

static void answer(int client, const char *status, NSString *fields, const char *body) {
    char date[64];
    NSString *text = [NSString stringWithFormat:@"HTTP/1.1 %s\r\n%@Date: %s\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n%s",
                                                status, fields, date_of_now(date, sizeof date), strlen(body), body];
    write(client, [text UTF8String], strlen([text UTF8String]));
}

static void *serve(void *listener) {
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        int client = next_client(listener);
        char request[8192];
        read_request(client, request, sizeof request);
        requests++;
        strcpy(last_request, request);
        if (strstr(request, "GET /fresh")) answer(client, "200 OK", @"Cache-Control: max-age=100\r\n", "fresh");
        else if (strstr(request, "GET /secret")) answer(client, "200 OK", @"Cache-Control: no-store\r\n", "secret");
        else if (strstr(request, "GET /old")) answer(client, "200 OK", @"Cache-Control: max-age=0\r\n", "old");
        else if (strstr(request, "GET /tag")) {
            BOOL is_known = strstr(request, "If-None-Match: \"one\"") != NULL;
            if (is_known) answer(client, "304 Not Modified", @"ETag: \"one\"\r\nX-Said: again\r\n", "");
            else answer(client, "200 OK", @"ETag: \"one\"\r\nX-Said: first\r\nContent-Type: text/html\r\n", "tagged");
        } else if (strstr(request, "GET /file")) {
            answer(client, "302 Found", [NSString stringWithFormat:@"Location: file://%@\r\n", file_path], "moved");
        } else if (strstr(request, "GET /app")) answer(client, "302 Found", @"Location: myapp://token\r\n", "moved");
        else answer(client, "404 Not Found", @"", "");
        close(client);
        [pool drain];
    }
    return NULL;
}

static NSURL *url(NSString *path) {
    return [NSURL URLWithString:[NSString stringWithFormat:@"http://127.0.0.1:%d/%@", port, path]];
}

@interface Loader : NSObject {
@public
    NSMutableString *text;
    NSURL *stops_at;
    BOOL is_done;
}
@end
@implementation Loader
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (response) [text appendFormat:@"to %@ ", [[request URL] scheme]];
    return request;
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSHTTPURLResponse *)response {
    [text appendFormat:@"%d %@ %@ ", (int)[response statusCode], [response MIMEType],
                       [[response allHeaderFields] objectForKey:@"X-Said"] ?: @"-"];
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    [text appendString:[[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease]];
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection { is_done = YES; }
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    [text appendFormat:@"failed %d", (int)[error code]];
    is_done = YES;
}
@end

static void load(NSString *path, NSURLRequestCachePolicy policy) {
    Loader *loader = [[Loader new] autorelease];
    loader->text = [NSMutableString string];
    int before = requests;
    NSURLRequest *request = [NSURLRequest requestWithURL:url(path) cachePolicy:policy timeoutInterval:10];
    [NSURLConnection connectionWithRequest:request delegate:loader];
    while (!loader->is_done) [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    printf("%s: %s (%d)\n", [path UTF8String], [loader->text UTF8String], requests - before);
}

static NSCachedURLResponse *made(NSURL *address, int size, NSURLCacheStoragePolicy policy) {
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:address
                                                         MIMEType:@"text/plain"
                                            expectedContentLength:size
                                                 textEncodingName:@"utf-8"] autorelease];
    return [[[NSCachedURLResponse alloc] initWithResponse:response
                                                     data:[NSMutableData dataWithLength:size]
                                                 userInfo:[NSDictionary dictionaryWithObject:@"mine" forKey:@"note"]
                                            storagePolicy:policy] autorelease];
}

static void keep(NSURLCache *cache, NSString *path, int size, NSURLCacheStoragePolicy policy) {
    [cache storeCachedResponse:made(url(path), size, policy) forRequest:[NSURLRequest requestWithURL:url(path)]];
}

static void show(NSURLCache *cache, NSString *paths) {
    for (NSString *path in [paths componentsSeparatedByString:@" "]) {
        NSCachedURLResponse *kept = [cache cachedResponseForRequest:[NSURLRequest requestWithURL:url(path)]];
        printf("%s %d, ", [path UTF8String], kept ? (int)[[kept data] length] : -1);
    }
    printf("in memory %d\n", (int)[cache currentMemoryUsage]);
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    port = start_server(serve);

    for (int i = 0; i < 2; i++) load(@"fresh", NSURLRequestUseProtocolCachePolicy);
    load(@"fresh", NSURLRequestReloadIgnoringLocalCacheData);
    for (int i = 0; i < 2; i++) load(@"secret", NSURLRequestUseProtocolCachePolicy);
    for (int i = 0; i < 2; i++) load(@"old", NSURLRequestUseProtocolCachePolicy);
    load(@"old", NSURLRequestReturnCacheDataElseLoad);
    load(@"never", NSURLRequestReturnCacheDataDontLoad);
    for (int i = 0; i < 2; i++) load(@"tag", NSURLRequestUseProtocolCachePolicy);
    // Conditions of the app's own: it hears what the server says to them.
    NSMutableURLRequest *own = [NSMutableURLRequest requestWithURL:url(@"tag")];
    [own setValue:@"\"one\"" forHTTPHeaderField:@"If-None-Match"];
    NSHTTPURLResponse *response = nil;
    [NSURLConnection sendSynchronousRequest:own returningResponse:&response error:NULL];
    NSData *tagged = [NSURLConnection sendSynchronousRequest:[NSURLRequest requestWithURL:url(@"tag")]
                                           returningResponse:NULL
                                                       error:NULL];
    printf("own condition %d, while one waits %d\n", (int)[response statusCode], (int)[tagged length]);

    file_path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"private"];
    [@"private" writeToFile:file_path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    load(@"file", NSURLRequestUseProtocolCachePolicy);
    load(@"app", NSURLRequestUseProtocolCachePolicy);
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:[NSURLRequest requestWithURL:url(@"file")]
                                         returningResponse:NULL
                                                     error:&error];
    printf("file: %d %d, %d, %d\n", data != nil, (int)[error code], [NSData dataWithContentsOfURL:url(@"file")] != nil,
           [NSString stringWithContentsOfURL:url(@"file") encoding:NSUTF8StringEncoding error:NULL] != nil);

    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Kept"];
    NSURLCache *cache = [[NSURLCache alloc] initWithMemoryCapacity:1000 diskCapacity:4000 diskPath:folder];
    printf("%d %d\n", (int)[cache memoryCapacity], (int)[cache diskCapacity]);
    keep(cache, @"a", 400, NSURLCacheStorageAllowedInMemoryOnly);
    keep(cache, @"b", 400, NSURLCacheStorageAllowedInMemoryOnly);
    show(cache, @"a");
    keep(cache, @"c", 400, NSURLCacheStorageAllowedInMemoryOnly);
    keep(cache, @"d", 10, NSURLCacheStorageNotAllowed);
    keep(cache, @"e", 2000, NSURLCacheStorageAllowedInMemoryOnly);
    show(cache, @"a b c d e");
    keep(cache, @"f", 1500, NSURLCacheStorageAllowed);
    show(cache, @"f");
    [cache setMemoryCapacity:400];
    show(cache, @"a c");
    [cache release];
    // Another run: what is on the disk is there, and goes when there is no room.
    cache = [[[NSURLCache alloc] initWithMemoryCapacity:0 diskCapacity:4000 diskPath:folder] autorelease];
    show(cache, @"a f");
    NSCachedURLResponse *kept = [cache cachedResponseForRequest:[NSURLRequest requestWithURL:url(@"f")]];
    printf("%s %s %s\n", [[[kept response] MIMEType] UTF8String], [[[kept response] textEncodingName] UTF8String],
           [[[kept userInfo] objectForKey:@"note"] UTF8String]);
    keep(cache, @"g", 1500, NSURLCacheStorageAllowed);
    keep(cache, @"h", 1500, NSURLCacheStorageAllowed);
    show(cache, @"f g h");
    printf("%d\n", [cache currentDiskUsage] <= 4000);
    [cache removeCachedResponseForRequest:[NSURLRequest requestWithURL:url(@"g")]];
    show(cache, @"g h");
    [cache removeAllCachedResponses];
    show(cache, @"h");
    printf("%d\n", (int)[cache currentDiskUsage]);
    [pool drain];
    return 0;
}

// > fresh: 200 text/plain - fresh (1)
// > fresh: 200 text/plain - fresh (0)
// > fresh: 200 text/plain - fresh (1)
// > secret: 200 text/plain - secret (1)
// > secret: 200 text/plain - secret (1)
// > old: 200 text/plain - old (1)
// > old: 200 text/plain - old (1)
// > old: 200 text/plain - old (0)
// > never: failed -1008 (0)
// > tag: 200 text/html first tagged (1)
// > tag: 200 text/html again tagged (1)
// > own condition 304, while one waits 6
// > file: to file failed -1002 (1)
// > app: to myapp failed -1002 (1)
// > file: 0 -1002, 0, 0
// > 1000 4000
// > a 400, in memory 800
// > a 400, b -1, c 400, d -1, e -1, in memory 800
// > f 1500, in memory 800
// > a -1, c 400, in memory 400
// > a -1, f 1500, in memory 0
// > text/plain utf-8 mine
// > f -1, g 1500, h 1500, in memory 0
// > 1
// > g -1, h 1500, in memory 0
// > h -1, in memory 0
// > 0
