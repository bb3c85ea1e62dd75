// Methods and properties of protocols. GCC's runtime reads only required methods; in clang's modules optional methods
// and properties follow them.

#define _GNU_SOURCE
#include "Runtime/BooleanTypes.h"
#include "Runtime/ProtocolDescriptions.h"
#include "Runtime/PropertyDescriptions.h"
#include <objc/runtime.h>
#include <pthread.h>
#include <string.h>

/// A protocol in clang's long layout. GCC's layout ends after the required class methods.
struct described_protocol {
    void *isa;
    const char *name;
    struct protocol_list *inherited;
    struct method_description_list *instance_methods, *class_methods;
    struct method_description_list *optional_instance_methods, *optional_class_methods;
    struct property_list *properties, *optional_properties;
};

/// All protocols in the long layout: a hash table by address, at most half full.
static struct protocol **described;
static size_t described_count, described_capacity;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct protocol **place_of(struct protocol **table, size_t capacity, const void *protocol) {
    size_t place = ((uintptr_t)protocol >> 3) * 0x9E3779B97F4A7C15u % capacity;
    while (table[place] && table[place] != protocol) place = (place + 1) % capacity;
    return &table[place];
}

void protocol_note_described(struct protocol *protocol) {
    pthread_mutex_lock(&lock);
    if (described_count * 2 >= described_capacity) {
        size_t capacity = described_capacity ? described_capacity * 2 : 256;
        struct protocol **table = calloc(capacity, sizeof *table);
        if (table == NULL) abort();
        for (size_t i = 0; i < described_capacity; i++) {
            if (described[i]) *place_of(table, capacity, described[i]) = described[i];
        }
        free(described);
        described = table;
        described_capacity = capacity;
    }
    struct protocol **place = place_of(described, described_capacity, protocol);
    if (*place == NULL) described_count++;
    *place = protocol;
    pthread_mutex_unlock(&lock);
}

static BOOL is_described(const void *protocol) {
    pthread_mutex_lock(&lock);
    BOOL found = described_capacity && *place_of(described, described_capacity, protocol) == protocol;
    pthread_mutex_unlock(&lock);
    return found;
}

/// The most complete protocol of this name: a module that only refers to a protocol may have an empty one.
static struct described_protocol *fullest(Protocol *protocol) {
    struct described_protocol *best = (struct described_protocol *)protocol;
    BOOL is_known = is_described(best);
    if (is_known && (best->instance_methods || best->class_methods || best->optional_instance_methods)) return best;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < described_capacity; i++) {
        struct described_protocol *other = (struct described_protocol *)described[i];
        if (other == NULL || strcmp(other->name, best->name) != 0) continue;
        if (!is_known || other->instance_methods || other->class_methods || other->optional_instance_methods) {
            best = other;
            is_known = YES;
        }
    }
    pthread_mutex_unlock(&lock);
    return best;
}

static struct method_description_list *methods_of(Protocol *protocol, BOOL is_required, BOOL is_instance_method) {
    struct described_protocol *known = fullest(protocol);
    if (is_required) return is_instance_method ? known->instance_methods : known->class_methods;
    if (!is_described(known)) return NULL;
    return is_instance_method ? known->optional_instance_methods : known->optional_class_methods;
}

/// The runtime has made selectors of the required methods' names.
static struct objc_method_description description(struct method_description_list *list, int place, BOOL is_required) {
    const void *name = list->methods[place].name;
    const char *text = is_required ? sel_getName((SEL)name) : (const char *)name;
    return (struct objc_method_description){sel_registerName(text), (char *)types_for_apps(list->methods[place].types)};
}

struct objc_method_description protocol_getMethodDescription(Protocol *protocol, SEL selector, BOOL is_required,
                                                             BOOL is_instance_method) {
    struct objc_method_description none = {NULL, NULL};
    if (protocol == nil || selector == NULL) return none;
    struct method_description_list *list = methods_of(protocol, is_required, is_instance_method);
    for (int i = 0; list && i < list->count; i++) {
        struct objc_method_description found = description(list, i, is_required);
        if (sel_isEqual(found.name, selector)) return found;
    }
    for (struct protocol_list *each = fullest(protocol)->inherited; each; each = each->next) {
        for (size_t i = 0; i < each->count; i++) {
            struct objc_method_description found = protocol_getMethodDescription(
                (Protocol *)each->protocols[i], selector, is_required, is_instance_method);
            if (found.name) return found;
        }
    }
    return none;
}

struct objc_method_description *protocol_copyMethodDescriptionList(Protocol *protocol, BOOL is_required,
                                                                   BOOL is_instance_method, unsigned int *count) {
    struct method_description_list *list = protocol ? methods_of(protocol, is_required, is_instance_method) : NULL;
    if (count) *count = list ? (unsigned int)list->count : 0;
    if (list == NULL || list->count == 0) return NULL;
    struct objc_method_description *copy = calloc((size_t)list->count + 1, sizeof *copy);
    for (int i = 0; copy && i < list->count; i++) copy[i] = description(list, i, is_required);
    return copy;
}

// Properties.

Property *protocol_copyPropertyList(Protocol *protocol, unsigned int *count) {
    if (count) *count = 0;
    struct described_protocol *known = protocol ? fullest(protocol) : NULL;
    return known && is_described(known) ? property_list_copy(known->properties, count) : NULL;
}

static Property property_in(struct property_list *list, const char *name) {
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) {
            if (strcmp(property_getName(&list->properties[i]), name) == 0) return &list->properties[i];
        }
    }
    return NULL;
}

Property protocol_getProperty(Protocol *protocol, const char *name, BOOL is_required, BOOL is_instance_property) {
    if (protocol == nil || name == NULL || !is_instance_property) return NULL;
    struct described_protocol *known = fullest(protocol);
    if (!is_described(known)) return NULL;
    Property found = property_in(is_required ? known->properties : known->optional_properties, name);
    for (struct protocol_list *each = known->inherited; each && found == NULL; each = each->next) {
        for (size_t i = 0; i < each->count && found == NULL; i++) {
            found = protocol_getProperty((Protocol *)each->protocols[i], name, is_required, YES);
        }
    }
    return found;
}

// Protocols that are made while the program runs.

extern void __objc_protocols_add_protocol(const char *name, Protocol *protocol);

Protocol *objc_allocateProtocol(const char *name) {
    if (name == NULL || objc_getProtocol(name)) return nil;
    struct described_protocol *protocol = calloc(1, sizeof *protocol);
    if (protocol == NULL) return nil;
    protocol->isa = objc_lookUpClass("Protocol");
    protocol->name = strdup(name);
    protocol_note_described((struct protocol *)protocol);
    return (Protocol *)protocol;
}

void objc_registerProtocol(Protocol *protocol) {
    if (protocol && objc_getProtocol(protocol_getName(protocol)) == nil) {
        __objc_protocols_add_protocol(protocol_getName(protocol), protocol);
    }
}

/// True before a protocol is registered; only then may its lists change, since nobody reads them yet.
static BOOL is_under_construction(Protocol *protocol) {
    return protocol && is_described(protocol) && objc_getProtocol(protocol_getName(protocol)) != protocol;
}

void protocol_addMethodDescription(Protocol *protocol, SEL name, const char *types, BOOL is_required,
                                   BOOL is_instance_method) {
    if (!is_under_construction(protocol) || name == NULL) return;
    struct described_protocol *known = (struct described_protocol *)protocol;
    struct method_description_list **place =
        is_required ? (is_instance_method ? &known->instance_methods : &known->class_methods)
                    : (is_instance_method ? &known->optional_instance_methods : &known->optional_class_methods);
    int count = *place ? (*place)->count : 0;
    struct method_description_list *list =
        realloc(*place, sizeof *list + (size_t)(count + 1) * sizeof list->methods[0]);
    if (list == NULL) abort();
    list->count = count + 1;
    const char *text = sel_getName(name);
    list->methods[count].name = is_required ? (const void *)sel_registerTypedName(text, types) : strdup(text);
    list->methods[count].types = strdup(types ?: "");
    *place = list;
}

void protocol_addProtocol(Protocol *protocol, Protocol *addition) {
    if (!is_under_construction(protocol) || addition == nil) return;
    struct described_protocol *known = (struct described_protocol *)protocol;
    struct protocol_list *list = calloc(1, sizeof *list + sizeof list->protocols[0]);
    if (list == NULL) abort();
    list->next = known->inherited;
    list->count = 1;
    list->protocols[0] = (struct protocol *)addition;
    known->inherited = list;
}

void protocol_addProperty(Protocol *protocol, const char *name, const property_attribute *attributes,
                          unsigned int count, BOOL is_required, BOOL is_instance_property) {
    if (!is_under_construction(protocol) || name == NULL || !is_instance_property) return;
    struct described_protocol *known = (struct described_protocol *)protocol;
    struct property_list **place = is_required ? &known->properties : &known->optional_properties;
    struct property_list *list = calloc(1, sizeof *list + sizeof list->properties[0]);
    if (list == NULL) abort();
    list->count = 1;
    list->next = *place;
    list->properties[0] = *property_make(name, attributes, count);
    *place = list;
}
