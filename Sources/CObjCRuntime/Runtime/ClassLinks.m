// Links loaded classes to their superclasses.
//
// GCC's runtime writes the links of all classes again with each module that is loaded. The app of a device is forked from
// a process that has the classes of the frameworks (CAppParent), and each page that it writes is copied for it: more than
// three hundred pages in which nothing changes. So only classes that are not linked yet are written here; the result is
// the same.

#define _GNU_SOURCE
#include "Runtime/ClassLinks.h"
#include "Runtime/ModuleLayout.h"
#include <dlfcn.h>
#include <stdlib.h>

/// Aborts with a message if there is no such class, as the runtime does.
extern Class objc_get_class(const char *name);

/// A class, and its superclass; NULL for a root class.
struct link {
    struct class_layout *class, *superclass;
};

/// Puts a class into the list of classes below another one.
static void add_below(struct class_layout *superclass, struct class_layout *class) {
    class->siblings = superclass->subclasses;
    superclass->subclasses = class;
}

static void mark(struct class_layout *class) {
    class->info |= ResolvedFlag;
    class->isa->info |= ResolvedFlag;
}

/// Puts a class and its metaclass into the lists of those above. The class of all metaclasses is that of Object.
static struct link enter(struct class_layout *class, struct class_layout *object) {
    mark(class);
    class->isa->isa = object->isa;
    if (class->superclass_name == NULL) {
        add_below(object, class->isa);
        return (struct link){class, NULL};
    }
    struct class_layout *superclass = (void *)objc_get_class(class->superclass_name);
    add_below(superclass, class);
    if (superclass->isa) add_below(superclass->isa, class->isa);
    return (struct link){class, superclass};
}

/// Replaces the name of the superclass by the class.
static void set_superclass(struct link link, struct class_layout *object) {
    if (link.superclass == NULL) {
        link.class->isa->superclass_name = (void *)object;
        return;
    }
    link.class->superclass_name = (void *)link.superclass;
    link.class->isa->superclass_name = (void *)link.superclass->isa;
}

/// All classes that the runtime knows, disposed ones as well. To be freed by the caller.
static struct class_layout **all_classes(int *count) {
    static int (*list)(Class *buffer, int room);
    static int room = 4096;
    if (list == NULL) list = (int (*)(Class *, int))dlsym(RTLD_NEXT, "objc_getClassList");
    while (YES) {
        Class *classes = malloc((size_t)room * sizeof *classes);
        if (classes == NULL) abort();
        *count = list(classes, room);
        if (*count < room) return (struct class_layout **)classes;
        // There may be more.
        free(classes);
        room *= 2;
    }
}

void class_links_make(void) {
    struct class_layout *object = (void *)objc_get_class("Object");
    int count = 0, link_count = 0;
    struct class_layout **classes = all_classes(&count);
    struct link *links = malloc((size_t)count * sizeof *links);
    if (links == NULL) abort();
    for (int i = 0; i < count; i++) {
        if ((classes[i]->info & ResolvedFlag) == 0) links[link_count++] = enter(classes[i], object);
    }
    for (int i = 0; i < link_count; i++) set_superclass(links[i], object);
    free(links);
    free(classes);
}
