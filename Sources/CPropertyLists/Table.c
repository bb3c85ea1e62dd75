#include "Table.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char no_memory[] = "there is not enough memory for the list";

struct chunk {
    struct chunk *next;
    size_t used, size;
    // Aligned for every value.
    _Alignas(16) uint8_t bytes[];
};

struct plist_memory {
    size_t value_capacity, link_capacity;
    struct chunk *chunks;
    struct collection *open;
    size_t open_count, open_capacity;
    /// What is in the open collections, outermost first.
    uint32_t *contents;
    size_t content_count, content_capacity;
    bool has_root;
    uint8_t *text;
    char message[256];
};

/// Makes room for more elements in a row.
static bool grow(struct plist *list, void **row, size_t *capacity, size_t needed, size_t size) {
    if (needed <= *capacity) return true;
    size_t larger = *capacity ? *capacity : 16;
    while (larger < needed) larger *= 2;
    void *moved = larger <= SIZE_MAX / 2 / size ? realloc(*row, larger * size) : NULL;
    if (moved == NULL) return plist_fail(list, plist_problem_other, 0, 0, "%s", no_memory);
    *row = moved;
    *capacity = larger;
    return true;
}

struct plist *plist_make(void) {
    struct plist *list = calloc(1, sizeof *list);
    struct plist_memory *memory = calloc(1, sizeof *memory);
    // As Swift does without memory.
    if (list == NULL || memory == NULL) abort();
    list->memory = memory;
    return list;
}

void plist_free(struct plist *list) {
    if (list == NULL) return;
    for (struct chunk *chunk = list->memory->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(list->memory->text);
    free(list->memory->open);
    free(list->memory->contents);
    free(list->memory);
    free(list->values);
    free(list->links);
    free(list);
}

bool plist_fail(struct plist *list, enum plist_problem problem, size_t line, size_t byte, const char *format, ...) {
    if (list->problem) return false;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(list->memory->message, sizeof list->memory->message, format, arguments);
    va_end(arguments);
    list->message = list->memory->message;
    list->problem = problem;
    list->line = line;
    list->byte = byte;
    return false;
}

// MARK: Values

void *plist_room(struct plist *list, size_t size) {
    struct chunk *chunk = list->memory->chunks;
    size = (size + 15) & ~(size_t)15;
    if (chunk == NULL || chunk->size - chunk->used < size) {
        size_t room = size > 16 << 10 ? size : 64 << 10;
        struct chunk *new = malloc(sizeof *new + room);
        if (new == NULL) {
            plist_fail(list, plist_problem_other, 0, 0, "%s", no_memory);
            return NULL;
        }
        *new = (struct chunk){.size = room};
        // A large one is full at once: the one before it goes on being used.
        if (chunk && size > 16 << 10) {
            new->next = chunk->next;
            chunk->next = new;
        } else {
            new->next = chunk;
            list->memory->chunks = new;
        }
        chunk = new;
    }
    void *place = chunk->bytes + chunk->used;
    chunk->used += size;
    return place;
}

void *plist_copy(struct plist *list, const void *bytes, size_t size) {
    void *copy = plist_room(list, size ? size : 1);
    if (copy && size) memcpy(copy, bytes, size);
    return copy;
}

const uint8_t *plist_keep_text(struct plist *list, const void *bytes, size_t *length) {
    uint8_t *text = list->memory->text = plist_utf8(bytes, length);
    if (text == NULL) plist_fail(list, plist_problem_other, 0, 0, "%s", no_memory);
    return text;
}

size_t plist_add(struct plist *list, struct plist_value value) {
    struct plist_memory *memory = list->memory;
    if (!grow(list, (void **)&list->values, &memory->value_capacity, list->count + 1, sizeof *list->values)) return 0;
    list->values[list->count] = value;
    return list->count++;
}

size_t plist_add_bytes(struct plist *list, enum plist_kind kind, const void *bytes, size_t count) {
    return plist_add(list, (struct plist_value){kind, .bytes = plist_copy(list, bytes, count), .count = count});
}

size_t plist_add_units(struct plist *list, const uint16_t *units, size_t count) {
    struct plist_value value = {plist_kind_text, .count = count};
    uint16_t all = 0;
    for (size_t i = 0; i < count; i++) all |= units[i];
    if (all >= 0x80) {
        value.kind = plist_kind_wide_text;
        value.units = plist_copy(list, units, count * sizeof *units);
        return plist_add(list, value);
    }
    uint8_t *bytes = plist_room(list, count ? count : 1);
    for (size_t i = 0; bytes && i < count; i++) bytes[i] = (uint8_t)units[i];
    value.bytes = bytes;
    return plist_add(list, value);
}

/// Appends to the links.
static struct plist_value linked(struct plist *list, enum plist_kind kind, const uint32_t *places, size_t count) {
    struct plist_value value = {kind, .first = list->link_count, .count = count};
    size_t needed = list->link_count + count;
    if (!grow(list, (void **)&list->links, &list->memory->link_capacity, needed, sizeof *list->links)) return value;
    if (count) memcpy(list->links + list->link_count, places, count * sizeof *places);
    list->link_count = needed;
    return value;
}

size_t plist_add_collection(struct plist *list, enum plist_kind kind, const uint32_t *places, size_t count) {
    return plist_add(list, linked(list, kind, places, count));
}

// MARK: Open collections

size_t plist_depth(const struct plist *list) { return list->memory->open_count; }

struct collection *plist_innermost(struct plist *list) {
    struct plist_memory *memory = list->memory;
    return memory->open_count ? &memory->open[memory->open_count - 1] : NULL;
}

bool plist_begin(struct plist *list, enum plist_kind kind, size_t line) {
    struct plist_memory *memory = list->memory;
    size_t needed = memory->open_count + 1;
    if (!grow(list, (void **)&memory->open, &memory->open_capacity, needed, sizeof *memory->open)) return false;
    size_t place = plist_add(list, (struct plist_value){kind, .line = (uint32_t)line});
    memory->open[memory->open_count++] = (struct collection){
        .place = (uint32_t)place, .line = (uint32_t)line, .kind = kind, .first = memory->content_count};
    return list->problem == plist_problem_none;
}

bool plist_put(struct plist *list, size_t place) {
    struct plist_memory *memory = list->memory;
    if (list->problem) return false;
    if (memory->open_count == 0) {
        if (!memory->has_root) list->root = place;
        memory->has_root = true;
        return true;
    }
    size_t needed = memory->content_count + 1;
    if (!grow(list, (void **)&memory->contents, &memory->content_capacity, needed, sizeof *memory->contents)) {
        return false;
    }
    memory->contents[memory->content_count++] = (uint32_t)place;
    return true;
}

bool plist_end(struct plist *list) {
    struct plist_memory *memory = list->memory;
    if (list->problem || memory->open_count == 0) return false;
    struct collection *ended = &memory->open[--memory->open_count];
    size_t count = memory->content_count - ended->first;
    struct plist_value value = linked(list, ended->kind, memory->contents + ended->first, count);
    value.line = ended->line;
    list->values[ended->place] = value;
    memory->content_count = ended->first;
    return plist_put(list, ended->place);
}

// MARK: Bytes

void buffer_append(struct buffer *buffer, const void *bytes, size_t count) {
    if (buffer->capacity - buffer->count < count) {
        size_t larger = buffer->capacity * 2 + count + 64;
        uint8_t *moved = realloc(buffer->bytes, larger);
        if (moved == NULL) {
            buffer->has_failed = true;
            return;
        }
        buffer->bytes = moved;
        buffer->capacity = larger;
    }
    if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
}

void buffer_append_byte(struct buffer *buffer, uint8_t byte) { buffer_append(buffer, &byte, 1); }
