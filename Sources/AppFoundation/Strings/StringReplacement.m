// Replacing what a regular expression finds, numbers that do not fit, and texts that are nil.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

enum { RegularExpressionSearch = 1024 };

static NSRegularExpression *expression(NSString *pattern, NSStringCompareOptions options) {
    NSRegularExpressionOptions wishes = options & NSCaseInsensitiveSearch ? NSRegularExpressionCaseInsensitive : 0;
    return [NSRegularExpression regularExpressionWithPattern:pattern options:wishes error:NULL];
}

typedef NSUInteger replace(id text, SEL selector, NSString *target, NSString *replacement,
                           NSStringCompareOptions options, NSRange range);
typedef NSString *replacing(id text, SEL selector, NSString *target, NSString *replacement,
                            NSStringCompareOptions options, NSRange range);
static struct replaced_method replacements, replacements_in_copies;

static void refuse_nil(id text, SEL selector, id argument) {
    if (argument) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[NSCFString %@]: nil argument", NSStringFromSelector(selector)];
}

static NSUInteger replace_matches(NSMutableString *text, SEL selector, NSString *target, NSString *replacement,
                                  NSStringCompareOptions options, NSRange range) {
    refuse_nil(text, selector, target);
    refuse_nil(text, selector, replacement);
    replace *former = (replace *)former_method(&replacements, text);
    if (!(options & RegularExpressionSearch)) {
        return former ? former(text, selector, target, replacement, options, range) : 0;
    }
    return [expression(target, options) replaceMatchesInString:text options:0 range:range withTemplate:replacement];
}

static NSString *string_with_matches_replaced(NSString *text, SEL selector, NSString *target, NSString *replacement,
                                              NSStringCompareOptions options, NSRange range) {
    refuse_nil(text, selector, target);
    refuse_nil(text, selector, replacement);
    NSMutableString *copy = [[text mutableCopy] autorelease];
    replace_matches(copy, @selector(replaceOccurrencesOfString:withString:options:range:), target, replacement, options,
                    range);
    return copy;
}

/// The number at the beginning of a text, the nearest there is of those that an `int` holds.
static int int_value(NSString *text, SEL selector) {
    long long value = [text longLongValue];
    return value > INT_MAX ? INT_MAX : value < INT_MIN ? INT_MIN : (int)value;
}

typedef void add(id text, SEL selector, NSString *other);
typedef NSString *adding(id text, SEL selector, NSString *other);
static struct replaced_method appends, appends_to_copies;

static void append(NSMutableString *text, SEL selector, NSString *other) {
    refuse_nil(text, selector, other);
    add *former = (add *)former_method(&appends, text);
    if (former) former(text, selector, other);
}

static NSString *appended(NSString *text, SEL selector, NSString *other) {
    refuse_nil(text, selector, other);
    adding *former = (adding *)former_method(&appends_to_copies, text);
    return former ? former(text, selector, other) : nil;
}

INSTALL(string_replacement) {
    const char *const mutable_classes[] = {"NSMutableString", "GSMutableString", NULL};
    replace_method(&replacements, @selector(replaceOccurrencesOfString:withString:options:range:),
                   (IMP)replace_matches, mutable_classes);
    replace_method(&appends, @selector(appendString:), (IMP)append, mutable_classes);
    replace_method(&replacements_in_copies,
                   @selector(stringByReplacingOccurrencesOfString:withString:options:range:),
                   (IMP)string_with_matches_replaced, string_classes);
    replace_method(&appends_to_copies, @selector(stringByAppendingString:), (IMP)appended, string_classes);
    static struct replaced_method integers;
    replace_method(&integers, @selector(intValue), (IMP)int_value, string_classes);
}
