// After each module, GCC's runtime links all classes to each other and sends +load, for which it sorts them into a
// tree; a class that has had a message has its tables made anew by each category that comes: half of the start of a
// program. It does nothing of that while the superclass of any class is missing. So Base's modules and ours come behind
// a class whose superclass is never loaded, the gate. When they are all there the classes are linked once, with a
// stand-in for the gate's superclass, and +load is sent.

#include "Runtime/ModuleLayout.h"
#include "Runtime/ProgramModules.h"
#include "Runtime/RuntimeInternals.h"
#include <string.h>

static struct class_layout gate_metaclass = {
    .name = "PlatformLoadGate", .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout gate = {
    .isa = &gate_metaclass, .superclass_name = "PlatformLoadGateSuperclass", .name = "PlatformLoadGate",
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// Where clang puts the protocols that a module speaks of: into a last category, of a class by this name, which no
/// library has. Without the class they would never become objects, and the runtime would look for it again with each
/// module.
#define PROTOCOL_HOLDER "__ObjC_Protocol_Holder_Ugly_Hack"

static struct class_layout protocol_holder_metaclass = {
    .name = PROTOCOL_HOLDER, .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout protocol_holder = {
    .isa = &protocol_holder_metaclass, .superclass_name = "NSObject", .name = PROTOCOL_HOLDER,
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// This library has no use of protocols as objects, and to make them of those in Foundation's headers takes time.
void load_gate_drop_protocols(struct module *module) {
    unsigned short *count = &module->symbols->category_count;
    if (*count == 0 || strcmp(category_at(module, *count - 1)->class_name, PROTOCOL_HOLDER) != 0) return;
    *count -= 1;
    // What follows the categories moves up: the list of constant strings, and the end.
    void **definitions = module->symbols->definitions + module->symbols->class_count + *count;
    definitions[0] = definitions[1];
    definitions[1] = NULL;
}

static BOOL gate_is_closed, base_is_loaded;

/// The runtime gives a root class its instance methods as class methods too, and goes through all of them again with
/// each category that comes. Behind the gate it takes NSObject for a class with a superclass, so that it does it once,
/// at the opening.
static struct class_layout *root;

void load_gate_load(struct module *module) {
    if (!gate_is_closed) {
        load_module(module);
        return;
    }
    if (root) root->superclass_name = gate.superclass_name;
    load_module(module);
    if (root) root->superclass_name = NULL;
    for (int i = 0; root == NULL && i < module->symbols->class_count; i++) {
        if (strcmp(class_at(module, i)->name, "NSObject") == 0) root = class_at(module, i);
    }
}

static void give_root_its_methods(void) {
    static struct category_layout category = {.name = "PlatformLoadGate", .class_name = "NSObject"};
    static struct symbol_table symbols = {.category_count = 1, .definitions = {&category, NULL}};
    static struct module module = {FragileVersion, sizeof module, "PlatformRootMethods", &symbols};
    load_module(&module);
}

BOOL load_gate_is_behind_base(void) { return base_is_loaded; }

void load_gate_close(void) {
    static struct symbol_table symbols = {.class_count = 1, .definitions = {&gate, NULL}};
    static struct module module = {FragileVersion, sizeof module, "PlatformLoadGate", &symbols};
    load_module(&module);
    gate_is_closed = YES;
}

/// For the gate's superclass only. Once the classes are linked it is the class that stands in that the runtime takes
/// for the name.
static Class stand_in(const char *name) { return name == gate.superclass_name ? objc_lookUpClass("NSObject") : Nil; }

void load_gate_open(void) {
    if (!gate_is_closed) return;
    gate_is_closed = NO;
    give_root_its_methods();
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

static void open_and_load_program(void) {
    load_gate_open();
    program_modules_load();
}

/// Runs after this library's own modules: lld sorts by number, and what has none counts as 65536. Other linkers put it
/// before them, when each module is linked by itself and the start is slower.
__attribute__((section(".init_array.99999"), used)) static void (*const run_last)(void) = open_and_load_program;
