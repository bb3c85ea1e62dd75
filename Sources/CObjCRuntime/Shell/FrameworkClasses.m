// The Objective-C classes of the frameworks: made at start from the tables that the bridge registers.

#define _GNU_SOURCE
#include "Shell/FrameworkClasses.h"
#include "Shells.h"
#include "Shell/RootClass.h"
#include <objc/runtime.h>

struct method_list {
    struct method_list *next;
    int count;
    struct {
        SEL selector;
        const char *types;
        IMP implementation;
    } methods[];
};

/// The head of a class of GCC's runtime, up to its methods.
struct class_head {
    Class isa, superclass;
    const char *name;
    long version;
    unsigned long info;
    long instance_size;
    void *variables;
    struct method_list *methods;
};

struct framework_class {
    Class class;
    BOOL customized;
};

enum { MaximumClassCount = 1024 };
static struct framework_class classes[MaximumClassCount];
static int class_count;

static struct framework_class *entry_of(Class class) {
    for (int i = 0; i < class_count; i++) {
        if (classes[i].class == class) return &classes[i];
    }
    return NULL;
}

bool class_is_framework(const void *class) { return entry_of((Class)class) != NULL; }

bool class_is_plain_framework(const void *class) {
    struct framework_class *entry = entry_of((Class)class);
    return entry != NULL && !entry->customized;
}

void framework_class_customized(Class class) {
    for (int i = 0; i < class_count; i++) {
        for (Class each = classes[i].class; each; each = class_getSuperclass(each)) {
            if (each == class) classes[i].customized = YES;
        }
    }
}

static void add_methods(Class class, const ObjCMethod *methods, long count) {
    if (count == 0) return;
    struct class_head *head = (struct class_head *)class;
    struct method_list *list = calloc(1, sizeof *list + (size_t)count * sizeof list->methods[0]);
    if (list == NULL) abort();
    for (long i = 0; i < count; i++) {
        // A class under construction has names where selectors will be: registering the class replaces them.
        list->methods[i].selector = (SEL)methods[i].name;
        list->methods[i].types = methods[i].types;
        list->methods[i].implementation = (IMP)methods[i].implementation;
    }
    list->count = (int)count;
    list->next = head->methods;
    head->methods = list;
}

void *framework_class_register(const char *name, void *superclass, const ObjCMethod *methods, long method_count,
                               const ObjCMethod *class_methods, long class_method_count) {
    if (class_count == MaximumClassCount) {
        fprintf(stderr, "More than %d framework classes: raise MaximumClassCount in FrameworkClasses.m\n",
                MaximumClassCount);
        abort();
    }
    Class class = objc_allocateClassPair(superclass ? (Class)superclass : root_class(), name, 0);
    if (class == Nil) {
        fprintf(stderr, "The Objective-C class %s exists twice\n", name);
        abort();
    }
    add_methods(class, methods, method_count);
    add_methods(object_getClass((id)class), class_methods, class_method_count);
    objc_registerClassPair(class);
    classes[class_count++] = (struct framework_class){class, NO};
    return (void *)class;
}

void framework_protocol_adopt(void *class, const char *protocol_name) {
    Protocol *protocol = objc_getProtocol(protocol_name);
    if (protocol) class_addProtocol((Class)class, protocol);
}

void *class_named(const char *name) { return (void *)objc_lookUpClass(name); }
const char *class_name_of(const void *object) { return object_getClassName((id)object); }
void *class_of(const void *object) { return (void *)object_getClass((id)object); }
bool object_is_kind(void *object, void *class) { return [(id)object isKindOfClass:(Class)class]; }
void *class_superclass(void *class) { return (void *)class_getSuperclass((Class)class); }

const char *object_class_name(void *object) { return class_getName([(id)object class]); }

static Class nearest_framework_class(Class class) {
    while (class && entry_of(class) == NULL) class = class_getSuperclass(class);
    return class;
}

bool method_is_overridden(void *class, const void *selector) {
    Class framework = nearest_framework_class((Class)class);
    return class_getMethodImplementation((Class)class, (SEL)selector)
        != class_getMethodImplementation(framework, (SEL)selector);
}

bool class_method_is_overridden(void *class, const void *selector) {
    Class framework = nearest_framework_class((Class)class);
    return class_getMethodImplementation(object_getClass((id)class), (SEL)selector)
        != class_getMethodImplementation(object_getClass((id)framework), (SEL)selector);
}

void *object_make(const char *class_name) { return [[objc_lookUpClass(class_name) alloc] init]; }

void class_extend(const char *class_name, const ObjCMethod *methods, long count) {
    Class class = objc_lookUpClass(class_name);
    for (long i = 0; class && i < count; i++) {
        class_addMethod(class, sel_registerTypedName(methods[i].name, methods[i].types),
                        (IMP)methods[i].implementation, methods[i].types);
    }
}
