#import "Context/ObjectSet.h"
#import "Objects/ObjectID.h"
#include <stdlib.h>
#include <string.h>

@implementation ObjectSet {
  @package
    /// The objects in order; nil where one was removed.
    __strong id *_objects;
    /// The number of places in use, and the number of objects.
    NSUInteger _end, _count;
    /// The hash table: places in `_objects`, plus one. Its capacity is a power of two, at least twice `_end`.
    uint32_t *_places;
    NSUInteger _capacity;
    /// Changed with each addition and removal.
    unsigned long _version;
}

BORROWS_ARGUMENTS static NSUInteger hash_of(id object, NSUInteger capacity) {
    return ((uintptr_t)(__bridge void *)object >> 4) * 0x9e3779b97f4a7c15u >> 20 & (capacity - 1);
}

BORROWS_ARGUMENTS static void *pointer(id object) { return (__bridge void *)object; }

/// The place in the hash table of an object, or where it would be added. Removed objects leave their place behind.
BORROWS_ARGUMENTS static NSUInteger place_of(ObjectSet *set, id object) {
    NSUInteger i = hash_of(object, set->_capacity);
    void **objects = (void **)(void *)set->_objects;
    while (set->_places[i] && objects[set->_places[i] - 1] != pointer(object)) {
        i = (i + 1) & (set->_capacity - 1);
    }
    return i;
}

/// Closes the gaps of removed objects and makes room for as many objects again.
BORROWS_ARGUMENTS static void grow(ObjectSet *set) {
    NSUInteger end = 0;
    for (NSUInteger i = 0; i < set->_end; i++) {
        void **objects = (void **)(void *)set->_objects;
        if (objects[i]) objects[end++] = objects[i];
    }
    set->_end = end;
    NSUInteger capacity = 16;
    while (capacity < 4 * (end + 1)) capacity *= 2;
    if (capacity > UINT32_MAX) abort();
    void **objects = realloc((void *)set->_objects, capacity / 2 * sizeof(void *));
    uint32_t *places = calloc(capacity, sizeof *places);
    if (objects == NULL || places == NULL) abort();
    memset(objects + end, 0, (capacity / 2 - end) * sizeof(void *));
    free(set->_places);
    set->_objects = (__strong id *)(void *)objects;
    set->_places = places;
    set->_capacity = capacity;
    for (NSUInteger i = 0; i < end; i++) {
        __unsafe_unretained id object = set->_objects[i];
        NSUInteger place = hash_of(object, capacity);
        while (places[place]) place = (place + 1) & (capacity - 1);
        places[place] = (uint32_t)i + 1;
    }
}

BORROWS_ARGUMENTS void object_set_add(ObjectSet *set, id object) {
    if (object == nil) return;
    if (2 * (set->_end + 1) > set->_capacity) grow(set);
    NSUInteger place = place_of(set, object);
    if (set->_places[place]) return;
    set->_objects[set->_end++] = object;
    set->_places[place] = (uint32_t)set->_end;
    set->_count++;
    set->_version++;
}

BORROWS_ARGUMENTS BOOL object_set_contains(ObjectSet *set, id object) {
    return set->_count > 0 && object != nil && set->_places[place_of(set, object)] != 0;
}

- (id)initWithCapacity:(NSUInteger)capacity {
    return [super init];
}
- (id)initWithObjects:(const __unsafe_unretained id *)objects count:(NSUInteger)count {
    if ((self = [super init])) {
        for (NSUInteger i = 0; i < count; i++) object_set_add(self, objects[i]);
    }
    return self;
}
- (void)dealloc {
    [self removeAllObjects];
}

- (NSUInteger)count {
    return _count;
}
- (id)member:(id)object {
    return object_set_contains(self, object) ? object : nil;
}
- (BOOL)containsObject:(id)object {
    return object_set_contains(self, object);
}
- (void)addObject:(id)object {
    object_set_add(self, object);
}

- (void)removeObject:(id)object {
    if (!object_set_contains(self, object)) return;
    NSUInteger index = _places[place_of(self, object)] - 1;
    // The object is released last, since its deallocation may use this set.
    id removed = _objects[index];
    _objects[index] = nil;
    _count--;
    _version++;
    (void)removed;
}

- (void)removeAllObjects {
    __strong id *objects = _objects;
    NSUInteger end = _end;
    free(_places);
    _objects = NULL;
    _places = NULL;
    _end = _count = _capacity = 0;
    _version++;
    for (NSUInteger i = 0; i < end; i++) objects[i] = nil;
    free(objects);
}

- (NSArray *)allObjects {
    NSMutableArray *result = [[NSMutableArray alloc] initWithCapacity:_count];
    for (NSUInteger i = 0; i < _end; i++) {
        if (_objects[i]) [result addObject:_objects[i]];
    }
    return result;
}
- (id)anyObject {
    for (NSUInteger i = 0; i < _end; i++) {
        if (_objects[i]) return _objects[i];
    }
    return nil;
}
- (NSEnumerator *)objectEnumerator {
    return [[self allObjects] objectEnumerator];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    NSUInteger next = state->state, found = 0;
    for (; next < _end && found < length; next++) {
        if (_objects[next]) stackbuffer[found++] = _objects[next];
    }
    state->state = next;
    state->itemsPtr = stackbuffer;
    state->mutationsPtr = &_version;
    return found;
}

/// With the same places, so that nothing is looked up.
static id copy_of(ObjectSet *set) {
    ObjectSet *copy = [[ObjectSet alloc] init];
    if (set->_count == 0) return copy;
    copy->_objects = (__strong id *)calloc(set->_capacity / 2, sizeof(id));
    copy->_places = malloc(set->_capacity * sizeof *copy->_places);
    if (copy->_objects == NULL || copy->_places == NULL) abort();
    for (NSUInteger i = 0; i < set->_end; i++) copy->_objects[i] = set->_objects[i];
    memcpy(copy->_places, set->_places, set->_capacity * sizeof *copy->_places);
    copy->_end = set->_end;
    copy->_count = set->_count;
    copy->_capacity = set->_capacity;
    return copy;
}

- (id)copyWithZone:(NSZone *)zone {
    return copy_of(self);
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    return copy_of(self);
}
- (Class)classForCoder {
    return [NSSet class];
}

@end
