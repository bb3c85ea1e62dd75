#import <ImageIO/ImageIO.h>

#define NAME(constant) const CFStringRef constant = (__bridge CFStringRef) @ #constant

NAME(kCGImageSourceTypeIdentifierHint);
NAME(kCGImageSourceShouldCache);
NAME(kCGImageSourceShouldAllowFloat);
NAME(kCGImageSourceThumbnailMaxPixelSize);
NAME(kCGImageSourceCreateThumbnailFromImageAlways);
NAME(kCGImageSourceCreateThumbnailFromImageIfAbsent);
NAME(kCGImageSourceCreateThumbnailWithTransform);
const CFStringRef kCGImagePropertyPixelWidth = (__bridge CFStringRef) @"PixelWidth";
const CFStringRef kCGImagePropertyPixelHeight = (__bridge CFStringRef) @"PixelHeight";
const CFStringRef kCGImagePropertyOrientation = (__bridge CFStringRef) @"Orientation";
