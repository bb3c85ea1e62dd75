// The file of the keychain: a property list of items, each a dictionary of its attributes and data.
#pragma once
#include "Objects/References.h"
#include <Security/Security.h>

/// The items, mutable; empty if there is no keychain or its file is invalid.
NSMutableArray *keychain_read(void);

/// Writes the items atomically to a file that only the user can read. False on failure.
BOOL keychain_write(NSArray *items);

/// Whether an item matches the attributes in a query.
BOOL keychain_item_matches(NSDictionary *item, NSDictionary *query);

/// Whether the keychain cannot contain both items: they have the same class and the same identifying attributes.
BOOL keychain_items_collide(NSDictionary *item, NSDictionary *other);
