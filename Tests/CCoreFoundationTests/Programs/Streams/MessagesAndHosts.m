// CFHTTPMessage, CFHTTPAuthentication, CFHost and the dictionaries of services: what is put in comes out again.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <CFNetwork/CFNetwork.h>
#import <SystemConfiguration/SystemConfiguration.h>
#include <arpa/inet.h>

static CFURLRef url(const char *text) {
    return (CFURLRef)[NSURL URLWithString:[NSString stringWithUTF8String:text]];
}

static void messages(void) {
    CFURLRef there = url("http://example.org/a?b=c");
    CFHTTPMessageRef request = CFHTTPMessageCreateRequest(NULL, CFSTR("PUT"), there, kCFHTTPVersion1_0);
    COUNT(CFGetTypeID(request), CFHTTPMessageGetTypeID());
    IS(CFHTTPMessageIsRequest(request));
    SAME([(id)CFHTTPMessageCopyRequestMethod(request) autorelease], @"PUT");
    SAME([(id)CFHTTPMessageCopyRequestURL(request) autorelease], (id)url("http://example.org/a?b=c"));
    SAME([(id)CFHTTPMessageCopyVersion(request) autorelease], @"HTTP/1.0");
    CFHTTPMessageSetHeaderFieldValue(request, CFSTR("X-One"), CFSTR("1"));
    CFHTTPMessageRef copy = CFHTTPMessageCreateCopy(NULL, request);
    CFHTTPMessageSetHeaderFieldValue(request, CFSTR("X-One"), CFSTR("2"));
    SAME([(id)CFHTTPMessageCopyHeaderFieldValue(copy, CFSTR("x-one")) autorelease], @"1");
    CFRelease(copy);
    NSData *bytes = [(id)CFHTTPMessageCopySerializedMessage(request) autorelease];
    NSString *text = [[[NSString alloc] initWithData:bytes encoding:NSASCIIStringEncoding] autorelease];
    IS([text hasPrefix:@"PUT /a?b=c HTTP/1.0\r\n"] && [text rangeOfString:@"X-One: 2\r\n"].length);
    CFRelease(request);
    CFHTTPMessageRef answer = CFHTTPMessageCreateResponse(NULL, 404, NULL, kCFHTTPVersion1_1);
    IS(!CFHTTPMessageIsRequest(answer));
    COUNT(CFHTTPMessageGetResponseStatusCode(answer), 404);
    SAME([(id)CFHTTPMessageCopyResponseStatusLine(answer) autorelease], @"HTTP/1.1 404 Not Found");
    CFRelease(answer);
    answer = CFHTTPMessageCreateResponse(NULL, 299, CFSTR("Nearly"), kCFHTTPVersion1_1);
    SAME([(id)CFHTTPMessageCopyResponseStatusLine(answer) autorelease], @"HTTP/1.1 299 Nearly");
    CFRelease(answer);
}

static CFHTTPMessageRef asks(const char *how) {
    CFHTTPMessageRef answer = CFHTTPMessageCreateEmpty(NULL, false);
    NSString *text = [NSString stringWithFormat:@"HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: %s\r\n\r\n", how];
    NSData *bytes = [text dataUsingEncoding:NSASCIIStringEncoding];
    CFHTTPMessageAppendBytes(answer, [bytes bytes], (CFIndex)[bytes length]);
    return answer;
}

static void passwords(void) {
    CFHTTPMessageRef answer = asks("Digest realm=\"safe\", nonce=\"abc\", qop=\"auth\", domain=\"/private\"");
    CFHTTPAuthenticationRef way = CFHTTPAuthenticationCreateFromResponse(NULL, answer);
    COUNT(CFGetTypeID(way), CFHTTPAuthenticationGetTypeID());
    SAME([(id)CFHTTPAuthenticationCopyMethod(way) autorelease], (id)kCFHTTPAuthenticationSchemeDigest);
    SAME([(id)CFHTTPAuthenticationCopyRealm(way) autorelease], @"safe");
    IS(CFHTTPAuthenticationRequiresUserNameAndPassword(way) && !CFHTTPAuthenticationRequiresAccountDomain(way));
    IS([(NSArray *)[(id)CFHTTPAuthenticationCopyDomains(way) autorelease] isKindOfClass:[NSArray class]]);
    CFURLRef there = url("http://example.org/private/x");
    CFHTTPMessageRef request = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), there, kCFHTTPVersion1_1);
    IS(CFHTTPAuthenticationAppliesToRequest(way, request));
    NSDictionary *who = [NSDictionary dictionaryWithObjectsAndKeys:@"ann", (id)kCFHTTPAuthenticationUsername, @"pw",
        (id)kCFHTTPAuthenticationPassword, nil];
    CFStreamError error = {0};
    IS(CFHTTPMessageApplyCredentialDictionary(request, way, (CFDictionaryRef)who, &error));
    NSString *field = [(id)CFHTTPMessageCopyHeaderFieldValue(request, CFSTR("Authorization")) autorelease];
    IS([field hasPrefix:@"Digest "] && [field rangeOfString:@"username=\"ann\""].length);
    IS([field rangeOfString:@"pw"].length == 0 && [field rangeOfString:@"nonce=\"abc\""].length);
    CFRelease(request);
    CFRelease(way);
    CFRelease(answer);
    answer = asks("Basic realm=\"open\"");
    way = CFHTTPAuthenticationCreateFromResponse(NULL, answer);
    IS(!CFHTTPAuthenticationRequiresOrderedRequests(way));
    request = CFHTTPMessageCreateRequest(NULL, CFSTR("GET"), url("http://example.org/"), kCFHTTPVersion1_1);
    CFHTTPMessageApplyCredentialDictionary(request, way, (CFDictionaryRef)who, NULL);
    SAME([(id)CFHTTPMessageCopyHeaderFieldValue(request, CFSTR("Authorization")) autorelease], @"Basic YW5uOnB3");
    CFRelease(request);
    CFRelease(way);
    CFRelease(answer);
}

static int resolved;
static CFStreamError lastError;
static void hears(CFHostRef host, CFHostInfoType type, const CFStreamError *error, void *info) {
    resolved += *(int *)info;
    lastError = *error;
}

static void hosts(void) {
    CFHostRef host = CFHostCreateWithName(NULL, CFSTR("localhost"));
    COUNT(CFGetTypeID(host), CFHostGetTypeID());
    Boolean known = true;
    IS(CFHostGetAddressing(host, &known) == NULL && !known);
    SAME([(NSArray *)CFHostGetNames(host, &known) objectAtIndex:0], @"localhost");
    CFHostRef copy = CFHostCreateCopy(NULL, host);
    static int one = 1;
    CFHostClientContext context = {0, &one, NULL, NULL, NULL};
    IS(CFHostSetClient(host, hears, &context));
    CFHostScheduleWithRunLoop(host, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFStreamError error = {0};
    IS(CFHostStartInfoResolution(host, kCFHostAddresses, &error));
    for (int i = 0; i < 500 && resolved == 0; i++) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, true);
    IS(resolved == 1 && lastError.error == 0);
    NSArray *addresses = (NSArray *)CFHostGetAddressing(host, &known);
    IS(known && [addresses count] >= 1);
    const struct sockaddr *first = [[addresses objectAtIndex:0] bytes];
    IS(first->sa_family == AF_INET || first->sa_family == AF_INET6);
    CFHostUnscheduleFromRunLoop(host, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    CFHostCancelInfoResolution(host, kCFHostAddresses);
    CFHostSetClient(host, NULL, NULL);
    // The copy knows nothing of it.
    IS(CFHostGetAddressing(copy, &known) == NULL && !known);
    CFRelease(copy);
    CFRelease(host);
    struct sockaddr_in here = {.sin_family = AF_INET};
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    host = CFHostCreateWithAddress(NULL, (CFDataRef)[NSData dataWithBytes:&here length:sizeof here]);
    COUNT([(NSArray *)CFHostGetAddressing(host, &known) count], 1);
    IS(CFHostStartInfoResolution(host, kCFHostReachability, NULL));
    IS([(NSData *)CFHostGetReachability(host, &known) length] == sizeof(SCNetworkReachabilityFlags) && known);
    CFRelease(host);
}

static void services(void) {
    NSDictionary *facts = [NSDictionary dictionaryWithObjectsAndKeys:[NSData dataWithBytes:"1.0" length:3], @"version",
        [NSData data], @"flag", nil];
    CFDataRef text = CFNetServiceCreateTXTDataWithDictionary(NULL, (CFDictionaryRef)facts);
    NSDictionary *again = [(id)CFNetServiceCreateDictionaryWithTXTData(NULL, text) autorelease];
    SAME([again objectForKey:@"version"], [facts objectForKey:@"version"]);
    IS([again objectForKey:@"flag"] != nil);
    CFNetServiceRef service = CFNetServiceCreate(NULL, CFSTR("local."), CFSTR("_test._tcp."), CFSTR("me"), 99);
    COUNT(CFGetTypeID(service), CFNetServiceGetTypeID());
    SAME((id)CFNetServiceGetDomain(service), @"local.");
    IS(CFNetServiceGetTargetHost(service) == NULL);
    IS(CFNetServiceSetTXTData(service, text));
    SAME((id)CFNetServiceGetTXTData(service), (id)text);
    CFNetServiceRef copy = CFNetServiceCreateCopy(NULL, service);
    SAME((id)CFNetServiceGetName(copy), @"me");
    CFRelease(copy);
    CFRelease(service);
    CFRelease(text);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    messages();
    passwords();
    hosts();
    services();
    puts("done");
    [pool release];
    return 0;
}
