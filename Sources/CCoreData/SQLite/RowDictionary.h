#pragma once
#import "SQLite/PackedColumns.h"

/// The columns of a request's dictionaries, shared by them.
@interface ResultColumns : NSObject {
  @package
    int count;
    /// What a value is, by column.
    PropertySlot *slots;
    /// The keys, by column.
    NSArray *names;
}
/// The dictionaries decode their values when they are asked for, so the columns keep the model and the store.
- (id)initWithCount:(NSUInteger)count store:(NSPersistentStore *)store;
/// The current row of a statement as a dictionary.
- (NSDictionary *)newRowOfStatement:(sqlite3_stmt *)statement;
@end
