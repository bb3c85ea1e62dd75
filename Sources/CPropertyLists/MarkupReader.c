// Reads lists in XML, as Apple's tools write them and by Apple's rules, which are not quite XML's: characters that XML
// forbids can stand in texts. Understood is what such lists have: elements whose attributes do not matter, comments,
// CDATA, the five entities of XML and numbered characters. A document type is skipped, so no entity can grow.

#include "Markup.h"
#include <stdlib.h>
#include <string.h>

// MARK: Values

/// Whole numbers, in decimal or hexadecimal digits.
static bool read_integer(const char *text, struct plist_value *value) {
    bool is_negative = *text == '-', is_hexadecimal;
    if (*text == '-' || *text == '+') text++;
    is_hexadecimal = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    if (is_hexadecimal) text += 2;
    uint64_t number = 0, base = is_hexadecimal ? 16 : 10;
    if (*text == 0) return false;
    for (; *text; text++) {
        const char *digits = "0123456789abcdef", *found = memchr(digits, *text | (*text > '9' ? 0x20 : 0), base);
        if (found == NULL || __builtin_mul_overflow(number, base, &number) ||
            __builtin_add_overflow(number, (uint64_t)(found - digits), &number)) return false;
    }
    value->kind = number > INT64_MAX && !is_negative ? plist_kind_unsigned : plist_kind_integer;
    value->integer = (int64_t)(is_negative ? 0 - number : number);
    return true;
}

/// Letters in base 64, between which anything may stand.
static bool read_data(struct markup *markup, const uint8_t *text, size_t count, struct plist_value *value) {
    uint8_t *bytes = plist_room(markup->list, count / 4 * 3 + 4);
    size_t length = 0, letters = 0, padding = 0;
    uint32_t bits = 0;
    for (size_t i = 0; bytes && i < count; i++) {
        uint8_t letter = text[i];
        int number = letter >= 'A' && letter <= 'Z'   ? letter - 'A'
                     : letter >= 'a' && letter <= 'z' ? letter - 'a' + 26
                     : letter >= '0' && letter <= '9' ? letter - '0' + 52
                     : letter == '+'                  ? 62
                     : letter == '/'                  ? 63
                                                      : -1;
        if (letter == '=') padding++;
        if (number < 0) continue;
        if (padding) return markup_fail(markup, "<data> is not in base 64");
        bits = bits << 6 | (uint32_t)number;
        if (++letters % 4 != 1) bytes[length++] = (uint8_t)(bits >> (4 - letters % 4) % 4 * 2);
    }
    if ((letters + padding) % 4 || padding > 2) return markup_fail(markup, "<data> is not in base 64");
    *value = (struct plist_value){plist_kind_data, .bytes = bytes, .count = length};
    return bytes != NULL;
}

/// A value that is no collection.
static bool read_scalar(struct markup *markup, const struct tag *tag, struct plist_value *value) {
    const uint8_t *bytes;
    size_t count;
    if (!markup_read_text(markup, tag, &bytes, &count)) return false;
    if (strcmp(tag->name, "string") == 0) {
        *value = (struct plist_value){plist_kind_text, .bytes = bytes, .count = count};
        return true;
    }
    // By Apple's rules <data></data> is good, and <data/> is not.
    bool may_be_empty = strcmp(tag->name, "true") == 0 || strcmp(tag->name, "false") == 0;
    if (tag->is_empty && !may_be_empty) return markup_fail(markup, "<%s/> is empty", tag->name);
    if (strcmp(tag->name, "data") == 0) return read_data(markup, bytes, count, value);
    if (may_be_empty) {
        *value = (struct plist_value){plist_kind_boolean, .integer = tag->name[0] == 't'};
        return true;
    }
    while (count && markup_is_space(bytes[0])) bytes++, count--;
    while (count && markup_is_space(bytes[count - 1])) count--;
    char text[72];
    markup_shown(bytes, count, text);
    bool is_short = count <= 64 && strlen(text) == count;
    if (strcmp(tag->name, "integer") == 0) {
        return (is_short && read_integer(text, value)) || markup_fail(markup, "“%s” is no whole number", text);
    }
    if (strcmp(tag->name, "real") == 0) {
        value->kind = plist_kind_real;
        return (is_short && plist_real_of_text(text, &value->real)) || markup_fail(markup, "“%s” is no number", text);
    }
    value->kind = plist_kind_date;
    return (is_short && plist_seconds_of_date(text, &value->real)) || markup_fail(markup, "“%s” is no date", text);
}

/// Gives a value to the innermost collection.
static bool put(struct markup *markup, size_t place, size_t line) {
    struct collection *innermost = plist_innermost(markup->list);
    if (markup->list->count > markup->options->maximum_count) return markup_fail(markup, "the file has too many values");
    if (innermost == NULL) {
        markup->root_count++;
    } else if (innermost->kind == plist_kind_dictionary) {
        if (!innermost->has_key) {
            return plist_fail(markup->list, plist_problem_other, line, 0, "a value has no key");
        }
        innermost->has_key = false;
    }
    return plist_put(markup->list, place);
}

static bool read_key(struct markup *markup, const struct tag *tag) {
    const uint8_t *bytes;
    size_t count;
    char key[72];
    if (!markup_read_text(markup, tag, &bytes, &count)) return false;
    struct collection *innermost = plist_innermost(markup->list);
    markup_shown(bytes, count, key);
    if (innermost == NULL || innermost->kind != plist_kind_dictionary) {
        return markup_fail(markup, "the key “%s” is not expected here", key);
    }
    if (innermost->has_key) return markup_fail(markup, "the key before “%s” has no value", key);
    innermost->has_key = true;
    struct plist_value value = {plist_kind_text, (uint32_t)tag->line, .bytes = bytes, .count = count};
    return plist_put(markup->list, plist_add(markup->list, value));
}

/// What stands in a text of the list.
static bool is_text(const struct plist_value *value, const char *text) {
    return value->kind == plist_kind_text && value->count == strlen(text) &&
           memcmp(value->bytes, text, value->count) == 0;
}

static bool end_collection(struct markup *markup, const struct tag *tag) {
    struct plist *list = markup->list;
    struct collection *innermost = plist_innermost(list);
    bool is_dictionary = strcmp(tag->name, "dict") == 0;
    if (innermost == NULL || (innermost->kind == plist_kind_dictionary) != is_dictionary) {
        return markup_fail(markup, "</%s> closes an element that is not open", tag->name);
    }
    if (innermost->has_key) {
        const struct plist_value *key = &list->values[list->count - 1];
        char text[72];
        return plist_fail(list, plist_problem_other, innermost->line, 0, "the key “%s” has no value",
                          markup_shown(key->bytes, key->count, text));
    }
    size_t place = innermost->place, line = innermost->line;
    // The value around it must be looked at as for any other.
    if (!plist_end(list)) return false;
    struct plist_value *value = &list->values[place];
    if (is_dictionary && value->count == 2 && is_text(&list->values[list->links[value->first]], "CF$UID")) {
        const struct plist_value *number = &list->values[list->links[value->first + 1]];
        if (number->kind == plist_kind_integer && number->integer >= 0) {
            *value = (struct plist_value){plist_kind_reference, (uint32_t)line, .integer = number->integer};
        }
    }
    return true;
}

static bool begin_collection(struct markup *markup, const struct tag *tag) {
    enum plist_kind kind = tag->name[0] == 'd' ? plist_kind_dictionary : plist_kind_array;
    struct collection *outer = plist_innermost(markup->list);
    if (outer && outer->kind == plist_kind_dictionary && !outer->has_key) {
        return plist_fail(markup->list, plist_problem_other, tag->line, 0, "a value has no key");
    }
    if (plist_depth(markup->list) >= markup->options->maximum_depth) {
        return plist_fail(markup->list, plist_problem_depth, tag->line, 0, "collections stand in each other too deeply");
    }
    if (outer) outer->has_key = false;
    else markup->root_count++;
    if (markup->list->count > markup->options->maximum_count) return markup_fail(markup, "the file has too many values");
    if (!plist_begin(markup->list, kind, tag->line)) return false;
    return !tag->is_empty || plist_end(markup->list);
}

static bool handle_list_tag(struct markup *markup, const struct tag *tag) {
    struct collection *innermost = plist_innermost(markup->list);
    if (tag->is_end) {
        if (innermost || !markup->is_in_list) return markup_fail(markup, "</plist> closes an element that is not open");
    } else if (markup->is_in_list || innermost || markup->root_count) {
        return markup_fail(markup, "<plist> cannot stand here");
    } else {
        markup->root_line = tag->line;
        markup->is_in_list = true;
    }
    if (tag->is_end || tag->is_empty) markup->has_ended = true;
    return true;
}

static bool handle(struct markup *markup, const struct tag *tag) {
    static const char *const scalars[] = {"string", "integer", "real", "true", "false", "date", "data"};
    if (strcmp(tag->name, "plist") == 0) return handle_list_tag(markup, tag);
    if (strcmp(tag->name, "dict") == 0 || strcmp(tag->name, "array") == 0) {
        return tag->is_end ? end_collection(markup, tag) : begin_collection(markup, tag);
    }
    if (tag->is_end) return markup_fail(markup, "</%s> closes an element that is not open", tag->name);
    if (strcmp(tag->name, "key") == 0) return read_key(markup, tag);
    for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++) {
        if (strcmp(tag->name, scalars[i]) != 0) continue;
        struct plist_value value = {0};
        if (!read_scalar(markup, tag, &value)) return false;
        value.line = (uint32_t)tag->line;
        return put(markup, plist_add(markup->list, value), tag->line);
    }
    return plist_fail(markup->list, plist_problem_other, tag->line, 0, "<%s> is no value of a property list", tag->name);
}

static void read_all(struct markup *markup) {
    struct tag tag;
    // What is behind the list is not looked at, as on the device.
    while (!markup->has_ended && markup_find_tag(markup)) {
        if (!markup_read_tag(markup, &tag) || !handle(markup, &tag)) return;
    }
    struct collection *innermost = plist_innermost(markup->list);
    if (innermost) {
        const char *name = innermost->kind == plist_kind_dictionary ? "dict" : "array";
        markup_fail(markup, "<%s> of line %u is not closed", name, innermost->line);
    } else if (markup->is_in_list && !markup->has_ended) {
        markup_fail(markup, "<plist> of line %zu is not closed", markup->root_line);
    } else if (markup->root_count != 1 && (markup->is_in_list || markup->root_count)) {
        plist_fail(markup->list, plist_problem_other, markup->root_line, 0, "the property list has %zu roots",
                   markup->root_count);
    } else if (markup->root_count == 0) {
        markup_fail(markup, "the property list ends too early");
    }
}

bool plist_is_markup(const void *start, size_t length) {
    const uint8_t *bytes = start;
    size_t place = length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    while (place < length && markup_is_space(bytes[place])) place++;
    struct markup markup = {.bytes = bytes, .place = place, .length = length};
    return markup_starts(&markup, "<?xml") || markup_starts(&markup, "<!DOCTYPE") || markup_starts(&markup, "<!--") ||
           markup_starts(&markup, "<plist");
}

struct plist *plist_read_markup(const void *bytes, size_t length, const struct plist_options *options) {
    struct markup markup = {.list = plist_make(), .options = options};
    markup.bytes = plist_keep_text(markup.list, bytes, &length);
    markup.length = length;
    if (markup.bytes) read_all(&markup);
    free(markup.text.bytes);
    return markup.list;
}
