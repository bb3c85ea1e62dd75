#pragma once
#include <CoreGraphics/CGBase.h>
#include <CoreGraphics/CGReferences.h>

extern const CFStringRef kCGColorWhite;
extern const CFStringRef kCGColorBlack;
extern const CFStringRef kCGColorClear;

CG_EXTERN_BEGIN

extern CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void);
extern CGColorSpaceRef CGColorSpaceCreateDeviceGray(void);
extern CGColorSpaceRef CGColorSpaceCreateDeviceCMYK(void);
extern CGColorSpaceRef CGColorSpaceCreatePattern(CGColorSpaceRef baseSpace);
extern CGColorSpaceRef CGColorSpaceRetain(CGColorSpaceRef space);
extern void CGColorSpaceRelease(CGColorSpaceRef space);
extern CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space);
extern size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space);

extern CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat components[]);
extern CGColorRef CGColorCreateWithPattern(CGColorSpaceRef space, CGPatternRef pattern, const CGFloat components[]);
extern CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha);
extern CGColorRef CGColorRetain(CGColorRef color);
extern void CGColorRelease(CGColorRef color);
extern bool CGColorEqualToColor(CGColorRef color, CGColorRef other);
extern CGFloat CGColorGetAlpha(CGColorRef color);
extern size_t CGColorGetNumberOfComponents(CGColorRef color);
extern CGColorSpaceRef CGColorGetColorSpace(CGColorRef color);
extern const CGFloat * CGColorGetComponents(CGColorRef color);

extern CGGradientRef CGGradientCreateWithColors(CGColorSpaceRef space, CFArrayRef colors, const CGFloat locations[]);
extern CGGradientRef CGGradientCreateWithColorComponents(CGColorSpaceRef space, const CGFloat components[], const CGFloat locations[], size_t count);
extern CGGradientRef CGGradientRetain(CGGradientRef gradient);
extern void CGGradientRelease(CGGradientRef gradient);

extern CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha);
extern CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
extern CGColorRef CGColorCreateGenericCMYK(CGFloat cyan, CGFloat magenta, CGFloat yellow, CGFloat black, CGFloat alpha);
/// One of the three names above; NULL for others.
extern CGColorRef CGColorGetConstantColor(CFStringRef name);
extern CGColorRef CGColorCreateCopy(CGColorRef color);
extern CGPatternRef CGColorGetPattern(CGColorRef color);
extern CFTypeID CGColorGetTypeID(void);
extern CFTypeID CGGradientGetTypeID(void);

CG_EXTERN_END
