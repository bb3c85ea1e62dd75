#import "StoreTool.h"
#include <ctype.h>
#include <sqlite3.h>

static sqlite3 *database;

static void fail(NSString *store) {
    stop([NSString stringWithFormat:@"%@: %s", store, sqlite3_errmsg(database)],
         @"It is no store of Core Data in SQLite, or damaged; stores of other types need --model.");
}

static sqlite3_stmt *prepare(NSString *sql) {
    sqlite3_stmt *statement = NULL;
    return sqlite3_prepare_v2(database, [sql UTF8String], -1, &statement, NULL) == SQLITE_OK ? statement : NULL;
}

static NSString *quoted(NSString *name) {
    return [NSString stringWithFormat:@"\"%@\"", [name stringByReplacingOccurrencesOfString:@"\"" withString:@"\"\""]];
}

static NSString *text_at(sqlite3_stmt *statement, int column) {
    const void *bytes = sqlite3_column_text(statement, column);
    NSUInteger length = (NSUInteger)sqlite3_column_bytes(statement, column);
    return [[NSString alloc] initWithBytes:bytes ?: "" length:length encoding:NSUTF8StringEncoding] ?: @"(no text)";
}

static NSString *words_at(sqlite3_stmt *statement, int column) {
    const char *type = sqlite3_column_decltype(statement, column);
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: return words_of(nil);
    case SQLITE_INTEGER: return words_of(@(sqlite3_column_int64(statement, column)));
    case SQLITE_TEXT: return words_of(text_at(statement, column));
    case SQLITE_BLOB: return [NSString stringWithFormat:@"%d bytes", sqlite3_column_bytes(statement, column)];
    }
    double number = sqlite3_column_double(statement, column);
    BOOL isDate = type && strcmp(type, "TIMESTAMP") == 0;
    return words_of(isDate ? (id)[NSDate dateWithTimeIntervalSinceReferenceDate:number] : @(number));
}

/// The columns of a row that are of properties, under their names without Apple's Z.
static NSString *words_of_row(sqlite3_stmt *statement) {
    NSMutableArray *parts = [NSMutableArray array];
    for (int i = 0; i < sqlite3_column_count(statement); i++) {
        NSString *name = [NSString stringWithUTF8String:sqlite3_column_name(statement, i)] ?: @"";
        // Core Data's own columns are Z_PK and the like, and Z3_AUTHOR for the entity of another end.
        BOOL isProperty = [name length] > 1 && [name hasPrefix:@"Z"] && isalpha([name characterAtIndex:1]);
        // The columns of the hierarchy's other entities are empty.
        if (!isProperty || sqlite3_column_type(statement, i) == SQLITE_NULL) continue;
        [parts addObject:[NSString stringWithFormat:@"%@: %@", [[name substringFromIndex:1] lowercaseString], words_at(statement, i)]];
    }
    return [parts componentsJoinedByString:@", "];
}

/// The name of an entity's table: that of the root of its hierarchy.
static NSString *table_of(NSNumber *entity, NSDictionary *names, NSDictionary *supers) {
    for (int depth = 0; depth < 100 && [[supers objectForKey:entity] longLongValue] != 0; depth++) entity = [supers objectForKey:entity];
    NSString *name = [names objectForKey:entity];
    return name ? [@"Z" stringByAppendingString:[name uppercaseString]] : nil;
}

static void show_entity(NSString *name, NSNumber *entity, NSString *table, NSString *above, NSUInteger rows) {
    sqlite3_stmt *statement =
        prepare([NSString stringWithFormat:@"SELECT COUNT(*) FROM %@ WHERE Z_ENT = %@", quoted(table), entity]);
    if (statement == NULL || sqlite3_step(statement) != SQLITE_ROW) {
        sqlite3_finalize(statement);
        printf("\n%s: its table %s cannot be read\n", [name UTF8String], [table UTF8String]);
        return;
    }
    long long count = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    printf("\n%s: %lld object%s%s%s\n", [name UTF8String], count, count == 1 ? "" : "s", above ? ", a kind of " : "",
           above ? [above UTF8String] : "");
    statement = prepare([NSString stringWithFormat:@"SELECT Z_PK, * FROM %@ WHERE Z_ENT = %@ ORDER BY Z_PK LIMIT %lu", quoted(table),
                                                   entity, (unsigned long)rows]);
    while (statement && sqlite3_step(statement) == SQLITE_ROW) {
        printf("  %lld  %s\n", (long long)sqlite3_column_int64(statement, 0), [words_of_row(statement) UTF8String]);
    }
    sqlite3_finalize(statement);
    if (rows && count > (long long)rows) printf("  and %lld more\n", count - (long long)rows);
}

void show_tables(NSString *store, NSUInteger rows) {
    if (sqlite3_open_v2([store fileSystemRepresentation], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail(store);
    sqlite3_stmt *statement = prepare(@"SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_NAME");
    if (statement == NULL) fail(store);
    NSMutableDictionary *names = [NSMutableDictionary dictionary], *supers = [NSMutableDictionary dictionary];
    NSMutableArray *numbers = [NSMutableArray array];
    while (sqlite3_step(statement) == SQLITE_ROW) {
        NSNumber *number = @(sqlite3_column_int64(statement, 0));
        [numbers addObject:number];
        [names setObject:text_at(statement, 1) forKey:number];
        [supers setObject:@(sqlite3_column_int64(statement, 2)) forKey:number];
    }
    sqlite3_finalize(statement);
    printf("%s: a store of type SQLite with %lu entities (names of properties as in its tables; --model gives the model's)\n",
           [[store lastPathComponent] UTF8String], (unsigned long)[numbers count]);
    for (NSNumber *number in numbers) {
        NSString *table = table_of(number, names, supers), *above = [names objectForKey:[supers objectForKey:number]];
        if (table) show_entity([names objectForKey:number], number, table, above, rows);
    }
    sqlite3_close(database);
}
