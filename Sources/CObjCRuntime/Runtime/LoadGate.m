// Loads all modules (object files) of GNUstep Base and of this library before their classes are linked, which halves
// the start of a program.
//  After each module, GCC's runtime links all classes to their superclasses and sorts them into a tree to send +load,
// and with each category it makes dispatch tables anew. It does none of this while the superclass of any class is
// missing. So the first class loaded is the "gate", whose superclass never is. When all modules are loaded the gate is
// opened: a placeholder for its superclass lets the runtime link all classes once, and send +load.

#include "Runtime/ModuleLayout.h"
#include "Runtime/ProgramModules.h"
#include "Runtime/RuntimeInternals.h"
#include <string.h>

static struct class_layout gate_metaclass = {
    .name = "PlatformLoadGate", .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout gate = {
    .isa = &gate_metaclass, .superclass_name = "PlatformLoadGateSuperclass", .name = "PlatformLoadGate",
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// The class of the category in which clang lists the protocols that a module refers to: the module's last one. No
/// library has such a class. Without it the protocols would never become objects, and the runtime would look for the
/// class again with each module.
#define PROTOCOL_HOLDER "__ObjC_Protocol_Holder_Ugly_Hack"

static struct class_layout protocol_holder_metaclass = {
    .name = PROTOCOL_HOLDER, .info = MetaclassFlag, .instance_size = sizeof(struct class_layout)};
static struct class_layout protocol_holder = {
    .isa = &protocol_holder_metaclass, .superclass_name = "NSObject", .name = PROTOCOL_HOLDER,
    .info = ClassFlag, .instance_size = sizeof(void *)};

/// Leaves out the protocols in Foundation's headers: this library does not use protocols as objects, and registering
/// them takes time.
void load_gate_drop_protocols(struct module *module) {
    unsigned short *count = &module->symbols->category_count;
    if (*count == 0 || strcmp(category_at(module, *count - 1)->class_name, PROTOCOL_HOLDER) != 0) return;
    *count -= 1;
    // The list of constant strings and the end mark, which follow the categories, move up by one.
    void **definitions = module->symbols->definitions + module->symbols->class_count + *count;
    definitions[0] = definitions[1];
    definitions[1] = NULL;
}

static BOOL gate_is_closed, base_is_loaded;

/// NSObject, for which the runtime copies instance methods to class methods, as for any root class, again with each
/// category. While the gate is closed it gets a superclass name, so that this is done only once, when the gate opens.
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

/// The placeholder class that libobjc gets for the name of the gate's superclass while the gate is opened; Nil for
/// every other name.
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
    // A +load may have set another handler, which is kept.
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

/// Runs after the constructors of this library's own modules: lld sorts them by number, and those without a number
/// count as 65536. Other linkers put this one before them; the classes of each module are then linked one by one, and
/// the start is slower.
__attribute__((section(".init_array.99999"), used)) static void (*const run_last)(void) = open_and_load_program;
