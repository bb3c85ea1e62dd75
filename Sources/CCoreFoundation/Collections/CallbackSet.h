// A set, or a bag, that does with its elements what callbacks say. The elements need not be objects.
#pragma once
#include "Collections/PointerTable.h"

@interface CoreFoundationCallbackSet : NSMutableSet {
@public
    PointerTable table;
    CFSetCallBacks callbacks;
    BOOL isImmutable;
}
- (id)initWithCallbacks:(const CFSetCallBacks *)theCallbacks;
/// Puts an element in; one that equals it stays, unless it is to be replaced.
- (PointerTableEntry *)addPointer:(const void *)value replacing:(BOOL)replaces;
- (void)removePointer:(const void *)value;
@end
