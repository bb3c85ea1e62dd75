// One line of text, set. Since iPhone OS 3.2.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTLine *CTLineRef;

enum {
    kCTLineTruncationStart = 0,
    kCTLineTruncationEnd = 1,
    kCTLineTruncationMiddle = 2
};
typedef uint32_t CTLineTruncationType;

CFTypeID CTLineGetTypeID(void);
CTLineRef CTLineCreateWithAttributedString(CFAttributedStringRef string);
CTLineRef CTLineCreateTruncatedLine(CTLineRef line, double width, CTLineTruncationType truncationType,
                                    CTLineRef truncationToken);
CTLineRef CTLineCreateJustifiedLine(CTLineRef line, CGFloat justificationFactor, double justificationWidth);
CFIndex CTLineGetGlyphCount(CTLineRef line);
CFArrayRef CTLineGetGlyphRuns(CTLineRef line);
CFRange CTLineGetStringRange(CTLineRef line);
double CTLineGetPenOffsetForFlush(CTLineRef line, CGFloat flushFactor, double flushWidth);
void CTLineDraw(CTLineRef line, CGContextRef context);
double CTLineGetTypographicBounds(CTLineRef line, CGFloat *ascent, CGFloat *descent, CGFloat *leading);
double CTLineGetTrailingWhitespaceWidth(CTLineRef line);
CGRect CTLineGetImageBounds(CTLineRef line, CGContextRef context);
CFIndex CTLineGetStringIndexForPosition(CTLineRef line, CGPoint position);
CGFloat CTLineGetOffsetForStringIndex(CTLineRef line, CFIndex charIndex, CGFloat *secondaryOffset);

#ifdef __cplusplus
}
#endif
