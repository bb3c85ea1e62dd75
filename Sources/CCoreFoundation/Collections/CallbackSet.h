// A set or bag with callbacks. Its elements need not be objects.
#pragma once
#include "Collections/PointerTable.h"

@interface CoreFoundationCallbackSet : NSMutableSet {
@public
    PointerTable table;
    CFSetCallBacks callbacks;
    BOOL isImmutable;
}
- (id)initWithCallbacks:(const CFSetCallBacks *)theCallbacks;
/// Adds an element. An equal one is kept unless `replaces` is YES.
- (PointerTableEntry *)addPointer:(const void *)value replacing:(BOOL)replaces;
- (void)removePointer:(const void *)value;
@end
