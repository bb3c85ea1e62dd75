// After "CTRunDelegate Reference" of iOS 5.

#import "Paragraph/CoreTextRunDelegate.h"

CFTypeID CTRunDelegateGetTypeID(void) { return TextRunDelegateType; }

CTRunDelegateRef CTRunDelegateCreate(const CTRunDelegateCallbacks *callbacks, void *refCon) {
    if (callbacks == NULL || callbacks->version < 1 || callbacks->version > kCTRunDelegateCurrentVersion) return NULL;
    CoreTextRunDelegate *made = [[CoreTextRunDelegate alloc] init];
    made->callbacks = *callbacks;
    made->context = refCon;
    return OWNED_REFERENCE(CTRunDelegateRef, made);
}

void *CTRunDelegateGetRefCon(CTRunDelegateRef runDelegate) {
    CoreTextRunDelegate *object = object_of(runDelegate, [CoreTextRunDelegate class]);
    return object ? object->context : NULL;
}
