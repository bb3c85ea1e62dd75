#include "Markup.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t line_at(struct markup *markup, size_t place) {
    return plist_line(&markup->lines, markup->bytes, markup->length, place);
}

bool markup_fail(struct markup *markup, const char *format, ...) {
    char message[200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return plist_fail(markup->list, plist_problem_other, line_at(markup, markup->place), 0, "%s", message);
}

const char *markup_shown(const uint8_t *bytes, size_t count, char text[static 72]) {
    size_t end = count < 64 ? count : 64;
    while (end < count && end > 0 && (bytes[end] & 0xC0) == 0x80) end--;
    memcpy(text, bytes, end);
    text[end] = 0;
    return text;
}

bool markup_is_space(uint8_t byte) { return byte == ' ' || (byte >= 9 && byte <= 13); }

bool markup_starts(const struct markup *markup, const char *text) {
    size_t count = strlen(text);
    return markup->length - markup->place >= count && memcmp(markup->bytes + markup->place, text, count) == 0;
}

static void skip_space(struct markup *markup) {
    while (markup->place < markup->length && markup_is_space(markup->bytes[markup->place])) markup->place++;
}

/// Goes on behind the next place where that text stands.
static bool skip_past(struct markup *markup, const char *end) {
    size_t start = markup->place;
    for (; markup->place < markup->length; markup->place++) {
        if (markup_starts(markup, end)) {
            markup->place += strlen(end);
            return true;
        }
    }
    size_t line = line_at(markup, start);
    return plist_fail(markup->list, plist_problem_other, line_at(markup, markup->length), 0,
                      "what begins in line %zu has no %s", line, end);
}

/// A document type, which may hold declarations in brackets.
static bool skip_document_type(struct markup *markup) {
    size_t start = markup->place;
    uint8_t quote = 0;
    for (int brackets = 0; markup->place < markup->length; markup->place++) {
        uint8_t byte = markup->bytes[markup->place];
        if (quote) {
            if (byte == quote) quote = 0;
        } else if (byte == '"' || byte == '\'') {
            quote = byte;
        } else if (byte == '[' || byte == ']') {
            brackets += byte == '[' ? 1 : -1;
        } else if (byte == '>' && brackets <= 0) {
            markup->place++;
            return true;
        }
    }
    markup->place = start;
    return markup_fail(markup, "what begins in line %zu has no >", line_at(markup, start));
}

// MARK: Tags

static bool is_name_byte(uint8_t byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte >= 0x80 || (byte && strchr("_-.:", byte));
}

static size_t read_name(struct markup *markup) {
    size_t start = markup->place;
    while (markup->place < markup->length && is_name_byte(markup->bytes[markup->place])) markup->place++;
    if (markup->place == start) markup_fail(markup, "a name is missing");
    return markup->place - start;
}

/// An attribute, whose value does not matter.
static bool skip_attribute(struct markup *markup) {
    char name[72];
    const uint8_t *start = markup->bytes + markup->place;
    size_t count = read_name(markup);
    if (count == 0) return false;
    markup_shown(start, count, name);
    skip_space(markup);
    if (!markup_starts(markup, "=")) return markup_fail(markup, "there is no = behind “%s”", name);
    markup->place++;
    skip_space(markup);
    uint8_t quote = markup->place < markup->length ? markup->bytes[markup->place] : 0;
    if (quote != '"' && quote != '\'') return markup_fail(markup, "the value of “%s” has no quotes", name);
    const uint8_t *end = memchr(start = markup->bytes + markup->place + 1, quote, markup->length - markup->place - 1);
    if (end == NULL) return markup_fail(markup, "the quotes of “%s” are not closed", name);
    markup->place += (size_t)(end - start) + 2;
    return true;
}

bool markup_read_tag(struct markup *markup, struct tag *tag) {
    *tag = (struct tag){.line = line_at(markup, markup->place)};
    markup->place++;
    if (markup_starts(markup, "/")) {
        tag->is_end = true;
        markup->place++;
    }
    const uint8_t *name = markup->bytes + markup->place;
    size_t count = read_name(markup);
    if (count == 0) return false;
    if (count >= sizeof tag->name) return markup_fail(markup, "the property list has an unknown element");
    memcpy(tag->name, name, count);
    for (;;) {
        skip_space(markup);
        if (markup->place >= markup->length) return markup_fail(markup, "<%s is not closed", tag->name);
        if (markup_starts(markup, ">")) break;
        if (markup_starts(markup, "/")) {
            tag->is_empty = true;
            markup->place++;
            if (!markup_starts(markup, ">")) return markup_fail(markup, "there is no > behind the / of <%s", tag->name);
            break;
        }
        if (tag->is_end) return markup_fail(markup, "</%s has no >", tag->name);
        if (!skip_attribute(markup)) return false;
    }
    markup->place++;
    return true;
}

bool markup_find_tag(struct markup *markup) {
    for (;;) {
        skip_space(markup);
        if (markup->place >= markup->length) return false;
        if (markup->bytes[markup->place] != '<') return markup_fail(markup, "text is not expected here");
        bool goes_on = markup_starts(markup, "<!--") ? skip_past(markup, "-->")
                       : markup_starts(markup, "<?") ? skip_past(markup, "?>")
                                              : markup_starts(markup, "<!") && skip_document_type(markup);
        if (!goes_on) return markup->list->problem == plist_problem_none;
    }
}

// MARK: Texts

static bool append_entity(struct markup *markup) {
    static const char names[][8] = {"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"};
    for (int i = 0; i < 5; i++) {
        if (!markup_starts(markup, names[i])) continue;
        buffer_append_byte(&markup->text, (uint8_t)"<>&\"'"[i]);
        markup->place += strlen(names[i]);
        return true;
    }
    size_t room = markup->length - markup->place, most = room < 12 ? room : 12;
    const uint8_t *start = markup->bytes + markup->place + 1, *end = memchr(start, ';', most - 1);
    if (end == NULL) return markup_fail(markup, "a & has no ;");
    char name[72], *rest = NULL;
    markup_shown(start, (size_t)(end - start), name);
    bool is_hexadecimal = name[1] == 'x';
    const char *digits = name + (is_hexadecimal ? 2 : 1);
    unsigned long number = name[0] == '#' ? strtoul(digits, &rest, is_hexadecimal ? 16 : 10) : 0x110000;
    bool is_number = rest && rest != digits && *rest == 0 && *digits != '-' && *digits != '+' && !markup_is_space((uint8_t)*digits);
    if (!is_number || number > 0x10FFFF || (number >= 0xD800 && number <= 0xDFFF)) {
        return markup_fail(markup, "&%s; stands for nothing", name);
    }
    buffer_append_character(&markup->text, (uint32_t)number);
    markup->place += (size_t)(end - start) + 2;
    return true;
}

bool markup_read_text(struct markup *markup, const struct tag *tag, const uint8_t **bytes, size_t *count) {
    *bytes = markup->bytes + markup->place;
    *count = 0;
    if (tag->is_empty) return true;
    markup->text.count = 0;
    bool is_whole = true;
    while (markup->place < markup->length) {
        size_t start = markup->place;
        while (markup->place < markup->length && markup->bytes[markup->place] != '<' &&
               markup->bytes[markup->place] != '&') markup->place++;
        // Most texts are one piece, which stays where it is.
        bool is_alone = is_whole && markup->text.count == 0 && markup_starts(markup, "</");
        *count = markup->place - start;
        if (!is_alone) buffer_append(&markup->text, markup->bytes + start, *count);
        if (markup->place >= markup->length) break;
        if (markup_starts(markup, "</")) {
            struct tag end;
            if (!is_alone) {
                *count = markup->text.count;
                *bytes = plist_copy(markup->list, markup->text.bytes, *count);
            }
            if (!markup_read_tag(markup, &end)) return false;
            if (strcmp(end.name, tag->name) == 0) return *bytes && !markup->text.has_failed;
            return markup_fail(markup, "</%s> closes an element that is not open", end.name);
        }
        is_whole = false;
        if (markup_starts(markup, "&")) {
            if (!append_entity(markup)) return false;
        } else if (markup_starts(markup, "<![CDATA[")) {
            start = markup->place += 9;
            if (!skip_past(markup, "]]>")) return false;
            buffer_append(&markup->text, markup->bytes + start, markup->place - 3 - start);
        } else if (markup_starts(markup, "<!--")) {
            if (!skip_past(markup, "-->")) return false;
        } else {
            return markup_fail(markup, "there is an element in the <%s> of line %zu", tag->name, tag->line);
        }
    }
    return markup_fail(markup, "<%s> of line %zu is not closed", tag->name, tag->line);
}
