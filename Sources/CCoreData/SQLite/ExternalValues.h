#pragma once
#import "SQLite/PackedColumns.h"

/// The large values of the attributes of a store that allow external storage. Each is a file of its own in the folder
/// `.Name_SUPPORT/_EXTERNAL_DATA` beside the store, as in Apple's stores. The first byte of such an attribute's column
/// tells where the value is: 1 for behind it in the column, 2 for in a file, whose name (a UUID) follows with a zero.
///
/// A value that changes gets a new file. Until the transaction is committed both files are there.
@interface ExternalValues : NSObject
/// - folder: Made with the first file.
- (id)initWithFolder:(NSString *)folder;
/// The bytes of the column for a value. A large value is written to a file; if that fails, the transaction does.
- (NSData *)columnForValue:(NSData *)value;
/// The value's bytes. Those of a file are in memory as long as `file` is; a column whose file is missing is NULL.
- (RawColumn)valueOfColumn:(RawColumn)column file:(NSData *__strong *)file;
/// After the transaction the value that a column has now is not needed any more.
- (void)dropColumn:(RawColumn)column;
/// Why a file could not be written in the transaction; nil if all were.
@property (nonatomic, readonly) NSError *failure;
/// Removes the files that nothing refers to any more: the dropped ones, or the new ones if it was not committed.
- (void)transactionHasEnded:(BOOL)isCommitted;
@end

/// The folder of the large values of a store.
NSString *external_folder(NSString *storePath);
/// An option of stores: another folder. A store that will take the place of another one writes into that one's folder.
extern NSString *const StoreExternalFolderKey;
