#pragma once
#include <CoreGraphics/CGColor.h>
#include <CoreGraphics/CGDataProvider.h>

extern const CFStringRef kCGColorSpaceGenericGray;
extern const CFStringRef kCGColorSpaceGenericRGB;
extern const CFStringRef kCGColorSpaceGenericCMYK;

CG_EXTERN_BEGIN

extern CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name);
extern CGColorSpaceRef CGColorSpaceCreateCalibratedGray(const CGFloat whitePoint[], const CGFloat blackPoint[], CGFloat gamma);
extern CGColorSpaceRef CGColorSpaceCreateCalibratedRGB(const CGFloat whitePoint[], const CGFloat blackPoint[], const CGFloat gamma[], const CGFloat matrix[]);
extern CGColorSpaceRef CGColorSpaceCreateLab(const CGFloat whitePoint[], const CGFloat blackPoint[], const CGFloat range[]);
/// Colours are taken for those of `alternate`, or of the device space with as many components.
extern CGColorSpaceRef CGColorSpaceCreateICCBased(size_t componentCount, const CGFloat range[], CGDataProviderRef profile, CGColorSpaceRef alternate);
/// NULL for data that are no profile.
extern CGColorSpaceRef CGColorSpaceCreateWithICCProfile(CFDataRef data);
extern CGColorSpaceRef CGColorSpaceCreateIndexed(CGColorSpaceRef baseSpace, size_t last, const unsigned char *colorTable);
extern CGColorSpaceRef CGColorSpaceGetBaseColorSpace(CGColorSpaceRef space);
extern size_t CGColorSpaceGetColorTableCount(CGColorSpaceRef space);
extern void CGColorSpaceGetColorTable(CGColorSpaceRef space, unsigned char *table);
extern CFDataRef CGColorSpaceCopyICCProfile(CGColorSpaceRef space);
extern CFTypeID CGColorSpaceGetTypeID(void);

CG_EXTERN_END
