// Deallocation of every object: weak references to it are cleared, `.cxx_destruct`, which releases instance variables
// that ARC manages, runs for each class from its own up to the root, and associated objects are released.

#include "Runtime/AssociatedObjects.h"
#include "Runtime/MethodReplacement.h"
#include "Runtime/WeakReferences.h"
#include "Shells.h"
#include <objc/runtime.h>

void shell_destruct(void *object) {
    static SEL destruct;
    if (destruct == NULL) destruct = sel_registerName(".cxx_destruct");
    weak_clear(object);
    IMP previous = NULL;
    for (Class class = object_getClass(object); class; class = class_getSuperclass(class)) {
        if (!class_respondsToSelector(class, destruct)) break;
        IMP implementation = class_getMethodImplementation(class, destruct);
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
