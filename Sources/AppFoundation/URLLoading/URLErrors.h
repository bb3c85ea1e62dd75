// Errors of NSURLErrorDomain.

#import <Foundation/Foundation.h>
#include <curl/curl.h>

/// - code: one of NSURLError…
NSError *url_error(NSInteger code, NSURL *url);

/// The error for a failed transfer.
/// - was_idle: YES if it was ended since nothing arrived for the request's timeout interval.
NSError *url_error_of_transfer(CURLcode result, BOOL was_idle, NSURL *url);
