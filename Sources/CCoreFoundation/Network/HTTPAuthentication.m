// HTTP authentication: Basic (RFC 2617, section 2) and Digest (section 3).

#include "Network/HTTPMessage.h"
#include "Objects/Types.h"
#include <CommonCrypto/CommonDigest.h>
#include <Security/SecRandom.h>

@interface CoreFoundationHTTPAuthentication : NSObject {
@public
    BOOL isForProxy;
    /// The scheme: Basic, Digest, or another one that the server sent.
    NSString *scheme;
    /// The parameters of the challenge: lower-case names and values.
    NSDictionary *parameters;
    int uses;
}
@end

@implementation CoreFoundationHTTPAuthentication

- (CFTypeID)coreFoundationType { return TypeHTTPAuthentication; }

- (void)dealloc {
    [scheme release];
    [parameters release];
    [super dealloc];
}

- (BOOL)isKnown { return [scheme isEqual:@"Basic"] || [scheme isEqual:@"Digest"]; }

@end

static NSString *base64(NSData *data) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    NSMutableString *text = [NSMutableString string];
    const uint8_t *bytes = [data bytes];
    for (NSUInteger i = 0; i < [data length]; i += 3) {
        NSUInteger left = [data length] - i;
        uint32_t group = (uint32_t)bytes[i] << 16 | (left > 1 ? (uint32_t)bytes[i + 1] << 8 : 0) | (left > 2 ? bytes[i + 2] : 0);
        [text appendFormat:@"%c%c%c%c", digits[group >> 18], digits[group >> 12 & 63],
                           left > 1 ? digits[group >> 6 & 63] : '=', left > 2 ? digits[group & 63] : '='];
    }
    return text;
}

/// The parameters of a challenge. Values may be quoted.
static NSDictionary *parse_parameters(NSScanner *scanner) {
    NSMutableDictionary *parameters = [NSMutableDictionary dictionary];
    NSCharacterSet *blanks = [NSCharacterSet characterSetWithCharactersInString:@" \t,"];
    NSString *name, *value;
    [scanner setCharactersToBeSkipped:nil];
    while (![scanner isAtEnd]) {
        [scanner scanCharactersFromSet:blanks intoString:NULL];
        name = nil;
        if (![scanner scanUpToString:@"=" intoString:&name] || ![scanner scanString:@"=" intoString:NULL]) break;
        value = @"";
        if ([scanner scanString:@"\"" intoString:NULL]) {
            [scanner scanUpToString:@"\"" intoString:&value];
            [scanner scanString:@"\"" intoString:NULL];
        } else {
            [scanner scanUpToCharactersFromSet:blanks intoString:&value];
        }
        [parameters setObject:value forKey:[name lowercaseString]];
    }
    return parameters;
}

static CoreFoundationHTTPAuthentication *authentication_from(CoreFoundationHTTPMessage *response) {
    NSInteger code = response->statusCode;
    if (code != 401 && code != 407) return nil;
    NSString *challenge = [response valueOfHeader:code == 407 ? @"Proxy-Authenticate" : @"WWW-Authenticate"];
    if ([challenge length] == 0) return nil;
    // If a header contains several schemes, the strongest supported one is used.
    NSRange digest = [challenge rangeOfString:@"Digest " options:NSCaseInsensitiveSearch];
    NSRange basic = [challenge rangeOfString:@"Basic " options:NSCaseInsensitiveSearch];
    CoreFoundationHTTPAuthentication *made = [[CoreFoundationHTTPAuthentication new] autorelease];
    made->isForProxy = code == 407;
    NSUInteger start;
    if (digest.location != NSNotFound) {
        made->scheme = @"Digest";
        start = NSMaxRange(digest);
    } else if (basic.location != NSNotFound) {
        made->scheme = @"Basic";
        start = NSMaxRange(basic);
    } else {
        NSRange blank = [challenge rangeOfString:@" "];
        start = blank.location == NSNotFound ? [challenge length] : blank.location;
        made->scheme = [[challenge substringToIndex:start] retain];
    }
    made->parameters = [parse_parameters([NSScanner scannerWithString:[challenge substringFromIndex:start]]) retain];
    return made;
}

static NSString *md5(NSString *text) {
    NSData *bytes = [text dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char digest[CC_MD5_DIGEST_LENGTH];
    CC_MD5([bytes bytes], (CC_LONG)[bytes length], digest);
    NSMutableString *result = [NSMutableString string];
    for (int i = 0; i < CC_MD5_DIGEST_LENGTH; i++) [result appendFormat:@"%02x", digest[i]];
    return result;
}

static NSString *digest_answer(CoreFoundationHTTPAuthentication *it, CoreFoundationHTTPMessage *request, NSString *name, NSString *password) {
    NSString *realm = [it->parameters objectForKey:@"realm"], *nonce = [it->parameters objectForKey:@"nonce"];
    NSString *opaque = [it->parameters objectForKey:@"opaque"], *algorithm = [it->parameters objectForKey:@"algorithm"];
    if (realm == nil) realm = @"";
    if (nonce == nil) nonce = @"";
    BOOL has_quality = [[it->parameters objectForKey:@"qop"] rangeOfString:@"auth"].length > 0;
    uint8_t random[8];
    SecRandomCopyBytes(kSecRandomDefault, sizeof random, random);
    NSMutableString *client = [NSMutableString string];
    for (int i = 0; i < 8; i++) [client appendFormat:@"%02x", random[i]];
    NSString *target = [request requestTarget], *count = [NSString stringWithFormat:@"%08x", ++it->uses];
    NSString *who = md5([NSString stringWithFormat:@"%@:%@:%@", name, realm, password]);
    if ([algorithm caseInsensitiveCompare:@"MD5-sess"] == NSOrderedSame && algorithm) {
        who = md5([NSString stringWithFormat:@"%@:%@:%@", who, nonce, client]);
    }
    NSString *what = md5([NSString stringWithFormat:@"%@:%@", request->method, target]);
    NSString *answer = has_quality
        ? md5([NSString stringWithFormat:@"%@:%@:%@:%@:auth:%@", who, nonce, count, client, what])
        : md5([NSString stringWithFormat:@"%@:%@:%@", who, nonce, what]);
    NSMutableString *text = [NSMutableString stringWithFormat:
        @"Digest username=\"%@\", realm=\"%@\", nonce=\"%@\", uri=\"%@\", response=\"%@\"", name, realm, nonce, target, answer];
    if (algorithm) [text appendFormat:@", algorithm=%@", algorithm];
    if (opaque) [text appendFormat:@", opaque=\"%@\"", opaque];
    if (has_quality) [text appendFormat:@", qop=auth, nc=%@, cnonce=\"%@\"", count, client];
    return text;
}

static CoreFoundationHTTPAuthentication *authentication_of(CFHTTPAuthenticationRef it) { return OBJECT(CoreFoundationHTTPAuthentication, it); }

static Boolean fail(CFStreamError *error, SInt32 number) {
    if (error) *error = (CFStreamError){kCFStreamErrorDomainHTTP, number};
    return false;
}

CFTypeID CFHTTPAuthenticationGetTypeID(void) { return TypeHTTPAuthentication; }

CFHTTPAuthenticationRef CFHTTPAuthenticationCreateFromResponse(CFAllocatorRef allocator, CFHTTPMessageRef response) {
    return response ? (CFHTTPAuthenticationRef)[authentication_from(OBJECT(CoreFoundationHTTPMessage, response)) retain] : NULL;
}

Boolean CFHTTPAuthenticationIsValid(CFHTTPAuthenticationRef authentication, CFStreamError *error) {
    if (authentication && [authentication_of(authentication) isKnown]) return true;
    return fail(error, kCFStreamErrorHTTPAuthenticationTypeUnsupported);
}

Boolean CFHTTPAuthenticationAppliesToRequest(CFHTTPAuthenticationRef authentication, CFHTTPMessageRef request) {
    return authentication && request && [authentication_of(authentication) isKnown];
}

Boolean CFHTTPAuthenticationRequiresOrderedRequests(CFHTTPAuthenticationRef authentication) { return false; }

Boolean CFHTTPMessageApplyCredentials(CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication,
                                      CFStringRef username, CFStringRef password, CFStreamError *error) {
    CoreFoundationHTTPAuthentication *it = authentication_of(authentication);
    if (request == NULL || it == nil || ![it isKnown]) return fail(error, kCFStreamErrorHTTPAuthenticationTypeUnsupported);
    if (username == NULL) return fail(error, kCFStreamErrorHTTPAuthenticationBadUserName);
    if (password == NULL) return fail(error, kCFStreamErrorHTTPAuthenticationBadPassword);
    NSString *name = OBJECT(NSString, username), *secret = OBJECT(NSString, password), *value;
    if ([it->scheme isEqual:@"Basic"]) {
        NSString *both = [NSString stringWithFormat:@"%@:%@", name, secret];
        value = [@"Basic " stringByAppendingString:base64([both dataUsingEncoding:NSUTF8StringEncoding])];
    } else {
        value = digest_answer(it, OBJECT(CoreFoundationHTTPMessage, request), name, secret);
    }
    [OBJECT(CoreFoundationHTTPMessage, request) setValue:value
                                  ofHeader:it->isForProxy ? @"Proxy-Authorization" : @"Authorization"];
    return true;
}

Boolean CFHTTPMessageApplyCredentialDictionary(CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication,
                                               CFDictionaryRef credentials, CFStreamError *error) {
    NSDictionary *it = OBJECT(NSDictionary, credentials);
    return CFHTTPMessageApplyCredentials(request, authentication,
                                         (CFStringRef)[it objectForKey:(id)kCFHTTPAuthenticationUsername],
                                         (CFStringRef)[it objectForKey:(id)kCFHTTPAuthenticationPassword], error);
}

Boolean CFHTTPMessageAddAuthentication(CFHTTPMessageRef request, CFHTTPMessageRef failureResponse, CFStringRef username,
                                       CFStringRef password, CFStringRef scheme, Boolean forProxy) {
    CoreFoundationHTTPAuthentication *it = failureResponse ? authentication_from(OBJECT(CoreFoundationHTTPMessage, failureResponse)) : nil;
    if (it == nil) {
        // Without a challenge only Basic is possible.
        if (scheme && !CFEqual(scheme, kCFHTTPAuthenticationSchemeBasic)) return false;
        it = [[CoreFoundationHTTPAuthentication new] autorelease];
        it->scheme = @"Basic";
        it->isForProxy = forProxy;
    }
    return CFHTTPMessageApplyCredentials(request, (CFHTTPAuthenticationRef)it, username, password, NULL);
}

CFStringRef CFHTTPAuthenticationCopyRealm(CFHTTPAuthenticationRef authentication) {
    return COPIED(CFStringRef, [authentication_of(authentication)->parameters objectForKey:@"realm"]);
}

CFArrayRef CFHTTPAuthenticationCopyDomains(CFHTTPAuthenticationRef authentication) {
    NSMutableArray *urls = [NSMutableArray new];
    NSString *list = [authentication_of(authentication)->parameters objectForKey:@"domain"];
    for (NSString *word in [list componentsSeparatedByString:@" "]) {
        NSURL *url = [NSURL URLWithString:word];
        if (url) [urls addObject:url];
    }
    return (CFArrayRef)urls;
}

CFStringRef CFHTTPAuthenticationCopyMethod(CFHTTPAuthenticationRef authentication) {
    return COPIED(CFStringRef, authentication_of(authentication)->scheme);
}

Boolean CFHTTPAuthenticationRequiresUserNameAndPassword(CFHTTPAuthenticationRef authentication) { return true; }

Boolean CFHTTPAuthenticationRequiresAccountDomain(CFHTTPAuthenticationRef authentication) {
    return [authentication_of(authentication)->scheme isEqual:@"NTLM"];
}
