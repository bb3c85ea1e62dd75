// CFCalendar.

#include "Objects/References.h"

static NSCalendar *calendar_of(CFCalendarRef calendar) { return OBJECT(NSCalendar, calendar); }
static NSDate *date_at(CFAbsoluteTime time) { return [NSDate dateWithTimeIntervalSinceReferenceDate:time]; }

CFCalendarRef CFCalendarCopyCurrent(void) { return (CFCalendarRef)[[NSCalendar currentCalendar] retain]; }

CFCalendarRef CFCalendarCreateWithIdentifier(CFAllocatorRef allocator, CFStringRef identifier) {
    return (CFCalendarRef)[[NSCalendar alloc] initWithCalendarIdentifier:OBJECT(NSString, identifier)];
}

CFStringRef CFCalendarGetIdentifier(CFCalendarRef calendar) {
    return (CFStringRef)[calendar_of(calendar) calendarIdentifier];
}

CFLocaleRef CFCalendarCopyLocale(CFCalendarRef calendar) { return OWNED(CFLocaleRef, [calendar_of(calendar) locale]); }

void CFCalendarSetLocale(CFCalendarRef calendar, CFLocaleRef locale) {
    [calendar_of(calendar) setLocale:OBJECT(NSLocale, locale)];
}

CFTimeZoneRef CFCalendarCopyTimeZone(CFCalendarRef calendar) {
    return OWNED(CFTimeZoneRef, [calendar_of(calendar) timeZone]);
}

void CFCalendarSetTimeZone(CFCalendarRef calendar, CFTimeZoneRef timeZone) {
    [calendar_of(calendar) setTimeZone:OBJECT(NSTimeZone, timeZone)];
}

CFIndex CFCalendarGetFirstWeekday(CFCalendarRef calendar) { return (CFIndex)[calendar_of(calendar) firstWeekday]; }

void CFCalendarSetFirstWeekday(CFCalendarRef calendar, CFIndex weekday) {
    [calendar_of(calendar) setFirstWeekday:(NSUInteger)weekday];
}

CFIndex CFCalendarGetMinimumDaysInFirstWeek(CFCalendarRef calendar) {
    return (CFIndex)[calendar_of(calendar) minimumDaysInFirstWeek];
}

void CFCalendarSetMinimumDaysInFirstWeek(CFCalendarRef calendar, CFIndex days) {
    [calendar_of(calendar) setMinimumDaysInFirstWeek:(NSUInteger)days];
}

CFRange CFCalendarGetMinimumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit) {
    return reference_range([calendar_of(calendar) minimumRangeofUnit:(NSCalendarUnit)unit]);
}

CFRange CFCalendarGetMaximumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit) {
    return reference_range([calendar_of(calendar) maximumRangeOfUnit:(NSCalendarUnit)unit]);
}

CFRange CFCalendarGetRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger, CFAbsoluteTime time) {
    return reference_range([calendar_of(calendar) rangeOfUnit:(NSCalendarUnit)smaller
                                                       inUnit:(NSCalendarUnit)bigger
                                                      forDate:date_at(time)]);
}

CFIndex CFCalendarGetOrdinalityOfUnit(CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger,
                                      CFAbsoluteTime time) {
    NSUInteger place = [calendar_of(calendar) ordinalityOfUnit:(NSCalendarUnit)smaller
                                                        inUnit:(NSCalendarUnit)bigger
                                                       forDate:date_at(time)];
    return place == NSNotFound ? kCFNotFound : (CFIndex)place;
}

Boolean CFCalendarGetTimeRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit, CFAbsoluteTime time,
                                     CFAbsoluteTime *start, CFTimeInterval *length) {
    NSDate *first = nil;
    NSTimeInterval seconds = 0;
    BOOL found = [calendar_of(calendar) rangeOfUnit:(NSCalendarUnit)unit
                                          startDate:&first
                                           interval:&seconds
                                            forDate:date_at(time)];
    if (!found) return false;
    if (start) *start = [first timeIntervalSinceReferenceDate];
    if (length) *length = seconds;
    return true;
}

/// The unit of a letter in a component description; 0 for other letters.
static NSCalendarUnit unit_of(char letter) {
    switch (letter) {
    case 'G': return NSCalendarUnitEra;
    case 'y': return NSCalendarUnitYear;
    case 'M': return NSCalendarUnitMonth;
    case 'd': return NSCalendarUnitDay;
    case 'H': return NSCalendarUnitHour;
    case 'm': return NSCalendarUnitMinute;
    case 's': return NSCalendarUnitSecond;
    case 'E': return NSCalendarUnitWeekday;
    case 'F': return NSCalendarUnitWeekdayOrdinal;
    case 'w': return NSCalendarUnitWeekOfYear;
    case 'W': return NSCalendarUnitWeekOfMonth;
    case 'Y': return NSCalendarUnitYearForWeekOfYear;
    default: return 0;
    }
}

static NSInteger component(NSDateComponents *components, char letter) {
    switch (letter) {
    case 'G': return [components era];
    case 'y': return [components year];
    case 'M': return [components month];
    case 'd': return [components day];
    case 'H': return [components hour];
    case 'm': return [components minute];
    case 's': return [components second];
    case 'E': return [components weekday];
    case 'F': return [components weekdayOrdinal];
    case 'w': return [components weekOfYear];
    case 'W': return [components weekOfMonth];
    default: return [components yearForWeekOfYear];
    }
}

static void set_component(NSDateComponents *components, char letter, NSInteger value) {
    switch (letter) {
    case 'G': [components setEra:value]; break;
    case 'y': [components setYear:value]; break;
    case 'M': [components setMonth:value]; break;
    case 'd': [components setDay:value]; break;
    case 'H': [components setHour:value]; break;
    case 'm': [components setMinute:value]; break;
    case 's': [components setSecond:value]; break;
    case 'E': [components setWeekday:value]; break;
    case 'F': [components setWeekdayOrdinal:value]; break;
    case 'w': [components setWeekOfYear:value]; break;
    case 'W': [components setWeekOfMonth:value]; break;
    default: [components setYearForWeekOfYear:value];
    }
}

/// The units of a component description; 0 if it contains an unknown letter.
static NSCalendarUnit units_of(const char *description) {
    NSCalendarUnit units = 0;
    for (; *description; description++) {
        if (unit_of(*description) == 0) return 0;
        units |= unit_of(*description);
    }
    return units;
}

static NSDateComponents *components_from(const char *description, va_list arguments) {
    NSDateComponents *components = [[NSDateComponents new] autorelease];
    for (; *description; description++) set_component(components, *description, va_arg(arguments, int));
    return components;
}

static void give_components(NSDateComponents *components, const char *description, va_list arguments) {
    for (; *description; description++) {
        int *place = va_arg(arguments, int *);
        if (place) *place = (int)component(components, *description);
    }
}

Boolean CFCalendarComposeAbsoluteTime(CFCalendarRef calendar, CFAbsoluteTime *time, const char *description, ...) {
    if (units_of(description) == 0) return false;
    va_list arguments;
    va_start(arguments, description);
    NSDate *date = [calendar_of(calendar) dateFromComponents:components_from(description, arguments)];
    va_end(arguments);
    if (date && time) *time = [date timeIntervalSinceReferenceDate];
    return date != nil;
}

Boolean CFCalendarDecomposeAbsoluteTime(CFCalendarRef calendar, CFAbsoluteTime time, const char *description, ...) {
    NSCalendarUnit units = units_of(description);
    if (units == 0) return false;
    va_list arguments;
    va_start(arguments, description);
    give_components([calendar_of(calendar) components:units fromDate:date_at(time)], description, arguments);
    va_end(arguments);
    return true;
}

Boolean CFCalendarAddComponents(CFCalendarRef calendar, CFAbsoluteTime *time, CFOptionFlags options,
                                const char *description, ...) {
    if (units_of(description) == 0) return false;
    va_list arguments;
    va_start(arguments, description);
    NSDate *date = [calendar_of(calendar) dateByAddingComponents:components_from(description, arguments)
                                                          toDate:date_at(*time)
                                                         options:(NSUInteger)options];
    va_end(arguments);
    if (date) *time = [date timeIntervalSinceReferenceDate];
    return date != nil;
}

Boolean CFCalendarGetComponentDifference(CFCalendarRef calendar, CFAbsoluteTime start, CFAbsoluteTime end,
                                         CFOptionFlags options, const char *description, ...) {
    NSCalendarUnit units = units_of(description);
    if (units == 0) return false;
    va_list arguments;
    va_start(arguments, description);
    give_components([calendar_of(calendar) components:units fromDate:date_at(start) toDate:date_at(end) options:0],
                    description, arguments);
    va_end(arguments);
    return true;
}
