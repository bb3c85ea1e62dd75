#pragma once

// Sending messages by hand. The functions are called through a pointer of the method's own type:
// `((void (*)(id, SEL, float))objc_msgSend)(view, @selector(setAlpha:), 0.5f)`.

#include <objc/objc.h>
#include <objc/runtime.h>

#ifndef OBJC_SUPER
#define OBJC_SUPER
/// The receiver of a message to super, and the class in which the search begins.
struct objc_super {
#if __has_feature(objc_arc)
    __unsafe_unretained id receiver;
#else
    id receiver;
#endif
#if !defined(__cplusplus) && !__OBJC2__
    Class class;
#else
    Class super_class;
#endif
};
#endif

OBJC_EXPORT id objc_msgSend(id self, SEL selector, ...);
OBJC_EXPORT id objc_msgSendSuper(struct objc_super *super, SEL selector, ...);
OBJC_EXPORT long double objc_msgSend_fpret(id self, SEL selector, ...);

/// For methods that return a structure in memory. Which do, the processor's calling convention says.
OBJC_EXPORT void objc_msgSend_stret(id self, SEL selector, ...) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT void objc_msgSendSuper_stret(struct objc_super *super, SEL selector, ...) OBJC_ARC_UNAVAILABLE;

OBJC_EXPORT id method_invoke(id receiver, Method method, ...);
OBJC_EXPORT void method_invoke_stret(id receiver, Method method, ...) OBJC_ARC_UNAVAILABLE;

/// The implementation of what an object has no method for: it forwards the message.
OBJC_EXPORT id _objc_msgForward(id receiver, SEL selector, ...);
OBJC_EXPORT void _objc_msgForward_stret(id receiver, SEL selector, ...);

typedef void *marg_list OBJC2_UNAVAILABLE;
OBJC_EXPORT id objc_msgSendv(id self, SEL selector, size_t argument_size, void *arguments) OBJC2_UNAVAILABLE;
OBJC_EXPORT void objc_msgSendv_stret(void *result, id self, SEL selector, size_t argument_size,
                                     void *arguments) OBJC2_UNAVAILABLE;
