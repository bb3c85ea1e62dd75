// Breaks text into lines, one after the other. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTLine.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTTypesetter *CTTypesetterRef;

extern const CFStringRef kCTTypesetterOptionDisableBidiProcessing;
extern const CFStringRef kCTTypesetterOptionForcedEmbeddingLevel;

CFTypeID CTTypesetterGetTypeID(void);
CTTypesetterRef CTTypesetterCreateWithAttributedString(CFAttributedStringRef string);
CTTypesetterRef CTTypesetterCreateWithAttributedStringAndOptions(CFAttributedStringRef string, CFDictionaryRef options);
CTLineRef CTTypesetterCreateLineWithOffset(CTTypesetterRef typesetter, CFRange stringRange, double offset);
CTLineRef CTTypesetterCreateLine(CTTypesetterRef typesetter, CFRange stringRange);
CFIndex CTTypesetterSuggestLineBreakWithOffset(CTTypesetterRef typesetter, CFIndex startIndex, double width,
                                               double offset);
CFIndex CTTypesetterSuggestLineBreak(CTTypesetterRef typesetter, CFIndex startIndex, double width);
CFIndex CTTypesetterSuggestClusterBreakWithOffset(CTTypesetterRef typesetter, CFIndex startIndex, double width,
                                                  double offset);
CFIndex CTTypesetterSuggestClusterBreak(CTTypesetterRef typesetter, CFIndex startIndex, double width);

#ifdef __cplusplus
}
#endif
