#pragma once
#import "Objects/ManagedObject.h"
#import "SQLite/SQLiteStore.h"

/// The parameters of a statement that inserts or updates the row of an object. It lives until the statement was executed:
/// `room` has the row's short texts, which SQLite need not copy then.
typedef struct {
    __unsafe_unretained SQLiteStore *store;
    __unsafe_unretained EntityTable *table;
    sqlite3_stmt *statement;
    /// The number of the next parameter.
    int place;
    size_t used;
    char room[2048];
} RowBinding;

static inline void row_binding_begin(RowBinding *binding, SQLiteStore *store, EntityTable *table,
                                     sqlite3_stmt *statement, int place) {
    binding->store = store;
    binding->table = table;
    binding->statement = statement;
    binding->place = place;
    binding->used = 0;
}

/// Binds the value of a property, followed by the entity number of the destination if it has a column.
void row_bind(RowBinding *binding, NSManagedObject *object, NSUInteger index);
