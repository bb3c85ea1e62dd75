// Files by their URLs.
#pragma once
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFURL.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef enum CFURLError : CFIndex {
    kCFURLUnknownError = -10,
    kCFURLUnknownSchemeError = -11,
    kCFURLResourceNotFoundError = -12,
    kCFURLResourceAccessViolationError = -13,
    kCFURLRemoteHostUnavailableError = -14,
    kCFURLImproperArgumentsError = -15,
    kCFURLUnknownPropertyKeyError = -16,
    kCFURLPropertyKeyUnavailableError = -17,
    kCFURLTimeoutError = -18
} CFURLError;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFURLFileExists;
extern const CFStringRef kCFURLFileDirectoryContents;
extern const CFStringRef kCFURLFileLength;
extern const CFStringRef kCFURLFileLastModificationTime;
extern const CFStringRef kCFURLFilePOSIXMode;
extern const CFStringRef kCFURLFileOwnerID;
extern const CFStringRef kCFURLHTTPStatusCode;
extern const CFStringRef kCFURLHTTPStatusLine;

/// Reads a whole file. Whether it could; `errorCode` is a CFURLError.
Boolean CFURLCreateDataAndPropertiesFromResource(CFAllocatorRef allocator, CFURLRef url, CFDataRef *data,
                                                 CFDictionaryRef *properties, CFArrayRef desiredProperties,
                                                 SInt32 *errorCode);
Boolean CFURLWriteDataAndPropertiesToResource(CFURLRef url, CFDataRef data, CFDictionaryRef properties,
                                              SInt32 *errorCode);
Boolean CFURLDestroyResource(CFURLRef url, SInt32 *errorCode);
CFTypeRef CFURLCreatePropertyFromResource(CFAllocatorRef allocator, CFURLRef url, CFStringRef property,
                                          SInt32 *errorCode);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
