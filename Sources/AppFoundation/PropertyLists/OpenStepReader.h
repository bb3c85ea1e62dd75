// Property lists as OpenStep wrote them, and tables of texts (`.strings`): read unit by unit, told value by value.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Told what is in a list, in its order. A key comes before its value.
struct openstep_listener {
    void *context;
    void (*begin_dictionary)(void *context);
    void (*begin_array)(void *context);
    /// Ends the innermost dictionary or array.
    void (*end_collection)(void *context);
    void (*key)(void *context, const uint16_t *units, size_t count);
    void (*text)(void *context, const uint16_t *units, size_t count);
    void (*data)(void *context, const uint8_t *bytes, size_t count);
};

struct openstep_error {
    /// What is wrong, NULL if nothing is.
    const char *problem;
    /// From 1.
    size_t line;
};

/// Reads a list, or the entries of a table without braces around them. What real files have is taken: comments, single
/// quotes, any space of Unicode, a last entry without a semicolon, keys without a value, which stand for themselves.
struct openstep_error openstep_read(const uint16_t *units, size_t count, const struct openstep_listener *listener);
