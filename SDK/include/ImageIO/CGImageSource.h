// Images and what their files tell of them, as far as UIImage reads them. Since iOS 4.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#import <CoreGraphics/CoreGraphics.h>

typedef struct CGImageSource *CGImageSourceRef;

#ifdef __cplusplus
extern "C" {
#endif

extern const CFStringRef kCGImageSourceTypeIdentifierHint;
extern const CFStringRef kCGImageSourceShouldCache;
extern const CFStringRef kCGImageSourceShouldAllowFloat;
extern const CFStringRef kCGImageSourceThumbnailMaxPixelSize;
extern const CFStringRef kCGImageSourceCreateThumbnailFromImageAlways;
extern const CFStringRef kCGImageSourceCreateThumbnailFromImageIfAbsent;
extern const CFStringRef kCGImageSourceCreateThumbnailWithTransform;
extern const CFStringRef kCGImagePropertyPixelWidth;
extern const CFStringRef kCGImagePropertyPixelHeight;
extern const CFStringRef kCGImagePropertyOrientation;

/// NULL if the data is no image. The caller owns the source, as all that the functions below create or copy.
CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options);
/// NULL if there is no image.
CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options);
/// 1: of several images in a file only the first is read.
size_t CGImageSourceGetCount(CGImageSourceRef source);
/// NULL for another index than 0.
CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
/// No side has more pixels than kCGImageSourceThumbnailMaxPixelSize says.
CGImageRef CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
/// Width and height in pixels, and nothing else that the file may tell.
CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);

#ifdef __cplusplus
}
#endif
