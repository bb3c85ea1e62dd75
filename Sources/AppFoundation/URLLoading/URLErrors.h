// Errors of NSURLErrorDomain.

#import <Foundation/Foundation.h>
#include <curl/curl.h>

/// - code: one of NSURLError…
NSError *url_error(NSInteger code, NSURL *url);

/// What a transfer's failure means for an app.
/// - was_idle: it was ended because nothing came for as long as the request allows.
NSError *url_error_of_transfer(CURLcode result, BOOL was_idle, NSURL *url);
