#pragma once
#import "Objects/ManagedObject.h"

// The values of to-many relationships: sets or ordered sets that are loaded from the store at the first access.

/// Makes the set of a relationship, not loaded.
id relationship_set_make(NSManagedObject *owner, NSUInteger index);
/// Detaches the set from its owner. Loaded objects remain in it.
void relationship_set_leave(id set);
BOOL relationship_set_is_loaded(id set);
/// Whether a value is the owner's own set for the relationship.
BOOL relationship_set_belongs(id value, NSManagedObject *owner, NSUInteger index);
/// Replaces the contents of the set; nil means empty.
void relationship_set_assign(id set, id contents);

/// The objects in a relationship according to the store or the parent context.
NSArray *relationship_objects(NSManagedObject *owner, NSUInteger index);
/// Whether a relationship is stored in a join table: it is to-many at both ends, or has no inverse.
BOOL relationship_has_table(NSPropertyDescription *relationship);

/// Removes the owner from the inverse relationship of all these objects.
void relationship_unlink_all(NSManagedObject *owner, NSUInteger index, NSArray *others);

/// The result of `mutableSetValueForKey:`: a set that forwards changes to the owner.
NSMutableSet *relationship_proxy_set(NSManagedObject *owner, NSUInteger index);
NSMutableOrderedSet *relationship_proxy_ordered_set(NSManagedObject *owner, NSUInteger index);
/// Records changes of members that the app announces itself.
void object_will_change_members(NSManagedObject *object, NSUInteger index);
void object_did_change_members(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind,
                               NSSet *objects);
