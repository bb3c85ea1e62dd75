// Lines of text set into a shape. Since iPhone OS 3.2.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTFrame *CTFrameRef;

extern const CFStringRef kCTFrameProgressionAttributeName;
extern const CFStringRef kCTFramePathFillRuleAttributeName;
extern const CFStringRef kCTFramePathWidthAttributeName;
extern const CFStringRef kCTFrameClippingPathsAttributeName;
extern const CFStringRef kCTFramePathClippingPathAttributeName;

enum {
    kCTFrameProgressionTopToBottom = 0,
    kCTFrameProgressionRightToLeft = 1
};
typedef uint32_t CTFrameProgression;

enum {
    kCTFramePathFillEvenOdd = 0,
    kCTFramePathFillWindingNumber = 1
};
typedef uint32_t CTFramePathFillRule;

CFTypeID CTFrameGetTypeID(void);
CFRange CTFrameGetStringRange(CTFrameRef frame);
CFRange CTFrameGetVisibleStringRange(CTFrameRef frame);
CGPathRef CTFrameGetPath(CTFrameRef frame);
CFDictionaryRef CTFrameGetFrameAttributes(CTFrameRef frame);
CFArrayRef CTFrameGetLines(CTFrameRef frame);
void CTFrameGetLineOrigins(CTFrameRef frame, CFRange range, CGPoint origins[]);
void CTFrameDraw(CTFrameRef frame, CGContextRef context);

#ifdef __cplusplus
}
#endif
