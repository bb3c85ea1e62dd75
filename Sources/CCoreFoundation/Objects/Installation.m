// The constants that are objects, which are made as soon as the library is loaded: programs use them before they call
// anything.

#include "Objects/References.h"

// By other names than the headers', where they are constant.
id boolean_true __asm__("CocoakCFBooleanTrue");
id boolean_false __asm__("CocoakCFBooleanFalse");
id null_object __asm__("CocoakCFNull");
id number_positive_infinity __asm__("CocoakCFNumberPositiveInfinity");
id number_negative_infinity __asm__("CocoakCFNumberNegativeInfinity");
id number_not_a_number __asm__("CocoakCFNumberNaN");

@interface CoreFoundationInstallation : NSObject
@end

@implementation CoreFoundationInstallation
+ (void)load {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    boolean_true = [[NSNumber numberWithBool:YES] retain];
    boolean_false = [[NSNumber numberWithBool:NO] retain];
    null_object = [[NSNull null] retain];
    number_positive_infinity = [[NSNumber numberWithDouble:INFINITY] retain];
    number_negative_infinity = [[NSNumber numberWithDouble:-INFINITY] retain];
    number_not_a_number = [[NSNumber numberWithDouble:NAN] retain];
    [pool drain];
}
@end
