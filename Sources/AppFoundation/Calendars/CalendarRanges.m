// The interval of a calendar unit, the number of units in a larger one, and the ordinality of a unit (*Date and Time
// Programming Guide*). GNUstep's calendar has none of these; its components and calculations are right.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <math.h>

/// The units from the largest to the smallest, without weeks and weekdays.
static const NSCalendarUnit ladder[] = {
    NSEraCalendarUnit, NSYearCalendarUnit, NSMonthCalendarUnit, NSDayCalendarUnit, NSHourCalendarUnit,
    NSMinuteCalendarUnit, NSSecondCalendarUnit,
};
enum { ladder_length = sizeof ladder / sizeof ladder[0] };

/// Units that are a day long, whatever they count.
static BOOL is_day(NSCalendarUnit unit) {
    return unit == NSDayCalendarUnit || unit == NSWeekdayCalendarUnit || unit == NSWeekdayOrdinalCalendarUnit;
}

static BOOL is_week(NSCalendarUnit unit) {
    return unit == NSWeekCalendarUnit || unit == NSWeekOfMonthCalendarUnit || unit == NSWeekOfYearCalendarUnit;
}

static NSDate *sum(NSCalendar *calendar, NSDate *date, NSCalendarUnit unit, NSInteger count) {
    NSDateComponents *step = [[[NSDateComponents alloc] init] autorelease];
    if (unit == NSYearCalendarUnit) [step setYear:count];
    else if (unit == NSMonthCalendarUnit) [step setMonth:count];
    else if (unit == NSQuarterCalendarUnit) [step setMonth:3 * count];
    else if (is_week(unit)) [step setDay:7 * count];
    else if (is_day(unit)) [step setDay:count];
    else if (unit == NSHourCalendarUnit) [step setHour:count];
    else if (unit == NSMinuteCalendarUnit) [step setMinute:count];
    else if (unit == NSSecondCalendarUnit) [step setSecond:count];
    else return nil;
    return [calendar dateByAddingComponents:step toDate:date options:0];
}

/// The start of the unit that contains a date; nil for units without a start.
static NSDate *start(NSCalendar *calendar, NSCalendarUnit unit, NSDate *date) {
    if (unit == NSQuarterCalendarUnit) {
        NSDateComponents *parts = [calendar components:NSEraCalendarUnit | NSYearCalendarUnit | NSMonthCalendarUnit
                                              fromDate:date];
        [parts setMonth:([parts month] - 1) / 3 * 3 + 1];
        return [calendar dateFromComponents:parts];
    }
    if (is_week(unit)) {
        NSInteger weekday = [[calendar components:NSWeekdayCalendarUnit fromDate:date] weekday];
        NSInteger passed = (weekday - (NSInteger)[calendar firstWeekday] + 7) % 7;
        NSDate *day = start(calendar, NSDayCalendarUnit, date);
        return sum(calendar, day, NSDayCalendarUnit, -passed);
    }
    if (is_day(unit)) unit = NSDayCalendarUnit;
    // Clocks may be set back within a day, so starts of hours and smaller units are computed from the date itself.
    double seconds = [date timeIntervalSinceReferenceDate];
    if (unit == NSSecondCalendarUnit) return [NSDate dateWithTimeIntervalSinceReferenceDate:floor(seconds)];
    if (unit == NSMinuteCalendarUnit || unit == NSHourCalendarUnit) {
        NSDateComponents *parts = [calendar components:NSMinuteCalendarUnit | NSSecondCalendarUnit fromDate:date];
        double passed = [parts second] + (unit == NSHourCalendarUnit ? 60 * [parts minute] : 0);
        return [NSDate dateWithTimeIntervalSinceReferenceDate:floor(seconds) - passed];
    }
    NSCalendarUnit kept = 0;
    for (int index = 0; index < ladder_length; index++) {
        kept |= ladder[index];
        if (ladder[index] != unit) continue;
        if (unit == NSEraCalendarUnit) return nil;
        NSDateComponents *parts = [calendar components:kept fromDate:date];
        return [calendar dateFromComponents:parts];
    }
    return nil;
}

static BOOL range_of_unit(
    NSCalendar *self, SEL selector, NSCalendarUnit unit, NSDate **start_date, NSTimeInterval *interval, NSDate *date) {
    NSDate *first = date == nil ? nil : start(self, unit, date);
    NSDate *next = first == nil ? nil : sum(self, first, unit, 1);
    if (next == nil) return NO;
    if (start_date != NULL) *start_date = first;
    if (interval != NULL) *interval = [next timeIntervalSinceDate:first];
    return YES;
}

/// How many units start after one moment, up to and including another.
static NSInteger count_of_units(NSCalendar *calendar, NSCalendarUnit unit, NSDate *from, NSDate *to) {
    NSDateComponents *parts;
    double seconds = [to timeIntervalSinceDate:from];
    if (unit == NSYearCalendarUnit || unit == NSMonthCalendarUnit) {
        parts = [calendar components:NSYearCalendarUnit | NSMonthCalendarUnit fromDate:from];
        NSDateComponents *last = [calendar components:NSYearCalendarUnit | NSMonthCalendarUnit fromDate:to];
        NSInteger years = [last year] - [parts year];
        return unit == NSYearCalendarUnit ? years : 12 * years + [last month] - [parts month];
    }
    // Rounded, so that the hour by which clocks are changed does not count.
    if (unit == NSWeekCalendarUnit) return (NSInteger)llround(seconds / (7 * 86400));
    if (is_day(unit)) return (NSInteger)llround(seconds / 86400);
    if (unit == NSHourCalendarUnit) return (NSInteger)floor(seconds / 3600);
    return (NSInteger)floor(unit == NSMinuteCalendarUnit ? seconds / 60 : seconds);
}

/// A unit's index in `ladder`; -1 for others.
static int rank(NSCalendarUnit unit) {
    if (unit == NSWeekCalendarUnit) return 3;
    if (is_day(unit)) return 4;
    for (int index = 0; index < ladder_length; index++) {
        if (ladder[index] == unit) return index < 3 ? index : index + 1;
    }
    return -1;
}

static BOOL can_hold(NSCalendarUnit larger, NSCalendarUnit smaller) {
    // An era has no last year.
    return rank(larger) > 0 && rank(smaller) > rank(larger);
}

/// The first moment of the current era.
static NSDate *start_of_era(NSCalendar *calendar) {
    NSDateComponents *first = [[[NSDateComponents alloc] init] autorelease];
    [first setEra:1];
    [first setYear:1];
    [first setMonth:1];
    [first setDay:1];
    return [calendar dateFromComponents:first];
}

static NSUInteger ordinality_of_unit(
    NSCalendar *self, SEL selector, NSCalendarUnit smaller, NSCalendarUnit larger, NSDate *date) {
    // The ordinality of a day in its era: programs subtract two of them to get the days between two dates.
    BOOL is_in_era = larger == NSEraCalendarUnit && rank(smaller) > 0;
    if (date == nil || !(is_in_era || can_hold(larger, smaller))) return NSNotFound;
    NSDate *first = is_in_era ? start_of_era(self) : start(self, larger, date);
    if (first == nil) return NSNotFound;
    if (smaller == NSWeekdayOrdinalCalendarUnit && larger == NSMonthCalendarUnit) {
        return (NSUInteger)(count_of_units(self, NSDayCalendarUnit, first, start(self, NSDayCalendarUnit, date)) / 7 + 1);
    }
    NSDate *first_smaller = start(self, smaller, first);
    return (NSUInteger)count_of_units(self, smaller, first_smaller, start(self, smaller, date)) + 1;
}

static NSRange range_of_unit_in_unit(
    NSCalendar *self, SEL selector, NSCalendarUnit smaller, NSCalendarUnit larger, NSDate *date) {
    NSRange none = {NSNotFound, NSNotFound};
    if (date == nil || !can_hold(larger, smaller)) return none;
    NSDate *first = start(self, larger, date);
    NSDate *last = [sum(self, first, larger, 1) dateByAddingTimeInterval:-1];
    if (last == nil) return none;
    NSDate *first_smaller = start(self, smaller, first);
    NSInteger length = count_of_units(self, smaller, first_smaller, start(self, smaller, last)) + 1;
    if (smaller == NSWeekdayCalendarUnit) length = MIN(length, 7);
    if (smaller == NSWeekdayOrdinalCalendarUnit) length = (length + 6) / 7;
    // Hours, minutes and seconds start at 0.
    NSUInteger location = rank(smaller) > rank(NSDayCalendarUnit) ? 0 : 1;
    if (smaller == NSDayCalendarUnit && larger == NSWeekCalendarUnit) {
        location = (NSUInteger)[[self components:NSDayCalendarUnit fromDate:first] day];
    }
    return NSMakeRange(location, (NSUInteger)length);
}

INSTALL(calendar_ranges) {
    Class calendar = [NSCalendar class];
    replace_instance_method(
        calendar, @selector(rangeOfUnit:startDate:interval:forDate:), (IMP)range_of_unit);
    replace_instance_method(calendar, @selector(rangeOfUnit:inUnit:forDate:), (IMP)range_of_unit_in_unit);
    replace_instance_method(calendar, @selector(ordinalityOfUnit:inUnit:forDate:), (IMP)ordinality_of_unit);
}
