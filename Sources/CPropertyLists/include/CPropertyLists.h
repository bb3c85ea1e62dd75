// Property lists of all three formats (binary, XML, OpenStep's), read into one table and written from it. This is the
// one core under Foundation's property lists for apps, keyed archives, Xcode's projects and the resources of bundles.
//
// A list comes from anywhere: every reader has bounds, limits of depth and of the number of values, no recursion, and
// fails with the place of the mistake. See the manual page plist(5) and CFBinaryPList's description of `bplist00`.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "KeyedArchive.h"

enum plist_kind {
    plist_kind_null,
    /// `integer` is 0 or 1.
    plist_kind_boolean,
    plist_kind_integer,
    /// The bits of a number above INT64_MAX are in `integer`.
    plist_kind_unsigned,
    /// `real`, which is exact in a float.
    plist_kind_single,
    plist_kind_real,
    /// `real`: seconds since the first instant of 2001, GMT.
    plist_kind_date,
    /// `bytes` and `count`.
    plist_kind_data,
    /// `bytes` and `count`: UTF-8, most often ASCII.
    plist_kind_text,
    /// `units` and `count`: UTF-16 of this machine, in which a surrogate may lack its other half.
    plist_kind_wide_text,
    /// `integer`: a reference of a keyed archive, which XML spells as a dictionary with the one key `CF$UID`.
    plist_kind_reference,
    /// `first` and `count`: places in the list's `links`, which are places of values.
    plist_kind_array,
    /// The same: key, value, key, value … In binary lists a key may be of any kind, and equal ones may occur in any
    /// list.
    plist_kind_dictionary,
};

struct plist_value {
    uint32_t kind;
    /// The line that it begins in, from 1; 0 in binary lists.
    uint32_t line;
    union {
        int64_t integer;
        double real;
        const uint8_t *bytes;
        const uint16_t *units;
        size_t first;
    };
    size_t count;
};

/// What is wrong with a list, for those who have their own words.
enum plist_problem {
    plist_problem_none,
    plist_problem_other,
    plist_problem_sign,
    plist_problem_early_end,
    plist_problem_open_quotes,
    plist_problem_half_byte,
    plist_problem_no_data,
    plist_problem_open_data,
    plist_problem_no_value,
    plist_problem_no_semicolon,
    plist_problem_no_comma,
    plist_problem_depth,
    plist_problem_rest,
};

struct plist {
    struct plist_value *values;
    size_t count;
    uint32_t *links;
    size_t link_count;
    size_t root;
    enum plist_problem problem;
    /// One sentence without its full stop, in UTF-8; NULL if nothing is wrong.
    const char *message;
    /// What to do about it, if it is more than mending the file.
    const char *cure;
    /// Where: a line from 1, or else a byte from 0.
    size_t line, byte;
    struct plist_memory *memory;
};

/// What the text of OpenStep's format may be.
enum plist_shape {
    plist_shape_list,
    /// Entries without braces around them (`.strings`), or a dictionary.
    plist_shape_table,
    plist_shape_either,
};

struct plist_options {
    enum plist_shape shape;
    /// Whether what Xcode's tools refuse is refused in OpenStep's format: a missing semicolon, signs without quotes.
    bool is_strict;
    size_t maximum_depth, maximum_count;
};

// MARK: Reading

bool plist_is_binary(const void *bytes, size_t length);
/// Whether a text is XML rather than OpenStep's format.
bool plist_is_markup(const void *bytes, size_t length);

/// The list is never NULL: look at its `problem`. Texts and data may lie in the bytes given, which must outlive it.
/// Text may be in UTF-8, UTF-16 with or without a mark, Mac OS Roman, or in Latin 1 if XML says so.
struct plist *plist_read_binary(const void *bytes, size_t length, const struct plist_options *options);
struct plist *plist_read_markup(const void *bytes, size_t length, const struct plist_options *options);
struct plist *plist_read_openstep(const void *bytes, size_t length, const struct plist_options *options);

/// The same text in UTF-8 without a mark; `length` becomes its own. Free it; NULL without memory.
uint8_t *plist_utf8(const void *bytes, size_t *length);

// MARK: Making

struct plist *plist_make(void);
void plist_free(struct plist *list);

/// Each adds a value and returns its place; texts and data are copied.
size_t plist_add(struct plist *list, struct plist_value value);
size_t plist_add_bytes(struct plist *list, enum plist_kind kind, const void *bytes, size_t count);
/// A text in UTF-16, which is kept as ASCII if it is that.
size_t plist_add_units(struct plist *list, const uint16_t *units, size_t count);
/// - count: of places.
size_t plist_add_collection(struct plist *list, enum plist_kind kind, const uint32_t *places, size_t count);

// MARK: Writing

/// The values in the order of the table. Free the bytes; NULL without memory. The same list always gives the same
/// bytes.
uint8_t *plist_write_binary(const struct plist *list, size_t *length);
/// Indented with tabs, as Apple's tools write it. NULL also for collections more than 1024 deep in each other.
uint8_t *plist_write_markup(const struct plist *list, size_t *length);

/// The fewest digits that read back as the same number.
void plist_real_text(double value, char text[static 40]);
