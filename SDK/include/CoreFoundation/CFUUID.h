// CFUUID, which is NSUUID.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

typedef const struct __CFUUID *CFUUIDRef;

static inline CFUUIDRef CFUUIDCreate(CFAllocatorRef allocator) { return CF_OWNED(CFUUIDRef, [NSUUID UUID]); }

static inline CFStringRef CFUUIDCreateString(CFAllocatorRef allocator, CFUUIDRef uuid) {
    return CF_OWNED(CFStringRef, [[CF_OBJECT(NSUUID *, uuid) UUIDString] uppercaseString]);
}
