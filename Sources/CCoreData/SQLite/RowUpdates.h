#pragma once
#import "Objects/ManagedObject.h"
#import "SQLite/StoreSchema.h"

/// The UPDATE statements of a save. Objects with the same changed properties share one.
@interface RowUpdates : NSObject
- (id)initWithDatabase:(SQLiteDatabase *)database;
/// The statement that sets the version and the changed columns of an object where `Z_PK` and `Z_OPT` are as given, in
/// this order of parameters; NULL and an error on failure.
- (sqlite3_stmt *)statementFor:(NSManagedObject *)object table:(EntityTable *)table error:(NSError **)error;
/// Returns the last statement.
- (void)end;
@end
