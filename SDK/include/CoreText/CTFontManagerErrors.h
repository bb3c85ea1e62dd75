// Why fonts could not be registered. Since iOS 4.1.
#pragma once
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const CFStringRef kCTFontManagerErrorDomain;
extern const CFStringRef kCTFontManagerErrorFontURLsKey;

enum {
    kCTFontManagerErrorFileNotFound = 101,
    kCTFontManagerErrorInsufficientPermissions = 102,
    kCTFontManagerErrorUnrecognizedFormat = 103,
    kCTFontManagerErrorInvalidFontData = 104,
    kCTFontManagerErrorAlreadyRegistered = 105
};

enum {
    kCTFontManagerErrorNotRegistered = 201,
    kCTFontManagerErrorInUse = 202,
    kCTFontManagerErrorSystemRequired = 202
};
typedef CFIndex CTFontManagerError;

#ifdef __cplusplus
}
#endif
