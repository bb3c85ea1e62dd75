#import "Context/ObjectRegistry.h"

/// Marks a removed slot, at which a search continues.
static char gone;
#define GONE ((__bridge NSManagedObject *)(void *)&gone)

BORROWS_ARGUMENTS static NSUInteger hash_of(NSManagedObjectID *objectID) {
    uint64_t number = objectID->_reference ? [objectID->_reference hash] : (uint64_t)objectID->_number;
    return (NSUInteger)((number + objectID->_isTemporary) * 0x9E3779B97F4A7C15u >> 20);
}

BORROWS_ARGUMENTS static BOOL is_same(NSManagedObjectID *a, NSManagedObjectID *b) {
    return a == b || (a->_number == b->_number && [a isEqual:b]);
}

/// The slot of an ID; the capacity if the table does not contain it.
BORROWS_ARGUMENTS static NSUInteger place_of(const ObjectRegistry *registry, NSManagedObjectID *objectID) {
    if (registry->capacity == 0) return 0;
    for (NSUInteger i = hash_of(objectID) & (registry->capacity - 1);; i = (i + 1) & (registry->capacity - 1)) {
        __unsafe_unretained NSManagedObject *here = registry->places[i];
        if (here == nil) return registry->capacity;
        if (here == GONE) continue;
        __unsafe_unretained NSManagedObjectID *its = here->_identifier;
        if (is_same(its, objectID)) return i;
    }
}

BORROWS_ARGUMENTS NSManagedObject *registry_find(const ObjectRegistry *registry, NSManagedObjectID *objectID) {
    if (objectID == nil) return nil;
    NSUInteger place = place_of(registry, objectID);
    return place == registry->capacity ? nil : registry->places[place];
}

BORROWS_ARGUMENTS static void put(ObjectRegistry *registry, NSManagedObject *object) {
    __unsafe_unretained NSManagedObjectID *objectID = object->_identifier;
    NSUInteger i = hash_of(objectID) & (registry->capacity - 1);
    while ((__bridge void *)registry->places[i]) i = (i + 1) & (registry->capacity - 1);
    registry->places[i] = object;
    registry->count++;
    registry->taken++;
}

/// Copies the objects into a new table that is at most half full.
static void grow(ObjectRegistry *registry, NSUInteger more) {
    ObjectRegistry old = *registry;
    NSUInteger capacity = 64;
    while (capacity < 4 * (old.count + more)) capacity *= 2;
    *registry = (ObjectRegistry){.capacity = capacity};
    registry->places = (__unsafe_unretained NSManagedObject **)calloc(capacity, sizeof *registry->places);
    if (registry->places == NULL) abort();
    for (NSUInteger i = 0; i < old.capacity; i++) {
        void *here = (__bridge void *)old.places[i];
        if (here && here != &gone) put(registry, old.places[i]);
    }
    free(old.places);
}

BORROWS_ARGUMENTS void registry_add(ObjectRegistry *registry, NSManagedObject *object) {
    __unsafe_unretained NSManagedObjectID *objectID = object->_identifier;
    NSUInteger place = place_of(registry, objectID);
    if (place != registry->capacity) {
        // In a damaged store two objects may get one ID. The former leaves the context, which it might outlive.
        if (registry->places[place] != object) registry->places[place]->_context = nil;
        registry->places[place] = object;
        return;
    }
    if (2 * (registry->taken + 1) > registry->capacity) grow(registry, 1);
    put(registry, object);
}

BORROWS_ARGUMENTS void registry_remove(ObjectRegistry *registry, NSManagedObject *object) {
    __unsafe_unretained NSManagedObjectID *objectID = object->_identifier;
    NSUInteger place = place_of(registry, objectID);
    if (place == registry->capacity || (__bridge void *)registry->places[place] != (__bridge void *)object) return;
    registry->count--;
    NSUInteger mask = registry->capacity - 1;
    registry->places[place] = GONE;
    // Searches that came here need not continue if nothing follows.
    if ((__bridge void *)registry->places[(place + 1) & mask] != NULL) return;
    for (NSUInteger i = place; (__bridge void *)registry->places[i] == &gone; i = (i - 1) & mask) {
        registry->places[i] = nil;
        registry->taken--;
    }
}

void registry_reserve(ObjectRegistry *registry, NSUInteger count) {
    if (2 * (registry->taken + count) > registry->capacity) grow(registry, count);
}

void registry_clear(ObjectRegistry *registry) {
    free(registry->places);
    *registry = (ObjectRegistry){0};
}

NSMutableSet *registry_objects(const ObjectRegistry *registry) {
    NSMutableSet *result = [NSMutableSet setWithCapacity:registry->count];
    for (NSUInteger i = 0; i < registry->capacity; i++) {
        void *here = (__bridge void *)registry->places[i];
        if (here && here != &gone) [result addObject:registry->places[i]];
    }
    return result;
}
