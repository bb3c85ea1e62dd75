// A hash table of pointers with callbacks for equality and hashing: the storage of dictionaries, sets and bags with
// callbacks.
#pragma once
#include "Objects/References.h"

typedef struct PointerTableEntry {
    const void *key;
    const void *value;
    CFHashCode hash;
    /// The number of occurrences in a bag.
    CFIndex count;
    enum : uint8_t { EntryEmpty, EntryUsed, EntryRemoved } state;
} PointerTableEntry;

typedef struct PointerTable {
    PointerTableEntry *entries;
    /// The number of slots: a power of two, or 0.
    NSUInteger capacity;
    NSUInteger count;
    /// The number of slots that are or were used.
    NSUInteger filled;
    /// Incremented with each change, to detect changes during an enumeration.
    unsigned long changes;
    /// NULL compares pointers.
    CFSetEqualCallBack equal;
    CFSetHashCallBack hash;
} PointerTable;

/// The entry of a key; NULL if the table does not contain it.
PointerTableEntry *pointer_table_find(const PointerTable *table, const void *key);
/// Adds a key that is not in the table, and returns its entry. The caller retains what it stores there.
PointerTableEntry *pointer_table_insert(PointerTable *table, const void *key);
void pointer_table_remove(PointerTable *table, PointerTableEntry *entry);
void pointer_table_free(PointerTable *table);
/// The next used entry at or after `position`, which is moved behind it; NULL at the end.
PointerTableEntry *pointer_table_next(const PointerTable *table, NSUInteger *position);
