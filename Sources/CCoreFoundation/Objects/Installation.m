// The constants that are objects. They are made when the library is loaded, since programs use them before they call a
// function.

#include "Numbers/RealNumbers.h"
#include "Objects/References.h"

// Declared with other names, since the headers declare them as constants.
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
    number_positive_infinity = [number_that_is_not_finite(INFINITY) retain];
    number_negative_infinity = [number_that_is_not_finite(-INFINITY) retain];
    number_not_a_number = [number_that_is_not_finite(NAN) retain];
    [pool drain];
}
@end
