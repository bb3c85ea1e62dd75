// What requests, cookies and errors of URL loading have since iOS 4 and 5.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

NSString *const NSURLErrorFailingURLPeerTrustErrorKey = @"NSURLErrorFailingURLPeerTrustErrorKey";
NSString *const NSURLProtectionSpaceHTTP = @"http";
NSString *const NSURLProtectionSpaceHTTPS = @"https";
NSString *const NSURLProtectionSpaceFTP = @"ftp";

static NSString *const service_key = @"NSURLRequestNetworkServiceType";
static NSString *const pipelining_key = @"NSURLRequestHTTPShouldUsePipelining";

@implementation NSURLRequest (Service)

- (NSUInteger)networkServiceType {
    return [[NSURLProtocol propertyForKey:service_key inRequest:self] unsignedIntegerValue];
}

- (BOOL)HTTPShouldUsePipelining { return [[NSURLProtocol propertyForKey:pipelining_key inRequest:self] boolValue]; }

@end

@implementation NSMutableURLRequest (Service)

- (void)setNetworkServiceType:(NSUInteger)type {
    [NSURLProtocol setProperty:[NSNumber numberWithUnsignedInteger:type] forKey:service_key inRequest:self];
}

- (void)setHTTPShouldUsePipelining:(BOOL)uses {
    [NSURLProtocol setProperty:[NSNumber numberWithBool:uses] forKey:pipelining_key inRequest:self];
}

@end

@implementation NSHTTPCookieStorage (Order)
- (NSArray *)sortedCookiesUsingDescriptors:(NSArray *)order {
    return [[self cookies] sortedArrayUsingDescriptors:order];
}
@end

typedef NSDictionary *header_fields(NSURLRequest *request, SEL selector);
static header_fields *former_header_fields;

/// nil, not an empty dictionary, as long as none was set.
static NSDictionary *set_header_fields(NSURLRequest *request, SEL selector) {
    NSDictionary *fields = former_header_fields(request, selector);
    return [fields count] ? fields : nil;
}

INSTALL(request_headers) {
    former_header_fields = (header_fields *)replace_instance_method([NSURLRequest class], @selector(allHTTPHeaderFields),
                                                                    (IMP)set_header_fields);
}
