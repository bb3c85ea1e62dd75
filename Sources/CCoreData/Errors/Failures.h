#pragma once
#import <CoreData/CoreData.h>

/// Sets an error of NSCocoaErrorDomain, unless `error` is NULL.
/// - Returns: NO, for the caller to return.
BOOL fail_with_code(NSError **error, NSInteger code, NSString *reason);
/// The same with additional user info.
BOOL fail_with_info(NSError **error, NSInteger code, NSDictionary *info);
/// Raises NSInvalidArgumentException.
__attribute__((noreturn, format(NSString, 1, 2))) void refuse_argument(NSString *format, ...);
/// Raises NSInternalInconsistencyException.
__attribute__((noreturn, format(NSString, 1, 2))) void refuse_state(NSString *format, ...);
