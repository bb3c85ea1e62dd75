#import "SQLite/RowUpdates.h"

@implementation RowUpdates {
    SQLiteDatabase *_database;
    /// What the last statement is for: the table, and which properties have changed.
    EntityTable *_table;
    uint8_t *_changed;
    sqlite3_stmt *_statement;
}

- (id)initWithDatabase:(SQLiteDatabase *)database {
    if ((self = [super init])) _database = database;
    return self;
}

- (void)dealloc {
    free(_changed);
}

static NSString *update_of(NSManagedObject *object, EntityTable *table) {
    NSMutableString *sql = [NSMutableString stringWithFormat:@"UPDATE %@ SET Z_OPT = ?", sql_quoted(table->table)];
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (table->columns[i] == nil || !object_has_changed(object, i)) continue;
        [sql appendFormat:@", %@ = ?", sql_quoted(table->columns[i])];
        if (table->entity_columns[i]) [sql appendFormat:@", %@ = ?", sql_quoted(table->entity_columns[i])];
    }
    [sql appendString:@" WHERE Z_PK = ? AND Z_OPT = ?"];
    return sql;
}

- (sqlite3_stmt *)statementFor:(NSManagedObject *)object table:(EntityTable *)table error:(NSError **)error {
    size_t size = table->layout->count;
    BOOL isSame = _statement && _table == table && object->_changed && memcmp(_changed, object->_changed, size) == 0;
    if (isSame) {
        sqlite.reset(_statement);
        return _statement;
    }
    [self end];
    _statement = [_database statement:update_of(object, table) error:error];
    if (_statement == NULL) return NULL;
    _table = table;
    _changed = calloc(size + 1, 1);
    if (object->_changed) memcpy(_changed, object->_changed, size);
    return _statement;
}

- (void)end {
    [_database end:_statement];
    _statement = NULL;
    free(_changed);
    _changed = NULL;
}

@end
