// Replacing matches of regular expressions, integers out of range, and nil arguments.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

enum { RegularExpressionSearch = 1024 };

static NSRegularExpression *expression(NSString *pattern, NSStringCompareOptions options) {
    NSRegularExpressionOptions wishes = options & NSCaseInsensitiveSearch ? NSRegularExpressionCaseInsensitive : 0;
    return [NSRegularExpression regularExpressionWithPattern:pattern options:wishes error:NULL];
}

static void refuse_nil(id text, SEL selector, id argument) {
    if (argument) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[NSCFString %@]: nil argument", NSStringFromSelector(selector)];
}

FAMILY_METHOD(replace_matches, NSUInteger, NSMutableString *, NSString *, NSString *, NSStringCompareOptions, NSRange)

static NSUInteger replace_matches(replace_matches_former *former, NSMutableString *text, SEL selector,
                                  NSString *target, NSString *replacement, NSStringCompareOptions options,
                                  NSRange range) {
    refuse_nil(text, selector, target);
    refuse_nil(text, selector, replacement);
    if (!(options & RegularExpressionSearch)) return former(text, selector, target, replacement, options, range);
    return [expression(target, options) replaceMatchesInString:text options:0 range:range withTemplate:replacement];
}

static NSString *string_with_matches_replaced(NSString *text, SEL selector, NSString *target, NSString *replacement,
                                              NSStringCompareOptions options, NSRange range) {
    refuse_nil(text, selector, target);
    refuse_nil(text, selector, replacement);
    NSMutableString *copy = [[text mutableCopy] autorelease];
    [copy replaceOccurrencesOfString:target withString:replacement options:options range:range];
    return copy;
}

/// The number at the beginning of a string, limited to the range of `int`.
static int int_value(NSString *text, SEL selector) {
    long long value = [text longLongValue];
    return value > INT_MAX ? INT_MAX : value < INT_MIN ? INT_MIN : (int)value;
}

FAMILY_METHOD(append, void, NSMutableString *, NSString *)

static void append(append_former *former, NSMutableString *text, SEL selector, NSString *other) {
    refuse_nil(text, selector, other);
    former(text, selector, other);
}

FAMILY_METHOD(appended, NSString *, NSString *, NSString *)

static NSString *appended(appended_former *former, NSString *text, SEL selector, NSString *other) {
    refuse_nil(text, selector, other);
    return former(text, selector, other);
}

INSTALL(string_replacement) {
    const char *const mutable_classes[] = {"NSMutableString", "GSMutableString", NULL};
    replace_family_method(&replace_matches_family, @selector(replaceOccurrencesOfString:withString:options:range:),
                          mutable_classes);
    replace_family_method(&append_family, @selector(appendString:), mutable_classes);
    replace_method_of_classes(@selector(stringByReplacingOccurrencesOfString:withString:options:range:),
                              (IMP)string_with_matches_replaced, string_classes);
    replace_family_method(&appended_family, @selector(stringByAppendingString:), string_classes);
    replace_method_of_classes(@selector(intValue), (IMP)int_value, string_classes);
}
