// Consecutive glyphs of a line that share their attributes. Since iPhone OS 3.2.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTRun *CTRunRef;

enum {
    kCTRunStatusNoStatus = 0,
    kCTRunStatusRightToLeft = 1,
    kCTRunStatusNonMonotonic = 2,
    kCTRunStatusHasNonIdentityMatrix = 4
};
typedef uint32_t CTRunStatus;

CFTypeID CTRunGetTypeID(void);
CFIndex CTRunGetGlyphCount(CTRunRef run);
CFDictionaryRef CTRunGetAttributes(CTRunRef run);
CTRunStatus CTRunGetStatus(CTRunRef run);
const CGGlyph *CTRunGetGlyphsPtr(CTRunRef run);
void CTRunGetGlyphs(CTRunRef run, CFRange range, CGGlyph buffer[]);
const CGPoint *CTRunGetPositionsPtr(CTRunRef run);
void CTRunGetPositions(CTRunRef run, CFRange range, CGPoint buffer[]);
const CGSize *CTRunGetAdvancesPtr(CTRunRef run);
void CTRunGetAdvances(CTRunRef run, CFRange range, CGSize buffer[]);
const CFIndex *CTRunGetStringIndicesPtr(CTRunRef run);
void CTRunGetStringIndices(CTRunRef run, CFRange range, CFIndex buffer[]);
CFRange CTRunGetStringRange(CTRunRef run);
double CTRunGetTypographicBounds(CTRunRef run, CFRange range, CGFloat *ascent, CGFloat *descent, CGFloat *leading);
CGRect CTRunGetImageBounds(CTRunRef run, CGContextRef context, CFRange range);
CGAffineTransform CTRunGetTextMatrix(CTRunRef run);
void CTRunDraw(CTRunRef run, CGContextRef context, CFRange range);

#ifdef __cplusplus
}
#endif
