// CFHTTPMessage: a request or a response of HTTP.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFHTTPMessage *CFHTTPMessageRef;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFHTTPVersion1_0;
extern const CFStringRef kCFHTTPVersion1_1;
extern const CFStringRef kCFHTTPAuthenticationSchemeBasic;
extern const CFStringRef kCFHTTPAuthenticationSchemeDigest;
extern const CFStringRef kCFHTTPAuthenticationSchemeNTLM;
extern const CFStringRef kCFHTTPAuthenticationSchemeNegotiate;
extern const CFStringRef kCFHTTPAuthenticationSchemeNegotiate2;
extern const CFStringRef kCFHTTPAuthenticationSchemeKerberos;
extern const CFStringRef kCFHTTPAuthenticationSchemeXMobileMeAuthToken;

CFTypeID CFHTTPMessageGetTypeID(void);
CFHTTPMessageRef CFHTTPMessageCreateRequest(CFAllocatorRef allocator, CFStringRef method, CFURLRef url,
                                            CFStringRef version);
CFHTTPMessageRef CFHTTPMessageCreateResponse(CFAllocatorRef allocator, CFIndex statusCode,
                                             CFStringRef statusDescription, CFStringRef version);
/// To be filled by CFHTTPMessageAppendBytes.
CFHTTPMessageRef CFHTTPMessageCreateEmpty(CFAllocatorRef allocator, Boolean isRequest);
CFHTTPMessageRef CFHTTPMessageCreateCopy(CFAllocatorRef allocator, CFHTTPMessageRef message);
Boolean CFHTTPMessageIsRequest(CFHTTPMessageRef message);
CFStringRef CFHTTPMessageCopyVersion(CFHTTPMessageRef message);
CFDataRef CFHTTPMessageCopyBody(CFHTTPMessageRef message);
void CFHTTPMessageSetBody(CFHTTPMessageRef message, CFDataRef body);
/// Names of headers are the same in upper and lower case.
CFStringRef CFHTTPMessageCopyHeaderFieldValue(CFHTTPMessageRef message, CFStringRef field);
CFDictionaryRef CFHTTPMessageCopyAllHeaderFields(CFHTTPMessageRef message);
/// NULL removes the header.
void CFHTTPMessageSetHeaderFieldValue(CFHTTPMessageRef message, CFStringRef field, CFStringRef value);
/// False when the bytes are not of such a message: it is of no use then.
Boolean CFHTTPMessageAppendBytes(CFHTTPMessageRef message, const UInt8 *bytes, CFIndex length);
Boolean CFHTTPMessageIsHeaderComplete(CFHTTPMessageRef message);
/// NULL while the header is not complete.
CFDataRef CFHTTPMessageCopySerializedMessage(CFHTTPMessageRef message);
CFURLRef CFHTTPMessageCopyRequestURL(CFHTTPMessageRef request);
CFStringRef CFHTTPMessageCopyRequestMethod(CFHTTPMessageRef request);
Boolean CFHTTPMessageAddAuthentication(CFHTTPMessageRef request, CFHTTPMessageRef failureResponse, CFStringRef username,
                                       CFStringRef password, CFStringRef scheme, Boolean forProxy);
CFIndex CFHTTPMessageGetResponseStatusCode(CFHTTPMessageRef response);
CFStringRef CFHTTPMessageCopyResponseStatusLine(CFHTTPMessageRef response);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
