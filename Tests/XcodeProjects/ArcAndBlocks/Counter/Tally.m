#import "Tally.h"

#if !__has_feature(objc_arc)
#error This file is compiled with ARC.
#endif

@implementation Tally {
    NSUInteger _count;
}

@synthesize onChange = _onChange;

- (void)add {
    _count++;
    if (self.onChange) self.onChange(_count);
}

+ (BOOL)remainsAfterItsOwner {
    __weak Tally *known;
    @autoreleasepool {
        Tally *owned = [[Tally alloc] init];
        known = owned;
    }
    return known != nil;
}

@end
