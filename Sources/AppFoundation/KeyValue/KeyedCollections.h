#pragma once

// Collections that stand for a property of an object: what they are asked, and what changes them, goes to its
// accessors.

#include "KeyValue/KeyAccessors.h"

/// An array, ordered set or set that asks the indexed or unordered accessors of an object; nil if it has none for the
/// key.
id keyed_collection(id object, NSString *key, KeyAccessors *accessors);

/// Changeable collections, whose changes are made by the object's accessors and announced to observers.
NSMutableArray *keyed_mutable_array(id object, NSString *key);
NSMutableSet *keyed_mutable_set(id object, NSString *key);
NSMutableOrderedSet *keyed_mutable_ordered_set(id object, NSString *key);

/// How a changeable collection changes its property.
typedef enum {
    /// By the methods that the class has for single changes; they announce them.
    ChangesByMethods,
    /// By setting a changed copy.
    ChangesBySetting,
    /// By changing the collection that an instance variable holds, and announcing that.
    ChangesVariable,
} WayOfChange;

WayOfChange way_of_change(id object, KeyAccessors *accessors, BOOL has_methods);

/// The collection that an instance variable holds; made if there is none yet.
id collection_in_variable(id object, KeyAccessors *accessors, Class class);
