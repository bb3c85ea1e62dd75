#pragma once
#import "SQLite/ExternalValues.h"
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
    ExternalValues *externalValues;
}
/// The value of an attribute that allows external storage, from its column. If another context has changed it since the row
/// was read, its file is gone, and the value is the present one.
RETURNS_RETAINED id external_value(SQLiteStore *store, RawColumn column, const PropertySlot *slot,
                                   NSManagedObjectID *objectID);
- (BOOL)writeMetadata:(NSError **)error;
- (RowReader *)readerForEntity:(NSEntityDescription *)entity includesSubentities:(BOOL)includesSubentities;
@end

@interface SQLiteStore (Fetching)
@end

@interface SQLiteStore (Saving)
@end
