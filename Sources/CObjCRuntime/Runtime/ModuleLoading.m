// Loads object code of clang's non-fragile GNUstep ABI into GCC's runtime.
//
// Every object file calls `__objc_exec_class` with its classes and categories before `main`. GCC's runtime knows the
// fragile layout, where the compiler has fixed the offset of each instance variable. In the non-fragile layout a class
// states the size of its own variables as a negative instance size, and offsets count from the end of its superclass;
// here both are made absolute, after which the older runtime can load the module.

#define _GNU_SOURCE
#include "Runtime/LibraryBounds.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/NumberConversion.h"
#include "Runtime/ProgramModules.h"
#include "Runtime/ProtocolDescriptions.h"
#include "Runtime/SelectorReferences.h"
#include "Shell/FrameworkClasses.h"
#include <dlfcn.h>
#include <string.h>

static long slide_class(struct module *module, struct class_layout *class);

/// The final instance size of a class, or -1 if it is not loaded. A class of the same module is laid out first.
static long instance_size(struct module *module, const char *class_name) {
    if (class_name == NULL) return 0;
    for (int i = 0; i < module->symbols->class_count; i++) {
        if (strcmp(class_at(module, i)->name, class_name) == 0) return slide_class(module, class_at(module, i));
    }
    Class loaded = objc_lookUpClass(class_name);
    return loaded ? (long)class_getInstanceSize(loaded) : -1;
}

/// By how many bytes the first variables overlap the superclass: the compiler puts small ones into the padding at the
/// end of the superclass as its header declares it, where the superclass's implementation may have variables of
/// properties.
static long overlap(struct class_layout *class) {
    long least = 0;
    for (int i = 0; class->variables && i < class->variables->count; i++) {
        if (class->variables->variables[i].offset < least) least = class->variables->variables[i].offset;
    }
    return -least;
}

static long slide_class(struct module *module, struct class_layout *class) {
    if (class->instance_size > 0) return class->instance_size;
    enum { GreatestAlignment = 16 };
    long start = instance_size(module, class->superclass_name);
    if (start < 0) return -1;
    start += (overlap(class) + GreatestAlignment - 1) & ~(long)(GreatestAlignment - 1);
    class->instance_size = start - class->instance_size;
    for (int i = 0; class->variables && i < class->variables->count; i++) {
        class->variables->variables[i].offset += (int)start;
        if (class->variable_offsets && class->variable_offsets[i]) {
            *class->variable_offsets[i] = class->variables->variables[i].offset;
        }
    }
    return class->instance_size;
}

static void patch_protocols(struct protocol_list *list) {
    for (; list; list = list->next) {
        for (size_t i = 0; i < list->count; i++) {
            struct protocol *protocol = list->protocols[i];
            if ((size_t)protocol->isa != NonFragileProtocolVersion) continue;
            protocol->isa = (void *)FragileProtocolVersion;
            protocol_note_described(protocol);
            patch_protocols(protocol->inherited);
        }
    }
}

/// Marks framework classes of which a category of the app replaces methods, so that their objects look overrides up.
static void note_category(struct category_layout *category) {
    Class class = objc_lookUpClass(category->class_name);
    if (class == Nil || !class_is_framework((void *)class)) return;
    for (struct method_list *list = category->instance_methods; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            // Before loading, the selector is still the method's name.
            SEL selector = sel_registerName((const char *)(const void *)list->methods[i].selector);
            if (class_getInstanceMethod(class, selector)) framework_class_customized(class);
        }
    }
}

void (*volatile load_module)(struct module *);

/// In ObjCBridge. Called when code of an Objective-C app is loaded.
extern void objc_bridge_app_is_loaded(void) __attribute__((weak));

/// Only apps and declared frameworks are compiled for the newer ABI, not the rest of this library and GNUstep.
static void note_app(void) {
    static BOOL is_known;
    if (is_known) return;
    is_known = YES;
    if (objc_bridge_app_is_loaded) objc_bridge_app_is_loaded();
}

/// A list of modules that grows.
struct module_list {
    struct module **modules;
    size_t count, capacity;
};

static void list_add(struct module_list *list, struct module *module) {
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? list->capacity * 2 : 64;
        list->modules = realloc(list->modules, list->capacity * sizeof *list->modules);
        if (list->modules == NULL) abort();
    }
    list->modules[list->count++] = module;
}

static const char *image_of(const void *address) {
    Dl_info image;
    return dladdr(address, &image) && image.dli_fname ? image.dli_fname : "?";
}

/// A bundle may define a class that its app defines, too (tests that compile the sources they test). The linker
/// resolves the bundle's reference to the app's class, which must not be loaded again.
static void drop_loaded_classes(struct module *module) {
    struct symbol_table *symbols = module->symbols;
    for (int i = 0; i < symbols->class_count; i++) {
        struct class_layout *class = class_at(module, i);
        if ((class->info & DescribesPropertiesFlag) == 0) continue;
        fprintf(stderr, "Class %s is implemented in both %s and %s. One of the two will be used. Which one is undefined.\n",
                class->name, image_of(class), image_of(module));
        // Classes, categories, and a list of constant objects or NULL.
        int last = symbols->class_count + symbols->category_count;
        memmove(&symbols->definitions[i], &symbols->definitions[i + 1], (size_t)(last - i) * sizeof(void *));
        symbols->class_count--;
        i--;
    }
}

BOOL module_try_to_load(struct module *module) {
    BOOL complete = YES;
    drop_loaded_classes(module);
    for (int i = 0; i < module->symbols->class_count; i++) {
        if (slide_class(module, class_at(module, i)) < 0) complete = NO;
    }
    if (!complete) return NO;
    for (int i = 0; i < module->symbols->class_count; i++) {
        struct class_layout *class = class_at(module, i);
        class->info &= ~(unsigned long)NonFragileClassFlag;
        class->isa->info &= ~(unsigned long)NonFragileClassFlag;
        patch_protocols(class->protocols);
    }
    for (int i = 0; i < module->symbols->category_count; i++) {
        patch_protocols(category_at(module, i)->protocols);
        note_category(category_at(module, i));
    }
    if (!module_is_in_this_library(module)) selector_references_unify(module);
    module->version = FragileVersion;
    module->size = sizeof *module;
    load_gate_load(module);
    if (!module_is_in_this_library(module)) number_conversion_examine(module);
    // Set after loading, when the runtime overwrites `info`.
    for (int i = 0; i < module->symbols->class_count; i++) class_at(module, i)->info |= DescribesPropertiesFlag;
    return YES;
}

/// Modules whose superclasses are not loaded yet: the linker decides the order.
static struct module_list waiting;

static void load_waiting_modules(void) {
    BOOL progress = YES;
    while (progress) {
        progress = NO;
        for (size_t i = 0; i < waiting.count; i++) {
            if (!module_try_to_load(waiting.modules[i])) continue;
            waiting.modules[i] = waiting.modules[--waiting.count];
            progress = YES;
        }
    }
}

BOOL module_is_in_this_library(const struct module *module) {
    return (const char *)module >= __ehdr_start && (const char *)module < _end;
}

/// Replaces the runtime's function of this name: this library is linked before libobjc.
void __objc_exec_class(struct module *module) {
    if (program_module_is_loaded(module)) return;
    if (load_module == NULL) {
        load_module = dlsym(RTLD_NEXT, "__objc_exec_class");
        load_gate_close();
    }
    // The module of an app, or of a library of the app.
    if (load_gate_is_behind_base() && !module_is_in_this_library(module)) load_gate_open();
    module_load(module);
}

void module_load(struct module *module) {
    BOOL is_ours = module_is_in_this_library(module);
    if (module->version == FragileVersion) {
        if (is_ours) load_gate_drop_protocols(module);
        load_gate_load(module);
    } else if (is_ours && module->symbols->class_count > 0) {
        declared_module_keep(module);
        return;
    } else if (is_ours && declared_categories_keep(module)) {
        return;
    } else {
        if (!is_ours) note_app();
        if (!module_try_to_load(module)) {
            list_add(&waiting, module);
            return;
        }
    }
    load_waiting_modules();
}
