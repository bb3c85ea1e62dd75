// Failed assertions: logged, and raised with the author's description as the whole reason.

#import <Foundation/Foundation.h>

@interface NSAssertionHandler (Words)
@end

_Noreturn static void fail(NSString *place, NSString *file, NSInteger line, NSString *format, va_list arguments) {
    NSString *reason = [[[NSString alloc] initWithFormat:format ?: @"" arguments:arguments] autorelease];
    NSLog(@"*** Assertion failure in %@, %@:%ld", place, file, (long)line);
    @throw [NSException exceptionWithName:NSInternalInconsistencyException reason:reason userInfo:nil];
}

@implementation NSAssertionHandler (Words)

- (void)handleFailureInMethod:(SEL)selector
                       object:(id)object
                         file:(NSString *)file
                   lineNumber:(NSInteger)line
                  description:(NSString *)format, ... {
    char sign = object && class_isMetaClass(object_getClass(object)) ? '+' : '-';
    NSString *place = [NSString stringWithFormat:@"%c[%@ %@]", sign, [object class], NSStringFromSelector(selector)];
    va_list arguments;
    va_start(arguments, format);
    fail(place, file, line, format, arguments);
}

- (void)handleFailureInFunction:(NSString *)function
                           file:(NSString *)file
                     lineNumber:(NSInteger)line
                    description:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    fail(function, file, line, format, arguments);
}

@end
