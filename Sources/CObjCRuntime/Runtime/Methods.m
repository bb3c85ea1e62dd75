// Functions of objc/runtime.h for methods in which GCC's runtime differs from Apple's: it returns argument types with
// offsets, and its class_replaceMethod replaces the superclass's method if the class has none of its own.

#import <Foundation/Foundation.h>
#include "Runtime/BooleanTypes.h"
#include "Runtime/ModuleLayout.h"
#include "Shell/FrameworkClasses.h"
#include <dlfcn.h>
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>

/// The pointer that apps have for the selector's name: the selector in the method also has types, and is another
/// pointer.
SEL method_getName(Method method) {
    // A Method begins with its selector.
    return method ? sel_registerName(sel_getName(*(const SEL *)method)) : NULL;
}

/// "C" becomes "c", as apps expect for BOOL, except in NSNumber's methods for `unsigned char`, which mean that type.
const char *method_getTypeEncoding(Method method) {
    if (method == NULL) return NULL;
    const struct method_layout *layout = (const void *)method;
    const char *name = sel_getName(layout->selector);
    return name && strstr(name, "nsignedChar") ? layout->types : types_for_apps(layout->types);
}

static BOOL has_own_method(Class class, SEL name) {
    struct method_list *list = ((struct class_layout *)class)->methods;
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            if (sel_isEqual(list->methods[i].selector, name)) return YES;
        }
    }
    return NO;
}

// Methods of framework classes that get another implementation: their objects look it up from then on.

IMP method_setImplementation(Method method, IMP implementation) {
    static IMP (*former)(Method method, IMP implementation);
    if (former == NULL) former = (IMP (*)(Method, IMP))dlsym(RTLD_NEXT, "method_setImplementation");
    if (method && implementation) framework_method_will_change(method);
    return former(method, implementation);
}

void method_exchangeImplementations(Method one, Method other) {
    if (one == NULL || other == NULL || one == other) return;
    IMP implementation = method_getImplementation(one);
    method_setImplementation(one, method_getImplementation(other));
    method_setImplementation(other, implementation);
}

BOOL class_addMethod(Class class, SEL name, IMP implementation, const char *types) {
    static BOOL (*former)(Class class, SEL name, IMP implementation, const char *types);
    if (former == NULL) former = (BOOL (*)(Class, SEL, IMP, const char *))dlsym(RTLD_NEXT, "class_addMethod");
    BOOL overrides = class && name && class_is_framework((void *)class) && class_getInstanceMethod(class, name);
    BOOL is_added = former(class, name, implementation, types);
    if (is_added && overrides) framework_class_customized(class);
    return is_added;
}

IMP class_replaceMethod(Class class, SEL name, IMP implementation, const char *types) {
    if (class == Nil || name == NULL || implementation == NULL) return NULL;
    if (has_own_method(class, name)) {
        Method method = class_getInstanceMethod(class, name);
        if (method) return method_setImplementation(method, implementation);
    }
    class_addMethod(class, name, implementation, types);
    return NULL;
}

/// The type of the result (index 0) or of an argument (from 1), without offsets.
/// - Returns: How many characters it has, 0 if there is none.
static size_t type_at(Method method, unsigned int place, const char **start) {
    const char *type = method ? method_getTypeEncoding(method) : NULL;
    if (type == NULL) return 0;
    for (; *type; place--) {
        const char *end = objc_skip_typespec(type);
        if (place == 0) {
            *start = type;
            return (size_t)(end - type);
        }
        while (*end == '+' || *end == '-' || (*end >= '0' && *end <= '9')) end++;
        type = end;
    }
    return 0;
}

static char *copy_type(Method method, unsigned int place) {
    const char *start = NULL;
    size_t length = type_at(method, place, &start);
    return length ? strndup(start, length) : NULL;
}

/// Copies as strncpy does: the rest of the buffer becomes zeros, and a type that fills the buffer has no final zero.
static void get_type(Method method, unsigned int place, char *buffer, size_t size) {
    if (buffer == NULL || size == 0) return;
    const char *start = NULL;
    size_t length = type_at(method, place, &start);
    memset(buffer, 0, size);
    if (length) memcpy(buffer, start, length < size ? length : size);
}

char *method_copyReturnType(Method method) { return copy_type(method, 0); }

char *method_copyArgumentType(Method method, unsigned int index) {
    return index < UINT_MAX ? copy_type(method, index + 1) : NULL;
}

void method_getReturnType(Method method, char *buffer, size_t size) { get_type(method, 0, buffer, size); }

void method_getArgumentType(Method method, unsigned int index, char *buffer, size_t size) {
    get_type(method, index < UINT_MAX ? index + 1 : index, buffer, size);
}
