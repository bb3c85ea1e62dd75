// Where a request's cookies, cached responses and credentials are: the app's shared stores, or others that the request names.
#pragma once
#import <Foundation/Foundation.h>

/// nil if the request has none.
NSHTTPCookieStorage *request_cookies(NSURLRequest *request);
NSURLCache *request_cache(NSURLRequest *request);
NSURLCredentialStorage *request_credentials(NSURLRequest *request);

/// - cookies, cache, credentials: nil for the shared one, NSNull for none.
void request_set_stores(NSMutableURLRequest *request, id cookies, id cache, id credentials);

/// A new storage that reads and writes no file, owned by the caller.
NSHTTPCookieStorage *cookie_storage_in_memory(void);
