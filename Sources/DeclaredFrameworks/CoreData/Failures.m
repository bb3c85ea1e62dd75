#import "Failures.h"

BOOL fail_with_code(NSError **error, NSInteger code, NSString *reason) {
    if (error) {
        NSString *text = [NSString stringWithFormat:@"The operation couldn\u2019t be completed. (Cocoa error %d.)", (int)code];
        NSDictionary *information = [NSDictionary dictionaryWithObjectsAndKeys:text, NSLocalizedDescriptionKey, reason,
                                                                               NSLocalizedFailureReasonErrorKey, nil];
        *error = [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:information];
    }
    return NO;
}
