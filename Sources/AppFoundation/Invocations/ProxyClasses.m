// Class methods of NSProxy, without which GNUstep would forward messages to the class as to a proxy; and messages that
// a proxy forwards although it implements them.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

@interface NSProxy (ProxyClasses)
@end

/// Forwards a message with one argument that returns a BOOL. The answer is NO if the proxy returns a signature without
/// arguments.
static BOOL forwarded_answer(NSProxy *proxy, SEL question, const void *argument) {
    NSMethodSignature *signature = [proxy methodSignatureForSelector:question];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    [invocation setTarget:proxy];
    [invocation setSelector:question];
    if ([signature numberOfArguments] > 2) [invocation setArgument:(void *)&argument atIndex:2];
    [proxy forwardInvocation:invocation];
    char answer[16] = {0};
    NSUInteger length = [signature methodReturnLength];
    if (length == 0 || length > sizeof answer) return NO;
    [invocation getReturnValue:answer];
    for (NSUInteger i = 0; i < length; i++) {
        if (answer[i]) return YES;
    }
    return NO;
}

@implementation NSProxy (ProxyClasses)

- (BOOL)respondsToSelector:(SEL)selector { return forwarded_answer(self, _cmd, selector); }
- (BOOL)isKindOfClass:(Class)class { return forwarded_answer(self, _cmd, class); }
- (BOOL)isMemberOfClass:(Class)class { return forwarded_answer(self, _cmd, class); }
- (BOOL)conformsToProtocol:(Protocol *)protocol { return forwarded_answer(self, _cmd, protocol); }

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

/// Never sent, since there is no garbage collection.
- (void)finalize {
}

+ (BOOL)isSubclassOfClass:(Class)other {
    for (Class class = self; class; class = class_getSuperclass(class)) {
        if (class == other) return YES;
    }
    return NO;
}

@end
