// Reads binary lists: objects, a table of their offsets, and a trailer of 32 bytes that says where that is.
//
// The objects of an honest file lie side by side. Those of a file whose objects overlap could claim more than there is
// memory, so they are refused.

#include "Table.h"
#include <math.h>
#include <string.h>

enum { HeaderLength = 8, TrailerLength = 32 };

struct reader {
    struct plist *list;
    const uint8_t *bytes;
    size_t place, end, object_count;
    unsigned reference_size;
};

bool plist_is_binary(const void *bytes, size_t length) { return length >= 7 && memcmp(bytes, "bplist0", 7) == 0; }

static uint64_t big_endian(const uint8_t *bytes, size_t size) {
    uint64_t number = 0;
    for (size_t i = 0; i < size; i++) number = number << 8 | bytes[i];
    return number;
}

static bool fail(struct reader *reader, size_t place, const char *message) {
    return plist_fail(reader->list, plist_problem_other, 0, place, "%s", message);
}

/// Goes on behind so many bytes, if there are as many.
static const uint8_t *take(struct reader *reader, uint64_t count) {
    const uint8_t *bytes = reader->bytes + reader->place;
    if (count > reader->end - reader->place) {
        plist_fail(reader->list, plist_problem_other, 0, reader->place, "%llu bytes are missing",
                   (unsigned long long)count);
        return NULL;
    }
    reader->place += count;
    return bytes;
}

static bool read_number(struct reader *reader, size_t size, uint64_t *number) {
    const uint8_t *bytes = take(reader, size);
    if (bytes == NULL) return false;
    // Of longer ones the lower half counts.
    *number = size > 8 ? big_endian(bytes + size - 8, 8) : big_endian(bytes, size);
    return true;
}

/// How many bytes, characters or elements an object has.
static bool read_count(struct reader *reader, unsigned low, uint64_t *count) {
    *count = low;
    if (low != 15) return true;
    const uint8_t *marker = take(reader, 1);
    if (marker == NULL) return false;
    if (*marker >> 4 != 1 || (*marker & 15) > 3) return fail(reader, reader->place - 1, "a count is no number");
    if (!read_number(reader, 1u << (*marker & 15), count)) return false;
    if (*count > INT64_MAX) *count = INT64_MAX;
    return true;
}

static bool read_wide_text(struct reader *reader, uint64_t count, struct plist_value *value) {
    if (count > (reader->end - reader->place) / 2) return fail(reader, reader->place, "a string is longer than the data");
    const uint8_t *bytes = take(reader, count * 2);
    uint16_t *units = plist_room(reader->list, (size_t)count * 2 + 1);
    if (units == NULL) return false;
    for (size_t i = 0; i < count; i++) units[i] = (uint16_t)(bytes[2 * i] << 8 | bytes[2 * i + 1]);
    *value = (struct plist_value){plist_kind_wide_text, .units = units, .count = (size_t)count};
    return true;
}

/// The references of a collection. A file has all keys of a dictionary first, then all values.
static bool read_collection(struct reader *reader, enum plist_kind kind, uint64_t count) {
    size_t fold = kind == plist_kind_dictionary ? 2 : 1, room = reader->end - reader->place;
    if (count > room / reader->reference_size / fold) {
        return fail(reader, reader->place,
                    fold == 2 ? "a dictionary is longer than the data" : "a collection is longer than the data");
    }
    uint32_t *places = plist_room(reader->list, (size_t)count * fold * sizeof *places + 1);
    for (size_t half = 0; places && half < fold; half++) {
        for (size_t i = 0; i < count; i++) {
            uint64_t number;
            if (!read_number(reader, reader->reference_size, &number)) return false;
            if (number >= reader->object_count) {
                return fail(reader, reader->place - reader->reference_size, "a reference leads nowhere");
            }
            places[i * fold + half] = (uint32_t)number;
        }
    }
    if (places) plist_add_collection(reader->list, kind, places, (size_t)count * fold);
    return reader->list->problem == plist_problem_none;
}

static double real_of(uint64_t bits, bool is_single) {
    uint32_t low = (uint32_t)bits;
    float single;
    double real;
    memcpy(&single, &low, sizeof single);
    memcpy(&real, &bits, sizeof real);
    return is_single ? (double)single : real;
}

/// A number, which is all that kinds 0 to 3 and 8 are.
static bool read_scalar(struct reader *reader, uint8_t marker, struct plist_value *value) {
    unsigned low = marker & 15;
    size_t size = marker >> 4 == 8 ? low + 1 : (size_t)1 << low;
    uint64_t number = 0;
    if (marker >= 0x10 && !read_number(reader, size, &number)) return false;
    value->integer = (int64_t)number;
    switch (marker >> 4) {
    case 0:
        value->kind = marker ? plist_kind_boolean : plist_kind_null;
        value->integer = low == 9;
        break;
    // Numbers of 8 bytes have a sign, shorter ones none. Those of 16 are above what 8 can hold.
    case 1: value->kind = size == 16 && value->integer < 0 ? plist_kind_unsigned : plist_kind_integer; break;
    case 8: {
        value->kind = plist_kind_reference;
        if (value->integer < 0) value->integer = INT64_MAX;
        break;
    }
    default:
        value->kind = marker >> 4 == 3 ? plist_kind_date : size == 4 ? plist_kind_single : plist_kind_real;
        value->real = real_of(number, size == 4);
        if (value->kind == plist_kind_date && isnan(value->real)) return fail(reader, reader->place - size, "a date is no number");
    }
    return true;
}

static bool read_object(struct reader *reader) {
    const uint8_t *marker = take(reader, 1);
    if (marker == NULL) return false;
    unsigned kind = *marker >> 4, low = *marker & 15;
    struct plist_value value = {0};
    bool is_scalar = *marker == 0 || *marker == 8 || *marker == 9 || (kind == 1 && low <= 4) ||
                     (kind == 2 && (low == 2 || low == 3)) || *marker == 0x33 || kind == 8;
    if (is_scalar) {
        if (!read_scalar(reader, *marker, &value)) return false;
    } else {
        uint64_t count;
        if (kind < 4 || kind == 9 || kind == 11 || kind > 13) {
            return plist_fail(reader->list, plist_problem_other, 0, reader->place - 1,
                              "an object is of an unknown kind, 0x%x", *marker);
        }
        if (!read_count(reader, low, &count)) return false;
        // Arrays and sets are 10 and 12.
        if (kind >= 10) return read_collection(reader, kind == 13 ? plist_kind_dictionary : plist_kind_array, count);
        if (kind == 6) {
            if (!read_wide_text(reader, count, &value)) return false;
        } else {
            value.kind = kind == 4 ? plist_kind_data : plist_kind_text;
            value.bytes = take(reader, count);
            value.count = (size_t)count;
            if (value.bytes == NULL) return false;
        }
    }
    plist_add(reader->list, value);
    return reader->list->problem == plist_problem_none;
}

/// Looks at the trailer.
/// - Returns: the size of an offset in the table; 0 for a bad one.
static unsigned read_trailer(struct reader *reader, size_t length, size_t maximum_count) {
    size_t start = length - TrailerLength;
    const uint8_t *trailer = reader->bytes + start;
    unsigned offset_size = trailer[6];
    uint64_t count = big_endian(trailer + 8, 8), top = big_endian(trailer + 16, 8), table = big_endian(trailer + 24, 8);
    reader->reference_size = trailer[7];
    if (offset_size - 1 > 7 || reader->reference_size - 1 > 7) {
        return fail(reader, start + 6, "the property list has numbers of an illegal size");
    }
    if (table < HeaderLength || table > start || count < 1 || count > (start - table) / offset_size) {
        return fail(reader, start + 8, "the table of the property list is outside the data");
    }
    if (count > maximum_count) return fail(reader, start + 8, "the property list has too many values");
    if (top >= count) return fail(reader, start + 16, "the property list's root is not in its table");
    reader->object_count = (size_t)count;
    reader->end = (size_t)table;
    reader->list->root = (size_t)top;
    return offset_size;
}

struct plist *plist_read_binary(const void *bytes, size_t length, const struct plist_options *options) {
    struct reader reader = {.list = plist_make(), .bytes = bytes};
    unsigned offset_size = 0;
    if (!plist_is_binary(bytes, length)) {
        fail(&reader, 0, "the data is no binary property list");
    } else if (length < HeaderLength + TrailerLength) {
        fail(&reader, length, "the property list has no end");
    } else {
        offset_size = read_trailer(&reader, length, options->maximum_count);
    }
    // How many bytes the objects may still take.
    size_t budget = reader.end, table = reader.end;
    for (size_t i = 0; offset_size && i < reader.object_count; i++, table += offset_size) {
        uint64_t offset = big_endian(reader.bytes + table, offset_size);
        if (offset < HeaderLength || offset >= reader.end) {
            fail(&reader, table, "an object lies outside the data");
            break;
        }
        reader.place = (size_t)offset;
        if (!read_object(&reader)) break;
        size_t size = reader.place - (size_t)offset;
        if (size > budget) {
            fail(&reader, (size_t)offset, "objects overlap");
            break;
        }
        budget -= size;
    }
    return reader.list;
}
