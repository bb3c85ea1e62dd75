// CFDateFormatter.

#include "Objects/References.h"

const CFStringRef kCFDateFormatterIsLenient = CFSTR("kCFDateFormatterIsLenientKey");
const CFStringRef kCFDateFormatterTimeZone = CFSTR("kCFDateFormatterTimeZoneKey");
const CFStringRef kCFDateFormatterCalendar = CFSTR("kCFDateFormatterCalendarKey");
const CFStringRef kCFDateFormatterDefaultFormat = CFSTR("kCFDateFormatterDefaultFormatKey");
const CFStringRef kCFDateFormatterAMSymbol = CFSTR("kCFDateFormatterAMSymbolKey");
const CFStringRef kCFDateFormatterPMSymbol = CFSTR("kCFDateFormatterPMSymbolKey");
const CFStringRef kCFDateFormatterMonthSymbols = CFSTR("kCFDateFormatterMonthSymbolsKey");
const CFStringRef kCFDateFormatterShortMonthSymbols = CFSTR("kCFDateFormatterShortMonthSymbolsKey");
const CFStringRef kCFDateFormatterWeekdaySymbols = CFSTR("kCFDateFormatterWeekdaySymbolsKey");
const CFStringRef kCFDateFormatterShortWeekdaySymbols = CFSTR("kCFDateFormatterShortWeekdaySymbolsKey");
const CFStringRef kCFDateFormatterCalendarName = CFSTR("kCFDateFormatterCalendarNameKey");
const CFStringRef kCFDateFormatterDefaultDate = CFSTR("kCFDateFormatterDefaultDateKey");
const CFStringRef kCFDateFormatterDoesRelativeDateFormattingKey = CFSTR("kCFDateFormatterDoesRelativeDateFormattingKey");
const CFStringRef kCFDateFormatterEraSymbols = CFSTR("kCFDateFormatterEraSymbolsKey");
const CFStringRef kCFDateFormatterGregorianStartDate = CFSTR("kCFDateFormatterGregorianStartDateKey");
const CFStringRef kCFDateFormatterLongEraSymbols = CFSTR("kCFDateFormatterLongEraSymbolsKey");
const CFStringRef kCFDateFormatterQuarterSymbols = CFSTR("kCFDateFormatterQuarterSymbolsKey");
const CFStringRef kCFDateFormatterShortQuarterSymbols = CFSTR("kCFDateFormatterShortQuarterSymbolsKey");
const CFStringRef kCFDateFormatterShortStandaloneMonthSymbols = CFSTR("kCFDateFormatterShortStandaloneMonthSymbolsKey");
const CFStringRef kCFDateFormatterShortStandaloneQuarterSymbols = CFSTR("kCFDateFormatterShortStandaloneQuarterSymbolsKey");
const CFStringRef kCFDateFormatterShortStandaloneWeekdaySymbols = CFSTR("kCFDateFormatterShortStandaloneWeekdaySymbolsKey");
const CFStringRef kCFDateFormatterStandaloneMonthSymbols = CFSTR("kCFDateFormatterStandaloneMonthSymbolsKey");
const CFStringRef kCFDateFormatterStandaloneQuarterSymbols = CFSTR("kCFDateFormatterStandaloneQuarterSymbolsKey");
const CFStringRef kCFDateFormatterStandaloneWeekdaySymbols = CFSTR("kCFDateFormatterStandaloneWeekdaySymbolsKey");
const CFStringRef kCFDateFormatterTwoDigitStartDate = CFSTR("kCFDateFormatterTwoDigitStartDateKey");
const CFStringRef kCFDateFormatterVeryShortMonthSymbols = CFSTR("kCFDateFormatterVeryShortMonthSymbolsKey");
const CFStringRef kCFDateFormatterVeryShortStandaloneMonthSymbols = CFSTR("kCFDateFormatterVeryShortStandaloneMonthSymbolsKey");
const CFStringRef kCFDateFormatterVeryShortStandaloneWeekdaySymbols = CFSTR("kCFDateFormatterVeryShortStandaloneWeekdaySymbolsKey");
const CFStringRef kCFDateFormatterVeryShortWeekdaySymbols = CFSTR("kCFDateFormatterVeryShortWeekdaySymbolsKey");

static NSDateFormatter *formatter_of(CFDateFormatterRef formatter) { return OBJECT(NSDateFormatter, formatter); }

CFDateFormatterRef CFDateFormatterCreate(CFAllocatorRef allocator, CFLocaleRef locale, CFDateFormatterStyle dateStyle,
                                         CFDateFormatterStyle timeStyle) {
    NSDateFormatter *formatter = [NSDateFormatter new];
    [formatter setFormatterBehavior:NSDateFormatterBehavior10_4];
    if (locale) [formatter setLocale:OBJECT(NSLocale, locale)];
    [formatter setDateStyle:(NSDateFormatterStyle)dateStyle];
    [formatter setTimeStyle:(NSDateFormatterStyle)timeStyle];
    return (CFDateFormatterRef)formatter;
}

CFLocaleRef CFDateFormatterGetLocale(CFDateFormatterRef formatter) { return (CFLocaleRef)[formatter_of(formatter) locale]; }

CFDateFormatterStyle CFDateFormatterGetDateStyle(CFDateFormatterRef formatter) {
    return (CFDateFormatterStyle)[formatter_of(formatter) dateStyle];
}

CFDateFormatterStyle CFDateFormatterGetTimeStyle(CFDateFormatterRef formatter) {
    return (CFDateFormatterStyle)[formatter_of(formatter) timeStyle];
}

CFStringRef CFDateFormatterGetFormat(CFDateFormatterRef formatter) {
    return (CFStringRef)[formatter_of(formatter) dateFormat];
}

void CFDateFormatterSetFormat(CFDateFormatterRef formatter, CFStringRef format) {
    [formatter_of(formatter) setDateFormat:OBJECT(NSString, format)];
}

CFStringRef CFDateFormatterCreateStringWithDate(CFAllocatorRef allocator, CFDateFormatterRef formatter, CFDateRef date) {
    return COPIED(CFStringRef, [formatter_of(formatter) stringFromDate:OBJECT(NSDate, date)]);
}

CFStringRef CFDateFormatterCreateStringWithAbsoluteTime(CFAllocatorRef allocator, CFDateFormatterRef formatter,
                                                        CFAbsoluteTime time) {
    NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:time];
    return CFDateFormatterCreateStringWithDate(allocator, formatter, (CFDateRef)date);
}

CFDateRef CFDateFormatterCreateDateFromString(CFAllocatorRef allocator, CFDateFormatterRef formatter, CFStringRef string,
                                              CFRange *range) {
    NSString *text = OBJECT(NSString, string);
    if (range) text = [text substringWithRange:foundation_range(*range)];
    return OWNED(CFDateRef, [formatter_of(formatter) dateFromString:text]);
}

Boolean CFDateFormatterGetAbsoluteTimeFromString(CFDateFormatterRef formatter, CFStringRef string, CFRange *range,
                                                 CFAbsoluteTime *time) {
    CFDateRef date = CFDateFormatterCreateDateFromString(NULL, formatter, string, range);
    if (date == NULL) return false;
    if (time) *time = CFDateGetAbsoluteTime(date);
    CFRelease(date);
    return true;
}

CFStringRef CFDateFormatterCreateDateFormatFromTemplate(CFAllocatorRef allocator, CFStringRef formatTemplate,
                                                        CFOptionFlags options, CFLocaleRef locale) {
    return COPIED(CFStringRef, [NSDateFormatter dateFormatFromTemplate:OBJECT(NSString, formatTemplate)
                                                               options:(NSUInteger)options
                                                                locale:OBJECT(NSLocale, locale)]);
}

/// The properties' names in NSDateFormatter.
static const struct {
    const CFStringRef *key;
    NSString *name;
} property_names[] = {
    {&kCFDateFormatterIsLenient, @"lenient"},
    {&kCFDateFormatterTimeZone, @"timeZone"},
    {&kCFDateFormatterCalendar, @"calendar"},
    {&kCFDateFormatterAMSymbol, @"AMSymbol"},
    {&kCFDateFormatterPMSymbol, @"PMSymbol"},
    {&kCFDateFormatterMonthSymbols, @"monthSymbols"},
    {&kCFDateFormatterShortMonthSymbols, @"shortMonthSymbols"},
    {&kCFDateFormatterWeekdaySymbols, @"weekdaySymbols"},
    {&kCFDateFormatterShortWeekdaySymbols, @"shortWeekdaySymbols"},
    {&kCFDateFormatterDefaultDate, @"defaultDate"},
    {&kCFDateFormatterDoesRelativeDateFormattingKey, @"doesRelativeDateFormatting"},
    {&kCFDateFormatterEraSymbols, @"eraSymbols"},
    {&kCFDateFormatterGregorianStartDate, @"gregorianStartDate"},
    {&kCFDateFormatterLongEraSymbols, @"longEraSymbols"},
    {&kCFDateFormatterQuarterSymbols, @"quarterSymbols"},
    {&kCFDateFormatterShortQuarterSymbols, @"shortQuarterSymbols"},
    {&kCFDateFormatterShortStandaloneMonthSymbols, @"shortStandaloneMonthSymbols"},
    {&kCFDateFormatterShortStandaloneQuarterSymbols, @"shortStandaloneQuarterSymbols"},
    {&kCFDateFormatterShortStandaloneWeekdaySymbols, @"shortStandaloneWeekdaySymbols"},
    {&kCFDateFormatterStandaloneMonthSymbols, @"standaloneMonthSymbols"},
    {&kCFDateFormatterStandaloneQuarterSymbols, @"standaloneQuarterSymbols"},
    {&kCFDateFormatterStandaloneWeekdaySymbols, @"standaloneWeekdaySymbols"},
    {&kCFDateFormatterTwoDigitStartDate, @"twoDigitStartDate"},
    {&kCFDateFormatterVeryShortMonthSymbols, @"veryShortMonthSymbols"},
    {&kCFDateFormatterVeryShortStandaloneMonthSymbols, @"veryShortStandaloneMonthSymbols"},
    {&kCFDateFormatterVeryShortStandaloneWeekdaySymbols, @"veryShortStandaloneWeekdaySymbols"},
    {&kCFDateFormatterVeryShortWeekdaySymbols, @"veryShortWeekdaySymbols"},
};

static NSString *property_name(CFStringRef key) {
    for (size_t i = 0; key && i < sizeof property_names / sizeof property_names[0]; i++) {
        if (CFEqual(key, *property_names[i].key)) return property_names[i].name;
    }
    return nil;
}

void CFDateFormatterSetProperty(CFDateFormatterRef formatter, CFStringRef key, CFTypeRef value) {
    NSDateFormatter *it = formatter_of(formatter);
    NSString *name = property_name(key);
    if (name) {
        [it setValue:(id)value forKey:name];
    } else if (key && value && CFEqual(key, kCFDateFormatterCalendarName)) {
        NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:(id)value];
        if (calendar) [it setCalendar:calendar];
        [calendar release];
    }
}

CFTypeRef CFDateFormatterCopyProperty(CFDateFormatterRef formatter, CFStringRef key) {
    NSDateFormatter *it = formatter_of(formatter);
    NSString *name = property_name(key);
    if (name) return OWNED(CFTypeRef, [it valueForKey:name]);
    if (key && CFEqual(key, kCFDateFormatterDefaultFormat)) return OWNED(CFTypeRef, [it dateFormat]);
    if (key && CFEqual(key, kCFDateFormatterCalendarName)) return OWNED(CFTypeRef, [[it calendar] calendarIdentifier]);
    return NULL;
}
