#pragma once

// GNUstep's NSObject.h, and the bridge to CoreFoundation's references.

#include_next <Foundation/NSObject.h>

#include <CoreFoundation/CFBase.h>

/// Hands an object's reference over to CoreFoundation, which has to release it.
NS_INLINE CFTypeRef CFBridgingRetain(id object) {
#if __has_feature(objc_arc)
    return (__bridge_retained CFTypeRef)object;
#else
    return (CFTypeRef)[object retain];
#endif
}

/// Hands a reference of CoreFoundation over to Objective-C.
NS_INLINE id CFBridgingRelease(CFTypeRef reference) {
#if __has_feature(objc_arc)
    return (__bridge_transfer id)reference;
#else
    return [(id)reference autorelease];
#endif
}

@interface NSObject (DebugDescription)
+ (NSString *)debugDescription;
- (NSString *)debugDescription;
@end
