// Failed assertions: a line in the log, and an exception whose reason is the description. GNUstep reads the
// description's arguments twice from one list, which crashes.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <stdarg.h>

static void fail(NSString *place, NSString *file, NSInteger line, NSString *format, va_list arguments) {
    NSLog(@"*** Assertion failure in %@, %@:%ld", place, file, (long)line);
    NSString *reason = format ? [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease] : nil;
    [[NSException exceptionWithName:NSInternalInconsistencyException reason:reason userInfo:nil] raise];
}

static void fail_in_function(id handler, SEL selector, NSString *function, NSString *file, NSInteger line,
                             NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fail(function, file, line, format, arguments);
    va_end(arguments);
}

static void fail_in_method(id handler, SEL selector, SEL method, id object, NSString *file, NSInteger line,
                           NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    BOOL is_class = object && class_isMetaClass(object_getClass(object));
    NSString *place = [NSString stringWithFormat:@"%c[%s %s]", is_class ? '+' : '-', object_getClassName(object),
                                                 method ? sel_getName(method) : "?"];
    fail(place, file, line, format, arguments);
    va_end(arguments);
}

INSTALL(assertion_handler) {
    Class class = objc_lookUpClass("NSAssertionHandler");
    replace_instance_method(class, @selector(handleFailureInFunction:file:lineNumber:description:),
                            (IMP)fail_in_function);
    replace_instance_method(class, @selector(handleFailureInMethod:object:file:lineNumber:description:),
                            (IMP)fail_in_method);
}
