#import "SQLite/SQLiteLibrary.h"
#include <dlfcn.h>
#include <stdbool.h>

SQLiteFunctions sqlite;

const SQLiteFunctions *sqlite_functions(void) {
    static bool is_there;
    if (is_there) return &sqlite;
    void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return NULL;
#define SQLITE_FIND(name)                                                                                              \
    sqlite.name = (__typeof__(sqlite.name))dlsym(library, "sqlite3_" #name);                                           \
    if (sqlite.name == NULL) return NULL;
    SQLITE_FUNCTIONS(SQLITE_FIND)
#undef SQLITE_FIND
    is_there = true;
    return &sqlite;
}
