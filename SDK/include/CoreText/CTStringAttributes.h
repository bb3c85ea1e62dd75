// The names of attributes that Core Text draws by. Those of superscripts, vertical forms and character shapes are kept,
// and have no effect: the platform's fonts have no letters for them. Since iPhone OS 3.2.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const CFStringRef kCTFontAttributeName;
extern const CFStringRef kCTForegroundColorAttributeName;
extern const CFStringRef kCTForegroundColorFromContextAttributeName;
extern const CFStringRef kCTKernAttributeName;
extern const CFStringRef kCTLigatureAttributeName;
extern const CFStringRef kCTParagraphStyleAttributeName;
extern const CFStringRef kCTStrokeWidthAttributeName;
extern const CFStringRef kCTStrokeColorAttributeName;
extern const CFStringRef kCTSuperscriptAttributeName;
extern const CFStringRef kCTUnderlineColorAttributeName;
extern const CFStringRef kCTUnderlineStyleAttributeName;
extern const CFStringRef kCTVerticalFormsAttributeName;
extern const CFStringRef kCTGlyphInfoAttributeName;
extern const CFStringRef kCTCharacterShapeAttributeName;
extern const CFStringRef kCTRunDelegateAttributeName;

#ifdef __cplusplus
}
#endif

enum {
    kCTUnderlineStyleNone = 0x00,
    kCTUnderlineStyleSingle = 0x01,
    kCTUnderlineStyleThick = 0x02,
    kCTUnderlineStyleDouble = 0x09
};
typedef int32_t CTUnderlineStyle;

enum {
    kCTUnderlinePatternSolid = 0,
    kCTUnderlinePatternDot = 256,
    kCTUnderlinePatternDash = 512,
    kCTUnderlinePatternDashDot = 768,
    kCTUnderlinePatternDashDotDot = 1024
};
typedef int32_t CTUnderlineStyleModifiers;
