#pragma once
#import <CoreData/CoreData.h>

/// Migrates a store to a model: the new store is made beside the old one, which it then replaces. On failure the old
/// store is unchanged.
BOOL migrate_store_in_place(NSURL *url, NSString *type, NSDictionary *options, NSDictionary *metadata,
                            NSManagedObjectModel *model, NSError **error);

/// Copies all objects of a store to another one of the same coordinator.
BOOL store_copy_objects(NSPersistentStore *source, NSPersistentStore *destination, NSError **error);
