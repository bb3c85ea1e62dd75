// The table of selectors, which replaces libobjc's.
//
// A module lists each selector that it sends or implements, with name and types; the modules of a program at start list
// 20,000, of 5,000 names. libobjc looks each up in a table that starts with 128 places, hashes names bit by bit,
// compares types while it skips offsets and qualifiers, and allocates memory four times for a new selector: a sixth of
// the start of a program. So all of libobjc's functions that use its table are replaced here, with the same meaning.
//
// Numbers belong to names: selectors with the same name and different types are different structures with one number.

#include "Runtime/ModuleLayout.h"
#include "Runtime/RuntimeInternals.h"
#include "Runtime/SelectorNumbers.h"
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// One selector, in the list of those of its name.
struct typed_selector {
    struct typed_selector *next;
    SEL selector;
};

struct selector_name {
    const char *text;
    uint64_t hash;
    /// The latest first.
    struct typed_selector *selectors;
};

// The names by number, from 1 on. They stay where they are, so that they can be read without the lock.
enum { ChunkSize = 1024, MaximumChunkCount = 4096 };
static struct selector_name *chunks[MaximumChunkCount];

/// An open-addressing hash table of the numbers of names; 0 is an empty place. It is never full.
static uint32_t *places;
static size_t place_count;
enum { FirstPlaceCount = 1 << 14 };

static struct selector_name *name_at(uint32_t number) { return &chunks[number / ChunkSize][number % ChunkSize]; }

/// Memory that is never freed.
static void *permanent(size_t size) {
    enum { BlockSize = 1 << 15, Alignment = 16 };
    static char *rest;
    static size_t rest_size;
    size = (size + Alignment - 1) & ~(size_t)(Alignment - 1);
    if (size > BlockSize / 4) return objc_malloc(size);
    if (size > rest_size) {
        rest = objc_malloc(BlockSize);
        rest_size = BlockSize;
    }
    void *memory = rest;
    rest += size;
    rest_size -= size;
    return memory;
}

static const char *permanent_copy(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(permanent(size), text, size);
}

// Names.

static uint64_t mixed(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 32;
}

static uint64_t word_at(const char *text) {
    uint64_t word;
    memcpy(&word, text, sizeof word);
    return word;
}

static uint64_t hash_of(const char *text) {
    size_t length = strlen(text);
    uint64_t hash = mixed(0, length);
    if (length < sizeof(uint64_t)) {
        uint64_t word = 0;
        memcpy(&word, text, length);
        return mixed(hash, word);
    }
    // The last word may overlap the one before it.
    const char *last = text + length - sizeof(uint64_t);
    for (; text < last; text += sizeof(uint64_t)) hash = mixed(hash, word_at(text));
    return mixed(hash, word_at(last));
}

/// The place of the name in the table, or the free place that it would get.
static uint32_t *place_of(const char *text, uint64_t hash) {
    size_t place = hash & (place_count - 1);
    for (; places[place]; place = (place + 1) & (place_count - 1)) {
        const struct selector_name *name = name_at(places[place]);
        if (name->hash == hash && (name->text == text || strcmp(name->text, text) == 0)) break;
    }
    return &places[place];
}

/// The number of that name, 0 if it has none.
static uint32_t number_of(const char *text) { return *place_of(text, hash_of(text)); }

static void grow_places(void) {
    place_count *= 2;
    objc_free(places);
    places = objc_calloc(place_count, sizeof *places);
    for (uint32_t number = 1; number <= __objc_selector_max_index; number++) {
        size_t place = name_at(number)->hash & (place_count - 1);
        while (places[place]) place = (place + 1) & (place_count - 1);
        places[place] = number;
    }
}

static uint32_t add_name(const char *text, uint64_t hash) {
    uint32_t number = __objc_selector_max_index + 1;
    if (number >= (uint32_t)ChunkSize * MaximumChunkCount) abort();
    struct selector_name **chunk = &chunks[number / ChunkSize];
    if (*chunk == NULL) *chunk = objc_calloc(ChunkSize, sizeof **chunk);
    *name_at(number) = (struct selector_name){text, hash, NULL};
    // Stored last, so that a reader who sees the number without the lock finds the name.
    __atomic_store_n(&__objc_selector_max_index, number, __ATOMIC_RELEASE);
    if (number >= place_count / 2) grow_places();
    *place_of(text, hash) = number;
    // The dispatch table of classes without methods needs a place for each selector.
    if (number % SelectorBucketSize == 0) sarray_realloc(__objc_uninstalled_dtable, (int)number + 1);
    return number;
}

// Types.

static bool is_qualifier(char character) {
    switch (character) {
        case 'r':
        case 'n':
        case 'N':
        case 'o':
        case 'O':
        case 'R':
        case 'V':
        case '|':
            return true;
        default:
            return false;
    }
}

/// Skips offsets of arguments and qualifiers, which do not make types different.
static const char *next_type(const char *types) {
    if (*types == '+') types++;
    while (*types >= '0' && *types <= '9') types++;
    while (is_qualifier(*types)) types++;
    return types;
}

static bool are_same_types(const char *one, const char *other) {
    if (one == other) return true;
    if (one == NULL || other == NULL) return false;
    if (strcmp(one, other) == 0) return true;
    while (*one && *other) {
        one = next_type(one);
        other = next_type(other);
        if (*one == 0 && *other == 0) return true;
        if (*one++ != *other++) return false;
    }
    return false;
}

static SEL selector_with_types(uint32_t number, const char *types) {
    for (struct typed_selector *each = name_at(number)->selectors; each; each = each->next) {
        if (are_same_types(sel_getTypeEncoding(each->selector), types)) return each->selector;
    }
    return NULL;
}

// Registration. All of this only while the runtime's lock is held.

enum text_life { TextsStay, TextsMayGo };

/// - own: a module's selector structure, which gets the number and may become the selector of this name and types; or
///   NULL.
static SEL registered(const char *text, const char *types, struct selector_reference *own, enum text_life life) {
    uint64_t hash = hash_of(text);
    uint32_t number = *place_of(text, hash);
    SEL known = number ? selector_with_types(number, types) : NULL;
    if (number == 0) number = add_name(life == TextsStay ? text : permanent_copy(text), hash);
    if (own) own->identifier = selector_identifier(number);
    if (known) return own ? (SEL)own : known;
    if (own == NULL) {
        own = permanent(sizeof *own);
        own->identifier = selector_identifier(number);
        own->types = types == NULL || life == TextsStay ? types : permanent_copy(types);
    }
    struct typed_selector *entry = permanent(sizeof *entry);
    struct selector_name *name = name_at(number);
    *entry = (struct typed_selector){name->selectors, (SEL)own};
    name->selectors = entry;
    return (SEL)own;
}

void __objc_init_selector_tables(void) {
    place_count = FirstPlaceCount;
    places = objc_calloc(place_count, sizeof *places);
}

void __objc_register_selectors_from_module(struct selector_reference *selectors) {
    for (; selectors->identifier; selectors++) registered(selectors->identifier, selectors->types, selectors, TextsStay);
}

void __objc_register_selectors_from_list(struct method_list *list) {
    objc_mutex_lock(__objc_runtime_mutex);
    for (int i = 0; i < list->count; i++) {
        const char *text = (const char *)(const void *)list->methods[i].selector;
        if (text) list->methods[i].selector = registered(text, list->methods[i].types, NULL, TextsStay);
    }
    objc_mutex_unlock(__objc_runtime_mutex);
}

void __objc_register_selectors_from_class(Class class) {
    struct method_list *list = ((struct class_layout *)class)->methods;
    for (; list; list = list->next) __objc_register_selectors_from_list(list);
}

/// Registers the selectors of a protocol.
void __objc_register_selectors_from_description_list(struct method_description_list *list) {
    objc_mutex_lock(__objc_runtime_mutex);
    for (int i = 0; i < list->count; i++) {
        const char *text = list->methods[i].name;
        if (text) list->methods[i].name = registered(text, list->methods[i].types, NULL, TextsStay);
    }
    objc_mutex_unlock(__objc_runtime_mutex);
}

SEL sel_registerTypedName(const char *text, const char *types) {
    if (text == NULL) return NULL;
    objc_mutex_lock(__objc_runtime_mutex);
    SEL selector = registered(text, types, NULL, TextsMayGo);
    objc_mutex_unlock(__objc_runtime_mutex);
    return selector;
}

SEL sel_registerName(const char *text) { return sel_registerTypedName(text, NULL); }
SEL sel_getUid(const char *text) { return sel_registerTypedName(text, NULL); }

// Questions.

/// The selectors of that name.
static struct typed_selector *selectors_named(const char *text) {
    if (text == NULL) return NULL;
    objc_mutex_lock(__objc_runtime_mutex);
    uint32_t number = number_of(text);
    struct typed_selector *first = number ? name_at(number)->selectors : NULL;
    objc_mutex_unlock(__objc_runtime_mutex);
    return first;
}

SEL sel_get_any_uid(const char *text) {
    struct typed_selector *first = selectors_named(text);
    return first ? first->selector : NULL;
}

SEL sel_getTypedSelector(const char *text) {
    SEL found = NULL;
    for (struct typed_selector *each = selectors_named(text); each; each = each->next) {
        const char *types = sel_getTypeEncoding(each->selector);
        if (types == NULL) continue;
        if (found && !are_same_types(types, sel_getTypeEncoding(found))) return NULL;
        if (found == NULL) found = each->selector;
    }
    return found;
}

SEL *sel_copyTypedSelectorList(const char *text, unsigned int *count) {
    struct typed_selector *first = selectors_named(text);
    unsigned int all = 0;
    for (struct typed_selector *each = first; each; each = each->next) all++;
    if (count) *count = all;
    SEL *list = all ? malloc((all + 1) * sizeof *list) : NULL;
    if (list == NULL) return NULL;
    SEL *end = list;
    for (struct typed_selector *each = first; each; each = each->next) *end++ = each->selector;
    *end = NULL;
    return list;
}

BOOL sel_is_mapped(SEL selector) {
    return selector_number(selector) <= __atomic_load_n(&__objc_selector_max_index, __ATOMIC_ACQUIRE) &&
           selector_number(selector) > 0;
}

const char *sel_getName(SEL selector) {
    if (selector == NULL) return "<null selector>";
    return sel_is_mapped(selector) ? name_at((uint32_t)selector_number(selector))->text : NULL;
}
