// Errors of NSURLErrorDomain.

#import <Foundation/Foundation.h>
#include <curl/curl.h>

/// - code: one of NSURLError…
NSError *url_error(NSInteger code, NSURL *url);

/// The error for a failed transfer.
/// - was_idle: YES if it was ended since nothing arrived for the request's timeout interval.
/// What is wrong with a server's certificate, by OpenSSL's number.
NSError *url_error_of_certificate(long verified, NSURL *url);
/// Whether an error is one of those, about which a delegate may be asked.
BOOL url_error_is_of_certificate(NSError *error);
NSError *url_error_of_transfer(CURLcode result, BOOL was_idle, NSURL *url);
