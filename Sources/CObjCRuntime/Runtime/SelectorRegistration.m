// Selectors of Base and of this library, registered once.
//
// A module lists each selector that it sends or implements, and the runtime looks each of them up by its text, then among
// all types of that name: 26,000 look-ups, of which 20,000 find what another module brought. Here they are recognised by
// name and types together; in this library, where the linker has made equal texts one, by their addresses. The tables live
// until the gate opens.

#include "Runtime/SelectorRegistration.h"
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

struct known_selector {
    const char *name, *types;
    SEL selector;
};

enum { TableBits = 14, TableSize = 1 << TableBits, GreatestCount = TableSize / 4 * 3 };
struct table {
    struct known_selector entries[TableSize];
    int count;
};
static struct tables {
    struct table texts, addresses;
} *known;

static const uint64_t multiplier = 0x9E3779B97F4A7C15u;

static uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * multiplier;
    return hash ^ hash >> 32;
}

static uint64_t mixed_text(uint64_t hash, const char *text) {
    size_t length = strlen(text);
    for (; length >= sizeof(uint64_t); length -= sizeof(uint64_t), text += sizeof(uint64_t)) {
        uint64_t word;
        memcpy(&word, text, sizeof word);
        hash = mixed(hash, word);
    }
    uint64_t rest = length + 1;
    for (; length > 0; length--) rest = rest << 8 | (unsigned char)*text++;
    return mixed(hash, rest);
}

static struct known_selector *place_by_texts(const char *name, const char *types) {
    struct known_selector *entries = known->texts.entries;
    size_t index = mixed_text(mixed_text(0, name), types) & (TableSize - 1);
    while (entries[index].name && (strcmp(entries[index].name, name) != 0 || strcmp(entries[index].types, types) != 0)) {
        index = (index + 1) % TableSize;
    }
    return &entries[index];
}

static struct known_selector *place_by_addresses(const char *name, const char *types) {
    struct known_selector *entries = known->addresses.entries;
    size_t index = mixed(mixed(0, (uintptr_t)name), (uintptr_t)types) & (TableSize - 1);
    while (entries[index].name && (entries[index].name != name || entries[index].types != types)) {
        index = (index + 1) % TableSize;
    }
    return &entries[index];
}

static void note(struct table *table, struct known_selector *place, struct known_selector selector) {
    if (table->count == GreatestCount) return;
    table->count++;
    *place = selector;
}

static SEL registered_by_texts(const char *name, const char *types) {
    // A selector without types is another than one with any.
    if (types == NULL) return sel_registerTypedName(name, NULL);
    struct known_selector *place = place_by_texts(name, types);
    if (place->name) return place->selector;
    SEL selector = sel_registerTypedName(name, types);
    note(&known->texts, place, (struct known_selector){name, types, selector});
    return selector;
}

static SEL registered(const char *name, const char *types, bool texts_are_one) {
    if (!texts_are_one) return registered_by_texts(name, types);
    struct known_selector *place = place_by_addresses(name, types);
    if (place->name) return place->selector;
    SEL selector = registered_by_texts(name, types);
    note(&known->addresses, place, (struct known_selector){name, types, selector});
    return selector;
}

static bool tables_are_made(void) {
    if (known) return true;
    void *memory = mmap(NULL, sizeof *known, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
    known = memory;
    return true;
}

static void register_references(struct symbol_table *symbols, bool texts_are_one) {
    for (struct selector_reference *selector = symbols->selectors; selector && selector->identifier; selector++) {
        SEL known_one = registered(selector->identifier, selector->types, texts_are_one);
        selector->identifier = ((struct selector_reference *)known_one)->identifier;
    }
    // Else the runtime would take the identifiers for names.
    symbols->selectors = NULL;
}

static void register_methods(struct method_list *methods, bool texts_are_one) {
    for (; methods; methods = methods->next) {
        for (int i = 0; i < methods->count; i++) {
            const char *name = (const char *)methods->methods[i].selector;
            if (name) methods->methods[i].selector = registered(name, methods->methods[i].types, texts_are_one);
        }
    }
}

void selectors_register(struct module *module, struct module_methods *kept) {
    kept->count = 0;
    if (!tables_are_made()) return;
    bool texts_are_one = module_is_in_this_library(module);
    register_references(module->symbols, texts_are_one);
    for (int i = 0; i < module->symbols->class_count && kept->count + 2 <= MaximumKeptLists; i++) {
        struct class_layout *class = class_at(module, i);
        // The runtime gives the methods of a root to its metaclass while it loads it.
        if (class->superclass_name == NULL) continue;
        for (int side = 0; side < 2; side++) {
            struct class_layout *owner = side == 0 ? class : class->isa;
            register_methods(owner->methods, texts_are_one);
            kept->lists[kept->count++] = (struct kept_methods){owner, owner->methods};
            owner->methods = NULL;
        }
    }
}

void selectors_give_methods_back(struct module_methods *kept) {
    for (int i = 0; i < kept->count; i++) {
        struct kept_methods *entry = &kept->lists[i];
        // A category that waited for the class has been put in front.
        struct method_list **end = &entry->owner->methods;
        while (*end) end = &(*end)->next;
        *end = entry->methods;
    }
}

void selectors_are_complete(void) {
    if (known) munmap(known, sizeof *known);
    known = NULL;
}
