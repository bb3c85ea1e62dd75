// Where a request's cookies and cached responses are: the app's shared stores, or others that the request names.
#pragma once
#import <Foundation/Foundation.h>

/// nil if the request has none.
NSHTTPCookieStorage *request_cookies(NSURLRequest *request);
NSURLCache *request_cache(NSURLRequest *request);

/// - cookies, cache: nil for the shared one, NSNull for none.
void request_set_stores(NSMutableURLRequest *request, id cookies, id cache);

/// A new storage that reads and writes no file, owned by the caller.
NSHTTPCookieStorage *cookie_storage_in_memory(void);
