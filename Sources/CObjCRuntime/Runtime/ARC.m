// The functions that code compiled with automatic reference counting calls.
// They are named and described in clang's "Objective-C Automatic Reference Counting", section "Runtime support".

#include "Runtime/MethodTable.h"
#include "Runtime/ReferenceCounts.h"
#include "Runtime/ReturnedObjects.h"
#include "Runtime/WeakReferences.h"
#include <objc/message.h>

extern void *_Block_copy(const void *block);

// Most classes do not override NSObject's methods, which are then called without a message. Until the first message both
// variables have an address that is in no dispatch table.
static const char unknown;
static IMP usual_retain = (IMP)&unknown, usual_release = (IMP)&unknown;

static IMP own_implementation(SEL selector) { return class_getMethodImplementation([NSObject class], selector); }

static __attribute__((noinline)) id retain_by_message(id object) {
    if (usual_retain == (IMP)&unknown) usual_retain = own_implementation(@selector(retain));
    return [object retain];
}

static __attribute__((noinline)) void release_by_message(id object) {
    if (usual_release == (IMP)&unknown) usual_release = own_implementation(@selector(release));
    [object release];
}

id objc_retain(id object) {
    if (object == nil) return nil;
    IMP retain = implementation_in_table(object_getClass(object), @selector(retain));
    if (retain != usual_retain || !reference_count_is_in_header(object)) return retain_by_message(object);
    reference_count_increment(object);
    return object;
}

void objc_release(id object) {
    if (object == nil) return;
    IMP release = implementation_in_table(object_getClass(object), @selector(release));
    if (release != usual_release) return release_by_message(object);
    weak_release(object);
}

id objc_autorelease(id object) { return [object autorelease]; }
id objc_retainAutorelease(id object) { return [objc_retain(object) autorelease]; }
id objc_retainBlock(id block) { return (id)_Block_copy((const void *)block); }

void objc_storeStrong(id *place, id value) {
    id old = *place;
    if (old == value) return;
    objc_retain(value);
    *place = value;
    objc_release(old);
}

// MARK: Objects that functions return

id objc_autoreleaseReturnValue(id object) {
    return returned_object_is_taken(__builtin_return_address(0)) ? object : [object autorelease];
}

id objc_retainAutoreleaseReturnValue(id object) {
    objc_retain(object);
    return returned_object_is_taken(__builtin_return_address(0)) ? object : [object autorelease];
}

id objc_retainAutoreleasedReturnValue(id object) { return returned_object_take() ? object : objc_retain(object); }
id objc_unsafeClaimAutoreleasedReturnValue(id object) { return object; }

// MARK: Pools

void *objc_autoreleasePoolPush(void) { return [NSAutoreleasePool new]; }
void objc_autoreleasePoolPop(void *pool) { [(NSAutoreleasePool *)pool drain]; }
