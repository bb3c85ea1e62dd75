#pragma once
#import <CoreData/CoreData.h>

/// The key under which metadata that was read from an SQLite store has its tables: names of columns by name of table.
/// It is never written.
extern NSString *const StoreTablesKey;
/// The key by which a store says that the hashes in its metadata are this library's.
extern NSString *const StoreHashesAreOursKey;

/// True if a store with that metadata holds the objects of the model's configuration. Where the hashes are another
/// implementation's, the tables decide.
BOOL model_suits_metadata(NSManagedObjectModel *model, NSString *configuration, NSDictionary *metadata);

/// The model, or several merged, with which a store was written; nil if there is none.
NSManagedObjectModel *model_merged_for_metadata(NSArray *models, NSDictionary *metadata);
