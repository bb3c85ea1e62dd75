// Reference counts of objects that GNUstep's Base did not allocate.
//
// Base keeps the count of an object in the eight bytes before it. An object that an app allocates itself (`calloc` and
// an `isa`, as JSONKit does, or `class_createInstance`) has no count: the bytes before it belong to malloc. So objects
// of `NSAllocateObject` are marked in the eight bytes before the count, which are only padding; objects without the
// mark are counted in a table, and freed by `free`.

#define _GNU_SOURCE
#import "Runtime/ReferenceCounts.h"
#include <dlfcn.h>
#include <objc/runtime.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

/// The mark of an object depends on its address, so that moved or copied memory does not have a valid mark.
static const uintptr_t Mark = 0x9d3f7ac5b1e86d27;

struct header {
    uintptr_t mark;
    intptr_t extraCount;
};

static struct header *header_of(id object) { return (struct header *)(void *)object - 1; }
static BOOL is_marked(id object) { return header_of(object)->mark == ((uintptr_t)object ^ Mark); }

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

id NSAllocateObject(Class class, NSUInteger extra_bytes, NSZone *zone) {
    static id (*allocate)(Class, NSUInteger, NSZone *);
    if (allocate == NULL) allocate = (id(*)(Class, NSUInteger, NSZone *))dlsym(RTLD_NEXT, "NSAllocateObject");
    id object = allocate(class, extra_bytes, zone);
    if (object) header_of(object)->mark = (uintptr_t)object ^ Mark;
    return object;
}

void reference_count_free(id object, void (*deallocate)(id object)) {
    if (is_marked(object)) {
        header_of(object)->mark = 0;
        deallocate(object);
    } else {
        free((void *)object);
    }
}

void NSIncrementExtraRefCount(id object) {
    if (is_marked(object)) {
        __atomic_add_fetch(&header_of(object)->extraCount, 1, __ATOMIC_RELAXED);
    } else {
        table_increment(object);
    }
}

BOOL NSDecrementExtraRefCountWasZero(id object) {
    if (!is_marked(object)) return table_decrement_was_zero(object);
    if (__atomic_fetch_sub(&header_of(object)->extraCount, 1, __ATOMIC_ACQ_REL) > 0) return NO;
    __atomic_store_n(&header_of(object)->extraCount, 0, __ATOMIC_RELAXED);
    return YES;
}

NSUInteger NSExtraRefCount(id object) {
    if (!is_marked(object)) return table_count(object);
    return (NSUInteger)__atomic_load_n(&header_of(object)->extraCount, __ATOMIC_RELAXED);
}

// MARK: In place of NSObject's methods, which have Base's functions inlined

/// Methods in a category are in place before the first message is sent, and so before the first object exists.
@interface NSObject (ReferenceCounts)
@end

@implementation NSObject (ReferenceCounts)

+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }

- (id)retain {
    NSIncrementExtraRefCount(self);
    return self;
}

- (NSUInteger)retainCount { return NSExtraRefCount(self) + 1; }

@end
