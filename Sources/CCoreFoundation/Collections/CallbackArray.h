// An array with CFArrayCallBacks. Its elements need not be objects.
#pragma once
#include "Objects/References.h"

@interface CoreFoundationCallbackArray : NSMutableArray {
@public
    CFArrayCallBacks callbacks;
    const void **values;
    NSUInteger count, capacity;
    BOOL isImmutable;
}
/// Whether the callbacks differ from the behaviour of NSArray, so that this class is necessary.
+ (BOOL)isNeededFor:(const CFArrayCallBacks *)callbacks;
- (id)initWithCallbacks:(const CFArrayCallBacks *)theCallbacks;
- (void)replaceValuesInRange:(NSRange)range with:(const void **)newValues count:(NSUInteger)newCount;
- (NSUInteger)indexOfValue:(const void *)value inRange:(NSRange)range backwards:(BOOL)backwards;
@end
