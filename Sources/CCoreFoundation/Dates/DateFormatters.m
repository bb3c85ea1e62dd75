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

void CFDateFormatterSetProperty(CFDateFormatterRef formatter, CFStringRef key, CFTypeRef value) {
    NSDateFormatter *it = formatter_of(formatter);
    id object = (id)value;
    if (CFEqual(key, kCFDateFormatterTimeZone)) [it setTimeZone:object];
    else if (CFEqual(key, kCFDateFormatterIsLenient)) [it setLenient:[object boolValue]];
    else if (CFEqual(key, kCFDateFormatterCalendar)) [it setCalendar:object];
    else if (CFEqual(key, kCFDateFormatterAMSymbol)) [it setAMSymbol:object];
    else if (CFEqual(key, kCFDateFormatterPMSymbol)) [it setPMSymbol:object];
    else if (CFEqual(key, kCFDateFormatterMonthSymbols)) [it setMonthSymbols:object];
    else if (CFEqual(key, kCFDateFormatterShortMonthSymbols)) [it setShortMonthSymbols:object];
    else if (CFEqual(key, kCFDateFormatterWeekdaySymbols)) [it setWeekdaySymbols:object];
    else if (CFEqual(key, kCFDateFormatterShortWeekdaySymbols)) [it setShortWeekdaySymbols:object];
}

CFTypeRef CFDateFormatterCopyProperty(CFDateFormatterRef formatter, CFStringRef key) {
    NSDateFormatter *it = formatter_of(formatter);
    id value = nil;
    if (CFEqual(key, kCFDateFormatterTimeZone)) value = [it timeZone];
    else if (CFEqual(key, kCFDateFormatterIsLenient)) value = [NSNumber numberWithBool:[it isLenient]];
    else if (CFEqual(key, kCFDateFormatterCalendar)) value = [it calendar];
    else if (CFEqual(key, kCFDateFormatterDefaultFormat)) value = [it dateFormat];
    else if (CFEqual(key, kCFDateFormatterAMSymbol)) value = [it AMSymbol];
    else if (CFEqual(key, kCFDateFormatterPMSymbol)) value = [it PMSymbol];
    else if (CFEqual(key, kCFDateFormatterMonthSymbols)) value = [it monthSymbols];
    else if (CFEqual(key, kCFDateFormatterShortMonthSymbols)) value = [it shortMonthSymbols];
    else if (CFEqual(key, kCFDateFormatterWeekdaySymbols)) value = [it weekdaySymbols];
    else if (CFEqual(key, kCFDateFormatterShortWeekdaySymbols)) value = [it shortWeekdaySymbols];
    return OWNED(CFTypeRef, value);
}
