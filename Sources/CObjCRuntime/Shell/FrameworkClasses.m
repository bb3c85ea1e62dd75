// The Objective-C classes of the frameworks: made when they are first asked for, from the tables that the bridge
// registers.

#define _GNU_SOURCE
#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"
#include "Shell/FrameworkClasses.h"
#include "Shells.h"
#include "Shell/RootClass.h"
#include <dlfcn.h>
#include <objc/runtime.h>

/// Bits of a class's `info` that the runtime does not use.
enum { FrameworkClassFlag = 1 << 24, CustomizedClassFlag = 1 << 25 };

enum { MaximumClassCount = 1024 };
static Class classes[MaximumClassCount];
/// The frameworks' own methods of each framework class.
static const struct method_list *own_methods[MaximumClassCount];
/// The same as the runtime has them, which apps may change.
static struct method_list *live_methods[MaximumClassCount];
static int class_count;

static unsigned long *info_of(Class class) { return &((struct class_layout *)class)->info; }

bool class_is_framework(const void *class) { return (*info_of((Class)class) & FrameworkClassFlag) != 0; }

bool class_is_plain_framework(const void *class) {
    return (*info_of((Class)class) & (FrameworkClassFlag | CustomizedClassFlag)) == FrameworkClassFlag;
}

/// In ObjCBridge. From now on objects that the frameworks make look for overrides, too.
extern void objc_bridge_class_customized(void) __attribute__((weak));

void framework_class_customized(Class class) {
    for (int i = 0; i < class_count; i++) {
        for (Class each = classes[i]; each; each = class_getSuperclass(each)) {
            if (each == class) *info_of(classes[i]) |= CustomizedClassFlag;
        }
    }
    if (objc_bridge_class_customized) objc_bridge_class_customized();
}

void framework_method_will_change(Method method) {
    const struct method_layout *changed = (const void *)method;
    for (int i = 0; i < class_count; i++) {
        const struct method_list *list = live_methods[i];
        if (list && changed >= list->methods && changed < list->methods + list->count) {
            return framework_class_customized(classes[i]);
        }
    }
}

// The same lock as the runtime's, which asks for classes while it holds that.

void framework_classes_lock(void) { objc_mutex_lock(__objc_runtime_mutex); }
void framework_classes_unlock(void) { objc_mutex_unlock(__objc_runtime_mutex); }

static bool (*register_class)(const char *name);
static Class (*runtime_look_up)(const char *name);
/// The name of the class that is being registered: the runtime asks whether it exists already, and must get Nil.
static const char *name_under_registration;

/// Answers for a class that the runtime does not know: registers it, if it is one of the frameworks.
static Class unknown_class(const char *name) {
    if (register_class == NULL || name == NULL) return Nil;
    framework_classes_lock();
    BOOL is_under_way = name_under_registration && strcmp(name, name_under_registration) == 0;
    BOOL is_there = !is_under_way && (register_class(name) || declared_class_load(name));
    Class class = is_there ? runtime_look_up(name) : Nil;
    framework_classes_unlock();
    return class;
}

/// Replaces the runtime's function of this name, by which Foundation and this library find classes.
Class objc_lookUpClass(const char *name) {
    Class class = class_if_loaded(name);
    return class ? class : unknown_class(name);
}

Class class_if_loaded(const char *name) {
    if (runtime_look_up == NULL) runtime_look_up = (Class (*)(const char *))dlsym(RTLD_NEXT, "objc_lookUpClass");
    return runtime_look_up(name);
}

void framework_classes_install(bool (*new_register_class)(const char *name)) {
    register_class = new_register_class;
    objc_setGetUnknownClassHandler(unknown_class);
}

static struct method_list *add_methods(Class class, const ObjCMethod *methods, long count) {
    if (count == 0) return NULL;
    struct class_layout *head = (struct class_layout *)class;
    struct method_list *list = calloc(1, sizeof *list + (size_t)count * sizeof list->methods[0]);
    if (list == NULL) abort();
    for (long i = 0; i < count; i++) {
        // A class under construction has names in place of selectors; registering the class replaces them.
        list->methods[i].selector = (SEL)methods[i].name;
        list->methods[i].types = methods[i].types;
        list->methods[i].implementation = (IMP)methods[i].implementation;
    }
    list->count = (int)count;
    list->next = head->methods;
    head->methods = list;
    return list;
}

/// The methods as they were registered. An app may exchange their implementations afterwards: by this list it is seen that it
/// has.
static struct method_list *copy_of_list(const struct method_list *list) {
    if (list == NULL) return NULL;
    size_t size = sizeof *list + (size_t)list->count * sizeof list->methods[0];
    struct method_list *copy = malloc(size);
    if (copy == NULL) abort();
    memcpy(copy, list, size);
    return copy;
}

void *framework_class_register(const char *name, void *superclass, const ObjCVariable *variables, long variable_count,
                               const ObjCMethod *methods, long method_count, const ObjCMethod *class_methods,
                               long class_method_count, const ObjCMethod **registered) {
    if (class_count == MaximumClassCount) {
        fprintf(stderr, "More than %d framework classes: raise MaximumClassCount in FrameworkClasses.m\n",
                MaximumClassCount);
        abort();
    }
    const char *outer_name = name_under_registration;
    name_under_registration = name;
    Class class = objc_allocateClassPair(superclass ? (Class)superclass : root_class(), name, 0);
    if (class == Nil) {
        fprintf(stderr, "The Objective-C class %s exists twice\n", name);
        abort();
    }
    for (long i = 0; i < variable_count; i++) {
        class_addIvar(class, variables[i].name, (size_t)variables[i].size, (unsigned char)variables[i].alignment_bits,
                      variables[i].types);
    }
    live_methods[class_count] = add_methods(class, methods, method_count);
    add_methods(object_getClass((id)class), class_methods, class_method_count);
    objc_registerClassPair(class);
    own_methods[class_count] = copy_of_list(live_methods[class_count]);
    *registered = own_methods[class_count] ? (const ObjCMethod *)own_methods[class_count]->methods : NULL;
    name_under_registration = outer_name;
    classes[class_count++] = class;
    *info_of(class) |= FrameworkClassFlag;
    if (superclass) *info_of(class) |= *info_of((Class)superclass) & CustomizedClassFlag;
    layer_creation_add(class);
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

Class framework_class_of(Class class) {
    while (class && !class_is_framework((void *)class)) class = class_getSuperclass(class);
    return class;
}

void framework_class_set_type(void *class, const void *type) { ((struct class_layout *)class)->swift_type = type; }

const void *shell_swift_type(const void *shell) {
    Class class = object_getClass((id)shell);
    while (class && !class_is_framework(class)) class = class_getSuperclass(class);
    return class ? ((struct class_layout *)class)->swift_type : NULL;
}

IMP framework_class_own_method(Class framework, const char *name) {
    int place = 0;
    while (place < class_count && classes[place] != framework) place++;
    const struct method_list *list = place < class_count ? own_methods[place] : NULL;
    for (int i = 0; list && i < list->count; i++) {
        if (strcmp(sel_getName(list->methods[i].selector), name) == 0) return list->methods[i].implementation;
    }
    return NULL;
}

/// The frameworks' own implementation of a method for objects of that class, or NULL if it is none of theirs.
static IMP own_implementation(Class framework, SEL selector) {
    for (Class class = framework; class && class_is_framework((void *)class); class = class_getSuperclass(class)) {
        IMP own = framework_class_own_method(class, sel_getName(selector));
        if (own) return own;
    }
    return NULL;
}

bool method_is_overridden(void *class, const void *selector) {
    Class framework = framework_class_of((Class)class);
    IMP found = class_getMethodImplementation((Class)class, (SEL)selector);
    if (found != class_getMethodImplementation(framework, (SEL)selector)) return true;
    if (class_is_plain_framework((void *)framework)) return false;
    IMP own = own_implementation(framework, (SEL)selector);
    return own != NULL && own != found;
}

bool class_method_is_overridden(void *class, const void *selector) {
    Class framework = framework_class_of((Class)class);
    return class_getMethodImplementation(object_getClass((id)class), (SEL)selector)
        != class_getMethodImplementation(object_getClass((id)framework), (SEL)selector);
}

void *object_make(const char *class_name) { return [[objc_lookUpClass(class_name) alloc] init]; }

void class_extend(const char *class_name, const ObjCMethod *methods, long count) {
    Class class = objc_lookUpClass(class_name);
    if (class == Nil || count <= 0) return;
    // All methods in one list, so that the dispatch tables of the class and its subclasses are made anew only once. The
    // runtime keeps the list.
    struct method_list *list = calloc(1, sizeof *list + (size_t)count * sizeof list->methods[0]);
    if (list == NULL) abort();
    list->count = (int)count;
    for (long i = 0; i < count; i++) {
        // The runtime registers the names.
        list->methods[i].selector = (SEL)methods[i].name;
        list->methods[i].types = methods[i].types;
        list->methods[i].implementation = (IMP)methods[i].implementation;
    }
    class_add_method_list(class, list);
    __objc_update_dispatch_table_for_class(class);
}
