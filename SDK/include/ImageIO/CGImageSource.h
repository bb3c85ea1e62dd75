// Images and what their files tell of them, as far as UIImage reads them. Since iOS 4.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#import <CoreGraphics/CoreGraphics.h>
#import <ImageIO/ImageIOBase.h>

typedef struct CGImageSource *CGImageSourceRef;

enum {
    kCGImageStatusUnexpectedEOF = -5,
    kCGImageStatusInvalidData = -4,
    kCGImageStatusUnknownType = -3,
    kCGImageStatusReadingHeader = -2,
    kCGImageStatusIncomplete = -1,
    kCGImageStatusComplete = 0
};
typedef int32_t CGImageSourceStatus;

IMAGEIO_EXTERN const CFStringRef kCGImageSourceTypeIdentifierHint;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceShouldCache;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceShouldAllowFloat;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceCreateThumbnailFromImageIfAbsent;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceCreateThumbnailFromImageAlways;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceThumbnailMaxPixelSize;
IMAGEIO_EXTERN const CFStringRef kCGImageSourceCreateThumbnailWithTransform;

IMAGEIO_EXTERN CFTypeID CGImageSourceGetTypeID(void);
/// The uniform type identifiers of the formats that can be read.
IMAGEIO_EXTERN CFArrayRef CGImageSourceCopyTypeIdentifiers(void);
/// NULL if the data is no image. The caller owns the source, as all that the functions below create or copy.
IMAGEIO_EXTERN CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options);
IMAGEIO_EXTERN CGImageSourceRef CGImageSourceCreateWithDataProvider(CGDataProviderRef provider, CFDictionaryRef options);
/// NULL if there is no image.
IMAGEIO_EXTERN CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options);
/// The uniform type identifier of the file's format, which the caller does not own.
IMAGEIO_EXTERN CFStringRef CGImageSourceGetType(CGImageSourceRef source);
/// 1: of several images in a file only the first is read.
IMAGEIO_EXTERN size_t CGImageSourceGetCount(CGImageSourceRef source);
/// The size of the file in bytes.
IMAGEIO_EXTERN CFDictionaryRef CGImageSourceCopyProperties(CGImageSourceRef source, CFDictionaryRef options);
/// Width and height in pixels, the model of colour, and nothing else that the file may tell.
IMAGEIO_EXTERN CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index,
                                                                  CFDictionaryRef options);
/// NULL for another index than 0.
IMAGEIO_EXTERN CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
/// No side has more pixels than kCGImageSourceThumbnailMaxPixelSize says.
IMAGEIO_EXTERN CGImageRef CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef source, size_t index,
                                                              CFDictionaryRef options);
/// A source without an image, which gets the whole data by the next function.
IMAGEIO_EXTERN CGImageSourceRef CGImageSourceCreateIncremental(CFDictionaryRef options);
/// `data` is all that came so far, not only what is new.
IMAGEIO_EXTERN void CGImageSourceUpdateData(CGImageSourceRef source, CFDataRef data, bool final);
IMAGEIO_EXTERN void CGImageSourceUpdateDataProvider(CGImageSourceRef source, CGDataProviderRef provider, bool final);
IMAGEIO_EXTERN CGImageSourceStatus CGImageSourceGetStatus(CGImageSourceRef source);
IMAGEIO_EXTERN CGImageSourceStatus CGImageSourceGetStatusAtIndex(CGImageSourceRef source, size_t index);
