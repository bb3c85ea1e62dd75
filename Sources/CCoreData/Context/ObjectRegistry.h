#pragma once
#import "Objects/ManagedObject.h"

/// The objects of a context by their IDs: a table with open addressing, since every row of a fetch is looked up in it.
/// Objects are not retained; they leave when they are deallocated or get another ID.
typedef struct {
    __unsafe_unretained NSManagedObject **places;
    NSUInteger capacity;
    /// Objects, and places that are taken by objects or by what once was one.
    NSUInteger count, taken;
} ObjectRegistry;

NSManagedObject *registry_find(const ObjectRegistry *registry, NSManagedObjectID *objectID);
/// Takes the place of an object with the same ID.
void registry_add(ObjectRegistry *registry, NSManagedObject *object);
/// Only that very object: another one may have its ID.
void registry_remove(ObjectRegistry *registry, NSManagedObject *object);
void registry_clear(ObjectRegistry *registry);
NSMutableSet *registry_objects(const ObjectRegistry *registry);
