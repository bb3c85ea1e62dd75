// Writes binary lists: the values in the order of the table, then where each begins.

#include "Table.h"
#include <stdlib.h>
#include <string.h>

/// The bytes that a number takes: 1, 2, 4 or 8.
static unsigned size_of(uint64_t number) {
    return number < 0x100 ? 1 : number < 0x10000 ? 2 : number < UINT64_C(0x100000000) ? 4 : 8;
}

static void append(struct buffer *buffer, uint64_t number, unsigned size) {
    uint8_t bytes[8];
    for (unsigned i = 0; i < size; i++) bytes[i] = (uint8_t)(number >> 8 * (size - 1 - i));
    buffer_append(buffer, bytes, size);
}

/// Negative numbers take 8 bytes, since shorter ones have no sign.
static void append_integer(struct buffer *buffer, uint64_t number) {
    unsigned size = size_of(number);
    buffer_append_byte(buffer, (uint8_t)(0x10 | __builtin_ctz(size)));
    append(buffer, number, size);
}

static void append_marker(struct buffer *buffer, uint8_t marker, size_t count) {
    buffer_append_byte(buffer, marker | (count < 15 ? (uint8_t)count : 15));
    if (count >= 15) append_integer(buffer, count);
}

static void append_real(struct buffer *buffer, uint8_t marker, double value) {
    float single = (float)value;
    uint64_t bits = 0;
    uint32_t low = 0;
    memcpy(&bits, &value, sizeof bits);
    memcpy(&low, &single, sizeof low);
    buffer_append_byte(buffer, marker);
    append(buffer, marker == 0x22 ? low : bits, marker == 0x22 ? 4 : 8);
}

/// In ASCII if it is that, or else in UTF-16.
static void append_text(struct buffer *buffer, const struct plist_value *value) {
    uint8_t all = 0;
    size_t units = 0, size;
    for (size_t i = 0; i < value->count; i++) all |= value->bytes[i];
    if (all < 0x80) {
        append_marker(buffer, 0x50, value->count);
        buffer_append(buffer, value->bytes, value->count);
        return;
    }
    for (size_t i = 0; i < value->count; i += size) {
        units += plist_character(value->bytes + i, value->count - i, &size) > 0xFFFF ? 2 : 1;
    }
    append_marker(buffer, 0x60, units);
    for (size_t i = 0; i < value->count; i += size) {
        uint32_t character = plist_character(value->bytes + i, value->count - i, &size);
        if (character > 0xFFFF) append(buffer, 0xD800 + ((character - 0x10000) >> 10), 2);
        append(buffer, character > 0xFFFF ? 0xDC00 | (character & 0x3FF) : character, 2);
    }
}

static void append_links(struct buffer *buffer, const struct plist *list, const struct plist_value *value) {
    unsigned size = size_of(list->count);
    const uint32_t *links = list->links + value->first;
    if (value->kind == plist_kind_array) {
        append_marker(buffer, 0xA0, value->count);
        for (size_t i = 0; i < value->count; i++) append(buffer, links[i], size);
    } else {
        append_marker(buffer, 0xD0, value->count / 2);
        for (size_t i = 0; i < value->count; i += 2) append(buffer, links[i], size);
        for (size_t i = 1; i < value->count; i += 2) append(buffer, links[i], size);
    }
}

static void append_value(struct buffer *buffer, const struct plist *list, const struct plist_value *value) {
    switch ((enum plist_kind)value->kind) {
    case plist_kind_null: buffer_append_byte(buffer, 0x00); break;
    case plist_kind_boolean: buffer_append_byte(buffer, value->integer ? 0x09 : 0x08); break;
    case plist_kind_integer: append_integer(buffer, (uint64_t)value->integer); break;
    case plist_kind_unsigned:
        buffer_append_byte(buffer, 0x14);
        append(buffer, 0, 8);
        append(buffer, (uint64_t)value->integer, 8);
        break;
    case plist_kind_single: append_real(buffer, 0x22, value->real); break;
    case plist_kind_real: append_real(buffer, 0x23, value->real); break;
    case plist_kind_date: append_real(buffer, 0x33, value->real); break;
    case plist_kind_data:
        append_marker(buffer, 0x40, value->count);
        buffer_append(buffer, value->bytes, value->count);
        break;
    case plist_kind_text: append_text(buffer, value); break;
    case plist_kind_wide_text:
        append_marker(buffer, 0x60, value->count);
        for (size_t i = 0; i < value->count; i++) append(buffer, value->units[i], 2);
        break;
    case plist_kind_reference: {
        unsigned size = size_of((uint64_t)value->integer);
        buffer_append_byte(buffer, (uint8_t)(0x80 | (size - 1)));
        append(buffer, (uint64_t)value->integer, size);
        break;
    }
    case plist_kind_array:
    case plist_kind_dictionary: append_links(buffer, list, value); break;
    }
}

uint8_t *plist_write_binary(const struct plist *list, size_t *length) {
    struct buffer buffer = {0};
    uint64_t *offsets = malloc((list->count + 1) * sizeof *offsets);
    if (offsets == NULL || list->problem) {
        free(offsets);
        return NULL;
    }
    buffer_append(&buffer, "bplist00", 8);
    for (size_t i = 0; i < list->count; i++) {
        offsets[i] = buffer.count;
        append_value(&buffer, list, &list->values[i]);
    }
    size_t table = buffer.count;
    unsigned size = size_of(table);
    for (size_t i = 0; i < list->count; i++) append(&buffer, offsets[i], size);
    free(offsets);
    uint8_t sizes[8] = {[6] = (uint8_t)size, [7] = (uint8_t)size_of(list->count)};
    buffer_append(&buffer, sizes, sizeof sizes);
    append(&buffer, list->count, 8);
    append(&buffer, list->root, 8);
    append(&buffer, table, 8);
    *length = buffer.count;
    if (!buffer.has_failed) return buffer.bytes;
    free(buffer.bytes);
    return NULL;
}
