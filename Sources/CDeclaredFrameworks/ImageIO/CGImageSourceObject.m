// In an object file of its own, for the reason given in CoreVideo/PixelBuffer.m.
#import "ImageIO/CGImageSourceObject.h"
#import "Notice/TypeIdentifiers.h"
#import <CoreFoundation/CoreFoundation.h>

@implementation CGImageSourceObject
- (CFTypeID)coreFoundationType { return ImageSourceType; }
@end
