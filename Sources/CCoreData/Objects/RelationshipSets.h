#pragma once
#import "Objects/ManagedObject.h"

// The contents of to-many relationships: sets, or ordered sets, that are read from the store when they are first looked
// at.

/// The set of a relationship, unread.
id relationship_set_make(NSManagedObject *owner, NSUInteger index);
/// The owner lets go of it: what was read stays, for whoever still has it.
void relationship_set_leave(id set);
BOOL relationship_set_is_loaded(id set);
/// Whether a value is the very set that the owner has for its relationship.
BOOL relationship_set_belongs(id value, NSManagedObject *owner, NSUInteger index);
/// Gives the set other contents; nil for none.
void relationship_set_assign(id set, id contents);

/// The objects that the store, or a parent context, has for a relationship.
NSArray *relationship_objects(NSManagedObject *owner, NSUInteger index);
/// Whether a relationship is kept in a table of its own: both ends are to-many, or there is no other end.
BOOL relationship_has_table(NSPropertyDescription *relationship);

/// The owner goes: the other ends of its relationship lose it.
void relationship_unlink_all(NSManagedObject *owner, NSUInteger index, NSArray *others);

/// What `mutableSetValueForKey:` gives: a set whose changes are changes of the owner.
NSMutableSet *relationship_proxy_set(NSManagedObject *owner, NSUInteger index);
NSMutableOrderedSet *relationship_proxy_ordered_set(NSManagedObject *owner, NSUInteger index);
/// Announces changes of members that the app makes itself.
void object_will_change_members(NSManagedObject *object, NSUInteger index);
void object_did_change_members(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind,
                               NSSet *objects);
