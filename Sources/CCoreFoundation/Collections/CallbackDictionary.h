// A dictionary that does with its keys and values what callbacks say. Neither need be objects.
#pragma once
#include "Collections/PointerTable.h"

@interface CoreFoundationCallbackDictionary : NSMutableDictionary {
@public
    PointerTable table;
    CFDictionaryKeyCallBacks keyCallbacks;
    CFDictionaryValueCallBacks valueCallbacks;
    BOOL isImmutable;
}
- (id)initWithKeyCallbacks:(const CFDictionaryKeyCallBacks *)keys
            valueCallbacks:(const CFDictionaryValueCallBacks *)values;
- (void)setValue:(const void *)value forPointer:(const void *)key;
- (void)removePointer:(const void *)key;
@end
