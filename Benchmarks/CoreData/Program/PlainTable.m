#import "PlainTable.h"
#import <stdio.h>
#import <stdlib.h>
#import <string.h>

static void run(sqlite3 *database, const char *sql) {
    if (sqlite3_exec(database, sql, NULL, NULL, NULL) == SQLITE_OK) return;
    printf("%s\n", sqlite3_errmsg(database));
    exit(1);
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql) {
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) == SQLITE_OK) return statement;
    printf("%s\n", sqlite3_errmsg(database));
    exit(1);
}

sqlite3 *table_open(const char *path) {
    sqlite3 *database;
    if (sqlite3_open(path, &database) != SQLITE_OK) exit(1);
    run(database, "CREATE TABLE BOOK (ID INTEGER PRIMARY KEY, KIND INTEGER, VERSION INTEGER, READ INTEGER, NUMBER INTEGER, "
                  "PAGES INTEGER, PUBLISHED TIMESTAMP, PRICE FLOAT, AUTHOR VARCHAR, TITLE VARCHAR)");
    run(database, "CREATE INDEX BOOK_NUMBER ON BOOK (NUMBER)");
    return database;
}

void table_insert(sqlite3 *database, long count) {
    run(database, "BEGIN IMMEDIATE");
    sqlite3_stmt *statement = prepare(database, "INSERT INTO BOOK VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (long i = 0; i < count; i++) {
        char title[40], author[40];
        sqlite3_bind_int64(statement, 1, i + 1);
        sqlite3_bind_int64(statement, 2, 1);
        sqlite3_bind_int64(statement, 3, 1);
        sqlite3_bind_int64(statement, 4, i % 2);
        sqlite3_bind_int64(statement, 5, i);
        sqlite3_bind_int64(statement, 6, i % 1000);
        sqlite3_bind_double(statement, 7, (double)i);
        sqlite3_bind_double(statement, 8, 9.99);
        sqlite3_bind_text(statement, 9, author, snprintf(author, sizeof author, "Author %ld", i % 100), SQLITE_STATIC);
        sqlite3_bind_text(statement, 10, title, snprintf(title, sizeof title, "Title %ld", i), SQLITE_STATIC);
        if (sqlite3_step(statement) != SQLITE_DONE) exit(1);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    run(database, "COMMIT");
}

long table_fetch(sqlite3 *database) {
    sqlite3_stmt *statement = prepare(database, "SELECT * FROM BOOK");
    long sum = 0;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int i = 0; i < 6; i++) sum += sqlite3_column_int64(statement, i);
        for (int i = 6; i < 8; i++) sum += (long)sqlite3_column_double(statement, i);
        for (int i = 8; i < 10; i++) sum += (long)strlen((const char *)sqlite3_column_text(statement, i));
    }
    sqlite3_finalize(statement);
    return sum;
}

void table_change(sqlite3 *database) {
    run(database, "BEGIN IMMEDIATE");
    sqlite3_stmt *statement = prepare(database, "SELECT ID, PAGES FROM BOOK");
    sqlite3_stmt *change = prepare(database, "UPDATE BOOK SET PAGES = ?, VERSION = VERSION + 1 WHERE ID = ?");
    while (sqlite3_step(statement) == SQLITE_ROW) {
        sqlite3_bind_int64(change, 1, sqlite3_column_int64(statement, 1) + 1);
        sqlite3_bind_int64(change, 2, sqlite3_column_int64(statement, 0));
        if (sqlite3_step(change) != SQLITE_DONE) exit(1);
        sqlite3_reset(change);
    }
    sqlite3_finalize(statement);
    sqlite3_finalize(change);
    run(database, "COMMIT");
}

long table_count(sqlite3 *database, int pages) {
    sqlite3_stmt *statement = prepare(database, "SELECT COUNT(*) FROM BOOK WHERE PAGES >= ?");
    sqlite3_bind_int64(statement, 1, pages);
    long count = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
    sqlite3_finalize(statement);
    return count;
}

double table_look_up(sqlite3 *database, long number) {
    sqlite3_stmt *statement = prepare(database, "SELECT * FROM BOOK WHERE NUMBER = ?");
    sqlite3_bind_int64(statement, 1, number);
    double price = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_double(statement, 7) : -1;
    sqlite3_finalize(statement);
    return price;
}
