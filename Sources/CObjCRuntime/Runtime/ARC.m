// The functions that code compiled with automatic reference counting calls.
// They are named and described in clang's "Objective-C Automatic Reference Counting", section "Runtime support".

#import <Foundation/Foundation.h>

extern void *_Block_copy(const void *block);

id objc_retain(id object) { return [object retain]; }
void objc_release(id object) { [object release]; }
id objc_autorelease(id object) { return [object autorelease]; }
id objc_retainAutorelease(id object) { return [[object retain] autorelease]; }
id objc_autoreleaseReturnValue(id object) { return [object autorelease]; }
id objc_retainAutoreleaseReturnValue(id object) { return [[object retain] autorelease]; }
id objc_retainAutoreleasedReturnValue(id object) { return [object retain]; }
id objc_unsafeClaimAutoreleasedReturnValue(id object) { return object; }
id objc_retainBlock(id block) { return (id)_Block_copy((const void *)block); }

void objc_storeStrong(id *place, id value) {
    id old = *place;
    [value retain];
    *place = value;
    [old release];
}

void *objc_autoreleasePoolPush(void) { return [NSAutoreleasePool new]; }
void objc_autoreleasePoolPop(void *pool) { [(NSAutoreleasePool *)pool drain]; }
