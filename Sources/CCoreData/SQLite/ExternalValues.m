#import "SQLite/ExternalValues.h"

/// The size from which on values have files of their own.
enum { LargeValue = 1 << 20 };
enum { ValueIsInColumn = 1, ValueIsInFile = 2 };
enum { LengthOfName = 36 };

NSString *const StoreExternalFolderKey = @"VergerExternalFolder";

NSString *external_folder(NSString *storePath) {
    NSString *name = [[storePath lastPathComponent] stringByDeletingPathExtension];
    NSString *support = [NSString stringWithFormat:@".%@_SUPPORT/_EXTERNAL_DATA", name];
    return [[storePath stringByDeletingLastPathComponent] stringByAppendingPathComponent:support];
}

@implementation ExternalValues {
    NSString *_folder;
    /// The names of the files that the transaction wrote, and of those that it makes superfluous.
    NSMutableArray *_written, *_dropped;
}

- (id)initWithFolder:(NSString *)folder {
    if (!(self = [super init])) return nil;
    _folder = [folder copy];
    _written = [[NSMutableArray alloc] init];
    _dropped = [[NSMutableArray alloc] init];
    return self;
}

- (NSString *)pathOf:(NSString *)name {
    return [_folder stringByAppendingPathComponent:name];
}

/// The name of a column's file; nil for a value in the column. Only the letters of UUIDs: a name from a damaged store does
/// not lead out of the folder.
static NSString *file_name(RawColumn column) {
    BOOL hasName = column.type == SQLITE_BLOB && column.length >= LengthOfName + 1 && column.length <= LengthOfName + 2;
    const char *bytes = column.bytes;
    if (!hasName || bytes[0] != ValueIsInFile) return nil;
    if (column.length == LengthOfName + 2 && bytes[LengthOfName + 1] != 0) return nil;
    if (strspn(bytes + 1, "0123456789ABCDEFabcdef-") < LengthOfName) return nil;
    return [[NSString alloc] initWithBytes:bytes + 1 length:LengthOfName encoding:NSASCIIStringEncoding];
}

- (NSData *)columnForValue:(NSData *)value {
    if ([value length] < LargeValue) {
        NSMutableData *column = [[NSMutableData alloc] initWithCapacity:[value length] + 1];
        [column appendBytes:&(char){ValueIsInColumn} length:1];
        [column appendData:value];
        return column;
    }
    NSString *name = [[NSUUID UUID] UUIDString];
    NSError *error = nil;
    [[NSFileManager defaultManager] createDirectoryAtPath:_folder
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    // Noted first, so that a part of a file is removed, too.
    [_written addObject:name];
    if (![value writeToFile:[self pathOf:name] options:NSDataWritingAtomic error:&error] && _failure == nil) {
        _failure = error ?: [NSError errorWithDomain:NSCocoaErrorDomain code:NSFileWriteUnknownError userInfo:nil];
    }
    char column[LengthOfName + 2] = {ValueIsInFile};
    [name getCString:column + 1 maxLength:LengthOfName + 1 encoding:NSASCIIStringEncoding];
    return [NSData dataWithBytes:column length:sizeof column];
}

- (RawColumn)valueOfColumn:(RawColumn)column file:(NSData *__strong *)file {
    if (column.type != SQLITE_BLOB || column.length == 0) return column;
    if (((const char *)column.bytes)[0] == ValueIsInColumn) {
        column.bytes = (const char *)column.bytes + 1;
        column.length--;
        return column;
    }
    NSString *name = file_name(column);
    if (name == nil) return column;
    *file = [NSData dataWithContentsOfFile:[self pathOf:name] options:NSDataReadingMapped error:NULL];
    // A column has at most 2 GB, so a file of a store has, too.
    BOOL isThere = *file && [*file length] <= INT32_MAX;
    return isThere ? (RawColumn){.type = SQLITE_BLOB, .length = (uint32_t)[*file length], .bytes = [*file bytes]}
                   : (RawColumn){.type = SQLITE_NULL};
}

- (void)dropColumn:(RawColumn)column {
    NSString *name = file_name(column);
    if (name) [_dropped addObject:name];
}

- (void)transactionHasEnded:(BOOL)isCommitted {
    for (NSString *name in isCommitted ? _dropped : _written) {
        [[NSFileManager defaultManager] removeItemAtPath:[self pathOf:name] error:NULL];
    }
    [_dropped removeAllObjects];
    [_written removeAllObjects];
    _failure = nil;
}

@end
