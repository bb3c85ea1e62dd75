// The floor: SQLite's C functions doing the same with a table of the same columns.
#include <sqlite3.h>

sqlite3 *table_open(const char *path);
void table_insert(sqlite3 *database, long count);
/// Reads all columns of all rows; a sum, so that nothing is left out.
long table_fetch(sqlite3 *database);
void table_change(sqlite3 *database);
long table_count(sqlite3 *database, int pages);
double table_look_up(sqlite3 *database, long number);
