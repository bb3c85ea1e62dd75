// Differences of GNUstep's calendar: calendar and time zone as components, unknown identifiers, and fixed ranges of
// units.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

enum { CalendarUnit = 1 << 20, TimeZoneUnit = 1 << 21, QuarterUnit = 1 << 11 };

typedef id initialize(id, SEL, NSString *);
typedef NSDateComponents *split(NSCalendar *, SEL, NSUInteger, NSDate *);
typedef NSDateComponents *difference(NSCalendar *, SEL, NSUInteger, NSDate *, NSDate *, NSUInteger);
static initialize *former_initializer;
static split *former_components;
static difference *former_difference;

/// True for identifiers of calendars that apps may use.
static BOOL is_known(NSString *identifier) {
    static const char *const names[] = {"gregorian", "buddhist", "chinese", "hebrew", "islamic", "islamic-civil",
                                        "japanese", "roc", "persian", "indian", "iso8601", "coptic", "ethiopic",
                                        "ethiopic-amete-alem"};
    const char *name = [identifier UTF8String];
    for (size_t i = 0; name && i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], name) == 0) return YES;
    }
    return NO;
}

static id initialized(NSCalendar *calendar, SEL selector, NSString *identifier) {
    if (is_known(identifier)) return former_initializer(calendar, selector, identifier);
    [calendar release];
    return nil;
}

static NSCalendar *current(Class class, SEL selector) {
    NSString *identifier = [[NSLocale currentLocale] objectForKey:NSLocaleCalendarIdentifier];
    if (!is_known(identifier)) identifier = NSGregorianCalendar;
    return [[[NSCalendar alloc] initWithCalendarIdentifier:identifier] autorelease];
}

static NSDateComponents *components(NSCalendar *calendar, SEL selector, NSUInteger units, NSDate *date) {
    NSDateComponents *parts = date ? former_components(calendar, selector, units, date) : nil;
    if (units & CalendarUnit) [parts setCalendar:calendar];
    if (units & TimeZoneUnit) [parts setTimeZone:[calendar timeZone]];
    return parts;
}

static NSDateComponents *between(NSCalendar *calendar, SEL selector, NSUInteger units, NSDate *start, NSDate *end,
                                 NSUInteger options) {
    if (start == nil || end == nil) return nil;
    NSDateComponents *parts = former_difference(calendar, selector, units & ~(NSUInteger)QuarterUnit, start, end, options);
    // Apple's calendar of that time always returned 0 for the quarter.
    if (units & QuarterUnit) [parts setQuarter:0];
    return parts;
}

/// The ranges for which ICU has other values than Apple's; an empty range for other units.
static NSRange fixed_range(NSUInteger unit, BOOL is_greatest) {
    switch (unit) {
    case NSWeekCalendarUnit: return NSMakeRange(1, is_greatest ? 53 : 52);
    case NSWeekOfMonthCalendarUnit: return NSMakeRange(1, is_greatest ? 6 : 4);
    case NSWeekdayOrdinalCalendarUnit: return NSMakeRange(1, is_greatest ? 5 : 4);
    case QuarterUnit: return NSMakeRange(1, 4);
    default: return NSMakeRange(0, 0);
    }
}

typedef NSRange greatest(NSCalendar *, SEL, NSCalendarUnit);
static greatest *former_greatest;

static NSRange greatest_range(NSCalendar *calendar, SEL selector, NSCalendarUnit unit) {
    NSRange known = fixed_range(unit, YES);
    return known.length ? known : former_greatest(calendar, selector, unit);
}

@interface NSCalendar (Units)
@end

@implementation NSCalendar (Units)

- (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit {
    NSRange known = fixed_range(unit, NO);
    return known.length ? known : [self minimumRangeofUnit:unit];
}

@end

INSTALL(calendar_units) {
    Class class = objc_lookUpClass("NSCalendar");
    former_initializer =
        (initialize *)replace_instance_method(class, @selector(initWithCalendarIdentifier:), (IMP)initialized);
    former_components = (split *)replace_instance_method(class, @selector(components:fromDate:), (IMP)components);
    former_difference = (difference *)replace_instance_method(
        class, @selector(components:fromDate:toDate:options:), (IMP)between);
    former_greatest =
        (greatest *)replace_instance_method(class, @selector(maximumRangeOfUnit:), (IMP)greatest_range);
    replace_class_method(class, @selector(currentCalendar), (IMP)current);
}
