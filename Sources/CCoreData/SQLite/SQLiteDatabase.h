#pragma once
#import <Foundation/Foundation.h>
#import "SQLite/SQLiteLibrary.h"

/// A connection to a database. Its errors are of NSCocoaErrorDomain, with SQLite's own number under
/// NSSQLiteErrorDomain.
@interface SQLiteDatabase : NSObject {
  @package
    sqlite3 *handle;
    BOOL logsStatements;
}
/// - create: whether a file that is not there is made.
- (id)initWithPath:(NSString *)path readOnly:(BOOL)readOnly create:(BOOL)create error:(NSError **)error;
- (void)close;
/// Runs statements without results.
- (BOOL)run:(NSString *)sql error:(NSError **)error;
/// A statement, ready to be bound; kept for the next time. NULL and an error if SQLite refuses it.
- (sqlite3_stmt *)statement:(NSString *)sql error:(NSError **)error;
/// The statement with its parameters bound.
- (sqlite3_stmt *)statement:(NSString *)sql values:(NSArray *)values error:(NSError **)error;
/// Steps once.
/// - Returns: SQLITE_ROW or SQLITE_DONE, else an error's number with the error filled in.
- (int)step:(sqlite3_stmt *)statement error:(NSError **)error;
/// The statement can be used again.
- (void)end:(sqlite3_stmt *)statement;
/// The rows of a query as dictionaries by column; for small tables.
- (NSArray *)rowsOf:(NSString *)sql error:(NSError **)error;
- (BOOL)fail:(NSError **)error;
/// Begins to write; other connections wait.
- (BOOL)begin:(NSError **)error;
- (BOOL)commit:(NSError **)error;
- (void)rollback;
@end

/// Binds a number, string, date, data or nil.
void sqlite_bind(sqlite3_stmt *statement, int index, id value);
/// A name as SQL has it.
NSString *sql_quoted(NSString *name);
