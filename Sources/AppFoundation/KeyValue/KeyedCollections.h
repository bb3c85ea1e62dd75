#pragma once

// Proxy collections for a property of an object: reading and changing them calls the object's accessors.

#include "KeyValue/KeyAccessors.h"

/// An array, ordered set or set that asks the indexed or unordered accessors of an object; nil if it has none for the
/// key.
id keyed_collection(id object, NSString *key, KeyAccessors *accessors);

/// Mutable proxy collections, whose changes are made by the object's accessors and announced to observers.
NSMutableArray *keyed_mutable_array(id object, NSString *key);
NSMutableSet *keyed_mutable_set(id object, NSString *key);
NSMutableOrderedSet *keyed_mutable_ordered_set(id object, NSString *key);

/// How a mutable proxy collection changes its property.
typedef enum {
    /// By the class's methods for single changes, which announce them.
    ChangesByMethods,
    /// By setting a changed copy.
    ChangesBySetting,
    /// By changing the collection that an instance variable holds, and announcing that.
    ChangesVariable,
} WayOfChange;

WayOfChange way_of_change(id object, KeyAccessors *accessors, BOOL has_methods);

/// The collection that an instance variable holds; made if there is none yet.
id collection_in_variable(id object, KeyAccessors *accessors, Class class);
