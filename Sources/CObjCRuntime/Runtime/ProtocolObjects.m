// Protocols as objects: they can be put in collections, compared and described. They are constant data of the modules
// that refer to them, so retain and release do nothing. Protocols of the same name in two modules are equal.

#import <Foundation/Foundation.h>
#include <objc/Protocol.h>
#include <objc/runtime.h>

/// The runtime's class `Protocol`, whose superclass is not NSObject: it lacks the methods that every object should
/// have.
@interface Protocol (Objects)
@end

@implementation Protocol (Objects)

+ (BOOL)conformsToProtocol:(Protocol *)protocol { return class_conformsToProtocol(self, protocol); }
+ (BOOL)instancesRespondToSelector:(SEL)selector { return class_respondsToSelector(self, selector); }
+ (BOOL)respondsToSelector:(SEL)selector { return class_respondsToSelector(object_getClass(self), selector); }
+ (BOOL)isSubclassOfClass:(Class)class { return self == class || class == class_getSuperclass(self); }
+ (NSString *)description { return NSStringFromClass(self); }
+ (NSUInteger)hash { return (NSUInteger)self; }
+ (id)retain { return self; }
+ (oneway void)release {}
+ (id)autorelease { return self; }

- (id)retain { return self; }
- (oneway void)release {}
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (NSZone *)zone { return NSDefaultMallocZone(); }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)copy { return self; }
- (id)self { return self; }
- (Class)class { return object_getClass(self); }
- (Class)superclass { return class_getSuperclass(object_getClass(self)); }
- (BOOL)isProxy { return NO; }

- (NSUInteger)hash {
    NSUInteger hash = 5381;
    for (const char *name = protocol_getName(self); *name; name++) hash = hash * 33 + (unsigned char)*name;
    return hash;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (other == nil || object_getClass(other) != object_getClass(self)) return NO;
    return strcmp(protocol_getName(self), protocol_getName(other)) == 0;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<Protocol: %p>", self];
}

- (const char *)name { return protocol_getName(self); }
- (BOOL)conformsTo:(Protocol *)protocol { return protocol_conformsToProtocol(self, protocol); }
- (BOOL)conformsToProtocol:(Protocol *)protocol {
    return strcmp(protocol_getName(protocol), "NSObject") == 0 ||
           class_conformsToProtocol(object_getClass(self), protocol);
}
- (BOOL)isKindOfClass:(Class)class { return object_getClass(self) == class || class == [self superclass]; }
- (BOOL)isMemberOfClass:(Class)class { return object_getClass(self) == class; }
- (BOOL)respondsToSelector:(SEL)selector { return class_respondsToSelector(object_getClass(self), selector); }
- (IMP)methodForSelector:(SEL)selector { return class_getMethodImplementation(object_getClass(self), selector); }

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    Method method = class_getInstanceMethod(object_getClass(self), selector);
    return method ? [NSMethodSignature signatureWithObjCTypes:method_getTypeEncoding(method)] : nil;
}

- (id)performSelector:(SEL)selector {
    return ((id(*)(id, SEL))[self methodForSelector:selector])(self, selector);
}
- (id)performSelector:(SEL)selector withObject:(id)object {
    return ((id(*)(id, SEL, id))[self methodForSelector:selector])(self, selector, object);
}
- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other {
    return ((id(*)(id, SEL, id, id))[self methodForSelector:selector])(self, selector, object, other);
}

- (void)doesNotRecognizeSelector:(SEL)selector {
    [NSException raise:NSInvalidArgumentException
                format:@"-[Protocol %s]: unrecognized selector sent to instance %p", sel_getName(selector), self];
}

@end
