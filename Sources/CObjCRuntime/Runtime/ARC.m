// The functions that code compiled with automatic reference counting calls.
// They are named and described in clang's "Objective-C Automatic Reference Counting", section "Runtime support".

#import <Foundation/Foundation.h>
#include <objc/message.h>
#include <objc/runtime.h>

extern void *_Block_copy(const void *block);

/// Most objects are counted by NSObject's method, which is then not sent as a message.
id objc_retain(id object) {
    static IMP usual;
    if (object == nil) return nil;
    IMP implementation = objc_msg_lookup(object, @selector(retain));
    if (implementation != usual) {
        if (usual == NULL) usual = class_getMethodImplementation([NSObject class], @selector(retain));
        return ((id(*)(id, SEL))implementation)(object, @selector(retain));
    }
    NSIncrementExtraRefCount(object);
    return object;
}
void objc_release(id object) { [object release]; }
id objc_autorelease(id object) { return [object autorelease]; }
id objc_retainAutorelease(id object) { return [[object retain] autorelease]; }
id objc_autoreleaseReturnValue(id object) { return [object autorelease]; }
id objc_retainAutoreleaseReturnValue(id object) { return [[object retain] autorelease]; }
id objc_retainAutoreleasedReturnValue(id object) { return objc_retain(object); }
id objc_unsafeClaimAutoreleasedReturnValue(id object) { return object; }
id objc_retainBlock(id block) { return (id)_Block_copy((const void *)block); }

void objc_storeStrong(id *place, id value) {
    id old = *place;
    objc_retain(value);
    *place = value;
    [old release];
}

void *objc_autoreleasePoolPush(void) { return [NSAutoreleasePool new]; }
void objc_autoreleasePoolPop(void *pool) { [(NSAutoreleasePool *)pool drain]; }
