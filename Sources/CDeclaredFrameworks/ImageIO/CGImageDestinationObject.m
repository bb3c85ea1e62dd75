// In an object file of its own, for the reason given in CoreVideo/PixelBuffer.m.
#import "ImageIO/CGImageDestinationObject.h"
#import "Notice/TypeIdentifiers.h"
#import <CoreFoundation/CoreFoundation.h>

@implementation CGImageDestinationObject
- (CFTypeID)coreFoundationType { return ImageDestinationType; }
@end
