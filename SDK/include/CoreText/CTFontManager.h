// Fonts that an app brings along. Since iOS 4.1.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <CoreText/CTFontManagerErrors.h>

#ifdef __cplusplus
extern "C" {
#endif


enum {
    kCTFontManagerScopeNone = 0,
    kCTFontManagerScopeProcess = 1,
    kCTFontManagerScopeUser = 2,
    kCTFontManagerScopeSession = 3
};
typedef uint32_t CTFontManagerScope;

enum {
    kCTFontManagerAutoActivationDefault = 0,
    kCTFontManagerAutoActivationDisabled = 1,
    kCTFontManagerAutoActivationEnabled = 2,
    kCTFontManagerAutoActivationPromptUser = 3
};
typedef uint32_t CTFontManagerAutoActivationSetting;

bool CTFontManagerRegisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error);
bool CTFontManagerUnregisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error);
bool CTFontManagerRegisterGraphicsFont(CGFontRef font, CFErrorRef *error);
bool CTFontManagerUnregisterGraphicsFont(CGFontRef font, CFErrorRef *error);
bool CTFontManagerRegisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope, CFArrayRef *errors);
bool CTFontManagerUnregisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope, CFArrayRef *errors);

#ifdef __cplusplus
}
#endif
