#import "RequestStores.h"

static NSString *const cookies_key = @"VergerCookies", *const cache_key = @"VergerCache",
                       *const credentials_key = @"VergerCredentials";

/// The store that the request names; `shared` if it names none, nil for NSNull.
static id store_of(NSURLRequest *request, NSString *key, id (^shared)(void)) {
    id own = [NSURLProtocol propertyForKey:key inRequest:request];
    if (own == [NSNull null]) return nil;
    return own ?: shared();
}

NSHTTPCookieStorage *request_cookies(NSURLRequest *request) {
    if (![request HTTPShouldHandleCookies]) return nil;
    return store_of(request, cookies_key, ^{ return (id)[NSHTTPCookieStorage sharedHTTPCookieStorage]; });
}

NSURLCache *request_cache(NSURLRequest *request) {
    return store_of(request, cache_key, ^{ return (id)[NSURLCache sharedURLCache]; });
}

NSURLCredentialStorage *request_credentials(NSURLRequest *request) {
    return store_of(request, credentials_key, ^{ return (id)[NSURLCredentialStorage sharedCredentialStorage]; });
}

void request_set_stores(NSMutableURLRequest *request, id cookies, id cache, id credentials) {
    if (cookies) [NSURLProtocol setProperty:cookies forKey:cookies_key inRequest:request];
    if (cache) [NSURLProtocol setProperty:cache forKey:cache_key inRequest:request];
    if (credentials) [NSURLProtocol setProperty:credentials forKey:credentials_key inRequest:request];
}
