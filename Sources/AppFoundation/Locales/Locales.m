// Locales, time zones and calendars of GNUstep for Swift.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

/// Apple's value, which replaces GNUstep's constant.
NSString *const NSCurrentLocaleDidChangeNotification = @"kCFLocaleCurrentLocaleDidChangeNotification";

void *foundation_locale(void *identifier) {
    return [[[NSLocale alloc] initWithLocaleIdentifier:(NSString *)identifier] autorelease];
}

void *foundation_locale_identifier(void *object) {
    return [(id)object isKindOfClass:[NSLocale class]] ? [(NSLocale *)object localeIdentifier] : nil;
}

void *foundation_time_zone(void *name, long seconds_from_gmt) {
    NSTimeZone *zone = [NSTimeZone timeZoneWithName:(NSString *)name];
    return zone ?: [NSTimeZone timeZoneForSecondsFromGMT:(NSInteger)seconds_from_gmt];
}

void *foundation_time_zone_name(void *object, long *seconds_from_gmt) {
    if (![(id)object isKindOfClass:[NSTimeZone class]]) return nil;
    *seconds_from_gmt = (long)[(NSTimeZone *)object secondsFromGMT];
    return [(NSTimeZone *)object name];
}

void *foundation_calendar(void *identifier, void *time_zone) {
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:(NSString *)identifier] autorelease];
    if (time_zone != NULL) [calendar setTimeZone:(NSTimeZone *)time_zone];
    return calendar;
}

void *foundation_calendar_identifier(void *object) {
    return [(id)object isKindOfClass:[NSCalendar class]] ? [(NSCalendar *)object calendarIdentifier] : nil;
}

void *foundation_calendar_time_zone(void *calendar) { return [(NSCalendar *)calendar timeZone]; }
