// Replaces the runtime's function by which compiled code finds a class that it names: clang calls it for each
// `[NSNumber …]` and `[Class alloc]`, and the runtime hashes and compares the name each time. The names of compiled
// code are constants, so a class is remembered by the address of its name.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <objc/runtime.h>
#include <stdint.h>

/// A power of two: a few thousand different references are alive in a large app.
enum { Places = 2048 };

/// Classes are never unloaded, so a name keeps its class. `name` is written last, and NULL while `class` changes.
static struct reference {
    const char *name;
    void *class;
} references[Places];

static struct reference *reference_of(const char *name) {
    return &references[((uintptr_t)name * 0x9e3779b97f4a7c15) >> 53];
}

static void remember(struct reference *reference, const char *name, Class class) {
    // One thread writes at a time; others need not remember.
    static char is_written;
    if (__atomic_test_and_set(&is_written, __ATOMIC_ACQUIRE)) return;
    __atomic_store_n(&reference->name, NULL, __ATOMIC_RELEASE);
    __atomic_store_n(&reference->class, (void *)class, __ATOMIC_RELEASE);
    __atomic_store_n(&reference->name, name, __ATOMIC_RELEASE);
    __atomic_clear(&is_written, __ATOMIC_RELEASE);
}

Class objc_lookup_class(const char *name) {
    struct reference *reference = reference_of(name);
    if (__atomic_load_n(&reference->name, __ATOMIC_ACQUIRE) == name) {
        void *class = __atomic_load_n(&reference->class, __ATOMIC_ACQUIRE);
        if (__atomic_load_n(&reference->name, __ATOMIC_RELAXED) == name) return (Class)class;
    }
    static Class (*own)(const char *);
    if (own == NULL) own = (Class(*)(const char *))dlsym(RTLD_NEXT, "objc_lookup_class");
    Class class = own(name);
    // A class that is not there yet may be loaded later.
    if (class) remember(reference, name, class);
    return class;
}
