#pragma once
#include <sqlite3.h>

// The functions of SQLite, which is loaded when the first store is opened, so that it does not slow down other apps'
// launch.

#define SQLITE_FUNCTIONS(F)                                                                                            \
    F(open_v2)                                                                                                         \
    F(close) F(errmsg) F(extended_errcode) F(exec) F(prepare_v2) F(step) F(reset) F(finalize) F(clear_bindings)        \
        F(bind_int64) F(bind_double) F(bind_text) F(bind_blob) F(bind_null) F(column_int64) F(column_double)           \
            F(column_text) F(column_blob) F(column_bytes) F(column_type) F(column_count) F(column_name) F(changes)     \
                F(busy_timeout) F(create_function) F(create_collation) F(user_data) F(value_text) F(value_bytes)       \
                    F(value_type) F(value_int64) F(result_int) F(result_null) F(result_text) F(free)                   \
                        F(extended_result_codes) F(get_autocommit) F(last_insert_rowid)

typedef struct {
#define SQLITE_MEMBER(name) __typeof__(&sqlite3_##name) name;
    SQLITE_FUNCTIONS(SQLITE_MEMBER)
#undef SQLITE_MEMBER
} SQLiteFunctions;

/// NULL if the library is not installed.
const SQLiteFunctions *sqlite_functions(void);

/// The functions, after a successful call of `sqlite_functions`.
extern SQLiteFunctions sqlite;
