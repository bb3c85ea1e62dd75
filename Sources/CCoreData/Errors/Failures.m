#import "Errors/Failures.h"

BOOL fail_with_code(NSError **error, NSInteger code, NSString *reason) {
    return fail_with_info(error, code, reason ? [NSDictionary dictionaryWithObject:reason forKey:@"reason"] : nil);
}

BOOL fail_with_info(NSError **error, NSInteger code, NSDictionary *info) {
    if (error) {
        NSMutableDictionary *whole = [NSMutableDictionary dictionaryWithDictionary:info];
        if ([whole objectForKey:NSLocalizedDescriptionKey] == nil) {
            NSString *text =
                [NSString stringWithFormat:@"The operation couldn’t be completed. (Cocoa error %ld.)", (long)code];
            [whole setObject:text forKey:NSLocalizedDescriptionKey];
        }
        *error = [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:whole];
    }
    return NO;
}

void refuse_argument(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    [NSException raise:NSInvalidArgumentException format:@"%@", text];
    __builtin_unreachable();
}

void refuse_state(NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    [NSException raise:NSInternalInconsistencyException format:@"%@", text];
    __builtin_unreachable();
}
