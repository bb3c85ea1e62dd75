// Formats as Apple documents them, in place of GNUstep's: lengths of all integers, numbered arguments, widths of
// objects.

#import "FormatText.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static void refuse_nil(id object, SEL selector, NSString *format) {
    if (format) return;
    const char *class = [object isKindOfClass:[NSMutableString class]] ? "NSMutableString" : "NSPlaceholderString";
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[%s %@]: nil argument", class, NSStringFromSelector(selector)];
}

static id initialized(id object, SEL selector, NSString *format, id locale, va_list arguments) {
    refuse_nil(object, selector, format);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    struct format_text text;
    format_text_make(&text, format, locale, arguments);
    id string = text.count > 0 ? [object initWithCharacters:text.units length:text.count] : [object init];
    [pool drain];
    return string;
}

static void append(NSMutableString *text, SEL selector, NSString *format, ...) {
    refuse_nil(text, selector, format);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    va_list arguments;
    va_start(arguments, format);
    struct format_text added;
    format_text_make(&added, format, nil, arguments);
    va_end(arguments);
    if (added.count > 0) [text appendString:[NSString stringWithCharacters:added.units length:added.count]];
    [pool drain];
}

/// `+localizedStringWithFormat:`: numbers in the user's locale.
static NSString *localized(Class class, SEL selector, NSString *format, ...) {
    refuse_nil(class, selector, format);
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[class alloc] initWithFormat:format locale:(id)[NSLocale currentLocale] arguments:arguments];
    va_end(arguments);
    return [text autorelease];
}

INSTALL(string_formats) {
    replace_class_method([NSString class], @selector(localizedStringWithFormat:), (IMP)localized);
    static const char *const classes[] = {"NSString", "GSPlaceholderString", "GSMutableString", NULL};
    for (const char *const *name = classes; *name; name++) {
        replace_instance_method(objc_lookUpClass(*name), @selector(initWithFormat:locale:arguments:), (IMP)initialized);
    }
    replace_instance_method([NSMutableString class], @selector(appendFormat:), (IMP)append);
    replace_instance_method(objc_lookUpClass("GSMutableString"), @selector(appendFormat:), (IMP)append);
}
