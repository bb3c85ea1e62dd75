// What a response says about itself and about requests to come.

#import <Foundation/Foundation.h>

enum { MostRedirections = 16 };

/// The value of a header field, whatever the case of its name; nil if there is none.
NSString *response_field(NSURLResponse *response, NSString *name);

/// The status of HTTP, 0 for others.
NSInteger response_status(NSURLResponse *response);

void response_keep_cookies(NSURLRequest *request, NSURLResponse *response);

/// The request that a redirection asks for, or nil if it is none.
NSURLRequest *response_redirected_request(NSURLRequest *request, NSURLResponse *response);

/// Whether a server may redirect to that URL: it names other servers, and neither files nor anything else of this
/// device.
BOOL url_is_of_server(NSURL *url);

/// What a server that wants a password says about it, or nil.
NSURLProtectionSpace *response_protection_space(NSURLResponse *response);

/// The name and the password that stand in the URL, or nil.
NSURLCredential *url_credential(NSURL *url);
