// Object files as compilers describe them to GCC's runtime: one module each, with its classes and categories. The
// layouts are those of clang's CGObjCGNU.cpp and GCC's objc-private/module-abi-8.h.

#pragma once

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <stdbool.h>

struct instance_variable {
    const char *name, *type;
    int offset;
};

struct instance_variable_list {
    int count;
    struct instance_variable variables[];
};

/// Methods of protocols. `name` is a selector, or its text as long as the runtime has not registered the protocol.
struct method_description_list {
    int count;
    struct {
        const void *name;
        const char *types;
    } methods[];
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

/// A selector as a module has it. Until it is registered `identifier` is the text of its name.
struct selector_reference {
    const void *identifier;
    const char *types;
};

/// A method, in the lists of classes and categories. Before its class is loaded `selector` is the text of its name.
struct method_layout {
    SEL selector;
    const char *types;
    IMP implementation;
};

struct method_list {
    struct method_list *next;
    int count;
    struct method_layout methods[];
};

struct class_layout {
    struct class_layout *isa;
    const char *superclass_name;
    const char *name;
    long version;
    unsigned long info;
    long instance_size;
    struct instance_variable_list *variables;
    struct method_list *methods;
    void *dispatch_table, *subclasses, *siblings;
    struct protocol_list *protocols;
    /// A field that the runtime does not use. In a framework class it holds the Swift class.
    const void *swift_type;
    long abi_version;
    int **variable_offsets;
    void *properties;
};

struct category_layout {
    const char *name, *class_name;
    struct method_list *instance_methods, *class_methods;
    struct protocol_list *protocols;
};

struct symbol_table {
    unsigned long selector_count;
    struct selector_reference *selectors;
    unsigned short class_count, category_count;
    void *definitions[];
};

struct module {
    unsigned long version, size;
    const char *name;
    struct symbol_table *symbols;
};

/// Values of `version` in modules and protocols.
enum { FragileVersion = 8, NonFragileProtocolVersion = 3, FragileProtocolVersion = 2 };
/// Bits of `info`. A class is resolved when it is linked to its superclass. The last one is not the runtime's: it says that
/// the class has the fields of `class_layout` from `variable_offsets` on.
enum {
    ClassFlag = 1,
    MetaclassFlag = 2,
    InitializedFlag = 4,
    ResolvedFlag = 8,
    NonFragileClassFlag = 0x10,
    DescribesPropertiesFlag = 1 << 26,
};

static inline struct class_layout *class_at(struct module *module, int index) { return module->symbols->definitions[index]; }

static inline struct category_layout *category_at(struct module *module, int index) {
    return module->symbols->definitions[module->symbols->class_count + index];
}

/// The runtime's own `__objc_exec_class`, NULL before the first module comes. Volatile: the optimiser takes
/// constructors for the first code to run, and would conclude that it is still NULL there; Base's modules came before.
extern void (*volatile load_module)(struct module *);

/// Loads a module, now or when the superclasses of its classes are loaded.
void module_load(struct module *module);
/// Loads a module if the superclasses of all its classes are loaded.
BOOL module_try_to_load(struct module *module);
/// True if the module belongs to this library, not to Base, to an app, or to a library of the app.
BOOL module_is_in_this_library(const struct module *module);

/// Defers loading of a module until one of its framework's classes is asked for.
void declared_module_keep(struct module *module);
/// Defers loading of a module without classes, if it has categories on a class that is not loaded yet.
/// - Returns: true if it was deferred.
bool declared_categories_keep(struct module *module);

/// From here to `load_gate_open`, modules are loaded without their classes being linked.
void load_gate_close(void);
void load_gate_open(void);
/// Loads a module by the runtime's `__objc_exec_class`, behind the gate as long as that is closed.
void load_gate_load(struct module *module);
/// Whether Base has loaded all its modules.
BOOL load_gate_is_behind_base(void);
/// Leaves out the protocols that the module refers to.
void load_gate_drop_protocols(struct module *module);
