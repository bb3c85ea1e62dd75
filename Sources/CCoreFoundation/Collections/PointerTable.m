#include "Collections/PointerTable.h"

static CFHashCode hash_of(const PointerTable *table, const void *key) {
    uint64_t hash = table->hash ? table->hash(key) : (uintptr_t)key >> 4;
    // Multiplied, since addresses and small numbers differ in few bits.
    hash *= 0x9E3779B97F4A7C15u;
    return (CFHashCode)(hash ^ hash >> 32);
}

PointerTableEntry *pointer_table_find(const PointerTable *table, const void *key) {
    if (table->count == 0) return NULL;
    CFHashCode hash = hash_of(table, key);
    for (NSUInteger i = hash & (table->capacity - 1);; i = (i + 1) & (table->capacity - 1)) {
        PointerTableEntry *entry = &table->entries[i];
        if (entry->state == EntryEmpty) return NULL;
        if (entry->state != EntryUsed || entry->hash != hash) continue;
        if (entry->key == key || (table->equal && table->equal(entry->key, key))) return entry;
    }
}

static PointerTableEntry *free_entry(PointerTable *table, CFHashCode hash) {
    NSUInteger i = hash & (table->capacity - 1);
    while (table->entries[i].state == EntryUsed) i = (i + 1) & (table->capacity - 1);
    return &table->entries[i];
}

/// Copies the entries into a table that is at most half full, without removed slots.
static void rebuild(PointerTable *table) {
    PointerTableEntry *old = table->entries;
    NSUInteger old_capacity = table->capacity, capacity = 8;
    while (capacity < (table->count + 1) * 2) capacity *= 2;
    table->entries = calloc(capacity, sizeof *table->entries);
    table->capacity = capacity;
    table->filled = table->count;
    for (NSUInteger i = 0; i < old_capacity; i++) {
        if (old[i].state == EntryUsed) *free_entry(table, old[i].hash) = old[i];
    }
    free(old);
}

PointerTableEntry *pointer_table_insert(PointerTable *table, const void *key) {
    CFHashCode hash = hash_of(table, key);
    if ((table->filled + 1) * 4 > table->capacity * 3) rebuild(table);
    PointerTableEntry *entry = free_entry(table, hash);
    if (entry->state == EntryEmpty) table->filled++;
    *entry = (PointerTableEntry){.key = key, .hash = hash, .count = 1, .state = EntryUsed};
    table->count++;
    table->changes++;
    return entry;
}

void pointer_table_remove(PointerTable *table, PointerTableEntry *entry) {
    *entry = (PointerTableEntry){.state = EntryRemoved};
    table->count--;
    table->changes++;
}

void pointer_table_free(PointerTable *table) {
    free(table->entries);
    table->entries = NULL;
    table->capacity = table->count = table->filled = 0;
    table->changes++;
}

PointerTableEntry *pointer_table_next(const PointerTable *table, NSUInteger *position) {
    while (*position < table->capacity) {
        PointerTableEntry *entry = &table->entries[(*position)++];
        if (entry->state == EntryUsed) return entry;
    }
    return NULL;
}
