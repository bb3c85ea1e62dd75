#pragma once

// The root class and its protocols as Apple declares them, in place of GNUstep's header: a protocol takes no members
// afterwards. And the bridge to CoreFoundation's references.

#define __NSObject_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSZone.h>
#import <objc/objc.h>
// What GNUstep's other headers expect of this one.
#define GS_WITH_GC 0
#import <GNUstepBase/GNUstep.h>

#include <CoreFoundation/CFBase.h>

@class NSArchiver, NSArray, NSCoder, NSDictionary, NSInvocation, NSMethodSignature, NSMutableString, NSPortCoder;
@class NSRecursiveLock, NSString, Protocol;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (NSUInteger)hash;
- (Class)superclass;
- (Class)class;
- (id)self;
- (NSZone *)zone NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
- (id)retain NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
- (oneway void)release NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
- (id)autorelease NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
- (NSUInteger)retainCount NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
- (NSString *)description;
@optional
- (NSString *)debugDescription;
@end

@protocol NSCopying
- (id)copyWithZone:(NSZone *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (id)initWithCoder:(NSCoder *)coder;
@end

/// Of later systems; GNUstep's headers name it.
@protocol NSSecureCoding <NSCoding>
+ (BOOL)supportsSecureCoding;
@end

GS_ROOT_CLASS @interface NSObject <NSObject> {
    Class isa;
}
+ (void)load;
+ (void)initialize;
- (id)init;
+ (id)new;
+ (id)allocWithZone:(NSZone *)zone;
+ (id)alloc;
- (void)dealloc;
- (void)finalize;
- (id)copy;
- (id)mutableCopy;
/// Classes are their own copies, so that they can be keys of dictionaries.
+ (id)copyWithZone:(NSZone *)zone NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
+ (id)mutableCopyWithZone:(NSZone *)zone NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
+ (Class)superclass;
+ (Class)class;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (IMP)methodForSelector:(SEL)selector;
+ (IMP)instanceMethodForSelector:(SEL)selector;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (id)forwardingTargetForSelector:(SEL)selector;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
/// Asked before a weak reference to the object is made.
- (BOOL)allowsWeakReference NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
/// Asked when a weak reference is read: retains the object and answers YES, or NO, and the reader gets nil.
- (BOOL)retainWeakReference NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
+ (NSString *)description;
+ (NSString *)debugDescription;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)resolveClassMethod:(SEL)selector;
+ (BOOL)resolveInstanceMethod:(SEL)selector;
@end

@interface NSObject (NSCoderMethods)
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)version;
- (Class)classForCoder;
- (id)replacementObjectForCoder:(NSCoder *)coder;
- (id)awakeAfterUsingCoder:(NSCoder *)coder NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
@end

/// Content that may be thrown away while nobody uses it.
@protocol NSDiscardableContent
- (BOOL)beginContentAccess;
- (void)endContentAccess;
- (void)discardContentIfPossible;
- (BOOL)isContentDiscarded;
@end

@interface NSObject (NSDiscardableContentProxy)
- (id)autoContentAccessingProxy;
@end

#import <Foundation/NSDate.h>

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)selector
             withObject:(id)argument
             afterDelay:(NSTimeInterval)delay
                inModes:(NSArray *)modes;
- (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)argument;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;
@end

FOUNDATION_EXPORT id NSAllocateObject(Class aClass, NSUInteger extraBytes, NSZone *zone) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT void NSDeallocateObject(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT id NSCopyObject(id object, NSUInteger extraBytes, NSZone *zone) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT BOOL NSShouldRetainWithZone(id object, NSZone *requestedZone) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT void NSIncrementExtraRefCount(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT BOOL NSDecrementExtraRefCountWasZero(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;
FOUNDATION_EXPORT NSUInteger NSExtraRefCount(id object) NS_AUTOMATED_REFCOUNT_UNAVAILABLE;

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
