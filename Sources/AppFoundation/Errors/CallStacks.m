// Call stacks of exceptions and threads with the functions' names, a line for each frame as on the phone: number, image,
// address, function and the distance from its start. And exceptions that are raised without a description.

#include "Diagnostics/Symbols.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <stdarg.h>

static const void *address_in(id value) {
    if ([value isKindOfClass:[NSNumber class]]) return (const void *)[value unsignedLongValue];
    return [value isKindOfClass:[NSValue class]] ? [value pointerValue] : NULL;
}

static NSArray *lines_of(NSArray *addresses) {
    NSMutableArray *lines = [NSMutableArray arrayWithCapacity:[addresses count]];
    for (id value in addresses) {
        const char *address = address_in(value);
        if (address == NULL) continue;
        // A return address: the call is before it.
        struct symbol symbol = symbol_at(address - 1);
        NSString *name = symbol.name[0] ? [NSString stringWithUTF8String:symbol.name] : nil;
        char place[96];
        snprintf(place, sizeof place, "%-4d%-35s 0x%016lx ", (int)[lines count], symbol.image, (unsigned long)address);
        [lines addObject:[NSString stringWithFormat:@"%s%@ + %lu", place, name ?: @"0x0",
                                                    (unsigned long)symbol.offset + 1]];
    }
    return lines;
}

static NSArray *exception_lines(NSException *exception, SEL selector) {
    return lines_of([exception callStackReturnAddresses]);
}

static NSArray *thread_lines(id class, SEL selector) { return lines_of([NSThread callStackReturnAddresses]); }

static void raise_arguments(id class, SEL selector, NSString *name, NSString *format, va_list arguments) {
    NSString *reason = format ? [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease] : nil;
    [[class exceptionWithName:name reason:reason userInfo:nil] raise];
}

static void raise_format(id class, SEL selector, NSString *name, NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    raise_arguments(class, selector, name, format, arguments);
    va_end(arguments);
}

INSTALL(call_stacks) {
    Class exceptions = objc_lookUpClass("NSException");
    replace_instance_method(exceptions, @selector(callStackSymbols), (IMP)exception_lines);
    replace_class_method(exceptions, @selector(raise:format:), (IMP)raise_format);
    replace_class_method(exceptions, @selector(raise:format:arguments:), (IMP)raise_arguments);
    replace_class_method(objc_lookUpClass("NSThread"), @selector(callStackSymbols), (IMP)thread_lines);
}
