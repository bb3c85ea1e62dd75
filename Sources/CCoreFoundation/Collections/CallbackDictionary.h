// A dictionary with CFDictionaryKeyCallBacks and CFDictionaryValueCallBacks. Keys and values need not be objects.
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
