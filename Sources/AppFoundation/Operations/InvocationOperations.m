// There is no operation for a message that its target does not understand.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef id init_with_target(NSInvocationOperation *operation, SEL selector, id target, SEL message, id object);
static init_with_target *former_init;

static id init(NSInvocationOperation *operation, SEL selector, id target, SEL message, id object) {
    if (target == nil || message == NULL || [target methodSignatureForSelector:message] == nil) {
        [operation release];
        return nil;
    }
    return former_init(operation, selector, target, message, object);
}

INSTALL(invocation_operations) {
    former_init = (init_with_target *)replace_instance_method([NSInvocationOperation class],
                                                              @selector(initWithTarget:selector:object:), (IMP)init);
}
