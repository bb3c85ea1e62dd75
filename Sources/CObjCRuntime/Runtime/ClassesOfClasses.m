// `object_setClass` on a class, which libraries use to stub class methods: they give the class another metaclass, which
// inherits from the former one.
//
// A class that is loaded has its metaclass linked to the `isa` of its superclass. A metaclass that an app has set there would
// get the subclasses of the former one. So such classes get their former metaclass back while classes are linked.

#include "Runtime/ClassLinks.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <pthread.h>

struct changed_class {
    id class;
    Class former, set;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct changed_class *changed;
static size_t changed_count, capacity;

/// Called with the lock held.
static void note_change(id class, Class former, Class set) {
    for (size_t i = 0; i < changed_count; i++) {
        if (changed[i].class != class) continue;
        changed[i].set = set;
        if (changed[i].former == set) changed[i] = changed[--changed_count];
        return;
    }
    if (former == set) return;
    if (changed_count == capacity) {
        capacity = capacity ? capacity * 2 : 16;
        changed = realloc(changed, capacity * sizeof *changed);
        if (changed == NULL) abort();
    }
    changed[changed_count++] = (struct changed_class){class, former, set};
}

/// Replaces the runtime's function of this name.
Class object_setClass(id object, Class class) {
    if (object == nil) return Nil;
    // Nil for a new object, which has no class yet.
    Class former = object->class_pointer;
    BOOL is_class = former && class_isMetaClass(former);
    if (is_class) pthread_mutex_lock(&lock);
    object->class_pointer = class;
    if (is_class) {
        note_change(object, former, class);
        pthread_mutex_unlock(&lock);
    }
    return former;
}

/// Replaces the runtime's function, which is called with the runtime's lock held.
void __objc_resolve_class_links(void) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < changed_count; i++) changed[i].class->class_pointer = changed[i].former;
    class_links_make();
    for (size_t i = 0; i < changed_count; i++) changed[i].class->class_pointer = changed[i].set;
    pthread_mutex_unlock(&lock);
}
