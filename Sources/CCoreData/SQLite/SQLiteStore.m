#import "SQLite/SQLiteStore.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelCompatibility.h"
#import "Objects/RelationshipSets.h"
#import "Stores/StoreMetadata.h"

@implementation SQLiteStore

- (NSString *)type {
    return NSSQLiteStoreType;
}

#pragma mark Metadata

static NSDictionary *read_metadata(SQLiteDatabase *database, NSError **error) {
    NSArray *rows = [database rowsOf:@"SELECT Z_VERSION, Z_UUID, Z_PLIST FROM Z_METADATA" error:error];
    NSDictionary *row = [rows count] ? [rows objectAtIndex:0] : nil;
    NSData *list = [row objectForKey:@"Z_PLIST"];
    id values = [list isKindOfClass:[NSData class]]
                    ? [NSPropertyListSerialization propertyListWithData:list options:0 format:NULL error:NULL]
                    : nil;
    if (![values isKindOfClass:[NSDictionary class]]) {
        if (rows) fail_with_code(error, NSFileReadCorruptFileError, @"The store has no metadata.");
        return nil;
    }
    NSMutableDictionary *metadata = [NSMutableDictionary dictionaryWithDictionary:values];
    NSString *identifier = [row objectForKey:@"Z_UUID"];
    if ([identifier isKindOfClass:[NSString class]]) [metadata setObject:identifier forKey:NSStoreUUIDKey];
    [metadata setObject:NSSQLiteStoreType forKey:NSStoreTypeKey];
    // Version hashes of another implementation cannot be compared, so the tables are.
    if (!metadata_hashes_are_ours(metadata)) {
        [metadata setObject:database_tables(database) forKey:StoreTablesKey];
    }
    return metadata;
}

static BOOL write_metadata(SQLiteDatabase *database, NSDictionary *metadata, NSError **error) {
    NSMutableDictionary *list = [NSMutableDictionary dictionaryWithDictionary:metadata];
    [list removeObjectForKey:NSStoreUUIDKey];
    [list removeObjectForKey:StoreTablesKey];
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:list
                                                              format:NSPropertyListBinaryFormat_v1_0
                                                             options:0
                                                               error:error];
    if (data == nil) return NO;
    if (![database run:@"DELETE FROM Z_METADATA" error:error]) return NO;
    NSArray *values = [NSArray arrayWithObjects:[metadata objectForKey:NSStoreUUIDKey] ?: @"", data, nil];
    sqlite3_stmt *insert = [database statement:@"INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)"
                                        values:values
                                         error:error];
    if (insert == NULL) return NO;
    int status = [database step:insert error:error];
    [database end:insert];
    return status == SQLITE_DONE;
}

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    NSString *path = [url path];
    if (![[NSFileManager defaultManager] fileExistsAtPath:path]) {
        NSDictionary *info = [NSDictionary dictionaryWithObjectsAndKeys:path ?: @"", NSFilePathErrorKey, nil];
        fail_with_info(error, NSFileReadNoSuchFileError, info);
        return nil;
    }
    // Opened for writing, so that SQLite rolls back an interrupted transaction. Where writing is not permitted SQLite
    // opens the file for reading.
    SQLiteDatabase *database = [[SQLiteDatabase alloc] initWithPath:path readOnly:NO create:NO error:error];
    NSDictionary *metadata = database ? read_metadata(database, error) : nil;
    [database close];
    return metadata;
}

+ (BOOL)setMetadata:(NSDictionary *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    SQLiteDatabase *database = [[SQLiteDatabase alloc] initWithPath:[url path] readOnly:NO create:NO error:error];
    if (database == nil) return NO;
    BOOL isWritten = [database begin:error] && write_metadata(database, metadata, error) && [database commit:error];
    if (!isWritten) [database rollback];
    [database close];
    return isWritten;
}

- (BOOL)writeMetadata:(NSError **)error {
    return write_metadata(database, self.metadata, error);
}

#pragma mark Opening

- (BOOL)applyPragmas:(NSError **)error {
    NSDictionary *pragmas = [self.options objectForKey:NSSQLitePragmasOption];
    if (![pragmas isKindOfClass:[NSDictionary class]]) return YES;
    for (NSString *name in pragmas) {
        NSString *value = [[pragmas objectForKey:name] description];
        NSCharacterSet *strange = [[NSCharacterSet alphanumericCharacterSet] invertedSet];
        NSString *letters = [name stringByReplacingOccurrencesOfString:@"_" withString:@""];
        BOOL isWord = [letters rangeOfCharacterFromSet:strange].location == NSNotFound &&
                      [[value stringByReplacingOccurrencesOfString:@"-" withString:@""] rangeOfCharacterFromSet:strange]
                              .location == NSNotFound;
        if (!isWord) continue;
        [database rowsOf:[NSString stringWithFormat:@"PRAGMA %@ = %@", name, value] error:error];
    }
    return YES;
}

- (BOOL)makeTables:(NSError **)error {
    [schema numberEntities];
    if (![database begin:error]) return NO;
    // Another coordinator may have made them since this one has looked.
    if ([database_tables(database) count] > 0) {
        [database rollback];
        return [self readTables:error];
    }
    for (NSString *statement in [schema creationStatements]) {
        if (![database run:statement error:error]) {
            [database rollback];
            return NO;
        }
    }
    self.metadata = store_metadata_new(self);
    if (!write_metadata(database, self.metadata, error) || ![database commit:error]) {
        [database rollback];
        return NO;
    }
    return YES;
}

- (BOOL)readTables:(NSError **)error {
    NSDictionary *metadata = read_metadata(database, error);
    NSArray *rows = metadata ? [database rowsOf:@"SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY" error:error] : nil;
    if (rows == nil) return NO;
    NSMutableDictionary *numbers = [NSMutableDictionary dictionary];
    for (NSDictionary *row in rows) {
        id name = [row objectForKey:@"Z_NAME"], number = [row objectForKey:@"Z_ENT"];
        if ([name isKindOfClass:[NSString class]] && number) [numbers setObject:number forKey:name];
    }
    NSDictionary *tables = database_tables(database);
    BOOL hasAll = [schema takeNumbers:numbers];
    for (EntityTable *each in hasAll ? schema->tables : nil)
        hasAll = hasAll && [tables objectForKey:each->table] != nil;
    if (!hasAll) {
        return fail_with_code(error, NSPersistentStoreIncompatibleSchemaError,
                              @"The store does not have the entities of the model.");
    }
    [schema takeTables:tables];
    NSMutableDictionary *kept = [metadata mutableCopy];
    [kept removeObjectForKey:StoreTablesKey];
    self.metadata = kept;
    return YES;
}

static BOOL has_external_attribute(NSArray *entities) {
    for (NSEntityDescription *entity in entities) {
        for (NSAttributeDescription *attribute in [entity.attributesByName allValues]) {
            if (attribute.allowsExternalBinaryDataStorage) return YES;
        }
    }
    return NO;
}

- (BOOL)openStore:(NSError **)error {
    NSString *path = [self.URL path];
    NSFileManager *files = [NSFileManager defaultManager];
    NSDictionary *attributes = [files attributesOfItemAtPath:path error:NULL];
    BOOL isNew = attributes == nil || [attributes fileSize] == 0;
    if (isNew && self.isReadOnly) {
        return fail_with_info(error, NSFileReadNoSuchFileError,
                              [NSDictionary dictionaryWithObject:path forKey:NSFilePathErrorKey]);
    }
    database = [[SQLiteDatabase alloc] initWithPath:path readOnly:self.isReadOnly create:YES error:error];
    if (database == nil) return NO;
    NSArray *entities =
        [self.persistentStoreCoordinator.managedObjectModel entitiesForConfiguration:self.configurationName];
    schema = [[StoreSchema alloc] initWithEntities:entities];
    NSString *folder = [self.options objectForKey:StoreExternalFolderKey] ?: external_folder(path);
    externalValues = [[ExternalValues alloc] initWithFolder:folder];
    _readers = [[NSMutableDictionary alloc] init];
    _readersOfHierarchies = [[NSMutableDictionary alloc] init];
    BOOL isOpen = [self applyPragmas:error] && (isNew ? [self makeTables:error] : [self readTables:error]);
    if (isOpen && !self.isReadOnly && has_external_attribute(entities)) {
        [files createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    }
    if (isOpen && [[self.options objectForKey:NSSQLiteAnalyzeOption] boolValue]) [database run:@"ANALYZE" error:NULL];
    if (isOpen && [[self.options objectForKey:NSSQLiteManualVacuumOption] boolValue])
        [database run:@"VACUUM" error:NULL];
    if (!isOpen) {
        [database close];
        // A file with something in it is another coordinator's.
        BOOL isEmpty = [[files attributesOfItemAtPath:path error:NULL] fileSize] == 0;
        if (isNew && attributes == nil && isEmpty) [files removeItemAtPath:path error:NULL];
    }
    return isOpen;
}

- (void)closeStore {
    [database close];
    database = nil;
}

- (BOOL)loadMetadata:(NSError **)error {
    return self.metadata != nil;
}

- (RowReader *)readerForEntity:(NSEntityDescription *)entity includesSubentities:(BOOL)includesSubentities {
    NSMutableDictionary *readers = includesSubentities ? _readersOfHierarchies : _readers;
    RowReader *reader = [readers objectForKey:entity.name];
    if (reader) return reader;
    NSEntityDescription *own = [schema tableForEntity:entity]->entity ?: entity;
    reader = [[RowReader alloc] initWithSchema:schema store:self entity:own includesSubentities:includesSubentities];
    [readers setObject:reader forKey:entity.name];
    return reader;
}

#pragma mark Large values

RETURNS_RETAINED static id value_of_column(SQLiteStore *store, RawColumn column, const PropertySlot *slot, BOOL *isLost) {
    NSData *file = nil;
    RawColumn value = [store->externalValues valueOfColumn:column file:&file];
    *isLost = value.type == SQLITE_NULL && column.type != SQLITE_NULL;
    return file && slot->type == NSBinaryDataAttributeType ? file : raw_value(&value, slot);
}

/// The value that the store has now.
- (id)newPresentValueOf:(NSManagedObjectID *)objectID slot:(const PropertySlot *)slot {
    EntityTable *table = [schema tableForEntity:objectID->_entity];
    NSUInteger index = table ? layout_index(table->layout, slot->name) : NoSlot;
    if (index == NoSlot || table->columns[index] == nil) return nil;
    id value = nil;
    // Values are decoded when the app looks at them, which is outside of the coordinator's requests.
    [self.persistentStoreCoordinator lock];
    sqlite3_stmt *statement = [database statement:sql_text(@"SELECT ", sql_quoted(table->columns[index]), @" FROM ",
                                                           sql_quoted(table->table), @" WHERE Z_PK = ?", nil)
                                            error:NULL];
    if (statement) {
        sqlite.bind_int64(statement, 1, objectID->_number);
        BOOL isLost = NO;
        if ([database step:statement error:NULL] == SQLITE_ROW) {
            value = value_of_column(self, raw_column(statement, 0), slot, &isLost);
        }
        [database end:statement];
    }
    [self.persistentStoreCoordinator unlock];
    return value;
}

RETURNS_RETAINED id external_value(SQLiteStore *store, RawColumn column, const PropertySlot *slot,
                                   NSManagedObjectID *objectID) {
    BOOL isLost = NO;
    id value = value_of_column(store, column, slot, &isLost);
    return isLost && objectID ? [store newPresentValueOf:objectID slot:slot] : value;
}

#pragma mark Objects

- (StoredRow *)rowForID:(NSManagedObjectID *)objectID
                context:(NSManagedObjectContext *)context
                  error:(NSError **)error {
    EntityTable *table = [schema tableForEntity:objectID->_entity];
    if (table == nil) return nil;
    RowReader *reader = [self readerForEntity:objectID->_entity includesSubentities:YES];
    NSString *sql = sql_text(@"SELECT ", [reader columnsWithAlias:@"t0"], @" FROM ", sql_quoted(table->table),
                             @" t0 WHERE t0.Z_PK = ?", nil);
    sqlite3_stmt *statement = [database statement:sql error:error];
    if (statement == NULL) return nil;
    sqlite.bind_int64(statement, 1, objectID->_number);
    StoredRow *row = nil;
    if ([database step:statement error:error] == SQLITE_ROW) row = [reader newRowOfStatement:statement];
    [database end:statement];
    return row && row_suits(row, objectID->_entity) ? row : nil;
}

- (NSArray *)resultsOfRelationship:(NSRelationshipDescription *)relationship
                              ofID:(NSManagedObjectID *)objectID
                           context:(NSManagedObjectContext *)context
                             error:(NSError **)error {
    NSEntityDescription *destination = relationship.destinationEntity;
    EntityTable *table = destination ? [schema tableForEntity:destination] : nil;
    if (table == nil) return [NSArray array];
    RowReader *reader = [self readerForEntity:destination includesSubentities:YES];
    NSMutableString *sql = [NSMutableString
        stringWithFormat:@"SELECT %@ FROM %@ t0", [reader columnsWithAlias:@"t0"], sql_quoted(table->table)];
    if (relationship_has_table(relationship)) {
        JoinTable *join = [schema joinForRelationship:relationship];
        if (join == nil) return [NSArray array];
        [sql appendFormat:@" JOIN %@ t1 ON t1.%@ = t0.Z_PK WHERE t1.%@ = ?", sql_quoted(join->table),
                          sql_quoted(join->other_column), sql_quoted(join->own_column)];
        if (join->order_column) [sql appendFormat:@" ORDER BY t1.%@", sql_quoted(join->order_column)];
    } else {
        NSUInteger index = layout_index(table->layout, relationship.inverseRelationship.name);
        if (index == NoSlot || table->columns[index] == nil) return [NSArray array];
        [sql appendFormat:@" WHERE t0.%@ = ?", sql_quoted(table->columns[index])];
        NSString *order = [schema orderColumnForRelationship:relationship];
        if (order) [sql appendFormat:@" ORDER BY t0.%@", sql_quoted(order)];
    }
    sqlite3_stmt *statement = [database statement:sql error:error];
    if (statement == NULL) return nil;
    sqlite.bind_int64(statement, 1, objectID->_number);
    NSMutableArray *rows = [NSMutableArray array];
    int status;
    while ((status = [database step:statement error:error]) == SQLITE_ROW) {
        StoredRow *row = [reader newRowOfStatement:statement];
        if (row) [rows addObject:row];
    }
    [database end:statement];
    return status == SQLITE_DONE ? rows : nil;
}

@end
