#include "KeyedArchive.h"
#include "Table.h"
#include <string.h>

static bool is_text(const struct plist_value *value) {
    return value->kind == plist_kind_text || value->kind == plist_kind_wide_text;
}

/// Whether a text is one in UTF-8. Keys in UTF-16 are rare.
static bool is_equal(const struct plist_value *text, const char *other, size_t length) {
    if (text->kind == plist_kind_text) return text->count == length && memcmp(text->bytes, other, length) == 0;
    if (text->kind != plist_kind_wide_text) return false;
    size_t place = 0;
    for (size_t i = 0; i < text->count; i++) {
        if (place >= length) return false;
        uint32_t character = text->units[i];
        if (character >> 10 == 0xd800 >> 10 && i + 1 < text->count && text->units[i + 1] >> 10 == 0xdc00 >> 10) {
            character = 0x10000 + ((character & 0x3ff) << 10) + (text->units[++i] & 0x3ff);
        }
        size_t size = 0;
        if (plist_character((const uint8_t *)other + place, length - place, &size) != character) return false;
        place += size;
    }
    return place == length;
}

static const struct plist_value *value_at(const struct keyed_archive *archive, size_t place) {
    return &archive->list->values[place];
}

size_t keyed_archive_value(const struct keyed_archive *archive, size_t dictionary, const char *key, size_t length) {
    const struct plist_value *value = value_at(archive, dictionary);
    if (value->kind != plist_kind_dictionary) return keyed_archive_none;
    const uint32_t *links = archive->list->links + value->first;
    for (size_t i = 0; i + 1 < value->count; i += 2) {
        if (is_equal(value_at(archive, links[i]), key, length)) return links[i + 1];
    }
    return keyed_archive_none;
}

/// The value under one of the archive's own keys.
static size_t own_value(const struct keyed_archive *archive, size_t dictionary, const char *key) {
    return keyed_archive_value(archive, dictionary, key, strlen(key));
}

const char *keyed_archive_open(struct keyed_archive *archive, const struct plist *list) {
    *archive = (struct keyed_archive){.list = list};
    if (list->count == 0) return "$objects";
    size_t objects = own_value(archive, list->root, "$objects");
    if (objects == keyed_archive_none || value_at(archive, objects)->kind != plist_kind_array) return "$objects";
    archive->top = own_value(archive, list->root, "$top");
    bool has_top = archive->top != keyed_archive_none;
    if (!has_top || value_at(archive, archive->top)->kind != plist_kind_dictionary) return "$top";
    archive->first_link = value_at(archive, objects)->first;
    archive->object_count = value_at(archive, objects)->count;
    return NULL;
}

size_t keyed_archive_place(const struct keyed_archive *archive, size_t number) {
    return archive->list->links[archive->first_link + number];
}

enum keyed_archive_kind keyed_archive_kind(const struct keyed_archive *archive, size_t number) {
    size_t place = keyed_archive_place(archive, number);
    const struct plist_value *value = value_at(archive, place);
    switch ((enum plist_kind)value->kind) {
    case plist_kind_null: return keyed_archive_kind_nil;
    case plist_kind_text:
    case plist_kind_wide_text:
        // Objects that were only referred to, and never archived, have it in their place, too.
        return is_equal(value, keyed_archive_nil, strlen(keyed_archive_nil)) ? keyed_archive_kind_nil
                                                                             : keyed_archive_kind_value;
    case plist_kind_reference: return keyed_archive_kind_reference;
    case plist_kind_array: return keyed_archive_kind_array;
    case plist_kind_dictionary:
        if (own_value(archive, place, "$class") != keyed_archive_none) return keyed_archive_kind_object;
        bool is_class = own_value(archive, place, "$classname") != keyed_archive_none;
        return is_class ? keyed_archive_kind_class : keyed_archive_kind_dictionary;
    default: return keyed_archive_kind_value;
    }
}

size_t keyed_archive_reference(const struct keyed_archive *archive, size_t place, bool *is_reference) {
    const struct plist_value *value = value_at(archive, place);
    int64_t number = -1;
    *is_reference = false;
    if (value->kind == plist_kind_reference) {
        *is_reference = true;
        number = value->integer;
    } else if (value->kind == plist_kind_dictionary && value->count == 2) {
        size_t inner = own_value(archive, place, "CF$UID");
        if (inner != keyed_archive_none && value_at(archive, inner)->kind == plist_kind_integer) {
            *is_reference = true;
            number = value_at(archive, inner)->integer;
        }
    }
    return number >= 0 && (uint64_t)number < archive->object_count ? (size_t)number : keyed_archive_none;
}

/// Notes where the elements of an array under a key begin.
static void find_row(const struct keyed_archive *archive, size_t dictionary, const char *key, size_t *first,
                     size_t *count) {
    size_t place = own_value(archive, dictionary, key);
    if (place == keyed_archive_none || value_at(archive, place)->kind != plist_kind_array) return;
    *first = value_at(archive, place)->first;
    *count = value_at(archive, place)->count;
}

bool keyed_archive_class_of(const struct keyed_archive *archive, size_t object, struct keyed_archive_class *class) {
    *class = (struct keyed_archive_class){.number = keyed_archive_none};
    size_t reference = own_value(archive, object, "$class");
    if (reference == keyed_archive_none) return false;
    bool is_reference;
    class->number = keyed_archive_reference(archive, reference, &is_reference);
    if (class->number == keyed_archive_none) return false;
    size_t description = keyed_archive_place(archive, class->number);
    class->name = own_value(archive, description, "$classname");
    if (class->name == keyed_archive_none || !is_text(value_at(archive, class->name))) return false;
    find_row(archive, description, "$classes", &class->first_name, &class->name_count);
    find_row(archive, description, "$classhints", &class->first_hint, &class->hint_count);
    return true;
}

bool keyed_archive_escapes(const char *key, size_t length) { return length > 0 && key[0] == '$'; }

bool keyed_archive_is_escaped(const char *key, size_t length) { return length > 1 && key[0] == '$' && key[1] == '$'; }

bool keyed_archive_is_place(const char *key, size_t length) {
    for (size_t i = 1; i < length; i++) {
        if (key[i] < '0' || key[i] > '9') return false;
    }
    return length > 1 && key[0] == '$';
}
