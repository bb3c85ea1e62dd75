// Reads MIME type, text encoding and length from the header fields of an HTTP response, which GNUstep leaves to its
// creator.

#import "ResponseFields.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

/// The value of a parameter behind semicolons, without quotes.
static NSString *parameter(NSString *text, NSString *name) {
    NSCharacterSet *quotes = [NSCharacterSet characterSetWithCharactersInString:@"\"' \t"];
    for (NSString *part in [text componentsSeparatedByString:@";"]) {
        NSRange equals = [part rangeOfString:@"="];
        if (equals.length == 0) continue;
        NSString *left = [[part substringToIndex:equals.location] stringByTrimmingCharactersInSet:quotes];
        if ([left caseInsensitiveCompare:name] != NSOrderedSame) continue;
        return [[part substringFromIndex:NSMaxRange(equals)] stringByTrimmingCharactersInSet:quotes];
    }
    return nil;
}

/// The phone's texts for status codes, which differ from those of the protocol.
static const struct {
    int code;
    const char *words;
} status_words[] = {{100, "continue"}, {101, "switching protocols"}, {200, "no error"}, {201, "created"},
    {202, "accepted"}, {203, "non authoritative information"}, {204, "no content"}, {205, "reset content"},
    {206, "partial content"}, {300, "multiple choices"}, {301, "moved permanently"}, {302, "found"}, {303, "see other"},
    {304, "not modified"}, {305, "needs proxy"}, {307, "temporarily redirected"}, {400, "bad request"},
    {401, "unauthorized"}, {402, "payment required"}, {403, "forbidden"}, {404, "not found"}, {405, "method not allowed"},
    {406, "unacceptable"}, {407, "proxy authentication required"}, {408, "request timed out"}, {409, "conflict"},
    {410, "no longer exists"}, {411, "length required"}, {412, "precondition failed"}, {413, "request too large"},
    {414, "requested URL too long"}, {415, "unsupported media type"}, {416, "requested range not satisfiable"},
    {417, "expectation failed"}, {500, "internal server error"}, {501, "unimplemented"}, {502, "bad gateway"},
    {503, "service unavailable"}, {504, "gateway timed out"}, {505, "unsupported version"}};

@interface NSHTTPURLResponse (Body)
@end

/// GNUstep's reads the fields with a parser of mail when the response is made. The methods here read them when they are
/// asked for.
static void check_no_headers(NSHTTPURLResponse *response, SEL selector) {
}

INSTALL(http_responses) {
    replace_instance_method([NSHTTPURLResponse class], sel_registerName("_checkHeaders"), (IMP)check_no_headers);
}

@implementation NSHTTPURLResponse (Body)

/// No header has this one, as none of Apple's has; libraries that answer requests themselves used it before iOS 5.
- (id)initWithURL:(NSURL *)url
       statusCode:(NSInteger)status
     headerFields:(NSDictionary *)fields
      requestTime:(double)seconds {
    return [self initWithURL:url statusCode:status HTTPVersion:@"HTTP/1.1" headerFields:fields];
}

+ (NSString *)localizedStringForStatusCode:(NSInteger)code {
    for (size_t i = 0; i < sizeof status_words / sizeof *status_words; i++) {
        if (status_words[i].code == code) return [NSString stringWithUTF8String:status_words[i].words];
    }
    static const char *const classes[] = {"informational", "success", "redirected", "client error", "server error"};
    BOOL is_known = code >= 100 && code < 600;
    return [NSString stringWithUTF8String:is_known ? classes[code / 100 - 1] : "server error"];
}

- (NSString *)MIMEType {
    NSString *type = [[response_field(self, @"Content-Type") componentsSeparatedByString:@";"] objectAtIndex:0];
    type = [type stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    return [type length] ? [type lowercaseString] : @"text/plain";
}

- (NSString *)textEncodingName { return [parameter(response_field(self, @"Content-Type"), @"charset") lowercaseString]; }

- (long long)expectedContentLength {
    NSString *length = response_field(self, @"Content-Length");
    return length ? [length longLongValue] : NSURLResponseUnknownLength;
}

@end
