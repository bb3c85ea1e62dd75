// Date formatters in archives. One that GNUstep decodes has no ICU formatter: it formats nothing, and copying it ends
// the program.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id checked(id object, Class class) {
    if (object && ![object isKindOfClass:class]) {
        [NSException raise:NSInvalidUnarchiveOperationException format:@"*** The archived date formatter is broken."];
    }
    return object;
}

static void encode(NSDateFormatter *formatter, SEL selector, NSCoder *coder) {
    if (![coder allowsKeyedCoding]) {
        [coder encodeObject:[formatter dateFormat]];
        return;
    }
    NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
    [attributes setObject:[NSNumber numberWithInteger:(NSInteger)[formatter dateStyle]] forKey:@"dateStyle"];
    [attributes setObject:[NSNumber numberWithInteger:(NSInteger)[formatter timeStyle]] forKey:@"timeStyle"];
    if ([formatter locale]) [attributes setObject:[formatter locale] forKey:@"locale"];
    if ([formatter timeZone]) [attributes setObject:[formatter timeZone] forKey:@"timeZone"];
    [coder encodeObject:attributes forKey:@"NS.attributes"];
    [coder encodeObject:[formatter dateFormat] forKey:@"NS.format"];
}

/// - number: an NSDateFormatterStyle.
static NSDateFormatterStyle style(NSNumber *number) {
    NSInteger value = [number integerValue];
    return value >= NSDateFormatterNoStyle && value <= NSDateFormatterFullStyle ? (NSDateFormatterStyle)value
                                                                                 : NSDateFormatterNoStyle;
}

static void decode_values(NSDateFormatter *formatter, NSCoder *coder) {
    BOOL has_keys = [coder allowsKeyedCoding];
    NSString *format =
        checked(has_keys ? [coder decodeObjectForKey:@"NS.format"] : [coder decodeObject], [NSString class]);
    NSDictionary *attributes = checked(has_keys ? [coder decodeObjectForKey:@"NS.attributes"] : nil, [NSDictionary class]);
    NSLocale *locale = checked([attributes objectForKey:@"locale"], [NSLocale class]);
    NSTimeZone *zone = checked([attributes objectForKey:@"timeZone"], [NSTimeZone class]);
    if (locale) [formatter setLocale:locale];
    if (zone) [formatter setTimeZone:zone];
    [formatter setDateStyle:style(checked([attributes objectForKey:@"dateStyle"], [NSNumber class]))];
    [formatter setTimeStyle:style(checked([attributes objectForKey:@"timeStyle"], [NSNumber class]))];
    if (format && ![format isEqualToString:[formatter dateFormat]]) [formatter setDateFormat:format];
}

static id decode(NSDateFormatter *formatter, SEL selector, NSCoder *coder) {
    // Initialised before its values are decoded, since these may refer to the formatter.
    formatter = [formatter init];
    @try {
        decode_values(formatter, coder);
    } @catch (NSException *exception) {
        // Nobody else would: its ICU formatter takes 15 KB.
        [formatter release];
        @throw;
    }
    return formatter;
}

INSTALL(date_formatter_coding) {
    static const char *const names[] = {"NSDateFormatter", NULL};
    replace_method_of_classes(@selector(encodeWithCoder:), (IMP)encode, names);
    replace_method_of_classes(@selector(initWithCoder:), (IMP)decode, names);
}
