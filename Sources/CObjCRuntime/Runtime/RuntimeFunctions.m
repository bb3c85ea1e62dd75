// Functions of objc/objc.h and objc/runtime.h that GCC's runtime lacks, or has only within its header: objects and
// classes. Those of properties and protocols are in files of their own.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"
#include "Shells.h"
#include <dlfcn.h>
#include <malloc.h>
#include <objc/message.h>
#include <objc/runtime.h>
#include <string.h>

// Objects.

/// An inline function in GCC's header: apps need a symbol.
Class object_class(id object) __asm__("object_getClass");
Class object_class(id object) { return object ? object->class_pointer : Nil; }

/// The offset of NSObject's `isa`, under the symbol name that code compiled for apps refers to.
static int isa_offset = 0;
int *isa_offset_place __asm__("__objc_ivar_offset_NSObject.isa") = &isa_offset;

id unretained_object(const void *pointer) __asm__("objc_unretainedObject");
id unretained_object(const void *pointer) { return (id)pointer; }
id retained_object(const void *pointer) __asm__("objc_retainedObject");
id retained_object(const void *pointer) { return (id)pointer; }
const void *unretained_pointer(id object) __asm__("objc_unretainedPointer");
const void *unretained_pointer(id object) { return object; }

id objc_constructInstance(Class class, void *memory) {
    if (class == Nil || memory == NULL) return nil;
    id object = memory;
    object_setClass(object, class);
    return object;
}

void *objc_destructInstance(id object) {
    if (object) shell_destruct((void *)object);
    return (void *)object;
}

BOOL sel_isMapped(SEL selector) {
    extern BOOL sel_is_mapped(SEL selector);
    return selector != NULL && sel_is_mapped(selector);
}

// Classes.

/// Replaces the runtime's function, which finds no class methods in a metaclass. On the phone these are the metaclass's
/// own methods.
Method class_getClassMethod(Class class, SEL selector) {
    if (class == Nil || selector == NULL) return NULL;
    return class_getInstanceMethod(class_isMetaClass(class) ? class : object_getClass((id)class), selector);
}

Class *objc_copyClassList(unsigned int *count) {
    int all = objc_getClassList(NULL, 0);
    Class *classes = all > 0 ? malloc((size_t)(all + 1) * sizeof *classes) : NULL;
    if (classes == NULL) {
        if (count) *count = 0;
        return NULL;
    }
    // Another class may have been registered meanwhile.
    int copied = objc_getClassList(classes, all);
    if (copied > all) copied = all;
    classes[copied] = Nil;
    if (count) *count = (unsigned int)copied;
    return classes;
}

Class objc_getFutureClass(const char *name) { return objc_lookUpClass(name); }
void objc_setFutureClass(Class class, const char *name) {}

BOOL class_respondsToMethod(Class class, SEL selector) { return class_respondsToSelector(class, selector); }
IMP class_lookupMethod(Class class, SEL selector) { return class_getMethodImplementation(class, selector); }

void _objc_flush_caches(Class class) {}
void _objc_resolve_categories_for_class(Class class) {}

/// A class of the same methods under another name, as key-value observing made on the first systems.
Class objc_duplicateClass(Class original, const char *name, size_t extra_bytes) {
    Class copy = objc_allocateClassPair(class_getSuperclass(original), name, extra_bytes);
    if (copy == Nil) return Nil;
    unsigned int count = 0;
    Ivar *variables = class_copyIvarList(original, &count);
    for (unsigned int i = 0; i < count; i++) {
        const char *type = ivar_getTypeEncoding(variables[i]);
        NSUInteger size, alignment;
        NSGetSizeAndAlignment(type, &size, &alignment);
        class_addIvar(copy, ivar_getName(variables[i]), size, (uint8_t)__builtin_ctzl(alignment ?: 1), type);
    }
    free(variables);
    Class originals[] = {original, object_getClass((id)original)}, copies[] = {copy, object_getClass((id)copy)};
    for (int side = 0; side < 2; side++) {
        Method *methods = class_copyMethodList(originals[side], &count);
        for (unsigned int i = 0; i < count; i++) {
            class_addMethod(copies[side], method_getName(methods[i]), method_getImplementation(methods[i]),
                            method_getTypeEncoding(methods[i]));
        }
        free(methods);
    }
    objc_registerClassPair(copy);
    return copy;
}

/// A linked class has a pointer to its superclass where a compiled class has the superclass's name.
static struct class_layout **superclass_of(struct class_layout *class) {
    return (struct class_layout **)&class->superclass_name;
}

/// Moves a class from the subclass list of one superclass to that of another.
static void move_below(struct class_layout *class, struct class_layout *superclass) {
    struct class_layout *former = *superclass_of(class);
    void **place = former ? &former->subclasses : NULL;
    while (place && *place && *place != class) place = &((struct class_layout *)*place)->siblings;
    if (place && *place == class) *place = class->siblings;
    class->siblings = superclass->subclasses;
    superclass->subclasses = class;
    *superclass_of(class) = superclass;
    __objc_update_dispatch_table_for_class((Class)class);
}

Class class_setSuperclass(Class class, Class superclass) {
    if (class == Nil || superclass == Nil) return Nil;
    Class former = class_getSuperclass(class);
    // Refuses a superclass that is a subclass of the class.
    for (Class each = superclass; each; each = class_getSuperclass(each)) {
        if (each == class) return former;
    }
    objc_mutex_lock(__objc_runtime_mutex);
    move_below((struct class_layout *)class, (struct class_layout *)superclass);
    move_below(((struct class_layout *)class)->isa, ((struct class_layout *)superclass)->isa);
    objc_mutex_unlock(__objc_runtime_mutex);
    return former;
}

// Images: libraries and the program.

const char *class_getImageName(Class class) {
    Dl_info info;
    if (class == Nil) return NULL;
    // A class of GCC's runtime is in the data segment of its module.
    return dladdr((const void *)class, &info) ? info.dli_fname : NULL;
}

/// Strings of one block of memory: the list is freed as a whole.
struct name_list {
    const char **names;
    unsigned int count, capacity;
};

static void add_name(struct name_list *list, const char *name) {
    for (unsigned int i = 0; i < list->count; i++) {
        if (strcmp(list->names[i], name) == 0) return;
    }
    if (list->count + 1 >= list->capacity) {
        list->capacity = list->capacity ? list->capacity * 2 : 64;
        list->names = realloc(list->names, list->capacity * sizeof *list->names);
        if (list->names == NULL) abort();
    }
    list->names[list->count++] = name;
    list->names[list->count] = NULL;
}

const char **objc_copyImageNames(unsigned int *count) {
    struct name_list list = {0};
    unsigned int class_count;
    Class *classes = objc_copyClassList(&class_count);
    for (unsigned int i = 0; i < class_count; i++) {
        const char *image = class_getImageName(classes[i]);
        if (image) add_name(&list, image);
    }
    free(classes);
    if (count) *count = list.count;
    return list.names;
}

const char **objc_copyClassNamesForImage(const char *image, unsigned int *count) {
    struct name_list list = {0};
    unsigned int class_count;
    Class *classes = image ? objc_copyClassList(&class_count) : NULL;
    for (unsigned int i = 0; classes && i < class_count; i++) {
        const char *name = class_getImageName(classes[i]);
        if (name && strcmp(name, image) == 0) add_name(&list, class_getName(classes[i]));
    }
    free(classes);
    if (count) *count = list.count;
    return list.names;
}
