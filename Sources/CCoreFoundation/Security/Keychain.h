// The keychain's file: a property list of items, each a dictionary of its attributes and its data.
#pragma once
#include "Objects/References.h"
#include <Security/Security.h>

/// All items, to be changed; empty if there is no keychain yet, or what is there is not one.
NSMutableArray *keychain_read(void);

/// Writes the items for the owner's eyes alone; all or nothing. False if it could not.
BOOL keychain_write(NSArray *items);

/// Whether an item is what a query describes.
BOOL keychain_item_matches(NSDictionary *item, NSDictionary *query);

/// Whether two items are the same one to the keychain: of one class, with the attributes that name it.
BOOL keychain_items_collide(NSDictionary *item, NSDictionary *other);
