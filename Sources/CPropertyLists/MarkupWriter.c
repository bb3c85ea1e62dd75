// Writes lists in XML, indented with tabs.
//
// What several collections share is written as often. The lists that archives are written as share only texts.

#include "Table.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MaximumDepth = 1024 };

struct writer {
    const struct plist *list;
    struct buffer buffer;
    bool is_too_deep;
};

static void put(struct writer *writer, const char *text) { buffer_append(&writer->buffer, text, strlen(text)); }

static void indent(struct writer *writer, int depth) {
    for (int i = 0; i < depth; i++) buffer_append_byte(&writer->buffer, '\t');
}

/// Control characters are escaped, so that any reader of XML gives the same line ends back.
static void put_character(struct writer *writer, uint32_t character) {
    char number[16];
    if (character == '<') {
        put(writer, "&lt;");
    } else if (character == '>') {
        put(writer, "&gt;");
    } else if (character == '&') {
        put(writer, "&amp;");
    } else if (character < 0x20 && character != '\n' && character != '\t') {
        snprintf(number, sizeof number, "&#%u;", character);
        put(writer, number);
    } else {
        buffer_append_character(&writer->buffer, character);
    }
}

static void put_text(struct writer *writer, const char *name, const struct plist_value *value) {
    buffer_append_byte(&writer->buffer, '<');
    put(writer, name);
    buffer_append_byte(&writer->buffer, '>');
    if (value->kind == plist_kind_text) {
        for (size_t i = 0, size; i < value->count; i += size) {
            put_character(writer, plist_character(value->bytes + i, value->count - i, &size));
        }
    } else {
        for (size_t i = 0; i < value->count; i++) {
            uint32_t unit = value->units[i], next = i + 1 < value->count ? value->units[i + 1] : 0;
            bool is_pair = unit >= 0xD800 && unit < 0xDC00 && next >= 0xDC00 && next < 0xE000;
            put_character(writer, is_pair ? 0x10000 + ((unit - 0xD800) << 10) + (next - 0xDC00) : unit);
            i += is_pair;
        }
    }
    put(writer, "</");
    put(writer, name);
    buffer_append_byte(&writer->buffer, '>');
}

static void put_data(struct writer *writer, const struct plist_value *value, int depth) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const uint8_t *bytes = value->bytes;
    // As Apple does: lines of 76 columns, of which the indentation takes eight for each tab.
    size_t columns = (size_t)(76 - (depth < 8 ? depth : 8) * 8) / 4 * 4, column = 0;
    char line[80];
    put(writer, "<data>\n");
    for (size_t i = 0; i < value->count; i += 3) {
        unsigned second = i + 1 < value->count ? bytes[i + 1] : 0, third = i + 2 < value->count ? bytes[i + 2] : 0;
        unsigned bits = (unsigned)bytes[i] << 16 | second << 8 | third;
        line[column] = letters[bits >> 18];
        line[column + 1] = letters[bits >> 12 & 63];
        line[column + 2] = i + 1 < value->count ? letters[bits >> 6 & 63] : '=';
        line[column + 3] = i + 2 < value->count ? letters[bits & 63] : '=';
        column += 4;
        if (column < columns && i + 3 < value->count) continue;
        line[column] = '\n';
        indent(writer, depth);
        buffer_append(&writer->buffer, line, column + 1);
        column = 0;
    }
    indent(writer, depth);
    put(writer, "</data>");
}

static void put_value(struct writer *writer, size_t place, int depth);

static void put_collection(struct writer *writer, const struct plist_value *value, int depth) {
    bool is_dictionary = value->kind == plist_kind_dictionary;
    if (value->count == 0) {
        put(writer, is_dictionary ? "<dict/>" : "<array/>");
        return;
    }
    put(writer, is_dictionary ? "<dict>\n" : "<array>\n");
    const uint32_t *links = writer->list->links + value->first;
    for (size_t i = 0; i < value->count; i += is_dictionary ? 2 : 1) {
        if (is_dictionary) {
            const struct plist_value *key = &writer->list->values[links[i]];
            if (key->kind != plist_kind_text && key->kind != plist_kind_wide_text) continue;
            indent(writer, depth + 1);
            put_text(writer, "key", key);
            put(writer, "\n");
        }
        put_value(writer, links[i + is_dictionary], depth + 1);
    }
    indent(writer, depth);
    put(writer, is_dictionary ? "</dict>" : "</array>");
}

static void put_reference(struct writer *writer, int64_t number, int depth) {
    char text[64];
    snprintf(text, sizeof text, "<integer>%lld</integer>\n", (long long)number);
    put(writer, "<dict>\n");
    indent(writer, depth + 1);
    put(writer, "<key>CF$UID</key>\n");
    indent(writer, depth + 1);
    put(writer, text);
    indent(writer, depth);
    put(writer, "</dict>");
}

static void put_value(struct writer *writer, size_t place, int depth) {
    const struct plist_value *value = &writer->list->values[place];
    char text[40], element[80] = "";
    if (depth > MaximumDepth) writer->is_too_deep = true;
    if (writer->is_too_deep) return;
    indent(writer, depth);
    switch ((enum plist_kind)value->kind) {
    case plist_kind_null: put(writer, "<string></string>"); break;
    case plist_kind_boolean: put(writer, value->integer ? "<true/>" : "<false/>"); break;
    case plist_kind_integer:
        snprintf(element, sizeof element, "<integer>%lld</integer>", (long long)value->integer);
        break;
    case plist_kind_unsigned:
        snprintf(element, sizeof element, "<integer>%llu</integer>", (unsigned long long)value->integer);
        break;
    case plist_kind_single:
    case plist_kind_real:
        plist_real_text(value->real, text);
        snprintf(element, sizeof element, "<real>%s</real>", text);
        break;
    case plist_kind_date:
        plist_date_text(value->real, text);
        snprintf(element, sizeof element, "<date>%s</date>", text);
        break;
    case plist_kind_data: put_data(writer, value, depth); break;
    case plist_kind_text:
    case plist_kind_wide_text: put_text(writer, "string", value); break;
    case plist_kind_reference: put_reference(writer, value->integer, depth); break;
    case plist_kind_array:
    case plist_kind_dictionary: put_collection(writer, value, depth); break;
    }
    put(writer, element);
    put(writer, "\n");
}

uint8_t *plist_write_markup(const struct plist *list, size_t *length) {
    struct writer writer = {.list = list};
    put(&writer, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
                 "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n");
    if (list->count && !list->problem) put_value(&writer, list->root, 0);
    put(&writer, "</plist>\n");
    *length = writer.buffer.count;
    if (list->count && !list->problem && !writer.is_too_deep && !writer.buffer.has_failed) return writer.buffer.bytes;
    free(writer.buffer.bytes);
    return NULL;
}
