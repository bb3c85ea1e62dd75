#import "SQLite/SQLiteStore.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/ManagedObject.h"
#import "Objects/RelationshipSets.h"
#import "SQLite/RowBinding.h"
#import "SQLite/RowUpdates.h"

@implementation SQLiteStore (Saving)

#pragma mark Numbers of rows

/// The last number of a table's rows; -1 and an error on failure.
- (int64_t)lastNumberOf:(EntityTable *)root error:(NSError **)error {
    sqlite3_stmt *statement = [database statement:@"SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?" error:error];
    if (statement == NULL) return -1;
    sqlite.bind_int64(statement, 1, root->number);
    int status = [database step:statement error:error];
    int64_t last = status == SQLITE_ROW ? sqlite.column_int64(statement, 0) : 0;
    [database end:statement];
    if (status != SQLITE_ROW && status != SQLITE_DONE) return -1;
    if (last >= 0 && last < INT64_MAX / 2) return last;
    fail_with_code(error, NSFileReadCorruptFileError, @"Z_PRIMARYKEY has a number that no row can have.");
    return -1;
}

- (BOOL)setLastNumber:(int64_t)number of:(EntityTable *)root error:(NSError **)error {
    int64_t numbers[] = {number, root->number};
    return [self run:@"UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?" numbers:numbers count:2 error:error];
}

/// Gives objects the numbers after the last ones of their tables.
- (BOOL)numberObjects:(NSArray *)objects into:(NSMutableArray *)identifiers error:(NSError **)error {
    __unsafe_unretained NSEntityDescription *entity = nil;
    EntityTable *table = nil, *root = nil;
    int64_t last = 0;
    for (__unsafe_unretained NSManagedObject *object in objects) {
        if (entity != object->_identifier->_entity) {
            entity = object->_identifier->_entity;
            table = [schema tableForEntity:entity];
            if (table == nil) {
                return fail_with_code(error, NSPersistentStoreOperationError,
                                      @"The store does not have the object's entity.");
            }
            EntityTable *next = [schema tableForEntity:entity.rootEntity];
            if (root && next != root && ![self setLastNumber:last of:root error:error]) return NO;
            if (next != root) last = [self lastNumberOf:next error:error];
            if (last < 0) return NO;
            root = next;
        }
        NSManagedObjectID *objectID = object_id_of_row(table->entity, self, ++last);
        [identifiers addObject:objectID];
    }
    return root == nil || [self setLastNumber:last of:root error:error];
}

- (NSArray *)permanentIDsForObjects:(NSArray *)objects error:(NSError **)error {
    if (![database begin:error]) return nil;
    NSMutableArray *identifiers = [NSMutableArray arrayWithCapacity:[objects count]];
    if ([self numberObjects:objects into:identifiers error:error] && [database commit:error]) return identifiers;
    [database rollback];
    return nil;
}

#pragma mark Rows

/// The INSERT statement of an entity.
static NSString *insertion_of(EntityTable *table) {
    NSMutableString *names = [NSMutableString stringWithString:@"Z_PK, Z_ENT, Z_OPT"];
    NSMutableString *marks = [NSMutableString stringWithString:@"?, ?, ?"];
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (table->columns[i] == nil) continue;
        [names appendFormat:@", %@", sql_quoted(table->columns[i])];
        [marks appendString:@", ?"];
        if (table->entity_columns[i] == nil) continue;
        [names appendFormat:@", %@", sql_quoted(table->entity_columns[i])];
        [marks appendString:@", ?"];
    }
    return [NSString stringWithFormat:@"INSERT INTO %@ (%@) VALUES (%@)", sql_quoted(table->table), names, marks];
}

/// Inserts objects; those of one entity with one statement.
- (BOOL)insertObjects:(NSSet *)objects error:(NSError **)error {
    sqlite3_stmt *statement = NULL;
    EntityTable *table = nil;
    RowBinding binding;
    for (__unsafe_unretained NSManagedObject *object in objects) {
        if (table == nil || table->entity != object->_identifier->_entity) {
            [database end:statement];
            table = [schema tableForEntity:object->_identifier->_entity];
            statement = [database statement:[self insertionOf:table] error:error];
            if (statement == NULL) return NO;
        }
        sqlite.bind_int64(statement, 1, object->_identifier->_number);
        sqlite.bind_int64(statement, 2, table->number);
        sqlite.bind_int64(statement, 3, 1);
        row_binding_begin(&binding, self, table, statement, 4);
        for (NSUInteger i = 0; i < table->layout->count; i++) {
            if (table->columns[i]) row_bind(&binding, object, i);
        }
        int status = [database step:statement error:error];
        sqlite.reset(statement);
        if (status == SQLITE_DONE) continue;
        [database end:statement];
        return NO;
    }
    [database end:statement];
    return YES;
}

- (NSString *)insertionOf:(EntityTable *)table {
    NSString *sql = [_insertions objectForKey:table->entity.name];
    if (sql) return sql;
    if (_insertions == nil) _insertions = [[NSMutableDictionary alloc] init];
    sql = insertion_of(table);
    [_insertions setObject:sql forKey:table->entity.name];
    return sql;
}

/// Whether an entity has values that may be in files of their own.
static BOOL has_external_values(EntityTable *table) {
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (table->columns[i] && table->layout->slots[i].is_external) return YES;
    }
    return NO;
}

/// Notes that the files of an object's row will not be needed: all of a deleted object, otherwise those of changed values.
- (BOOL)dropFilesOf:(NSManagedObject *)object
              table:(EntityTable *)table
          isDeleted:(BOOL)isDeleted
              error:(NSError **)error {
    NSMutableArray *columns = [NSMutableArray array];
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (table->columns[i] == nil || !table->layout->slots[i].is_external) continue;
        if (isDeleted || object_has_changed(object, i)) [columns addObject:sql_quoted(table->columns[i])];
    }
    if ([columns count] == 0) return YES;
    sqlite3_stmt *statement = [database statement:sql_text(@"SELECT ", [columns componentsJoinedByString:@", "],
                                                           @" FROM ", sql_quoted(table->table), @" WHERE Z_PK = ?", nil)
                                            error:error];
    if (statement == NULL) return NO;
    sqlite.bind_int64(statement, 1, object->_identifier->_number);
    int status = [database step:statement error:error];
    for (int i = 0; status == SQLITE_ROW && i < (int)[columns count]; i++) {
        [externalValues dropColumn:raw_column(statement, i)];
    }
    [database end:statement];
    return status == SQLITE_ROW || status == SQLITE_DONE;
}

/// Updates rows whose version is the one that the context knows; the others are conflicts.
- (BOOL)updateObjects:(NSSet *)objects
              context:(NSManagedObjectContext *)context
            conflicts:(NSMutableArray *)conflicts
                error:(NSError **)error {
    RowUpdates *updates = [[RowUpdates alloc] initWithDatabase:database];
    EntityTable *table = nil;
    BOOL isDone = YES;
    for (NSManagedObject *object in objects) {
        if (object->_values == NULL) continue;
        if (table == nil || table->entity != object->_identifier->_entity) {
            table = [schema tableForEntity:object->_identifier->_entity];
        }
        if (has_external_values(table) && ![self dropFilesOf:object table:table isDeleted:NO error:error]) {
            isDone = NO;
            break;
        }
        sqlite3_stmt *statement = [updates statementFor:object table:table error:error];
        if (statement == NULL || ![self bindUpdateOf:object table:table to:statement error:error]) {
            isDone = NO;
            break;
        }
        if (sqlite.changes(database->handle) > 0) continue;
        StoredRow *row = [self rowForID:object->_identifier context:context error:error];
        [conflicts addObject:[RowConflict conflictOfObject:object persisted:row]];
    }
    [updates end];
    return isDone;
}

- (BOOL)bindUpdateOf:(NSManagedObject *)object
               table:(EntityTable *)table
                  to:(sqlite3_stmt *)statement
               error:(NSError **)error {
    int64_t version = object_row_version(object, 1);
    sqlite.bind_int64(statement, 1, version + 1);
    RowBinding binding;
    row_binding_begin(&binding, self, table, statement, 2);
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (table->columns[i] && object_has_changed(object, i)) row_bind(&binding, object, i);
    }
    sqlite.bind_int64(statement, binding.place++, object->_identifier->_number);
    sqlite.bind_int64(statement, binding.place++, version);
    return [database step:statement error:error] == SQLITE_DONE;
}

- (BOOL)deleteObject:(NSManagedObject *)object isCurrent:(BOOL *)isCurrent error:(NSError **)error {
    EntityTable *table = [schema tableForEntity:object->_identifier->_entity];
    if (has_external_values(table) && ![self dropFilesOf:object table:table isDeleted:YES error:error]) return NO;
    BOOL isKnown = object_has_row(object);
    NSString *sql = [NSString stringWithFormat:@"DELETE FROM %@ WHERE Z_PK = ?%@", sql_quoted(table->table),
                                               isKnown ? @" AND Z_OPT = ?" : @""];
    sqlite3_stmt *statement = [database statement:sql error:error];
    if (statement == NULL) return NO;
    sqlite.bind_int64(statement, 1, object->_identifier->_number);
    if (isKnown) sqlite.bind_int64(statement, 2, object_row_version(object, 1));
    int status = [database step:statement error:error];
    *isCurrent = !isKnown || sqlite.changes(database->handle) > 0;
    [database end:statement];
    return status == SQLITE_DONE;
}

#pragma mark Relationships

- (BOOL)run:(NSString *)sql numbers:(const int64_t *)numbers count:(int)count error:(NSError **)error {
    sqlite3_stmt *statement = [database statement:sql error:error];
    if (statement == NULL) return NO;
    for (int i = 0; i < count; i++) sqlite.bind_int64(statement, i + 1, numbers[i]);
    int status = [database step:statement error:error];
    [database end:statement];
    return status == SQLITE_DONE;
}

static BOOL is_in_store(NSManagedObject *object, NSPersistentStore *store) {
    return object->_identifier->_store == store && !object->_identifier->_isTemporary && !object->_deleted &&
           !object->_isGone;
}

/// Deletes and inserts the changed pairs of a join table.
- (BOOL)saveJoinOf:(NSManagedObject *)object slot:(NSUInteger)index error:(NSError **)error {
    PropertySlot *slot = &object->_layout->slots[index];
    JoinTable *join = [schema joinForRelationship:(NSRelationshipDescription *)slot->description];
    if (join == nil) return YES;
    int64_t own = object->_identifier->_number;
    id now = property_value(object, index);
    id before = [object->_committedSets objectForKey:slot->name];
    NSString *removal = [NSString stringWithFormat:@"DELETE FROM %@ WHERE %@ = ? AND %@ = ?", sql_quoted(join->table),
                                                   sql_quoted(join->own_column), sql_quoted(join->other_column)];
    for (NSManagedObject *each in before) {
        if ([now containsObject:each] || each->_identifier->_store != self) continue;
        int64_t numbers[] = {own, each->_identifier->_number};
        if (![self run:removal numbers:numbers count:2 error:error]) return NO;
    }
    NSString *insertion =
        [NSString stringWithFormat:@"INSERT OR IGNORE INTO %@ (%@, %@) VALUES (?, ?)", sql_quoted(join->table),
                                   sql_quoted(join->own_column), sql_quoted(join->other_column)];
    NSString *ordering = [NSString stringWithFormat:@"UPDATE %@ SET %@ = ? WHERE %@ = ? AND %@ = ?",
                                                    sql_quoted(join->table), sql_quoted(join->order_column ?: @""),
                                                    sql_quoted(join->own_column), sql_quoted(join->other_column)];
    int64_t place = 0;
    for (NSManagedObject *each in now) {
        place += 1024;
        if (!is_in_store(each, self)) continue;
        int64_t numbers[] = {own, each->_identifier->_number};
        if (![before containsObject:each] && ![self run:insertion numbers:numbers count:2 error:error]) return NO;
        int64_t ordered[] = {place, own, each->_identifier->_number};
        if (join->order_column && ![self run:ordering numbers:ordered count:3 error:error]) return NO;
    }
    return YES;
}

/// Saves the order of an ordered relationship, which is stored in the rows of its objects.
- (BOOL)saveOrderOf:(NSManagedObject *)object slot:(NSUInteger)index error:(NSError **)error {
    PropertySlot *slot = &object->_layout->slots[index];
    NSRelationshipDescription *relationship = (NSRelationshipDescription *)slot->description;
    NSString *column = [schema orderColumnForRelationship:relationship];
    EntityTable *table = [schema tableForEntity:relationship.destinationEntity];
    if (column == nil || table == nil) return YES;
    NSString *sql = [NSString
        stringWithFormat:@"UPDATE %@ SET %@ = ? WHERE Z_PK = ?", sql_quoted(table->table), sql_quoted(column)];
    int64_t place = 0;
    for (NSManagedObject *each in property_value(object, index)) {
        place += 1024;
        if (!is_in_store(each, self)) continue;
        int64_t numbers[] = {place, each->_identifier->_number};
        if (![self run:sql numbers:numbers count:2 error:error]) return NO;
    }
    return YES;
}

- (BOOL)saveRelationshipsOf:(NSManagedObject *)object error:(NSError **)error {
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind != ToManySlot || slot->is_transient) continue;
        // What an object refers to that undo inserted again has not changed, and is not in the store any more.
        if (!object_has_changed(object, i) && !(object->_inserted && object_has_set(object, i))) continue;
        BOOL isSaved = YES;
        if (relationship_has_table(slot->description)) {
            isSaved = [self saveJoinOf:object slot:i error:error];
        } else if (slot->is_ordered) {
            isSaved = [self saveOrderOf:object slot:i error:error];
        }
        if (!isSaved) return NO;
    }
    return YES;
}

- (BOOL)hasToManyRelationships {
    for (EntityTable *table in schema->tables) {
        for (NSUInteger i = 0; i < table->layout->count; i++) {
            if (table->layout->slots[i].kind == ToManySlot) return YES;
        }
    }
    return NO;
}

- (BOOL)removeJoinsOf:(NSManagedObject *)object error:(NSError **)error {
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind != ToManySlot || slot->is_transient || !relationship_has_table(slot->description)) continue;
        JoinTable *join = [schema joinForRelationship:(NSRelationshipDescription *)slot->description];
        if (join == nil) continue;
        NSString *sql = [NSString
            stringWithFormat:@"DELETE FROM %@ WHERE %@ = ?", sql_quoted(join->table), sql_quoted(join->own_column)];
        if (![self run:sql numbers:&object->_identifier->_number count:1 error:error]) return NO;
    }
    return YES;
}

#pragma mark Saving

- (BOOL)writeInserted:(NSSet *)inserted
              updated:(NSSet *)updated
              deleted:(NSSet *)deleted
              context:(NSManagedObjectContext *)context
            conflicts:(NSMutableArray *)conflicts
                error:(NSError **)error {
    for (NSManagedObject *object in deleted) {
        BOOL isCurrent = YES;
        if (![self deleteObject:object isCurrent:&isCurrent error:error] || ![self removeJoinsOf:object error:error])
            return NO;
        if (!isCurrent) {
            StoredRow *row = [self rowForID:object->_identifier context:context error:error];
            // Both contexts deleted the object, which is no conflict.
            if (row) [conflicts addObject:[RowConflict conflictOfObject:object persisted:row]];
        }
    }
    if (![self insertObjects:inserted error:error]) return NO;
    if (![self updateObjects:updated context:context conflicts:conflicts error:error]) return NO;
    if ([conflicts count]) return NO;
    if (![self hasToManyRelationships]) return YES;
    for (NSSet *each in [NSArray arrayWithObjects:inserted, updated, nil]) {
        for (NSManagedObject *object in each) {
            if (object->_values && ![self saveRelationshipsOf:object error:error]) return NO;
        }
    }
    return YES;
}

- (BOOL)saveInserted:(NSSet *)inserted
             updated:(NSSet *)updated
             deleted:(NSSet *)deleted
             context:(NSManagedObjectContext *)context
           conflicts:(NSMutableArray *)conflicts
               error:(NSError **)error {
    if (self.isReadOnly) {
        return fail_with_code(error, NSPersistentStoreSaveError, @"Attempt to save to a read-only store.");
    }
    if (![database begin:error]) return NO;
    BOOL isWritten = [self writeInserted:inserted
                                 updated:updated
                                 deleted:deleted
                                 context:context
                               conflicts:conflicts
                                   error:error];
    if (isWritten && externalValues.failure) {
        if (error) *error = externalValues.failure;
        isWritten = NO;
    }
    if (isWritten && self->_metadataHasChanged) isWritten = [self writeMetadata:error];
    if (isWritten) isWritten = [database commit:error];
    if (!isWritten) [database rollback];
    [externalValues transactionHasEnded:isWritten];
    if (isWritten) self->_metadataHasChanged = NO;
    return isWritten;
}

@end
