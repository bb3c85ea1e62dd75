// CFHTTPAuthentication: what a server wants to know of who asks. Basic and Digest.
#pragma once
#include <CFNetwork/CFHTTPMessage.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct _CFHTTPAuthentication *CFHTTPAuthenticationRef;

typedef enum CFStreamErrorHTTPAuthentication : CFIndex {
    kCFStreamErrorHTTPAuthenticationTypeUnsupported = -1000,
    kCFStreamErrorHTTPAuthenticationBadUserName = -1001,
    kCFStreamErrorHTTPAuthenticationBadPassword = -1002
} CFStreamErrorHTTPAuthentication;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFHTTPAuthenticationUsername;
extern const CFStringRef kCFHTTPAuthenticationPassword;
extern const CFStringRef kCFHTTPAuthenticationAccountDomain;

CFTypeID CFHTTPAuthenticationGetTypeID(void);
/// NULL if the response (401 or 407) does not ask for anything.
CFHTTPAuthenticationRef CFHTTPAuthenticationCreateFromResponse(CFAllocatorRef allocator, CFHTTPMessageRef response);
Boolean CFHTTPAuthenticationIsValid(CFHTTPAuthenticationRef authentication, CFStreamError *error);
Boolean CFHTTPAuthenticationAppliesToRequest(CFHTTPAuthenticationRef authentication, CFHTTPMessageRef request);
Boolean CFHTTPAuthenticationRequiresOrderedRequests(CFHTTPAuthenticationRef authentication);
Boolean CFHTTPMessageApplyCredentials(CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication,
                                      CFStringRef username, CFStringRef password, CFStreamError *error);
Boolean CFHTTPMessageApplyCredentialDictionary(CFHTTPMessageRef request, CFHTTPAuthenticationRef authentication,
                                               CFDictionaryRef credentials, CFStreamError *error);
CFStringRef CFHTTPAuthenticationCopyRealm(CFHTTPAuthenticationRef authentication);
CFArrayRef CFHTTPAuthenticationCopyDomains(CFHTTPAuthenticationRef authentication);
CFStringRef CFHTTPAuthenticationCopyMethod(CFHTTPAuthenticationRef authentication);
Boolean CFHTTPAuthenticationRequiresUserNameAndPassword(CFHTTPAuthenticationRef authentication);
Boolean CFHTTPAuthenticationRequiresAccountDomain(CFHTTPAuthenticationRef authentication);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
