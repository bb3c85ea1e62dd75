// Parts of NSScanner that GNUstep lacks: NSLocale objects as locales, hexadecimal real numbers, scan locations beyond
// the end.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <stdlib.h>

typedef void set_location(NSScanner *, SEL, NSUInteger);
typedef void set_locale(NSScanner *, SEL, id);
static set_location *former_set_location;
static set_locale *former_set_locale;
static ptrdiff_t decimal_offset;

static void set_scan_location(NSScanner *scanner, SEL selector, NSUInteger location) {
    if (location > [[scanner string] length]) {
        [NSException raise:NSRangeException format:@"*** -[NSScanner setScanLocation:]: Range or index out of bounds"];
    }
    former_set_location(scanner, selector, location);
}

/// GNUstep asks the locale, which is a dictionary there, for the decimal point by another key.
static void set_scanner_locale(NSScanner *scanner, SEL selector, id locale) {
    former_set_locale(scanner, selector, locale);
    if (![locale isKindOfClass:[NSLocale class]] || decimal_offset == 0) return;
    NSString *point = [locale objectForKey:NSLocaleDecimalSeparator];
    unichar *decimal = (unichar *)((char *)scanner + decimal_offset);
    if ([point length] > 0) *decimal = [point characterAtIndex:0];
}

@interface NSScanner (RealNumbersInSixteens)
@end

@implementation NSScanner (RealNumbersInSixteens)

- (BOOL)scanHexDouble:(double *)result {
    enum { Longest = 64 };
    NSString *text = [self string];
    NSUInteger place = [self scanLocation], length = [text length];
    NSCharacterSet *skipped = [self charactersToBeSkipped];
    while (place < length && [skipped characterIsMember:[text characterAtIndex:place]]) place++;
    char digits[Longest + 1];
    NSUInteger count = 0;
    for (; count < Longest && place + count < length; count++) {
        unichar unit = [text characterAtIndex:place + count];
        if (unit >= 0x80 || unit <= ' ') break;
        digits[count] = (char)unit;
    }
    digits[count] = 0;
    NSUInteger sign = digits[0] == '-' || digits[0] == '+';
    BOOL is_prefixed = digits[sign] == '0' && (digits[sign + 1] == 'x' || digits[sign + 1] == 'X');
    if (!is_prefixed) return NO;
    char *end;
    double value = strtod(digits, &end);
    // "0x" without digits behind it.
    if (end <= digits + sign + 1) return NO;
    if (result) *result = value;
    [self setScanLocation:place + (NSUInteger)(end - digits)];
    return YES;
}

- (BOOL)scanHexFloat:(float *)result {
    double value;
    if (![self scanHexDouble:&value]) return NO;
    if (result) *result = (float)value;
    return YES;
}

@end

INSTALL(scanner) {
    Class class = objc_lookUpClass("NSScanner");
    Ivar decimal = class_getInstanceVariable(class, "_decimal");
    decimal_offset = decimal ? ivar_getOffset(decimal) : 0;
    former_set_location =
        (set_location *)replace_instance_method(class, @selector(setScanLocation:), (IMP)set_scan_location);
    former_set_locale = (set_locale *)replace_instance_method(class, @selector(setLocale:), (IMP)set_scanner_locale);
}
