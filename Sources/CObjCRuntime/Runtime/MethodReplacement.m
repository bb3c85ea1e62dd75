#include "Runtime/MethodReplacement.h"
#include "Runtime/ClassInitialization.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"

const char *const string_classes[] = {"NSString",        "GSString",          "GSCString",        "GSUnicodeString",
                                      "GSMutableString", "GSImmutableString", "NSConstantString", "NXConstantString",
                                      NULL};

/// The classes whose dispatch tables are to be made anew at `replacements_end`.
enum { MaximumPendingCount = 64 };
static Class pending[MaximumPendingCount];
static int pending_count;
static BOOL is_collecting;

/// True if the table of the class is made anew together with that of a pending superclass. That does not reach a root
/// class's metaclass, although it is a subclass of the root class.
static BOOL is_pending(Class class) {
    BOOL is_metaclass = class_isMetaClass(class);
    for (; class && class_isMetaClass(class) == is_metaclass; class = class_getSuperclass(class)) {
        for (int i = 0; i < pending_count; i++) {
            if (pending[i] == class) return YES;
        }
    }
    return NO;
}

static void note_pending(Class class) {
    if (is_pending(class)) return;
    if (pending_count == MaximumPendingCount) {
        __objc_update_dispatch_table_for_class(class);
        return;
    }
    pending[pending_count++] = class;
}

void replacements_begin(void) { is_collecting = YES; }

void replacements_end(void) {
    is_collecting = NO;
    while (pending_count > 0) {
        Class class = pending[--pending_count];
        // Skipped if a superclass was added later, with which this table is made anew, too.
        if (!is_pending(class)) __objc_update_dispatch_table_for_class(class);
    }
}

static void set_implementation(Class class, Method method, IMP implementation) {
    if (is_collecting) {
        ((struct method_layout *)method)->implementation = implementation;
        note_pending(class);
    } else {
        method_setImplementation(method, implementation);
    }
}

/// Searched in the method lists: a look-up through the runtime would call +resolveInstanceMethod:, and so send
/// +initialize before the app has begun.
static BOOL is_inherited(Method method, Class class, SEL selector) {
    return method == method_in_lists(class_getSuperclass(class), selector);
}

/// The method of that name that a class has of its own, NULL if it has none.
static Method own_method(const char *class_name, SEL selector, Class *class) {
    *class = objc_lookUpClass(class_name);
    Method method = *class ? class_getInstanceMethod(*class, selector) : NULL;
    return method && !is_inherited(method, *class, selector) ? method : NULL;
}

void replace_method_of_classes(SEL selector, IMP implementation, const char *const *names) {
    Class class;
    for (; *names; names++) {
        Method method = own_method(*names, selector, &class);
        if (method) set_implementation(class, method, implementation);
    }
}

static BOOL is_of_family(IMP implementation, const struct family_method *family) {
    for (int i = 0; i < family->count; i++) {
        if (family->implementations[i] == implementation) return YES;
    }
    return NO;
}

void replace_family_method(struct family_method *family, SEL selector, const char *const *names) {
    Class class;
    for (; *names; names++) {
        Method method = own_method(*names, selector, &class);
        // A class may be in the list twice, under two names.
        if (method == NULL || is_of_family(method_getImplementation(method), family)) continue;
        if (family->count == MaximumFamilySize) abort();
        family->formers[family->count] = method_getImplementation(method);
        set_implementation(class, method, family->implementations[family->count++]);
    }
}

IMP replace_instance_method(Class class, SEL selector, IMP implementation) {
    Method method = class_getInstanceMethod(class, selector);
    if (method == NULL) return NULL;
    IMP former = method_getImplementation(method);
    if (is_inherited(method, class, selector)) {
        class_addMethod(class, selector, implementation, method_getTypeEncoding(method));
    } else {
        set_implementation(class, method, implementation);
    }
    return former;
}

IMP replace_class_method(Class class, SEL selector, IMP implementation) {
    return replace_instance_method(object_getClass((id)class), selector, implementation);
}

void remove_instance_method(Class class, SEL selector) {
    struct method_list *list = ((struct class_layout *)class)->methods;
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            if (strcmp(sel_getName(list->methods[i].selector), sel_getName(selector)) != 0) continue;
            list->count--;
            memmove(&list->methods[i], &list->methods[i + 1], sizeof list->methods[0] * (size_t)(list->count - i));
            note_pending(class);
            return;
        }
    }
}
