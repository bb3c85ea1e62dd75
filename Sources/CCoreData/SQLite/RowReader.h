#pragma once
#import "Objects/ObjectID.h"
#import "Objects/StoredRow.h"
#import "SQLite/StoreSchema.h"

/// Reads the rows of an entity, or of it and those below it, whose columns one query asks for.
@interface RowReader : NSObject <RowDecoding>
- (id)initWithSchema:(StoreSchema *)schema
                  store:(NSPersistentStore *)store
                 entity:(NSEntityDescription *)entity
    includesSubentities:(BOOL)includesSubentities;
/// `a.Z_PK, a.Z_ENT, a.Z_OPT, a.ZNAME …`
- (NSString *)columnsWithAlias:(NSString *)alias;
/// The row that the statement stands at; nil for one of an entity that the model does not have.
- (StoredRow *)newRowOfStatement:(sqlite3_stmt *)statement;
/// The condition on Z_ENT, empty if the table has nothing else.
- (NSString *)entityConditionWithAlias:(NSString *)alias;
@end

/// The value of a column for an attribute.
RETURNS_RETAINED id column_value(sqlite3_stmt *statement, int column, PropertySlot *slot);
/// The value to be bound for an attribute: data for transformable ones.
id value_for_column(id value, PropertySlot *slot);
