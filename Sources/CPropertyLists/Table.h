// What the readers and writers share: memory that a list owns, collections that are still open, errors.

#pragma once
#include "CPropertyLists.h"

/// A row of bytes that grows.
struct buffer {
    uint8_t *bytes;
    size_t count, capacity;
    bool has_failed;
};

void buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_append_byte(struct buffer *buffer, uint8_t byte);
/// A character in UTF-8; U+FFFD for what is none.
void buffer_append_character(struct buffer *buffer, uint32_t character);

struct collection {
    uint32_t place, line;
    enum plist_kind kind;
    /// In OpenStep's format: entries without braces.
    bool is_table;
    bool has_key;
    /// Where its contents begin among those of all open collections.
    size_t first;
};

/// Room that lives as long as the list; NULL without memory, which is noted as the list's problem.
void *plist_room(struct plist *list, size_t size);
void *plist_copy(struct plist *list, const void *bytes, size_t size);

/// The text of a file in UTF-8, which lives as long as the list; NULL without memory.
const uint8_t *plist_keep_text(struct plist *list, const void *bytes, size_t *length);

/// Notes the first problem only.
/// - Returns: false.
bool plist_fail(struct plist *list, enum plist_problem problem, size_t line, size_t byte, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/// The innermost open collection; NULL if there is none.
struct collection *plist_innermost(struct plist *list);
size_t plist_depth(const struct plist *list);
/// Opens a collection, which has its place before what is in it.
bool plist_begin(struct plist *list, enum plist_kind kind, size_t line);
/// Puts a value, or a key, into the innermost collection. Without one it becomes the root.
bool plist_put(struct plist *list, size_t place);
/// Closes the innermost collection and puts it into the one around it.
bool plist_end(struct plist *list);

/// The character at a place in UTF-8, and how many bytes it has; U+FFFD and 1 for what is none.
uint32_t plist_character(const uint8_t *bytes, size_t length, size_t *size);

/// The line of a place, counted from a former one: lines end with a line feed, a carriage return, or both.
struct line_counter {
    size_t place, line;
};
size_t plist_line(struct line_counter *counter, const uint8_t *bytes, size_t length, size_t place);

/// Seconds since 2001 of `2009-06-17T10:00:00Z`, and back.
bool plist_seconds_of_date(const char *text, double *seconds);
void plist_date_text(double seconds, char text[static 40]);
/// A number as C writes it, whatever the program's locale is. The text must be it as a whole.
bool plist_real_of_text(const char *text, double *value);
