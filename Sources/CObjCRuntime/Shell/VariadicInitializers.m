// Initialisers such as -initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:, ...: Swift has no
// functions with C's variable arguments, so they are collected here.

#include "Classes.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <stdarg.h>

typedef void *Collected(void *object, SEL selector, void *arguments[]);

struct initializer {
    Class class;
    SEL selector;
    long fixed_count;
    Collected *function;
};

enum { MaximumCount = 64, MaximumFixedCount = 8 };
static struct initializer initializers[MaximumCount];
static int count;

void variadic_initializer_register(void *class, const char *name, long fixed_count, const void *implementation) {
    if (count == MaximumCount || fixed_count > MaximumFixedCount) {
        fprintf(stderr, "The variadic initialiser %s does not fit: raise the maxima in VariadicInitializers.m\n", name);
        abort();
    }
    initializers[count++] = (struct initializer){
        (Class)class, sel_registerName(name), fixed_count, (Collected *)implementation};
}

/// Subclasses are registered after their superclasses: the last match is the most derived.
static const struct initializer *initializer_for(id object, SEL selector) {
    for (int i = count; i-- > 0;) {
        if (!sel_isEqual(initializers[i].selector, selector)) continue;
        if ([object isKindOfClass:initializers[i].class]) return &initializers[i];
    }
    return NULL;
}

/// On x86-64 fixed and variable arguments are passed in the same way.
static void *initialize(id object, SEL selector, ...) {
    const struct initializer *initializer = initializer_for(object, selector);
    if (initializer == NULL) abort();
    void *arguments[MaximumFixedCount + 1];
    NSMutableArray *others = [NSMutableArray array];
    va_list list;
    va_start(list, selector);
    for (long i = 0; i < initializer->fixed_count; i++) arguments[i] = va_arg(list, void *);
    id other;
    while ((other = va_arg(list, id)) != nil) [others addObject:other];
    va_end(list);
    arguments[initializer->fixed_count] = (void *)others;
    return initializer->function((void *)object, selector, arguments);
}

void *variadic_initializer_implementation(void) { return (void *)initialize; }
