// A cache keeps what was used last, as far as there is room; its capacities can be asked for and changed.
//
// > 100000 200000, changed 50000 0
// > stored two: 1000 bytes, first yes, second yes
// > the least used one went: first no, second yes, third yes
// > too large: no
// > removed: second no, 500 bytes
// > all gone: third no, 0 bytes
// > shared: 1

#import <Foundation/Foundation.h>

static NSURLRequest *request(NSString *name) {
    return [NSURLRequest requestWithURL:[NSURL URLWithString:[@"http://example.com/" stringByAppendingString:name]]];
}

static void store(NSURLCache *cache, NSString *name, NSUInteger size) {
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:[request(name) URL]
                                                         MIMEType:@"text/plain"
                                            expectedContentLength:(NSInteger)size
                                                 textEncodingName:nil] autorelease];
    NSData *data = [NSMutableData dataWithLength:size];
    NSCachedURLResponse *answer = [[[NSCachedURLResponse alloc] initWithResponse:response data:data] autorelease];
    [cache storeCachedResponse:answer forRequest:request(name)];
}

static const char *has(NSURLCache *cache, NSString *name) {
    return [cache cachedResponseForRequest:request(name)] ? "yes" : "no";
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSURLCache *cache = [[NSURLCache alloc] initWithMemoryCapacity:100000 diskCapacity:200000 diskPath:@"cache"];
    printf("%d %d", (int)[cache memoryCapacity], (int)[cache diskCapacity]);
    [cache setMemoryCapacity:50000];
    [cache setDiskCapacity:0];
    printf(", changed %d %d\n", (int)[cache memoryCapacity], (int)[cache diskCapacity]);
    store(cache, @"first", 500);
    store(cache, @"second", 500);
    printf("stored two: %d bytes", (int)[cache currentMemoryUsage]);
    printf(", first %s, second %s\n", has(cache, @"first"), has(cache, @"second"));
    store(cache, @"third", 500);
    [cache cachedResponseForRequest:request(@"second")];
    [cache cachedResponseForRequest:request(@"third")];
    [cache setMemoryCapacity:1200];
    printf("the least used one went: first %s, second %s, third %s\n", has(cache, @"first"), has(cache, @"second"),
           has(cache, @"third"));
    store(cache, @"fourth", 5000);
    printf("too large: %s\n", has(cache, @"fourth"));
    [cache removeCachedResponseForRequest:request(@"second")];
    printf("removed: second %s, %d bytes\n", has(cache, @"second"), (int)[cache currentMemoryUsage]);
    [cache removeAllCachedResponses];
    printf("all gone: third %s, %d bytes\n", has(cache, @"third"), (int)[cache currentMemoryUsage]);
    [NSURLCache setSharedURLCache:cache];
    printf("shared: %d\n", [NSURLCache sharedURLCache] == cache);
    [cache release];
    [pool drain];
    return 0;
}
