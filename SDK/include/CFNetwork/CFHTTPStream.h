// Streams of what a server answers.
#pragma once
#include <CFNetwork/CFHTTPMessage.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef enum CFStreamErrorHTTP : CFIndex {
    kCFStreamErrorHTTPParseFailure = -1,
    kCFStreamErrorHTTPRedirectionLoop = -2,
    kCFStreamErrorHTTPBadURL = -3
} CFStreamErrorHTTP;

CF_EXTERN_C_BEGIN

extern const SInt32 kCFStreamErrorDomainHTTP;
extern const CFStringRef kCFStreamPropertyHTTPResponseHeader;
extern const CFStringRef kCFStreamPropertyHTTPFinalURL;
extern const CFStringRef kCFStreamPropertyHTTPFinalRequest;
extern const CFStringRef kCFStreamPropertyHTTPProxy;
extern const CFStringRef kCFStreamPropertyHTTPProxyHost;
extern const CFStringRef kCFStreamPropertyHTTPProxyPort;
extern const CFStringRef kCFStreamPropertyHTTPSProxyHost;
extern const CFStringRef kCFStreamPropertyHTTPSProxyPort;
extern const CFStringRef kCFStreamPropertyHTTPShouldAutoredirect;
extern const CFStringRef kCFStreamPropertyHTTPAttemptPersistentConnection;
extern const CFStringRef kCFStreamPropertyHTTPRequestBytesWrittenCount;

CFReadStreamRef CFReadStreamCreateForHTTPRequest(CFAllocatorRef allocator, CFHTTPMessageRef request);
/// The request's body is read from a stream that is not open yet.
CFReadStreamRef CFReadStreamCreateForStreamedHTTPRequest(CFAllocatorRef allocator, CFHTTPMessageRef requestHeaders,
                                                         CFReadStreamRef requestBody);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
