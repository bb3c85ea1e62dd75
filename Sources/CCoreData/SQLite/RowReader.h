#pragma once
#import "Objects/ObjectID.h"
#import "Objects/StoredRow.h"
#import "SQLite/StoreSchema.h"

/// Reads the rows of an entity, optionally with its subentities, with one query.
@interface RowReader : NSObject <RowDecoding>
- (id)initWithSchema:(StoreSchema *)schema
                  store:(NSPersistentStore *)store
                 entity:(NSEntityDescription *)entity
    includesSubentities:(BOOL)includesSubentities;
/// The list of columns: `a.Z_PK, a.Z_ENT, a.Z_OPT, a.ZNAME …`.
- (NSString *)columnsWithAlias:(NSString *)alias;
/// The current row of the statement; nil for an entity that the model does not have.
- (StoredRow *)newRowOfStatement:(sqlite3_stmt *)statement;
/// The condition on Z_ENT; empty if all rows of the table match.
- (NSString *)entityConditionWithAlias:(NSString *)alias;
@end
