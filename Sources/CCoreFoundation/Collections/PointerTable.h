// A hash table of any pointers, which callbacks compare: what dictionaries, sets and bags with callbacks are made of.
#pragma once
#include "Objects/References.h"

typedef struct PointerTableEntry {
    const void *key;
    const void *value;
    CFHashCode hash;
    /// How often a bag has it.
    CFIndex count;
    enum : uint8_t { EntryEmpty, EntryUsed, EntryRemoved } state;
} PointerTableEntry;

typedef struct PointerTable {
    PointerTableEntry *entries;
    /// A power of two, or 0.
    NSUInteger capacity;
    NSUInteger count;
    /// Entries that are used or were.
    NSUInteger filled;
    /// Grows with each change.
    unsigned long changes;
    /// NULL compares addresses.
    CFSetEqualCallBack equal;
    CFSetHashCallBack hash;
} PointerTable;

/// The entry of a key; NULL if there is none.
PointerTableEntry *pointer_table_find(const PointerTable *table, const void *key);
/// The entry of a key that is not there yet. The caller retains what it puts there.
PointerTableEntry *pointer_table_insert(PointerTable *table, const void *key);
void pointer_table_remove(PointerTable *table, PointerTableEntry *entry);
void pointer_table_free(PointerTable *table);
/// The next entry from `position` on, which it moves; NULL after the last.
PointerTableEntry *pointer_table_next(const PointerTable *table, NSUInteger *position);
