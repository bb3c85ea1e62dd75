// NSInvocationOperation is nil for a message that the target does not implement, or that takes more than one argument.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

NSString *const NSInvocationOperationCancelledException = @"NSInvocationOperationCancelledException";

typedef id init_with_target(NSInvocationOperation *operation, SEL selector, id target, SEL message, id object);
static init_with_target *former_init;

static id init(NSInvocationOperation *operation, SEL selector, id target, SEL message, id object) {
    enum { WithOneArgument = 3 };
    NSMethodSignature *signature = target && message ? [target methodSignatureForSelector:message] : nil;
    if (signature == nil || [signature numberOfArguments] > WithOneArgument) {
        [operation release];
        return nil;
    }
    return former_init(operation, selector, target, message, object);
}

INSTALL(invocation_operations) {
    former_init = (init_with_target *)replace_instance_method([NSInvocationOperation class],
                                                              @selector(initWithTarget:selector:object:), (IMP)init);
}
