#pragma once
#import <CoreText/CTDefines.h>
#import <CoreText/CTFont.h>
#import <CoreText/CTFontCollection.h>
#import <CoreText/CTFontDescriptor.h>
#import <CoreText/CTFontManager.h>
#import <CoreText/CTFontManagerErrors.h>
#import <CoreText/CTFontTraits.h>
#import <CoreText/CTFrame.h>
#import <CoreText/CTFramesetter.h>
#import <CoreText/CTGlyphInfo.h>
#import <CoreText/CTLine.h>
#import <CoreText/CTParagraphStyle.h>
#import <CoreText/CTRun.h>
#import <CoreText/CTRunDelegate.h>
#import <CoreText/CTStringAttributes.h>
#import <CoreText/CTTextTab.h>
#import <CoreText/CTTypesetter.h>
#import <CoreText/SFNTLayoutTypes.h>
#import <CoreText/SFNTTypes.h>

#ifdef __cplusplus
extern "C" {
#endif

/// One of the numbers below.
uint32_t CTGetCoreTextVersion(void);

#ifdef __cplusplus
}
#endif

#define kCTVersionNumber10_5 0x00020000
#define kCTVersionNumber10_5_2 0x00020001
#define kCTVersionNumber10_5_3 0x00020002
#define kCTVersionNumber10_5_5 0x00020003
#define kCTVersionNumber10_6 0x00030000
#define kCTVersionNumber10_7 0x00040000
