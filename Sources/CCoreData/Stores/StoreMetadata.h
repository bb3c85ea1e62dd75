#pragma once
#import <CoreData/CoreData.h>

@interface NSPersistentStore () {
  @package
    __unsafe_unretained NSPersistentStoreCoordinator *_coordinator;
    /// The app has set other metadata since the last save.
    BOOL _metadataHasChanged;
}
@end

/// The metadata of a new store: its type, an identifier, and the versions of the entities it holds.
NSDictionary *store_metadata_new(NSPersistentStore *store);
/// Metadata with the versions of the entities that the store holds now.
NSDictionary *store_metadata_updated(NSPersistentStore *store, NSDictionary *metadata);
