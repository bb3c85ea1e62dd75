// NSValues of nonretained objects also return the pointer, and those of pointers the object at it: some database
// wrappers store results in that way.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static void *pointer_of_object(NSValue *value, SEL selector) { return (void *)[value nonretainedObjectValue]; }
static id object_at_pointer(NSValue *value, SEL selector) { return (id)[value pointerValue]; }

INSTALL(pointers_and_objects) {
    Class objects = objc_lookUpClass("GSNonretainedObjectValue"), pointers = objc_lookUpClass("GSPointerValue");
    if (objects) replace_instance_method(objects, @selector(pointerValue), (IMP)pointer_of_object);
    if (pointers) replace_instance_method(pointers, @selector(nonretainedObjectValue), (IMP)object_at_pointer);
}
