#import "FileErrors.h"
#include <errno.h>

static NSInteger code_of_reading(int number) {
    switch (number) {
    case ENOENT:
    case ENOTDIR: return NSFileReadNoSuchFileError;
    case EACCES:
    case EPERM: return NSFileReadNoPermissionError;
    case ENAMETOOLONG:
    case EINVAL: return NSFileReadInvalidFileNameError;
    default: return NSFileReadUnknownError;
    }
}

static NSInteger code_of_writing(int number) {
    switch (number) {
    case ENOENT:
    case ENOTDIR: return NSFileNoSuchFileError;
    case EACCES:
    case EPERM: return NSFileWriteNoPermissionError;
    case EEXIST:
    case ENOTEMPTY: return NSFileWriteFileExistsError;
    case ENOSPC:
    case EDQUOT: return NSFileWriteOutOfSpaceError;
    case EROFS: return 642; // NSFileWriteVolumeReadOnlyError
    case ENAMETOOLONG:
    case EINVAL: return NSFileWriteInvalidFileNameError;
    default: return NSFileWriteUnknownError;
    }
}

NSError *file_error(FileOperation operation, int number, NSString *path) {
    NSInteger code = operation == FileOperationRead ? code_of_reading(number) : code_of_writing(number);
    NSMutableDictionary *details = [NSMutableDictionary dictionary];
    if (path) [details setObject:path forKey:NSFilePathErrorKey];
    if (number != 0) {
        NSError *underlying = [NSError errorWithDomain:NSPOSIXErrorDomain code:number userInfo:nil];
        [details setObject:underlying forKey:NSUnderlyingErrorKey];
    }
    return [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:details];
}

BOOL hand_out_error(NSError **error, NSError *what) {
    if (error) *error = what;
    return NO;
}
