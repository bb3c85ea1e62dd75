// Errors of files in Cocoa's domain, made from what the system said.

#import <Foundation/Foundation.h>

/// What failed: Cocoa has other numbers for each.
typedef enum { FileOperationRead, FileOperationWrite } FileOperation;

/// An error with the path and, underneath, the system's error.
/// - number: `errno`
NSError *file_error(FileOperation operation, int number, NSString *path);

/// Hands an error to who wants it; always NO.
BOOL hand_out_error(NSError **error, NSError *what);
