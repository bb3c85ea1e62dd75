// XML as lists have it, tag by tag and text by text.

#pragma once
#include "Table.h"

struct markup {
    struct plist *list;
    const struct plist_options *options;
    const uint8_t *bytes;
    size_t place, length;
    struct line_counter lines;
    /// Where texts with entities are put together.
    struct buffer text;
    /// How many values stand in the element `plist`.
    size_t root_count, root_line;
    bool is_in_list, has_ended;
};

struct tag {
    char name[24];
    size_t line;
    bool is_end, is_empty;
};

/// Notes a mistake at the place.
/// - Returns: false.
bool markup_fail(struct markup *markup, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// A text as far as a message needs it; its characters stay whole.
const char *markup_shown(const uint8_t *bytes, size_t count, char text[static 72]);
bool markup_is_space(uint8_t byte);
/// Whether a text stands at the place.
bool markup_starts(const struct markup *markup, const char *text);
/// Goes on to the next tag, past comments, instructions and document types.
/// - Returns: false also at the end, without a problem.
bool markup_find_tag(struct markup *markup);
/// Reads the tag at the place.
bool markup_read_tag(struct markup *markup, struct tag *tag);
/// Reads the text up to the end of an element that holds nothing else.
bool markup_read_text(struct markup *markup, const struct tag *tag, const uint8_t **bytes, size_t *count);
