#import "SQLite/SQLiteDatabase.h"
#import "Errors/Failures.h"
#import "Objects/ObjectID.h"
#import "SQLite/SQLiteFunctions.h"
#import <CoreData/CoreData.h>
#include <string.h>

enum { BusyMilliseconds = 30000, MaximumKeptStatements = 200 };

/// A prepared statement.
@interface KeptStatement : NSObject {
  @public
    sqlite3_stmt *statement;
    BOOL isUsed;
    char *sql;
}
@end

@implementation KeptStatement

- (void)dealloc {
    free(sql);
}

@end

static NSUInteger hash_of_text(NSMapTable *table, const void *text) {
    NSUInteger hash = 5381;
    for (const unsigned char *each = text; *each; each++) hash = hash * 33 + *each;
    return hash;
}

static BOOL are_same_texts(NSMapTable *table, const void *one, const void *other) { return strcmp(one, other) == 0; }

@implementation SQLiteDatabase {
    /// The prepared statements that are kept (KeptStatement), by their SQL.
    NSMapTable *_statements;
    /// Those in use (KeptStatement), by statement.
    NSMapTable *_used;
    NSString *_path;
}

- (id)initWithPath:(NSString *)path readOnly:(BOOL)readOnly create:(BOOL)create error:(NSError **)error {
    if (!(self = [super init])) return nil;
    _path = path;
    if (sqlite_functions() == NULL) {
        fail_with_code(error, NSPersistentStoreOpenError, @"libsqlite3.so.0 is not installed");
        return nil;
    }
    NSMapTableKeyCallBacks texts = NSNonOwnedPointerMapKeyCallBacks;
    texts.hash = hash_of_text;
    texts.isEqual = are_same_texts;
    _statements = NSCreateMapTable(texts, NSObjectMapValueCallBacks, 32);
    _used = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 8);
    logsStatements = [[NSUserDefaults standardUserDefaults] integerForKey:@"com.apple.CoreData.SQLDebug"] > 0;
    int flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (create && !readOnly) flags |= SQLITE_OPEN_CREATE;
    // The coordinator's lock serialises access by several threads. SQLite's own mutex would be taken for each column.
    int status = sqlite.open_v2([path fileSystemRepresentation], &handle, flags | SQLITE_OPEN_NOMUTEX, NULL);
    if (status != SQLITE_OK) {
        [self fail:error];
        [self close];
        return nil;
    }
    sqlite.extended_result_codes(handle, 1);
    sqlite.busy_timeout(handle, BusyMilliseconds);
    sqlite_functions_install(handle);
    return self;
}

- (void)dealloc {
    [self close];
    if (_used) NSFreeMapTable(_used);
    if (_statements) NSFreeMapTable(_statements);
}

- (void)close {
    for (KeptStatement *kept in _statements ? NSAllMapTableValues(_statements) : nil) {
        if (!kept->isUsed) sqlite.finalize(kept->statement);
    }
    if (_statements) NSResetMapTable(_statements);
    if (handle) sqlite.close(handle);
    handle = NULL;
}

/// Core Data's error code for a result code of SQLite.
static NSInteger code_for(int status) {
    switch (status & 0xFF) {
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT: return NSFileReadCorruptFileError;
    case SQLITE_CANTOPEN: return NSFileReadUnknownError;
    case SQLITE_FULL: return NSFileWriteOutOfSpaceError;
    case SQLITE_READONLY:
    case SQLITE_PERM: return NSFileWriteNoPermissionError;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return NSPersistentStoreTimeoutError;
    default: return NSSQLiteError;
    }
}

- (BOOL)fail:(NSError **)error {
    if (error == NULL) return NO;
    int status = handle ? sqlite.extended_errcode(handle) : SQLITE_NOMEM;
    NSString *text = [NSString stringWithUTF8String:handle ? sqlite.errmsg(handle) : "out of memory"] ?: @"";
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    [info setObject:[NSNumber numberWithInt:status & 0xFF] forKey:NSSQLiteErrorDomain];
    [info setObject:text forKey:@"reason"];
    if (_path) [info setObject:_path forKey:NSFilePathErrorKey];
    NSString *description =
        [NSString stringWithFormat:@"The operation couldn’t be completed. (Cocoa error %ld.)", (long)code_for(status)];
    [info setObject:description forKey:NSLocalizedDescriptionKey];
    return fail_with_info(error, code_for(status), info);
}

- (BOOL)run:(NSString *)sql error:(NSError **)error {
    if (logsStatements) NSLog(@"CoreData: sql: %@", sql);
    char *message = NULL;
    int status = sqlite.exec(handle, [sql UTF8String], NULL, NULL, &message);
    if (message) sqlite.free(message);
    return status == SQLITE_OK || [self fail:error];
}

- (sqlite3_stmt *)statement:(NSString *)sql error:(NSError **)error {
    return [self statementOfText:[sql UTF8String] error:error];
}

- (sqlite3_stmt *)statementOfText:(const char *)sql error:(NSError **)error {
    if (handle == NULL) {
        fail_with_code(error, NSPersistentStoreOperationError, @"The store is closed.");
        return NULL;
    }
    if (logsStatements) NSLog(@"CoreData: sql: %s", sql);
    KeptStatement *kept = (__bridge KeptStatement *)NSMapGet(_statements, sql);
    // A nested fetch with the same SQL gets a statement of its own, which is not kept.
    if (kept == nil || kept->isUsed) {
        sqlite3_stmt *statement = NULL;
        if (sqlite.prepare_v2(handle, sql, (int)strlen(sql), &statement, NULL) != SQLITE_OK) {
            [self fail:error];
            return NULL;
        }
        if (kept || statement == NULL || NSCountMapTable(_statements) >= MaximumKeptStatements) return statement;
        kept = [[KeptStatement alloc] init];
        kept->statement = statement;
        kept->sql = strdup(sql);
        NSMapInsert(_statements, kept->sql, (__bridge void *)kept);
    }
    kept->isUsed = YES;
    NSMapInsert(_used, kept->statement, (__bridge void *)kept);
    return kept->statement;
}

BORROWS_ARGUMENTS static void bind_text(sqlite3_stmt *statement, int index, NSString *value) {
    char bytes[256];
    size_t length = short_text(value, bytes, sizeof bytes);
    const char *text = bytes;
    if (length == NoShortText) {
        text = [value UTF8String];
        length = strlen(text);
        // The text contains a NUL character.
        if (length < [value length]) length = [value lengthOfBytesUsingEncoding:NSUTF8StringEncoding];
    }
    sqlite.bind_text(statement, index, text, (int)length, SQLITE_TRANSIENT);
}

BORROWS_ARGUMENTS void sqlite_bind(sqlite3_stmt *statement, int index, id value) {
    if (value == nil || value == [NSNull null]) {
        sqlite.bind_null(statement, index);
    } else if ([value isKindOfClass:[NSString class]]) {
        bind_text(statement, index, value);
    } else if ([value isKindOfClass:[NSDecimalNumber class]]) {
        const char *text = [[value descriptionWithLocale:nil] UTF8String];
        sqlite.bind_text(statement, index, text, (int)strlen(text), SQLITE_TRANSIENT);
    } else if ([value isKindOfClass:[NSNumber class]]) {
        const char *type = [value objCType];
        BOOL isTooLarge = *type == 'Q' && [value unsignedLongLongValue] > LLONG_MAX;
        if (*type == 'd' || *type == 'f' || isTooLarge) {
            sqlite.bind_double(statement, index, [value doubleValue]);
        } else {
            sqlite.bind_int64(statement, index, [value longLongValue]);
        }
    } else if ([value isKindOfClass:[NSDate class]]) {
        sqlite.bind_double(statement, index, [value timeIntervalSinceReferenceDate]);
    } else if ([value isKindOfClass:[NSData class]]) {
        sqlite.bind_blob(statement, index, [value length] ? [value bytes] : "", (int)[value length], SQLITE_TRANSIENT);
    } else {
        sqlite.bind_null(statement, index);
    }
}

- (sqlite3_stmt *)statement:(NSString *)sql values:(NSArray *)values error:(NSError **)error {
    return [self statementOfText:[sql UTF8String] values:values error:error];
}

- (sqlite3_stmt *)statementOfText:(const char *)sql values:(NSArray *)values error:(NSError **)error {
    sqlite3_stmt *statement = [self statementOfText:sql error:error];
    int index = 0;
    for (id value in statement ? values : nil) sqlite_bind(statement, ++index, value);
    if (logsStatements && [values count]) NSLog(@"CoreData: details: SQLite bind values: %@", values);
    return statement;
}

- (int)step:(sqlite3_stmt *)statement error:(NSError **)error {
    int status = sqlite.step(statement);
    if (status != SQLITE_ROW && status != SQLITE_DONE) [self fail:error];
    return status;
}

- (BOOL)isDone:(int)status error:(NSError **)error {
    return status == SQLITE_DONE || [self fail:error];
}

- (void)end:(sqlite3_stmt *)statement {
    if (statement == NULL) return;
    KeptStatement *kept = (__bridge KeptStatement *)NSMapGet(_used, statement);
    if (kept == nil) {
        sqlite.finalize(statement);
        return;
    }
    sqlite.reset(statement);
    sqlite.clear_bindings(statement);
    kept->isUsed = NO;
    NSMapRemove(_used, statement);
}

- (NSArray *)rowsOf:(NSString *)sql error:(NSError **)error {
    sqlite3_stmt *statement = [self statement:sql error:error];
    if (statement == NULL) return nil;
    NSMutableArray *rows = [NSMutableArray array];
    int status;
    while ((status = [self step:statement error:error]) == SQLITE_ROW) {
        NSMutableDictionary *row = [NSMutableDictionary dictionary];
        for (int i = 0; i < sqlite.column_count(statement); i++) {
            id value = nil;
            switch (sqlite.column_type(statement, i)) {
            case SQLITE_INTEGER: value = [NSNumber numberWithLongLong:sqlite.column_int64(statement, i)]; break;
            case SQLITE_FLOAT: value = [NSNumber numberWithDouble:sqlite.column_double(statement, i)]; break;
            case SQLITE_TEXT:
                value = [[NSString alloc] initWithBytes:sqlite.column_text(statement, i)
                                                 length:(NSUInteger)sqlite.column_bytes(statement, i)
                                               encoding:NSUTF8StringEncoding];
                break;
            case SQLITE_BLOB:
                value = [NSData dataWithBytes:sqlite.column_blob(statement, i)
                                       length:(NSUInteger)sqlite.column_bytes(statement, i)];
                break;
            }
            NSString *name = [NSString stringWithUTF8String:sqlite.column_name(statement, i)];
            if (value && name) [row setObject:value forKey:name];
        }
        [rows addObject:row];
    }
    [self end:statement];
    return status == SQLITE_DONE ? rows : nil;
}

- (BOOL)begin:(NSError **)error {
    return [self run:@"BEGIN IMMEDIATE" error:error];
}
- (BOOL)commit:(NSError **)error {
    return [self run:@"COMMIT" error:error];
}

- (void)rollback {
    if (handle && !sqlite.get_autocommit(handle)) [self run:@"ROLLBACK" error:NULL];
}

@end
