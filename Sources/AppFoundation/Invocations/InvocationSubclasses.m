// Subclasses of NSInvocation in apps, and the result of a forwarded invocation that is never invoked.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include "Runtime/ModuleLayout.h"
#include <objc/runtime.h>

static NSInvocation *invocation_with_signature(Class class, SEL selector, NSMethodSignature *signature) {
    return [[[class alloc] initWithMethodSignature:signature] autorelease];
}

typedef id init_of_call(id invocation, SEL selector, void *description, void **values, void *frame, id signature);
static init_of_call *former_init;

/// Makes the invocation of a forwarded message. Its result is zero until it is set, as on the phone; GNUstep would
/// return whatever is in the register.
static id init_of_message(NSInvocation *invocation, SEL selector, void *description, void **values, void *frame,
                          NSMethodSignature *signature) {
    invocation = former_init(invocation, selector, description, values, frame, signature);
    NSUInteger length = [signature methodReturnLength];
    if (invocation == nil || length == 0) return invocation;
    char zero[length];
    memset(zero, 0, length);
    [invocation setReturnValue:zero];
    return invocation;
}

INSTALL(invocation_subclasses) {
    Class class = objc_lookUpClass("NSInvocation"), concrete = objc_lookUpClass("GSFFIInvocation");
    if (concrete == Nil) return;
    // Subclasses in apps get the methods of GNUstep's concrete class, and room for its variables behind their own.
    ((struct class_layout *)class)->instance_size = (long)class_getInstanceSize(concrete);
    const SEL methods[] = {@selector(initWithMethodSignature:), @selector(invokeWithTarget:)};
    for (int i = 0; i < 2; i++) {
        replace_instance_method(class, methods[i], class_getMethodImplementation(concrete, methods[i]));
    }
    replace_class_method(class, @selector(invocationWithMethodSignature:), (IMP)invocation_with_signature);
    SEL init = sel_registerName("initWithCallback:values:frame:signature:");
    former_init = (init_of_call *)replace_instance_method(concrete, init, (IMP)init_of_message);
}
