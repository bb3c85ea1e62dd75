// Strings of halves of characters: the device takes any 16-bit units, GNUstep answers nil where a surrogate has no partner.
// Here such a unit becomes U+FFFD, which is what it is drawn as.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <stdlib.h>
#include <string.h>

typedef id (*Initializer)(id, SEL, const unichar *, NSUInteger);

static IMP former_initializer;

static BOOL is_high(unichar unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
static BOOL is_low(unichar unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

static void pair_up(unichar *units, NSUInteger count) {
    for (NSUInteger index = 0; index < count; index++) {
        if (is_high(units[index]) && index + 1 < count && is_low(units[index + 1])) {
            index++;
        } else if (is_high(units[index]) || is_low(units[index])) {
            units[index] = 0xFFFD;
        }
    }
}

static id string_of_units(id self, SEL selector, const unichar *units, NSUInteger count) {
    Initializer former = (Initializer)former_initializer;
    // Of a placeholder, which a failed attempt does not use up.
    id string = former(self, selector, units, count);
    if (string != nil || units == NULL || count == 0) return string;
    unichar *paired = malloc(count * sizeof(unichar));
    if (paired == NULL) return nil;
    memcpy(paired, units, count * sizeof(unichar));
    pair_up(paired, count);
    string = former([NSString alloc], selector, paired, count);
    free(paired);
    return string;
}

INSTALL(unpaired_surrogates) {
    Class placeholder = object_getClass([NSString alloc]);
    former_initializer =
        replace_instance_method(placeholder, @selector(initWithCharacters:length:), (IMP)string_of_units);
}
