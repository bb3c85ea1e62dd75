// Method signatures of methods that a class adds in +resolveInstanceMethod:, which is called for them, and of methods
// that only a protocol of the class declares, so that an app which forwards them need not give their types.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <stdlib.h>

typedef NSMethodSignature *signature_of(id self, SEL selector, SEL method);
static signature_of *former_signature, *former_class_signature, *former_instance_signature;

/// The types of a method in the protocols of a class and its superclasses; NULL if none declares it.
static const char *promised_types(Class class, SEL method) {
    BOOL is_instance = !class_isMetaClass(class);
    if (!is_instance) class = objc_getClass(class_getName(class));
    for (; class; class = class_getSuperclass(class)) {
        const char *types = NULL;
        unsigned int count = 0;
        Protocol **protocols = class_copyProtocolList(class, &count);
        for (unsigned int i = 0; i < count && types == NULL; i++) {
            types = protocol_getMethodDescription(protocols[i], method, YES, is_instance).types
                        ?: protocol_getMethodDescription(protocols[i], method, NO, is_instance).types;
        }
        free(protocols);
        if (types) return types;
    }
    return NULL;
}

static NSMethodSignature *signature(id self, SEL selector, SEL method) {
    NSMethodSignature *found = former_signature(self, selector, method);
    if (found || method == NULL) return found;
    Class class = object_getClass(self);
    BOOL is_resolved =
        class_isMetaClass(class) ? [(Class)self resolveClassMethod:method] : [class resolveInstanceMethod:method];
    if (is_resolved && (found = former_signature(self, selector, method))) return found;
    const char *types = promised_types(class, method);
    return types ? [NSMethodSignature signatureWithObjCTypes:types] : nil;
}

static NSMethodSignature *class_signature(id self, SEL selector, SEL method) {
    NSMethodSignature *found = former_class_signature(self, selector, method);
    if (found || method == NULL) return found;
    if ([(Class)self resolveClassMethod:method] && (found = former_class_signature(self, selector, method))) return found;
    const char *types = promised_types(object_getClass(self), method);
    return types ? [NSMethodSignature signatureWithObjCTypes:types] : nil;
}

static NSMethodSignature *instance_signature(id self, SEL selector, SEL method) {
    NSMethodSignature *found = former_instance_signature(self, selector, method);
    if (found || method == NULL || ![(Class)self resolveInstanceMethod:method]) return found;
    return former_instance_signature(self, selector, method);
}

INSTALL(resolved_signatures) {
    former_signature = (signature_of *)replace_instance_method([NSObject class], @selector(methodSignatureForSelector:),
                                                               (IMP)signature);
    // GNUstep has a method of its own for classes.
    former_class_signature = (signature_of *)replace_class_method(
        [NSObject class], @selector(methodSignatureForSelector:), (IMP)class_signature);
    former_instance_signature = (signature_of *)replace_class_method(
        [NSObject class], @selector(instanceMethodSignatureForSelector:), (IMP)instance_signature);
}
