// Accepts abbreviations where a time zone's name is expected, and returns localised names.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "Strings/Units.h"
#include <unicode/ucal.h>
#include <unicode/udat.h>

enum { StyleStandard, StyleShortStandard, StyleDaylight, StyleShortDaylight, StyleGeneric, StyleShortGeneric };

typedef id named(Class, SEL, NSString *);
static named *former_named;

static NSTimeZone *with_name(Class class, SEL selector, NSString *name) {
    NSTimeZone *zone = [name length] ? former_named(class, selector, name) : nil;
    if (zone || name == nil) return zone;
    NSString *place = [[NSTimeZone abbreviationDictionary] objectForKey:name];
    return place ? former_named(class, selector, place) : nil;
}

typedef NSTimeZone *system_zone(Class, SEL);
static system_zone *former_system;

/// The C library's zone (`TZ`): GNUstep looks at another environment variable.
static NSTimeZone *system_time_zone(Class class, SEL selector) {
    // An unknown name is logged, and the log asks for the zone: this prevents recursion.
    static __thread BOOL is_looking;
    const char *text = getenv("TZ");
    if (text && *text == ':') text++;
    if (text == NULL || *text == 0 || is_looking) return former_system(class, selector);
    is_looking = YES;
    NSTimeZone *zone = [NSTimeZone timeZoneWithName:[NSString stringWithUTF8String:text]];
    is_looking = NO;
    return zone ?: former_system(class, selector);
}

/// The text that ICU formats for a date pattern of one letter, such as "vvvv", at this time.
static NSString *printed(NSTimeZone *zone, const char *locale, NSString *pattern) {
    int32_t name_length, pattern_length;
    const UChar *name = units_of([zone name], &name_length), *letters = units_of(pattern, &pattern_length);
    UErrorCode status = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, name, name_length, letters, pattern_length, &status);
    UChar text[128];
    int32_t length = format ? udat_format(format, ucal_getNow(), text, 128, NULL, &status) : 0;
    if (format) udat_close(format);
    return U_SUCCESS(status) && length > 0 ? string_of_units(text, length) : nil;
}

static NSString *localized_name(NSTimeZone *zone, SEL selector, NSInteger style, NSLocale *locale) {
    static const UCalendarDisplayNameType types[] = {UCAL_STANDARD, UCAL_SHORT_STANDARD, UCAL_DST, UCAL_SHORT_DST};
    NSString *identifier = [locale localeIdentifier] ?: @"en";
    if (style == StyleGeneric) return printed(zone, [identifier UTF8String], @"vvvv");
    if (style == StyleShortGeneric) return printed(zone, [identifier UTF8String], @"v");
    if (style < StyleStandard || style > StyleShortDaylight) return nil;
    int32_t name_length;
    const UChar *name = units_of([zone name], &name_length);
    UErrorCode status = U_ZERO_ERROR;
    UCalendar *calendar = ucal_open(name, name_length, [identifier UTF8String], UCAL_GREGORIAN, &status);
    UChar text[128];
    int32_t length =
        calendar ? ucal_getTimeZoneDisplayName(calendar, types[style], [identifier UTF8String], text, 128, &status) : 0;
    if (calendar) ucal_close(calendar);
    return U_SUCCESS(status) && length > 0 ? string_of_units(text, length) : nil;
}

@interface NSTimeZone (Names)
@end

@implementation NSTimeZone (Names)

+ (NSString *)timeZoneDataVersion {
    UErrorCode status = U_ZERO_ERROR;
    const char *version = ucal_getTZDataVersion(&status);
    return U_SUCCESS(status) && version ? [NSString stringWithUTF8String:version] : @"";
}

@end

INSTALL(zone_names) {
    former_system =
        (system_zone *)replace_class_method([NSTimeZone class], @selector(systemTimeZone), (IMP)system_time_zone);
    former_named = (named *)replace_class_method([NSTimeZone class], @selector(timeZoneWithName:), (IMP)with_name);
    replace_instance_method([NSTimeZone class], @selector(localizedName:locale:), (IMP)localized_name);
}
