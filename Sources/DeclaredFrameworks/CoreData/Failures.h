#pragma once
#import <CoreData/CoreData.h>

/// Fills in an error of NSCocoaErrorDomain, if the caller wants one.
/// - Returns: NO, for the caller to return.
BOOL fail_with_code(NSError **error, NSInteger code, NSString *reason);
