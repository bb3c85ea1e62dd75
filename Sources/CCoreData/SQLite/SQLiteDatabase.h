#pragma once
#import <Foundation/Foundation.h>
#import "SQLite/SQLTexts.h"
#import "SQLite/SQLiteLibrary.h"

/// A connection to an SQLite database. Its errors have the domain NSCocoaErrorDomain, and SQLite's result code under
/// the key NSSQLiteErrorDomain.
@interface SQLiteDatabase : NSObject {
  @package
    sqlite3 *handle;
    BOOL logsStatements;
}
/// - create: Whether to create a missing file.
- (id)initWithPath:(NSString *)path readOnly:(BOOL)readOnly create:(BOOL)create error:(NSError **)error;
- (void)close;
/// Executes statements without results.
- (BOOL)run:(NSString *)sql error:(NSError **)error;
/// A prepared statement, cached for reuse; NULL and an error on failure.
- (sqlite3_stmt *)statement:(NSString *)sql error:(NSError **)error;
/// A prepared statement with bound parameters.
- (sqlite3_stmt *)statement:(NSString *)sql values:(NSArray *)values error:(NSError **)error;
/// The same with the text in UTF-8.
- (sqlite3_stmt *)statementOfText:(const char *)sql values:(NSArray *)values error:(NSError **)error;
/// Performs a step.
/// - Returns: SQLITE_ROW or SQLITE_DONE, or another result code with the error set.
- (int)step:(sqlite3_stmt *)statement error:(NSError **)error;
/// Whether a loop of steps ended after the last row; otherwise the error is set.
- (BOOL)isDone:(int)status error:(NSError **)error;
/// Resets a statement and returns it to the cache.
- (void)end:(sqlite3_stmt *)statement;
/// The rows of a query as dictionaries by column name, for small tables.
- (NSArray *)rowsOf:(NSString *)sql error:(NSError **)error;
- (BOOL)fail:(NSError **)error;
/// Begins a write transaction, which makes other connections wait.
- (BOOL)begin:(NSError **)error;
- (BOOL)commit:(NSError **)error;
- (void)rollback;
@end

/// Binds a number, string, date, data, or nil.
void sqlite_bind(sqlite3_stmt *statement, int index, id value);
