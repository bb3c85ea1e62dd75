// Classes of NSURLProtocol that the app registers answer requests, to connections and to who waits; requests carry properties
// for them.

#import <UIKit/UIKit.h>

@interface MockProtocol : NSURLProtocol
@end

@implementation MockProtocol

+ (BOOL)canInitWithRequest:(NSURLRequest *)request {
    return [[[request URL] host] hasSuffix:@".mock"] && ![self propertyForKey:@"Passed" inRequest:request];
}
+ (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request { return request; }

- (void)startLoading {
    if (![[self client] conformsToProtocol:@protocol(NSURLProtocolClient)]) printf("no client of a protocol ");
    NSURL *url = [[self request] URL];
    if ([[url path] isEqual:@"/fails"]) {
        [[self client] URLProtocol:self didFailWithError:[NSError errorWithDomain:@"Mock" code:7 userInfo:nil]];
        return;
    }
    NSDictionary *fields = [NSDictionary dictionaryWithObject:@"text/plain" forKey:@"Content-Type"];
    if ([[url path] isEqual:@"/moved"]) {
        NSURLResponse *moved = [[[NSHTTPURLResponse alloc] initWithURL:url statusCode:302 HTTPVersion:@"HTTP/1.1"
                                                          headerFields:fields] autorelease];
        NSURLRequest *next = [NSURLRequest requestWithURL:[NSURL URLWithString:@"/here" relativeToURL:url]];
        [[self client] URLProtocol:self wasRedirectedToRequest:next redirectResponse:moved];
        return;
    }
    NSInteger status = [[url path] isEqual:@"/missing"] ? 404 : 200;
    NSHTTPURLResponse *response = [[[NSHTTPURLResponse alloc] initWithURL:url statusCode:status HTTPVersion:@"HTTP/1.1"
                                                             headerFields:fields] autorelease];
    [[self client] URLProtocol:self didReceiveResponse:response cacheStoragePolicy:NSURLCacheStorageNotAllowed];
    [[self client] URLProtocol:self didLoadData:[@"mock of " dataUsingEncoding:NSUTF8StringEncoding]];
    [[self client] URLProtocol:self didLoadData:[[url path] dataUsingEncoding:NSUTF8StringEncoding]];
    [[self client] URLProtocolDidFinishLoading:self];
}

- (void)stopLoading { }

@end

@interface Hearer : NSObject {
@public
    BOOL isDone;
}
@end
@implementation Hearer
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (response) printf("moved to %s ", [[[request URL] path] UTF8String]);
    return request;
}
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    printf("%d %d ", (int)[(NSHTTPURLResponse *)response statusCode], [NSThread isMainThread]);
}
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    printf("%.*s", (int)[data length], (const char *)[data bytes]);
}
- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    printf(" finished\n");
    isDone = YES;
}
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    printf("%s %d\n", [[error domain] UTF8String], (int)[error code]);
    isDone = YES;
}
@end

static NSMutableURLRequest *request_for(NSString *path) {
    return [NSMutableURLRequest requestWithURL:[NSURL URLWithString:[@"http://any.mock" stringByAppendingString:path]]];
}

static void load(NSString *path) {
    Hearer *hearer = [[Hearer new] autorelease];
    [NSURLConnection connectionWithRequest:request_for(path) delegate:hearer];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:5];
    while (!hearer->isDone && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%d %d\n", [NSURLProtocol registerClass:[MockProtocol class]], [NSURLProtocol registerClass:[NSString class]]);
    for (NSString *path in [NSArray arrayWithObjects:@"/a", @"/missing", @"/moved", @"/fails", nil]) load(path);
    NSHTTPURLResponse *response = nil;
    NSError *error = nil;
    NSData *data = [NSURLConnection sendSynchronousRequest:request_for(@"/moved") returningResponse:&response error:&error];
    printf("%d %.*s\n", (int)[response statusCode], (int)[data length], (const char *)[data bytes]);
    data = [NSURLConnection sendSynchronousRequest:request_for(@"/fails") returningResponse:&response error:&error];
    printf("%d %s\n", data != nil, [[error domain] UTF8String]);

    NSMutableURLRequest *request = request_for(@"/b");
    [NSURLProtocol setProperty:@"1" forKey:@"First" inRequest:request];
    [NSURLProtocol setProperty:@"2" forKey:@"Second" inRequest:request];
    NSMutableURLRequest *copy = [[request mutableCopy] autorelease];
    [NSURLProtocol removePropertyForKey:@"First" inRequest:copy];
    printf("%s %s %s %s\n", [[NSURLProtocol propertyForKey:@"First" inRequest:request] UTF8String],
           [[NSURLProtocol propertyForKey:@"Second" inRequest:request] UTF8String],
           [[NSURLProtocol propertyForKey:@"First" inRequest:copy] UTF8String] ?: "-",
           [[NSURLProtocol propertyForKey:@"Second" inRequest:[[copy copy] autorelease]] UTF8String]);
    printf("%d", (int)[request networkServiceType]);
    [request setNetworkServiceType:NSURLNetworkServiceTypeVoIP];
    [request setHTTPShouldUsePipelining:YES];
    printf(" %d %d\n", (int)[[[request copy] autorelease] networkServiceType], [request HTTPShouldUsePipelining]);
    [request setValue:@"x" forHTTPHeaderField:@"content-TYPE"];
    [request addValue:@"y" forHTTPHeaderField:@"Content-Type"];
    printf("%s\n", [[request valueForHTTPHeaderField:@"CONTENT-type"] UTF8String]);
    [NSURLProtocol unregisterClass:[MockProtocol class]];
    printf("%d\n", [NSURLConnection canHandleRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"odd://x.mock/"]]]);
    [pool drain];
    return 0;
}

// > 1 0
// > 200 1 mock of /a finished
// > 404 1 mock of /missing finished
// > moved to /here 200 1 mock of /here finished
// > Mock 7
// > 200 mock of /here
// > 0 Mock
// > 1 2 - 2
// > 0 1 1
// > x,y
// > 0
