// Call stacks of exceptions and threads with the functions' names, a line for each frame as on the phone: number,
// image, address, function and the distance from its start. And exceptions that are raised without a description.

#include "Diagnostics/Symbols.h"
#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <dlfcn.h>
#include <stdarg.h>
#include <unwind.h>

static const void *address_in(id value) {
    if ([value isKindOfClass:[NSNumber class]]) return (const void *)[value unsignedLongValue];
    return [value isKindOfClass:[NSValue class]] ? [value pointerValue] : NULL;
}

static NSArray *lines_of(NSArray *addresses) {
    NSMutableArray *lines = [NSMutableArray arrayWithCapacity:[addresses count]];
    for (id value in addresses) {
        const char *address = address_in(value);
        if (address == NULL) continue;
        // The address is a return address, which is behind the call.
        struct symbol symbol = symbol_at(address - 1);
        NSString *name = symbol.name[0] ? [NSString stringWithUTF8String:symbol.name] : nil;
        char place[96];
        snprintf(place, sizeof place, "%-4d%-35s 0x%016lx ", (int)[lines count], symbol.image, (unsigned long)address);
        [lines addObject:[NSString stringWithFormat:@"%s%@ + %lu", place, name ?: @"0x0",
                                                    (unsigned long)symbol.offset + 1]];
    }
    return lines;
}

enum { MaximumDepth = 128, RetainsAtomically = 01401 };

struct frames {
    int skipped, count;
    unsigned long addresses[MaximumDepth];
};

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *argument) {
    struct frames *frames = argument;
    if (frames->skipped-- > 0) return _URC_NO_REASON;
    if (frames->count == MaximumDepth) return _URC_END_OF_STACK;
    unsigned long address = _Unwind_GetIP(context);
    if (address) frames->addresses[frames->count++] = address;
    return _URC_NO_REASON;
}

static char stack_key;
typedef void raise_method(id exception, SEL selector);
typedef NSArray *addresses_of(id exception, SEL selector);
static raise_method *former_raise;
static addresses_of *former_addresses;

/// Includes the innermost frame, which raises and which GNUstep leaves out.
static void raise_with_stack(NSException *exception, SEL selector) {
    if (objc_getAssociatedObject(exception, &stack_key) == nil) {
        struct frames frames = {.skipped = 1};
        _Unwind_Backtrace(note_frame, &frames);
        NSMutableArray *addresses = [NSMutableArray arrayWithCapacity:(NSUInteger)frames.count];
        for (int i = 0; i < frames.count; i++) {
            [addresses addObject:[NSNumber numberWithUnsignedLong:frames.addresses[i]]];
        }
        objc_setAssociatedObject(exception, &stack_key, addresses, RetainsAtomically);
    }
    former_raise(exception, selector);
}

static NSArray *exception_addresses(NSException *exception, SEL selector) {
    return objc_getAssociatedObject(exception, &stack_key) ?: former_addresses(exception, selector);
}

static NSArray *exception_lines(NSException *exception, SEL selector) {
    return lines_of([exception callStackReturnAddresses]);
}

static addresses_of *former_thread_addresses;

/// Return addresses as numbers (GNUstep's are pointers), from the caller on: the first function outside of this
/// library.
static NSArray *thread_addresses(id class, SEL selector) {
    NSMutableArray *numbers = [NSMutableArray array];
    Dl_info own = {0}, info;
    dladdr((const void *)thread_addresses, &own);
    for (id value in former_thread_addresses(class, selector)) {
        const void *address = address_in(value);
        bool is_ours = dladdr(address, &info) != 0 && info.dli_fbase == own.dli_fbase;
        if (address == NULL || ([numbers count] == 0 && is_ours)) continue;
        [numbers addObject:[NSNumber numberWithUnsignedLong:(unsigned long)address]];
    }
    return numbers;
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
    former_raise = (raise_method *)replace_instance_method(exceptions, @selector(raise), (IMP)raise_with_stack);
    former_addresses = (addresses_of *)replace_instance_method(exceptions, @selector(callStackReturnAddresses),
                                                               (IMP)exception_addresses);
    replace_instance_method(exceptions, @selector(callStackSymbols), (IMP)exception_lines);
    replace_class_method(exceptions, @selector(raise:format:), (IMP)raise_format);
    replace_class_method(exceptions, @selector(raise:format:arguments:), (IMP)raise_arguments);
    former_thread_addresses = (addresses_of *)replace_class_method(
        objc_lookUpClass("NSThread"), @selector(callStackReturnAddresses), (IMP)thread_addresses);
    replace_class_method(objc_lookUpClass("NSThread"), @selector(callStackSymbols), (IMP)thread_lines);
}
