// Call stacks as texts: numbered lines with the program or library, the address, and the function by its readable name.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <dlfcn.h>
#include "Diagnostics/Symbols.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static NSArray *texts_of(NSArray *addresses) {
    NSMutableArray *texts = [NSMutableArray array];
    for (NSNumber *address in addresses) {
        uintptr_t place = [address unsignedLongValue];
        // A return address: the call is before it.
        struct symbol symbol = symbol_at((const void *)(place - 1));
        NSString *name = symbol.name[0] ? [NSString stringWithUTF8String:symbol.name] : @"0x0";
        [texts addObject:[NSString stringWithFormat:@"%-4lu%-35s 0x%016lx %@ + %lu", (unsigned long)[texts count],
                                                    symbol.image, (unsigned long)place, name,
                                                    (unsigned long)symbol.offset + 1]];
    }
    return texts;
}

typedef NSArray *addresses_of(id receiver, SEL selector);
static addresses_of *former_of_exception, *former_of_thread;

/// GNUstep's are pointers as values.
static NSArray *numbers(NSArray *pointers) {
    NSMutableArray *numbers = [NSMutableArray arrayWithCapacity:[pointers count]];
    for (id pointer in pointers) {
        BOOL is_number = [pointer isKindOfClass:[NSNumber class]];
        uintptr_t place = is_number ? [pointer unsignedLongValue] : (uintptr_t)[pointer pointerValue];
        if (place) [numbers addObject:[NSNumber numberWithUnsignedLong:place]];
    }
    return numbers;
}

static NSArray *exception_addresses(id exception, SEL selector) {
    return numbers(former_of_exception(exception, selector));
}

/// From the first function on that is not of this library: the one that asks.
static NSArray *thread_addresses(id class, SEL selector) {
    NSArray *all = numbers(former_of_thread(class, selector));
    NSUInteger start = 0;
    Dl_info own, info;
    dladdr((const void *)thread_addresses, &own);
    while (start < [all count]) {
        const void *place = (const void *)[[all objectAtIndex:start] unsignedLongValue];
        if (dladdr(place, &info) == 0 || info.dli_fbase != own.dli_fbase) break;
        start++;
    }
    return [all subarrayWithRange:NSMakeRange(start, [all count] - start)];
}

@interface NSException (CallStackTexts)
@end
@implementation NSException (CallStackTexts)
- (NSArray *)callStackSymbols { return texts_of([self callStackReturnAddresses]); }
@end

@interface NSThread (CallStackTexts)
@end
@implementation NSThread (CallStackTexts)
+ (NSArray *)callStackSymbols { return texts_of([NSThread callStackReturnAddresses]); }
@end

INSTALL(call_stacks) {
    SEL selector = @selector(callStackReturnAddresses);
    former_of_exception = (addresses_of *)replace_instance_method([NSException class], selector, (IMP)exception_addresses);
    former_of_thread = (addresses_of *)replace_class_method([NSThread class], selector, (IMP)thread_addresses);
}
