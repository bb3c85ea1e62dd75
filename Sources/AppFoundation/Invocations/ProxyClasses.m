// What NSProxy's class itself answers. Without a method of the class GNUstep would forward the message, as to a proxy.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

@interface NSProxy (ProxyClasses)
@end

@implementation NSProxy (ProxyClasses)

+ (BOOL)conformsToProtocol:(Protocol *)protocol {
    for (Class class = self; class; class = class_getSuperclass(class)) {
        if (class_conformsToProtocol(class, protocol)) return YES;
    }
    return NO;
}

+ (BOOL)instancesRespondToSelector:(SEL)selector { return selector && class_respondsToSelector(self, selector); }

+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector {
    Method method = selector ? class_getInstanceMethod(self, selector) : NULL;
    return method ? [NSMethodSignature signatureWithObjCTypes:method_getTypeEncoding(method)] : nil;
}

/// Nothing is collected: nobody sends it.
- (void)finalize {
}

+ (BOOL)isSubclassOfClass:(Class)other {
    for (Class class = self; class; class = class_getSuperclass(class)) {
        if (class == other) return YES;
    }
    return NO;
}

@end
