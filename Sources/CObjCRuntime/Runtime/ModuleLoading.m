// Loads object code of clang's non-fragile GNUstep ABI into GCC's runtime.
//
// Every object file calls `__objc_exec_class` with its classes and categories before `main`. GCC's runtime knows the
// fragile layout, where the compiler has fixed the offset of each instance variable. In the non-fragile layout a class
// states the size of its own variables as a negative instance size, and its offsets count from the end of its superclass;
// here they are slid to where they belong, after which the older runtime takes the module as its own. The structures below
// are those two ABIs, as documented in clang's CGObjCGNU.cpp and GCC's objc-private/module-abi-8.h.

#define _GNU_SOURCE
#include "Shell/FrameworkClasses.h"
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include <objc/runtime.h>

struct instance_variable {
    const char *name, *type;
    int offset;
};

struct instance_variable_list {
    int count;
    struct instance_variable variables[];
};

struct protocol_list {
    struct protocol_list *next;
    size_t count;
    struct protocol *protocols[];
};

struct protocol {
    void *isa;
    char *name;
    struct protocol_list *inherited;
};

struct class_layout {
    struct class_layout *isa;
    const char *superclass_name;
    const char *name;
    long version;
    unsigned long info;
    long instance_size;
    struct instance_variable_list *variables;
    void *methods, *dispatch_table, *subclasses, *siblings;
    struct protocol_list *protocols;
    void *gc_object_type;
    long abi_version;
    int **variable_offsets;
    void *properties;
};

struct category_layout {
    const char *name, *class_name;
    struct method_list {
        struct method_list *next;
        int count;
        struct {
            SEL selector;
            const char *types;
            IMP implementation;
        } methods[];
    } *instance_methods, *class_methods;
    struct protocol_list *protocols;
};

struct symbol_table {
    unsigned long selector_count;
    void *selectors;
    unsigned short class_count, category_count;
    void *definitions[];
};

struct module {
    unsigned long version, size;
    const char *name;
    struct symbol_table *symbols;
};

enum { FragileVersion = 8, NonFragileProtocolVersion = 3, FragileProtocolVersion = 2 };
enum { NonFragileClassFlag = 0x10 };

static struct class_layout *class_at(struct module *module, int index) { return module->symbols->definitions[index]; }

static struct category_layout *category_at(struct module *module, int index) {
    return module->symbols->definitions[module->symbols->class_count + index];
}

static long slide_class(struct module *module, struct class_layout *class);

/// The final instance size of a class, or -1 while it is not loaded. A class of the same module is laid out first.
static long instance_size(struct module *module, const char *class_name) {
    if (class_name == NULL) return 0;
    for (int i = 0; i < module->symbols->class_count; i++) {
        if (strcmp(class_at(module, i)->name, class_name) == 0) return slide_class(module, class_at(module, i));
    }
    Class loaded = objc_lookUpClass(class_name);
    return loaded ? (long)class_getInstanceSize(loaded) : -1;
}

static long slide_class(struct module *module, struct class_layout *class) {
    if (class->instance_size > 0) return class->instance_size;
    long start = instance_size(module, class->superclass_name);
    if (start < 0) return -1;
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
            patch_protocols(protocol->inherited);
        }
    }
}

/// A category of the app that replaces a member of a framework class makes the class's objects look overrides up.
static void note_category(struct category_layout *category) {
    Class class = objc_lookUpClass(category->class_name);
    if (class == Nil || !class_is_framework((void *)class)) return;
    for (struct method_list *list = category->instance_methods; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            // Before loading, the selector is still the method's name.
            SEL selector = sel_registerName((const char *)list->methods[i].selector);
            if (class_getInstanceMethod(class, selector)) framework_class_customized(class);
        }
    }
}

/// The runtime's own `__objc_exec_class`. Volatile: the optimiser takes constructors for the first code to run, and would
/// conclude that in `open_gate` this is still NULL; Base's modules came before.
static void (*volatile load_module)(struct module *);

/// In ObjCBridge: there is an app in Objective-C.
extern void objc_bridge_app_is_loaded(void) __attribute__((weak));

/// Only apps, and declared frameworks, are compiled for the newer ABI: the rest of this library and GNUstep are not.
static void note_app(void) {
    static BOOL is_known;
    if (is_known) return;
    is_known = YES;
    if (objc_bridge_app_is_loaded) objc_bridge_app_is_loaded();
}

/// Loads a module if the superclasses of all its classes are there.
static BOOL try_to_load(struct module *module) {
    BOOL complete = YES;
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
    module->version = FragileVersion;
    module->size = sizeof *module;
    load_module(module);
    return YES;
}

/// Modules whose superclasses are not loaded yet: the linker decides the order.
static struct module **waiting;
static size_t waiting_count, waiting_capacity;

static void wait_for_superclass(struct module *module) {
    if (waiting_count == waiting_capacity) {
        waiting_capacity = waiting_capacity ? waiting_capacity * 2 : 64;
        waiting = realloc(waiting, waiting_capacity * sizeof *waiting);
        if (waiting == NULL) abort();
    }
    waiting[waiting_count++] = module;
}

static void load_waiting_modules(void) {
    BOOL progress = YES;
    while (progress) {
        progress = NO;
        for (size_t i = 0; i < waiting_count; i++) {
            if (!try_to_load(waiting[i])) continue;
            waiting[i] = waiting[--waiting_count];
            progress = YES;
        }
    }
}

// Frameworks that are declared only (DeclaredFrameworks) are compiled as apps are, and are in this library. Each of their
// modules is loaded when one of its classes is first asked for: a start costs what the app uses. Those without classes are
// loaded at once: until then their constant strings are no objects.

/// Where this library lies in memory, as the linker knows it.
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));

static BOOL is_in_this_library(const struct module *module) {
    return (const char *)module >= __ehdr_start && (const char *)module < _end;
}

enum { MaximumDeclaredModuleCount = 256 };
static struct module *declared[MaximumDeclaredModuleCount];
static int declared_count;

static void keep_declared_module(struct module *module) {
    if (declared_count == MaximumDeclaredModuleCount) {
        fprintf(stderr, "More than %d modules of declared frameworks: raise MaximumDeclaredModuleCount in ModuleLoading.m\n",
                MaximumDeclaredModuleCount);
        abort();
    }
    declared[declared_count++] = module;
}

bool declared_class_load(const char *name) {
    for (int i = 0; i < declared_count; i++) {
        struct module *module = declared[i];
        for (int j = 0; module && j < module->symbols->class_count; j++) {
            if (strcmp(class_at(module, j)->name, name) != 0) continue;
            // Not looked for again by what loading it asks for.
            declared[i] = NULL;
            BOOL is_loaded = try_to_load(module);
            if (!is_loaded) declared[i] = module;
            return is_loaded;
        }
    }
    return false;
}

// After each module, GCC's runtime links all classes to each other and sends +load, for which it sorts them into a tree;
// a class that has had a message has its tables made anew by each category that comes: half of the start of a program.
// It does nothing of that while the superclass of any class is missing. So Base's modules and ours come behind a class
// whose superclass is never loaded, the gate. When they are all there the classes are linked once, with a stand-in for
// the gate's superclass, and +load is sent.

extern void __objc_resolve_class_links(void);

enum { ClassFlag = 1, MetaclassFlag = 2 };

static struct class_layout gate_metaclass = {
    .name = "PlatformLoadGate", .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout gate = {
    .isa = &gate_metaclass, .superclass_name = "PlatformLoadGateSuperclass", .name = "PlatformLoadGate",
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// Where clang puts the protocols that a module speaks of: into a last category, of a class by this name, which no library
/// has. Without the class they would never become objects, and the runtime would look for it again with each module.
#define PROTOCOL_HOLDER "__ObjC_Protocol_Holder_Ugly_Hack"

static struct class_layout protocol_holder_metaclass = {
    .name = PROTOCOL_HOLDER, .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout protocol_holder = {
    .isa = &protocol_holder_metaclass, .superclass_name = "NSObject", .name = PROTOCOL_HOLDER,
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// This library has no use of protocols as objects, and to make them of those in Foundation's headers takes time.
static void drop_protocol_holder(struct module *module) {
    unsigned short *count = &module->symbols->category_count;
    if (*count == 0 || strcmp(category_at(module, *count - 1)->class_name, PROTOCOL_HOLDER) != 0) return;
    *count -= 1;
    // What follows the categories moves up: the list of constant strings, and the end.
    void **definitions = module->symbols->definitions + module->symbols->class_count + *count;
    definitions[0] = definitions[1];
    definitions[1] = NULL;
}

static BOOL gate_is_closed, base_is_loaded;

static void close_gate(void) {
    static struct symbol_table symbols = {.class_count = 1, .definitions = {&gate, NULL}};
    static struct module module = {FragileVersion, sizeof module, "PlatformLoadGate", &symbols};
    load_module(&module);
    gate_is_closed = YES;
}

/// For the gate's superclass only. Once the classes are linked it is the class that stands in that the runtime takes for
/// the name.
static Class stand_in(const char *name) { return name == gate.superclass_name ? objc_lookUpClass("NSObject") : Nil; }

static void open_gate(void) {
    if (!gate_is_closed) return;
    gate_is_closed = NO;
    Class (*former)(const char *) = objc_setGetUnknownClassHandler(stand_in);
    __objc_resolve_class_links();
    static struct symbol_table no_symbols;
    static struct module module = {FragileVersion, sizeof module, "PlatformLoadGateOpened", &no_symbols};
    load_module(&module);
    // A +load may have set another.
    Class (*latest)(const char *) = objc_setGetUnknownClassHandler(former);
    if (latest != stand_in) objc_setGetUnknownClassHandler(latest);
}

/// Runs when Base, which this library depends on, has loaded all its modules, and before this library's own.
__attribute__((constructor(101))) static void note_that_base_is_loaded(void) {
    if (load_module == NULL) return;
    base_is_loaded = YES;
    static struct symbol_table symbols = {.class_count = 1, .definitions = {&protocol_holder, NULL}};
    static struct module module = {FragileVersion, sizeof module, "PlatformProtocolHolder", &symbols};
    load_module(&module);
}

/// Runs after this library's own modules: lld sorts by number, and what has none counts as 65536. Other linkers put it
/// before them, when each module is linked by itself and the start is slower.
__attribute__((section(".init_array.99999"), used)) static void (*const run_last)(void) = open_gate;

/// Takes the place of the runtime's function of this name: this library is linked before it.
void __objc_exec_class(struct module *module) {
    if (load_module == NULL) {
        load_module = dlsym(RTLD_NEXT, "__objc_exec_class");
        close_gate();
    }
    // One of an app or of a library of its own.
    if (base_is_loaded && !is_in_this_library(module)) open_gate();
    if (module->version == FragileVersion) {
        if (is_in_this_library(module)) drop_protocol_holder(module);
        load_module(module);
    } else if (is_in_this_library(module) && module->symbols->class_count > 0) {
        keep_declared_module(module);
        return;
    } else {
        if (!is_in_this_library(module)) note_app();
        if (!try_to_load(module)) {
            wait_for_superclass(module);
            return;
        }
    }
    load_waiting_modules();
}
