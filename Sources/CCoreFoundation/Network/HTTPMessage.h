// An HTTP message: start line, headers in order, and body.
#pragma once
#include "Objects/References.h"
#include <CFNetwork/CFNetwork.h>

@interface CoreFoundationHTTPMessage : NSObject <NSCopying> {
@public
    BOOL isRequest;
    /// The bytes that were not parsed yet; nil after the header is complete.
    NSMutableData *unparsed;
    BOOL isHeaderComplete, isBroken;
    NSString *version;
    // Properties of requests.
    NSString *method;
    NSURL *url;
    // Properties of responses.
    NSInteger statusCode;
    NSString *statusLine;
    /// Pairs of a name and a value.
    NSMutableArray *headers;
    NSMutableData *body;
}
- (NSString *)valueOfHeader:(NSString *)name;
- (void)setValue:(NSString *)value ofHeader:(NSString *)name;
/// Parses more of the message; NO if it is invalid.
- (BOOL)appendBytes:(const void *)bytes length:(NSUInteger)length;
- (NSData *)serialized;
/// The request target in a request's start line.
- (NSString *)requestTarget;
@end
