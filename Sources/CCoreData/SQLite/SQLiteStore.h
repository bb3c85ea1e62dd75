#pragma once
#import "SQLite/SQLTranslator.h"
#import "SQLite/RowReader.h"
#import "Stores/StoreMetadata.h"
#import "Stores/StoreRequests.h"

/// A store in an SQLite database with the schema of Apple's stores.
@interface SQLiteStore : NSPersistentStore {
  @package
    SQLiteDatabase *database;
    StoreSchema *schema;
    /// The readers by the entity's name: of the entity alone, and with its subentities.
    NSMutableDictionary *_readers, *_readersOfHierarchies;
    /// The INSERT statements by entity.
    NSMutableDictionary *_insertions;
}
- (BOOL)writeMetadata:(NSError **)error;
- (RowReader *)readerForEntity:(NSEntityDescription *)entity includesSubentities:(BOOL)includesSubentities;
@end

@interface SQLiteStore (Fetching)
@end

@interface SQLiteStore (Saving)
@end
