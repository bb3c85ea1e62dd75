#pragma once
#import <CoreData/CoreData.h>

@interface NSPersistentStore () {
  @package
    __unsafe_unretained NSPersistentStoreCoordinator *_coordinator;
    /// Whether the app has set metadata since the last save.
    BOOL _metadataHasChanged;
}
@end

/// The metadata of a new store: its type, UUID, and the version hashes of its entities.
NSDictionary *store_metadata_new(NSPersistentStore *store);
/// The metadata updated with the current version hashes.
NSDictionary *store_metadata_updated(NSPersistentStore *store, NSDictionary *metadata);
