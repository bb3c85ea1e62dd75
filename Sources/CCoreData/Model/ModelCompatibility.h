#pragma once
#import <CoreData/CoreData.h>

/// The metadata key with the tables of an SQLite store: names of columns by table. It is set when metadata is read and
/// never written.
extern NSString *const StoreTablesKey;
/// The metadata key that marks the version hashes as computed by this library.
extern NSString *const StoreHashesAreOursKey;

/// Whether the version hashes in metadata are marked so. What is read from a damaged store may be anything.
BOOL metadata_hashes_are_ours(NSDictionary *metadata);

/// Whether a store with this metadata is compatible with the model's configuration. If its version hashes are from
/// another implementation, its tables are compared instead.
BOOL model_suits_metadata(NSManagedObjectModel *model, NSString *configuration, NSDictionary *metadata);

/// The model with which a store was written, possibly merged from several; nil for none.
NSManagedObjectModel *model_merged_for_metadata(NSArray *models, NSDictionary *metadata);
