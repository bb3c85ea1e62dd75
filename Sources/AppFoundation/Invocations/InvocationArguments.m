// Arguments retained by an invocation, and the result of one that was not invoked.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void keep(id invocation, SEL selector);
static keep *former_retain;

static BOOL is_block(id object) {
    Class blocks = objc_lookUpClass("NSBlock");
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        if (class == blocks) return YES;
    }
    return NO;
}

/// A block on the stack has to be copied instead of retained: the copy replaces the argument.
static void retain_arguments(NSInvocation *invocation, SEL selector) {
    NSMethodSignature *signature = [invocation methodSignature];
    NSUInteger count = [invocation argumentsRetained] ? 0 : [signature numberOfArguments];
    void *copies[count + 1];
    NSUInteger copy_count = 0;
    for (NSUInteger i = 2; i < count; i++) {
        if ([signature getArgumentTypeAtIndex:i][0] != '@') continue;
        id argument = nil;
        [invocation getArgument:&argument atIndex:(NSInteger)i];
        if (!is_block(argument)) continue;
        id copy = (id)_Block_copy((const void *)argument);
        [invocation setArgument:&copy atIndex:(NSInteger)i];
        copies[copy_count++] = (void *)copy;
    }
    former_retain(invocation, selector);
    while (copy_count > 0) _Block_release(copies[--copy_count]);
}

typedef void set_argument(id invocation, SEL selector, void *buffer, NSInteger index);
static set_argument *former_set_argument;

/// Copies a C string that is set in an invocation which retains its arguments; GNUstep stores its first bytes as the
/// pointer.
static void set_kept_argument(NSInvocation *invocation, SEL selector, void *buffer, NSInteger index) {
    NSMethodSignature *signature = [invocation methodSignature];
    BOOL is_text = index >= 2 && (NSUInteger)index < [signature numberOfArguments] &&
                   [signature getArgumentTypeAtIndex:(NSUInteger)index][0] == '*';
    if (!is_text || ![invocation argumentsRetained]) {
        former_set_argument(invocation, selector, buffer, index);
        return;
    }
    ptrdiff_t offset = ivar_getOffset(class_getInstanceVariable([NSInvocation class], "_argsRetained"));
    BOOL *is_keeping = (BOOL *)((char *)invocation + offset);
    char *former = NULL, *copy = *(char **)buffer ? strdup(*(char **)buffer) : NULL;
    [invocation getArgument:&former atIndex:index];
    *is_keeping = NO;
    former_set_argument(invocation, selector, &copy, index);
    *is_keeping = YES;
    free(former);
}

typedef void get_result(id invocation, SEL selector, void *buffer);
static get_result *former_get_result;

/// The result is zero before the invocation ran, as on the phone; GNUstep raises an exception.
static void result_or_zero(NSInvocation *invocation, SEL selector, void *buffer) {
    @try {
        former_get_result(invocation, selector, buffer);
    } @catch (NSException *exception) {
        if (![[exception name] isEqualToString:NSGenericException]) @throw;
        memset(buffer, 0, [[invocation methodSignature] methodReturnLength]);
    }
}

INSTALL(invocation_arguments) {
    Class class = objc_lookUpClass("NSInvocation");
    former_get_result =
        (get_result *)replace_instance_method(class, @selector(getReturnValue:), (IMP)result_or_zero);
    former_set_argument = (set_argument *)replace_instance_method(class, @selector(setArgument:atIndex:),
                                                                  (IMP)set_kept_argument);
    former_retain = (keep *)replace_instance_method(class, @selector(retainArguments), (IMP)retain_arguments);
}
