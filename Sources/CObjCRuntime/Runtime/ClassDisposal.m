// Disposes of registered classes that a program made. GCC's runtime can dispose only of classes under construction.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"
#include "Shell/FrameworkClasses.h"
#include <dlfcn.h>
#include <objc/runtime.h>

/// The first character of a disposed class's name, which no class of a program has.
static const char disposed_mark = 0x7F;

static BOOL is_disposed(Class class) { return class_getName(class)[0] == disposed_mark; }

/// Takes a class out of the list of its superclass's subclasses.
static void unlink_class(struct class_layout *class, struct class_layout *superclass) {
    void **place = superclass ? &superclass->subclasses : NULL;
    while (place && *place && *place != class) place = &((struct class_layout *)*place)->siblings;
    if (place && *place == class) *place = class->siblings;
    class->siblings = NULL;
}

/// Replaces the runtime's function. A registered class can no longer be found afterwards, and its name can be used
/// again. Its memory is kept, since instances may be left; on the phone these would crash the program.
void objc_disposeClassPair(Class class) {
    static void (*former)(Class class);
    if (former == NULL) former = (void (*)(Class))dlsym(RTLD_NEXT, "objc_disposeClassPair");
    if (class == Nil) return;
    Dl_info file;
    const char *name = class_getName(class);
    if (class_isMetaClass(class) || class_if_loaded(name) != class) {
        former(class);
    } else if (dladdr((void *)class, &file)) {
        fprintf(stderr, "objc_disposeClassPair: the class %s was not made by objc_allocateClassPair\n", name);
    } else {
        Class superclass = class_getSuperclass(class);
        objc_mutex_lock(__objc_runtime_mutex);
        unlink_class((struct class_layout *)class, (struct class_layout *)superclass);
        unlink_class((struct class_layout *)object_getClass((id)class),
                     (struct class_layout *)(superclass ? object_getClass((id)superclass) : Nil));
        // The runtime's table of classes compares this string, which the class owns: with another first character it is
        // not found.
        *(char *)name = disposed_mark;
        objc_mutex_unlock(__objc_runtime_mutex);
    }
}

/// Replaces the runtime's function, whose table still has disposed classes.
int objc_getClassList(Class *buffer, int room) {
    static int (*former)(Class *buffer, int room);
    if (former == NULL) former = (int (*)(Class *, int))dlsym(RTLD_NEXT, "objc_getClassList");
    int all = former(NULL, 0), count = 0;
    Class *classes = calloc((size_t)all + 1, sizeof *classes);
    if (classes == NULL) return 0;
    int known = former(classes, all);
    for (int i = 0; i < known && i < all; i++) {
        if (is_disposed(classes[i])) continue;
        if (buffer && count < room) buffer[count] = classes[i];
        count++;
    }
    free(classes);
    return count;
}
