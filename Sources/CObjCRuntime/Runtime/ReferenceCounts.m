// Reference counts of objects that GNUstep's Base did not allocate.
//
// Base keeps the count of an object in the eight bytes before it. An object that an app allocates itself (`calloc` and
// an `isa`, as JSONKit does, or `class_createInstance`) has no count: the bytes before it belong to malloc. So objects
// of `NSAllocateObject` are marked in the eight bytes before the count, which are only padding; objects without the
// mark are counted in a table, and freed by `free`.

#define _GNU_SOURCE
#import "Runtime/ReferenceCounts.h"
#include "Runtime/MethodTable.h"
#include <dlfcn.h>
#include <malloc.h>
#include <objc/runtime.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

// MARK: The table

struct entry {
    id object; // nil where nothing is
    size_t extraCount;
};

static struct {
    pthread_mutex_t lock;
    struct entry *entries;
    size_t room; // a power of two, or 0
    size_t count;
} table = {.lock = PTHREAD_MUTEX_INITIALIZER};

static size_t place_of(id object) {
    size_t place = ((uintptr_t)object >> 4) * 0x9e3779b97f4a7c15 & (table.room - 1);
    while (table.entries[place].object != nil && table.entries[place].object != object) {
        place = (place + 1) & (table.room - 1);
    }
    return place;
}

/// - Returns: NULL without memory.
static struct entry *entry_to_increment(id object) {
    if (table.count * 2 >= table.room) {
        size_t room = table.room ? table.room * 2 : 256, old_room = table.room;
        struct entry *entries = calloc(room, sizeof *entries), *old = table.entries;
        if (entries == NULL) return NULL;
        table.entries = entries;
        table.room = room;
        for (size_t i = 0; i < old_room; i++) {
            if (old[i].object) entries[place_of(old[i].object)] = old[i];
        }
        free(old);
    }
    return &table.entries[place_of(object)];
}

static void remove_entry(size_t place) {
    table.entries[place].object = nil;
    table.count--;
    // Entries behind a removed one may have been displaced by it: they are inserted again.
    for (size_t next = (place + 1) & (table.room - 1); table.entries[next].object; next = (next + 1) & (table.room - 1)) {
        struct entry moved = table.entries[next];
        table.entries[next].object = nil;
        table.entries[place_of(moved.object)] = moved;
    }
}

static void table_increment(id object) {
    pthread_mutex_lock(&table.lock);
    struct entry *entry = entry_to_increment(object);
    if (entry && entry->object == nil) {
        *entry = (struct entry){object, 0};
        table.count++;
    }
    if (entry) entry->extraCount++;
    pthread_mutex_unlock(&table.lock);
}

static BOOL table_decrement_was_zero(id object) {
    BOOL was_zero = YES;
    pthread_mutex_lock(&table.lock);
    if (table.count) {
        size_t place = place_of(object);
        if (table.entries[place].object) {
            was_zero = NO;
            if (--table.entries[place].extraCount == 0) remove_entry(place);
        }
    }
    pthread_mutex_unlock(&table.lock);
    return was_zero;
}

static size_t table_count(id object) {
    pthread_mutex_lock(&table.lock);
    size_t count = 0;
    if (table.count) {
        struct entry *entry = &table.entries[place_of(object)];
        if (entry->object) count = entry->extraCount;
    }
    pthread_mutex_unlock(&table.lock);
    return count;
}

// MARK: In place of Base's functions

/// Whether an object was ever allocated in a zone of the app's own. Base's function knows which.
static BOOL has_zones;

static BOOL is_default(NSZone *zone) { return zone == NULL || zone == NSDefaultMallocZone(); }

static id allocate_by_base(Class class, NSUInteger extra_bytes, NSZone *zone) {
    static id (*allocate)(Class, NSUInteger, NSZone *);
    if (allocate == NULL) allocate = (id(*)(Class, NSUInteger, NSZone *))dlsym(RTLD_NEXT, "NSAllocateObject");
    if (!is_default(zone)) __atomic_store_n(&has_zones, YES, __ATOMIC_RELAXED);
    return allocate(class, extra_bytes, zone);
}

/// True for a class whose objects are nothing but zeroed memory. Others have instance variables of C++ classes, are classes
/// themselves, or have had no message yet.
static BOOL is_plain(Class class) {
    static SEL construct;
    if (construct == NULL) construct = sel_registerName(".cxx_construct");
    unsigned long info = ((struct class_layout *)class)->info;
    return !(info & MetaclassFlag) && !class_has_no_table(class) && implementation_in_table(class, construct) == NULL;
}

/// Base's function asks each superclass for a constructor, and all zones for the memory.
id NSAllocateObject(Class class, NSUInteger extra_bytes, NSZone *zone) {
    id object = nil;
    if (class && is_default(zone) && is_plain(class)) {
        size_t size = (size_t)((struct class_layout *)class)->instance_size + extra_bytes;
        struct reference_count_header *header = calloc(1, sizeof *header + size);
        if (header) {
            object = (id)(void *)(header + 1);
            ((struct class_layout *)object)->isa = (struct class_layout *)class;
        }
    }
    if (object == nil) object = allocate_by_base(class, extra_bytes, zone);
    if (object) reference_count_header(object)->mark = (uintptr_t)object ^ REFERENCE_COUNT_MARK;
    return object;
}

size_t reference_count_memory_size(const void *memory) {
    id object = (id)memory;
    if (!reference_count_is_in_header(object)) return 0;
    struct reference_count_header *header = reference_count_header(object);
    return malloc_usable_size(header) - sizeof *header;
}

void reference_count_free(id object, void (*deallocate)(id object)) {
    if (!reference_count_is_in_header(object)) {
        free((void *)object);
        return;
    }
    struct reference_count_header *header = reference_count_header(object);
    header->mark = 0;
    if (__atomic_load_n(&has_zones, __ATOMIC_RELAXED)) {
        deallocate(object);
    } else {
        // A later message to the object is a fault, as with Base's function.
        ((struct class_layout *)object)->isa = (void *)0xdeadface;
        free(header);
    }
}

void NSIncrementExtraRefCount(id object) {
    if (reference_count_is_in_header(object)) {
        reference_count_increment(object);
    } else {
        table_increment(object);
    }
}

BOOL NSDecrementExtraRefCountWasZero(id object) {
    if (!reference_count_is_in_header(object)) return table_decrement_was_zero(object);
    return reference_count_decrement_was_zero(object);
}

NSUInteger NSExtraRefCount(id object) {
    if (!reference_count_is_in_header(object)) return table_count(object);
    return (NSUInteger)__atomic_load_n(&reference_count_header(object)->extraCount, __ATOMIC_RELAXED);
}

// MARK: In place of NSObject's methods, which have Base's functions inlined

/// Methods in a category are in place before the first message is sent, and so before the first object exists.
@interface NSObject (ReferenceCounts)
@end

@implementation NSObject (ReferenceCounts)

+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }

- (id)retain {
    reference_count_increment(self);
    return self;
}

- (NSUInteger)retainCount { return NSExtraRefCount(self) + 1; }

@end
