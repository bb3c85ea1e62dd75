// In a module of its own: the functions of a module with a class cannot run before the class is asked for.
#import "ImageIO/CGImageDestinationObject.h"
#import "Notice/TypeIdentifiers.h"
#import <CoreFoundation/CoreFoundation.h>

@implementation CGImageDestinationObject
- (CFTypeID)coreFoundationType { return ImageDestinationType; }
@end
