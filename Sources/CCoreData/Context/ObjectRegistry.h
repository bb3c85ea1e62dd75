#pragma once
#import "Objects/ManagedObject.h"

/// The objects of a context by ID: a hash table with open addressing, which is fast because each row of a fetch is
/// looked up. Objects are not retained; they are removed when they are deallocated or get another ID.
typedef struct {
    __unsafe_unretained NSManagedObject **places;
    NSUInteger capacity;
    /// The number of objects, and that of slots that are or were used.
    NSUInteger count, taken;
} ObjectRegistry;

NSManagedObject *registry_find(const ObjectRegistry *registry, NSManagedObjectID *objectID);
/// Adds an object, replacing one with the same ID.
void registry_add(ObjectRegistry *registry, NSManagedObject *object);
/// Removes exactly this object, not another one with its ID.
void registry_remove(ObjectRegistry *registry, NSManagedObject *object);
/// Makes room for further objects.
void registry_reserve(ObjectRegistry *registry, NSUInteger count);
void registry_clear(ObjectRegistry *registry);
NSMutableSet *registry_objects(const ObjectRegistry *registry);
