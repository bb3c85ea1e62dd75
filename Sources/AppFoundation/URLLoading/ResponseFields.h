// Header fields of responses, redirections and protection spaces.

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

/// The protection space of a response that asks for a password, or nil.
NSURLProtectionSpace *response_protection_space(NSURLResponse *response);

/// The user name and password in the URL, or nil.
NSURLCredential *url_credential(NSURL *url);
