// Errors of files in Cocoa's domain, made from `errno`.

#import <Foundation/Foundation.h>

/// The failed operation: Cocoa's codes differ for reading and writing.
typedef enum { FileOperationRead, FileOperationWrite } FileOperation;

/// An error with the path, and the system's error as the underlying one.
/// - number: `errno`
NSError *file_error(FileOperation operation, int number, NSString *path);

/// Stores an error if the caller wants it. Always returns NO.
BOOL hand_out_error(NSError **error, NSError *what);
