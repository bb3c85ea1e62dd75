// Replaces the runtime's functions that find methods in a class's dispatch table. If there is no table yet, the class
// is initialised first, without the runtime's lock (`ClassInitialization.m`).

#include "Runtime/ClassInitialization.h"
#include "Runtime/MethodTable.h"
#include "Runtime/MethodTableOffsets.h"
#include <dlfcn.h>
#include <objc/message.h>

_Static_assert(offsetof(struct class_layout, dispatch_table) == CLASS_TABLE, "objc_msgSend reads it");
_Static_assert(offsetof(struct method_table, buckets) == TABLE_BUCKETS, "objc_msgSend reads it");
_Static_assert(offsetof(struct method_table, capacity) == TABLE_CAPACITY, "objc_msgSend reads it");
_Static_assert(SelectorBucketSize == 1 << BUCKET_SHIFT, "objc_msgSend compares a selector's number by its bucket");

/// The runtime's own function of this name.
#define RUNTIMES_OWN(function)                                                                                         \
    ({                                                                                                                 \
        static __typeof__(function) *own;                                                                              \
        if (own == NULL) own = (__typeof__(function) *)dlsym(RTLD_NEXT, #function);                                    \
        own;                                                                                                           \
    })

/// The implementation, searched in the method lists: while this thread initialises the class there is no table.
static IMP implementation_in_lists(Class class, SEL selector) {
    Method method = method_in_lists(class, selector);
    return method ? method_getImplementation(method) : NULL;
}

static Class named_by(id receiver, Class class) {
    return class_isMetaClass(class) && class_isMetaClass(object_getClass(receiver)) ? (Class)receiver : Nil;
}

static __attribute__((noinline)) IMP look_up_slowly(id receiver, SEL selector) {
    Class class = object_getClass(receiver);
    if (class_has_no_table(class) && !class_is_prepared(class, named_by(receiver, class))) {
        IMP found = implementation_in_lists(class, selector);
        if (found) return found;
    }
    return RUNTIMES_OWN(objc_msg_lookup)(receiver, selector);
}

IMP objc_msg_lookup(id receiver, SEL selector) {
    if (receiver == nil) return (IMP)nil_method;
    IMP found = implementation_in_table(object_getClass(receiver), selector);
    return found ? found : look_up_slowly(receiver, selector);
}

IMP objc_msg_lookup_super(struct objc_super *super, SEL selector) {
    Class class = super->super_class;
    if (super->self) {
        IMP found = implementation_in_table(class, selector);
        if (found) return found;
    }
    if (super->self && class_has_no_table(class) && !class_is_prepared(class, named_by(super->self, class))) {
        IMP found = implementation_in_lists(class, selector);
        if (found) return found;
    }
    return RUNTIMES_OWN(objc_msg_lookup_super)(super, selector);
}

/// The runtime's own functions follow the superclass of a class that is being made, which is still a name.
static BOOL is_being_made(Class class) {
    if (!class_is_being_made(class)) return NO;
    // A class that was loaded is asked for its methods before it is linked to its superclass.
    class_is_prepared(class, Nil);
    return class_is_being_made(class);
}

Method class_getInstanceMethod(Class class, SEL selector) {
    if (class && selector && is_being_made(class)) return method_in_lists(class, selector);
    return RUNTIMES_OWN(class_getInstanceMethod)(class, selector);
}

IMP class_getMethodImplementation(Class class, SEL selector) {
    if (class && selector && is_being_made(class)) {
        // What nobody has is forwarded.
        return implementation_in_lists(class, selector) ?: class_getMethodImplementation([NSObject class], selector);
    }
    if (class && selector && class_has_no_table(class) && !class_is_prepared(class, Nil)) {
        IMP found = implementation_in_lists(class, selector);
        if (found) return found;
    }
    return RUNTIMES_OWN(class_getMethodImplementation)(class, selector);
}

BOOL class_respondsToSelector(Class class, SEL selector) {
    if (class && selector && is_being_made(class)) return method_in_lists(class, selector) != NULL;
    if (class && selector && class_has_no_table(class) && !class_is_prepared(class, Nil)) {
        return method_in_lists(class, selector) != NULL;
    }
    return RUNTIMES_OWN(class_respondsToSelector)(class, selector);
}
