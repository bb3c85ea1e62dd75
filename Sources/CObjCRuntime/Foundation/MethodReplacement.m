#import "MethodReplacement.h"
#include <objc/runtime.h>

const char *const string_classes[] = {"NSString",        "GSString",          "GSCString",        "GSUnicodeString",
                                      "GSMutableString", "GSImmutableString", "NSConstantString", "NXConstantString",
                                      NULL};

void replace_method(struct replaced_method *replaced, SEL selector, IMP implementation, const char *const *names) {
    for (; *names; names++) {
        Class class = objc_lookUpClass(*names);
        Method method = class ? class_getInstanceMethod(class, selector) : NULL;
        if (method == NULL || method == class_getInstanceMethod(class_getSuperclass(class), selector)) continue;
        if (replaced->count == sizeof replaced->formers / sizeof *replaced->formers) abort();
        replaced->formers[replaced->count].class = class;
        replaced->formers[replaced->count++].implementation = method_getImplementation(method);
        method_setImplementation(method, implementation);
    }
}

IMP former_method(const struct replaced_method *replaced, id object) {
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        for (int i = 0; i < replaced->count; i++) {
            if (replaced->formers[i].class == class) return replaced->formers[i].implementation;
        }
    }
    return NULL;
}

IMP replace_instance_method(Class class, SEL selector, IMP implementation) {
    Method method = class_getInstanceMethod(class, selector);
    if (method == NULL) return NULL;
    IMP former = method_getImplementation(method);
    if (method == class_getInstanceMethod(class_getSuperclass(class), selector)) {
        class_addMethod(class, selector, implementation, method_getTypeEncoding(method));
    } else {
        method_setImplementation(method, implementation);
    }
    return former;
}

IMP replace_class_method(Class class, SEL selector, IMP implementation) {
    return replace_instance_method(object_getClass((id)class), selector, implementation);
}
