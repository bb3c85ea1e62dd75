// How key-value coding calls accessors. GNUstep asks the object for its methods' signatures; classes that forward messages
// answer what they like then, nil too. On the phone the class's own methods count.

#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/message.h>
#include <objc/runtime.h>

typedef id get_value(id object, const char *key, SEL selector, const char *type, unsigned size, int offset);
typedef void set_value(id object, const char *key, id value, SEL selector, const char *type, unsigned size, int offset);

/// Whether GNUstep gets an answer of its own when it asks for a signature, which nearly every class leaves it.
static BOOL tells_signatures(id object) {
    static IMP own_answer;
    SEL question = @selector(methodSignatureForSelector:);
    if (own_answer == NULL) own_answer = class_getMethodImplementation([NSObject class], question);
    return objc_msg_lookup(object, question) == own_answer;
}

/// A call of a method by its class's own signature; nil when the object itself tells of it, or has no such method.
static NSInvocation *own_call(id object, SEL selector) {
    if (selector == NULL || object == nil || tells_signatures(object)) return nil;
    if ([object methodSignatureForSelector:selector] != nil) return nil;
    Method method = class_getInstanceMethod(object_getClass(object), selector);
    const char *types = method ? method_getTypeEncoding(method) : NULL;
    if (types == NULL) return nil;
    NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:types];
    NSInvocation *call = [NSInvocation invocationWithMethodSignature:signature];
    [call setSelector:selector];
    return call;
}

/// Whether GNUstep makes an object of something of that type: of numbers, objects and structures it does.
static BOOL is_a_value(const char *type) { return *type && strchr("cCsSiIlLqQfdB@#{", *type) != NULL; }

/// Takes the place of GNUstep's function.
id GSObjCGetVal(id object, const char *key, SEL selector, const char *type, unsigned size, int offset) {
    static get_value *former;
    if (former == NULL) former = (get_value *)dlsym(RTLD_NEXT, "GSObjCGetVal");
    NSInvocation *call = own_call(object, selector);
    NSMethodSignature *signature = [call methodSignature];
    if (call == nil || [signature numberOfArguments] != 2) {
        return former(object, key, selector, type, size, offset);
    }
    if (!is_a_value([signature methodReturnType])) {
        return [object valueForUndefinedKey:[NSString stringWithUTF8String:key]];
    }
    __attribute__((aligned(16))) char result[[signature methodReturnLength]];
    [call invokeWithTarget:object];
    [call getReturnValue:result];
    // GNUstep makes an object of it, as of an instance variable.
    return former((id)result, key, NULL, [signature methodReturnType], sizeof result, 0);
}

/// Takes the place of GNUstep's function.
void GSObjCSetVal(id object, const char *key, id value, SEL selector, const char *type, unsigned size, int offset) {
    static set_value *former;
    if (former == NULL) former = (set_value *)dlsym(RTLD_NEXT, "GSObjCSetVal");
    NSInvocation *call = own_call(object, selector);
    NSMethodSignature *signature = [call methodSignature];
    if (call == nil || [signature numberOfArguments] != 3) {
        former(object, key, value, selector, type, size, offset);
        return;
    }
    const char *argument_type = [signature getArgumentTypeAtIndex:2];
    if (*argument_type == '@' || *argument_type == '#') {
        [call setArgument:&value atIndex:2];
    } else if (!is_a_value(argument_type)) {
        [object setValue:value forUndefinedKey:[NSString stringWithUTF8String:key]];
        return;
    } else if (value == nil || value == [NSNull null]) {
        [object setNilValueForKey:[NSString stringWithUTF8String:key]];
        return;
    } else {
        NSUInteger length = 0;
        NSGetSizeAndAlignment(argument_type, &length, NULL);
        __attribute__((aligned(16))) char argument[length];
        memset(argument, 0, length);
        former((id)argument, key, value, NULL, argument_type, (unsigned)length, 0);
        [call setArgument:argument atIndex:2];
    }
    [call invokeWithTarget:object];
}
