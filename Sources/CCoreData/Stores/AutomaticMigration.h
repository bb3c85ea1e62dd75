#pragma once
#import <CoreData/CoreData.h>

/// Brings the store at a place to a model: into a file beside it, which then takes its place. The store stays as it was
/// if that fails.
BOOL migrate_store_in_place(NSURL *url, NSString *type, NSDictionary *options, NSDictionary *metadata,
                            NSManagedObjectModel *model, NSError **error);

/// Copies all objects of a store into another of the same coordinator.
BOOL store_copy_objects(NSPersistentStore *source, NSPersistentStore *destination, NSError **error);
