// What requests, cookies and errors of URL loading have since iOS 4 and 5.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "HeaderFields.h"

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

typedef NSDictionary *header_fields(id request_or_response, SEL selector);
static header_fields *former_header_fields, *former_response_fields;

/// nil, not an empty dictionary, as long as none was set.
static NSDictionary *set_header_fields(NSURLRequest *request, SEL selector) {
    NSDictionary *fields = former_header_fields(request, selector);
    return [fields count] ? header_fields_of(fields) : nil;
}

static NSDictionary *response_fields(NSHTTPURLResponse *response, SEL selector) {
    return header_fields_of(former_response_fields(response, selector));
}

typedef void set_header_field(NSMutableURLRequest *request, SEL selector, NSString *value, NSString *name);
static set_header_field *former_set_header_field, *former_add_header_field;

/// nil as a value takes the field away. GNUstep's keeps it, and the request cannot be copied any more.
static void put_header_field(NSMutableURLRequest *request, SEL selector, NSString *value, NSString *name) {
    if (name == nil) return;
    if (value) return former_set_header_field(request, selector, value, name);
    NSMutableDictionary *fields = [NSMutableDictionary dictionaryWithDictionary:[request allHTTPHeaderFields]];
    for (NSString *known in [fields allKeys]) {
        if ([known caseInsensitiveCompare:name] == NSOrderedSame) [fields removeObjectForKey:known];
    }
    [request setAllHTTPHeaderFields:fields];
}

static void add_header_field(NSMutableURLRequest *request, SEL selector, NSString *value, NSString *name) {
    if (value && name) former_add_header_field(request, selector, value, name);
}

INSTALL(request_headers) {
    Class mutable = [NSMutableURLRequest class];
    former_set_header_field = (set_header_field *)replace_instance_method(mutable, @selector(setValue:forHTTPHeaderField:),
                                                                          (IMP)put_header_field);
    former_add_header_field = (set_header_field *)replace_instance_method(mutable, @selector(addValue:forHTTPHeaderField:),
                                                                          (IMP)add_header_field);
    former_header_fields = (header_fields *)replace_instance_method([NSURLRequest class], @selector(allHTTPHeaderFields),
                                                                    (IMP)set_header_fields);
    former_response_fields = (header_fields *)replace_instance_method(
        [NSHTTPURLResponse class], @selector(allHeaderFields), (IMP)response_fields);
}
