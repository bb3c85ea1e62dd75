// A message of HTTP: its first line, its headers in the order in which they came, its body.
#pragma once
#include "Objects/References.h"
#include <CFNetwork/CFNetwork.h>

@interface CoreFoundationHTTPMessage : NSObject <NSCopying> {
@public
    BOOL isRequest;
    /// Still to be parsed; nil once the header is complete.
    NSMutableData *unparsed;
    BOOL isHeaderComplete, isBroken;
    NSString *version;
    // Of requests.
    NSString *method;
    NSURL *url;
    // Of responses.
    NSInteger statusCode;
    NSString *statusLine;
    /// Pairs of a name and a value.
    NSMutableArray *headers;
    NSMutableData *body;
}
- (NSString *)valueOfHeader:(NSString *)name;
- (void)setValue:(NSString *)value ofHeader:(NSString *)name;
/// Takes more of the message; NO when it is none.
- (BOOL)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (NSData *)serialized;
/// What follows the host in a request's first line.
- (NSString *)requestTarget;
@end
