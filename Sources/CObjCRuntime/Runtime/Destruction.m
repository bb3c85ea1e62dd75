// Deallocation of every object: weak references to it are cleared, `.cxx_destruct`, which releases instance variables
// that ARC manages, runs for each class from its own up to the root, and associated objects are released.

#include "Runtime/AssociatedObjects.h"
#include "Runtime/MethodReplacement.h"
#include "Runtime/MethodTable.h"
#include "Runtime/WeakReferences.h"
#include "Shells.h"
#include <objc/runtime.h>

/// NULL if the class does not have the method.
static IMP implementation_of(Class class, SEL selector) {
    IMP found = implementation_in_table(class, selector);
    if (found || !class_has_no_table(class) || !class_respondsToSelector(class, selector)) return found;
    return class_getMethodImplementation(class, selector);
}

void shell_destruct(void *object) {
    static SEL destruct;
    if (destruct == NULL) destruct = sel_registerName(".cxx_destruct");
    weak_clear(object);
    IMP previous = NULL;
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        IMP implementation = implementation_of(class, destruct);
        if (implementation == NULL) break;
        if (implementation == previous) continue;
        ((void (*)(id, SEL))implementation)(object, destruct);
        previous = implementation;
    }
    objc_removeAssociatedObjects((id)object);
}

static void destruct_and_free(id object, SEL selector) {
    shell_destruct((void *)object);
    // This call goes to the replacement in Zombies.m; GNUstep's own `-dealloc` has the function inlined.
    NSDeallocateObject(object);
}

/// Replaces NSObject's `-dealloc`.
void destruction_install(void) {
    replace_instance_method([NSObject class], @selector(dealloc), (IMP)destruct_and_free);
}
