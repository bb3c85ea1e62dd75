// Writes images as files: PNG and JPEG. Since iOS 4.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#import <CoreGraphics/CoreGraphics.h>
#import <ImageIO/CGImageSource.h>
#import <ImageIO/ImageIOBase.h>

typedef struct CGImageDestination *CGImageDestinationRef;

IMAGEIO_EXTERN const CFStringRef kCGImageDestinationLossyCompressionQuality;
IMAGEIO_EXTERN const CFStringRef kCGImageDestinationBackgroundColor;

IMAGEIO_EXTERN CFTypeID CGImageDestinationGetTypeID(void);
/// The uniform type identifiers of the formats that can be written.
IMAGEIO_EXTERN CFArrayRef CGImageDestinationCopyTypeIdentifiers(void);
/// - Status: stub
IMAGEIO_EXTERN CGImageDestinationRef CGImageDestinationCreateWithDataConsumer(CGDataConsumerRef consumer,
                                                                              CFStringRef type, size_t count,
                                                                              CFDictionaryRef options);
/// NULL for a type that cannot be written, or several images.
IMAGEIO_EXTERN CGImageDestinationRef CGImageDestinationCreateWithData(CFMutableDataRef data, CFStringRef type,
                                                                      size_t count, CFDictionaryRef options);
IMAGEIO_EXTERN CGImageDestinationRef CGImageDestinationCreateWithURL(CFURLRef url, CFStringRef type, size_t count,
                                                                     CFDictionaryRef options);
/// Of the properties kCGImageDestinationLossyCompressionQuality is obeyed.
IMAGEIO_EXTERN void CGImageDestinationSetProperties(CGImageDestinationRef destination, CFDictionaryRef properties);
IMAGEIO_EXTERN void CGImageDestinationAddImage(CGImageDestinationRef destination, CGImageRef image,
                                               CFDictionaryRef properties);
IMAGEIO_EXTERN void CGImageDestinationAddImageFromSource(CGImageDestinationRef destination, CGImageSourceRef source,
                                                         size_t index, CFDictionaryRef properties);
/// False if there is no image, or it cannot be written.
IMAGEIO_EXTERN bool CGImageDestinationFinalize(CGImageDestinationRef destination);
