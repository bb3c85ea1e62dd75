// The rules of keyed archives over the table of a property list: what NSKeyedArchiver, Interface Builder and Xcode
// write. Foundation's archivers for apps and the archives of nibs share them. See *Archives and Serializations
// Programming Guide*.
//
// An archive is a dictionary with `$top`, the values under the keys of the archiver, and `$objects`, a table of values
// that refer to each other by number. Texts, numbers and data stand in the table as they are; all other objects are
// dictionaries with a `$class`, which refers to the description of a class. Number 0 is the text `$null`, which is nil.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct plist;

#define keyed_archive_version 100000
#define keyed_archive_nil "$null"

/// No place, no number.
#define keyed_archive_none SIZE_MAX

/// An archive that was found to have its two parts.
struct keyed_archive {
    const struct plist *list;
    /// The places of the objects begin here in the list's `links`.
    size_t first_link;
    size_t object_count;
    /// The dictionary of the values that are in no object.
    size_t top;
};

/// - Returns: the name of the part that is missing or wrong, else NULL.
const char *keyed_archive_open(struct keyed_archive *archive, const struct plist *list);

enum keyed_archive_kind {
    keyed_archive_kind_nil,
    /// A text, number, truth value, date or data.
    keyed_archive_kind_value,
    /// A reference, where no object of an archive may have one.
    keyed_archive_kind_reference,
    keyed_archive_kind_array,
    /// A dictionary that is no object: it has no class.
    keyed_archive_kind_dictionary,
    keyed_archive_kind_object,
    /// The description of a class.
    keyed_archive_kind_class,
};

/// The place in the list of the object of a number, which must be below the archive's count.
size_t keyed_archive_place(const struct keyed_archive *archive, size_t number);
enum keyed_archive_kind keyed_archive_kind(const struct keyed_archive *archive, size_t number);

/// The number that a value refers to; `keyed_archive_none` for what is no reference, or one that leads out of the
/// archive. `is_reference` tells them apart. Archives that were put together by hand have dictionaries with the key
/// `CF$UID`.
size_t keyed_archive_reference(const struct keyed_archive *archive, size_t place, bool *is_reference);

/// The place of a dictionary's value under a key in UTF-8, the first of equal ones; `keyed_archive_none` without one,
/// and for what is no dictionary.
size_t keyed_archive_value(const struct keyed_archive *archive, size_t dictionary, const char *key, size_t length);

/// What the archive says of a class. `names` and `hints` are places in the list's `links`, of texts and of whatever
/// else stands there.
struct keyed_archive_class {
    /// The place of the name, which is a text.
    size_t name;
    /// Of the class and those above it.
    size_t first_name, name_count;
    /// Of classes that may be taken in its place.
    size_t first_hint, hint_count;
    /// The number of the description.
    size_t number;
};

/// - Returns: false if the object at a place has no class, or one without a name.
bool keyed_archive_class_of(const struct keyed_archive *archive, size_t object, struct keyed_archive_class *class);

/// Whether a key of an app gets another `$` in front of it: those that begin with one are the archive's own.
bool keyed_archive_escapes(const char *key, size_t length);
/// Whether a key of an archive is an app's, with a `$` too much.
bool keyed_archive_is_escaped(const char *key, size_t length);
/// Whether a key of an archive stands for a value without one: `$0`, `$1` …
bool keyed_archive_is_place(const char *key, size_t length);
