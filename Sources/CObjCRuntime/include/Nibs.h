#pragma once
#include <stdbool.h>

// Objects of nibs: made, connected by key-value coding, and told that their nib is loaded.

/// `[[Class alloc] initWithCoder:coder]`, owned by the caller; `-init` without a coder, and of a class that has no
/// `-initWithCoder:`. Null if there is no such class, or if it makes no object.
void *_Nullable nib_object_make(const char *_Nonnull class_name, void *_Nullable coder);

/// `[[class alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier]`, owned by the caller. Null if
/// `class` is no class, or not one of cells.
void *_Nullable nib_cell_make(void *_Nonnull class, void *_Nullable identifier);

/// `[[Class alloc] initWithIdentifier:identifier source:source destination:destination]`, owned by the caller. Null if
/// there is no such class, or if it is not a segue class.
void *_Nullable nib_segue_make(
    const char *_Nonnull class_name, void *_Nullable identifier, void *_Nullable source, void *_Nullable destination);

/// Why a key cannot be set: name and reason of an exception, NSStrings.
typedef struct KeyFailure {
    void *_Nullable name;
    void *_Nullable reason;
} KeyFailure;

/// `[object setValue:value forKey:key]`. An unknown key is returned as a failure instead of an exception, which could
/// not pass Swift's frames.
KeyFailure object_set_value(void *_Nonnull object, void *_Nullable value, void *_Nonnull key);
/// `[object valueForKey:key]`.
void *_Nullable object_value(void *_Nonnull object, void *_Nonnull key, KeyFailure *_Nonnull failure);

/// `[object awakeFromNib]`, which every object has.
void object_awake_from_nib(void *_Nonnull object);
