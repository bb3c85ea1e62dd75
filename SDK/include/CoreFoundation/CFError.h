// CFError, which is NSError.
#pragma once
#include <CoreFoundation/CFDictionary.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFErrorDomainPOSIX;
extern const CFStringRef kCFErrorDomainOSStatus;
extern const CFStringRef kCFErrorDomainMach;
extern const CFStringRef kCFErrorDomainCocoa;
extern const CFStringRef kCFErrorLocalizedDescriptionKey;
extern const CFStringRef kCFErrorLocalizedFailureReasonKey;
extern const CFStringRef kCFErrorLocalizedRecoverySuggestionKey;
extern const CFStringRef kCFErrorDescriptionKey;
extern const CFStringRef kCFErrorUnderlyingErrorKey;
extern const CFStringRef kCFErrorURLKey;
extern const CFStringRef kCFErrorFilePathKey;

CFTypeID CFErrorGetTypeID(void);
CFErrorRef CFErrorCreate(CFAllocatorRef allocator, CFStringRef domain, CFIndex code, CFDictionaryRef userInfo);
CFErrorRef CFErrorCreateWithUserInfoKeysAndValues(CFAllocatorRef allocator, CFStringRef domain, CFIndex code,
                                                  const void *const *keys, const void *const *values, CFIndex count);
CFStringRef CFErrorGetDomain(CFErrorRef error);
CFIndex CFErrorGetCode(CFErrorRef error);
CFDictionaryRef CFErrorCopyUserInfo(CFErrorRef error);
CFStringRef CFErrorCopyDescription(CFErrorRef error);
CFStringRef CFErrorCopyFailureReason(CFErrorRef error);
CFStringRef CFErrorCopyRecoverySuggestion(CFErrorRef error);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
