#import "RequestStores.h"

static NSString *const cookies_key = @"VergerCookies", *const cache_key = @"VergerCache";

NSHTTPCookieStorage *request_cookies(NSURLRequest *request) {
    if (![request HTTPShouldHandleCookies]) return nil;
    id own = [NSURLProtocol propertyForKey:cookies_key inRequest:request];
    if (own == [NSNull null]) return nil;
    return own ?: [NSHTTPCookieStorage sharedHTTPCookieStorage];
}

NSURLCache *request_cache(NSURLRequest *request) {
    id own = [NSURLProtocol propertyForKey:cache_key inRequest:request];
    if (own == [NSNull null]) return nil;
    return own ?: [NSURLCache sharedURLCache];
}

void request_set_stores(NSMutableURLRequest *request, id cookies, id cache) {
    if (cookies) [NSURLProtocol setProperty:cookies forKey:cookies_key inRequest:request];
    if (cache) [NSURLProtocol setProperty:cache forKey:cache_key inRequest:request];
}
