// A cache of answers: what it holds, what it takes, what it forgets.
// > done

#import "../Expect.h"

static NSURL *site(NSString *path) {
    return [NSURL URLWithString:[@"http://www.example.com" stringByAppendingString:path]];
}

static void caches(void) {
    NSURLCache *cache = [[[NSURLCache alloc] initWithMemoryCapacity:1 << 20 diskCapacity:1 << 20
                                                           diskPath:@"cache"] autorelease];
    IS([cache memoryCapacity] == 1 << 20 && [cache diskCapacity] == 1 << 20 && [cache currentMemoryUsage] == 0 &&
        [cache currentDiskUsage] == 0);
    NSURLRequest *request = [NSURLRequest requestWithURL:site(@"/cached")],
                 *other = [NSURLRequest requestWithURL:site(@"/none")];
    NSURLResponse *response = [[[NSURLResponse alloc] initWithURL:site(@"/cached")
                                                         MIMEType:@"text/plain"
                                            expectedContentLength:5
                                                 textEncodingName:nil] autorelease];
    NSData *data = [NSData dataWithBytes:"bytes" length:5];
    NSCachedURLResponse *plain = [[[NSCachedURLResponse alloc] initWithResponse:response data:data] autorelease];
    IS([plain response] == response && [[plain data] isEqual:data] && [plain userInfo] == nil &&
        [plain storagePolicy] == NSURLCacheStorageAllowed);
    NSDictionary *info = [NSDictionary dictionaryWithObject:@"v" forKey:@"k"];
    NSCachedURLResponse *full =
        [[[NSCachedURLResponse alloc] initWithResponse:response
                                                  data:data
                                              userInfo:info
                                         storagePolicy:NSURLCacheStorageAllowedInMemoryOnly] autorelease];
    IS([[full userInfo] isEqual:info] && [full storagePolicy] == NSURLCacheStorageAllowedInMemoryOnly);
    [cache storeCachedResponse:full forRequest:request];
    SAME([[cache cachedResponseForRequest:request] data], data);
    SAME([cache cachedResponseForRequest:other], nil);
    IS([cache currentMemoryUsage] >= 5);
    [cache removeCachedResponseForRequest:request];
    SAME([cache cachedResponseForRequest:request], nil);
    [cache storeCachedResponse:full forRequest:request];
    [cache removeAllCachedResponses];
    SAME([cache cachedResponseForRequest:request], nil);
    IS([NSURLCache sharedURLCache] != nil);
    [NSURLCache setSharedURLCache:cache];
    IS([NSURLCache sharedURLCache] == cache);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    caches();
    puts("done");
    [pool drain];
    return 0;
}
