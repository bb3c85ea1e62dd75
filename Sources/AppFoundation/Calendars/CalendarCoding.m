// Calendars in archives. An archive without the identifier gives nil: GNUstep would return a calendar without one.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static void encode(NSCalendar *calendar, SEL selector, NSCoder *coder) {
    if (![coder allowsKeyedCoding]) {
        [coder encodeObject:[calendar calendarIdentifier]];
        [coder encodeObject:[calendar locale]];
        [coder encodeObject:[calendar timeZone]];
        return;
    }
    [coder encodeObject:[calendar calendarIdentifier] forKey:@"NS.identifier"];
    [coder encodeObject:[calendar locale] forKey:@"NS.locale"];
    [coder encodeObject:[calendar timeZone] forKey:@"NS.timezone"];
    [coder encodeInteger:(NSInteger)[calendar firstWeekday] forKey:@"NS.firstwkdy"];
    [coder encodeInteger:(NSInteger)[calendar minimumDaysInFirstWeek] forKey:@"NS.mindays"];
}

static id decode(NSCalendar *calendar, SEL selector, NSCoder *coder) {
    BOOL has_keys = [coder allowsKeyedCoding];
    id identifier = has_keys ? [coder decodeObjectForKey:@"NS.identifier"] : [coder decodeObject];
    if (![identifier isKindOfClass:[NSString class]]) {
        [calendar release];
        return nil;
    }
    id locale = has_keys ? [coder decodeObjectForKey:@"NS.locale"] : [coder decodeObject];
    id zone = has_keys ? [coder decodeObjectForKey:@"NS.timezone"] : [coder decodeObject];
    calendar = [calendar initWithCalendarIdentifier:identifier];
    if ([locale isKindOfClass:[NSLocale class]]) [calendar setLocale:locale];
    if ([zone isKindOfClass:[NSTimeZone class]]) [calendar setTimeZone:zone];
    NSInteger first = has_keys ? [coder decodeIntegerForKey:@"NS.firstwkdy"] : 0;
    NSInteger least = has_keys ? [coder decodeIntegerForKey:@"NS.mindays"] : 0;
    if (first >= 1 && first <= 7) [calendar setFirstWeekday:(NSUInteger)first];
    if (least >= 1 && least <= 7) [calendar setMinimumDaysInFirstWeek:(NSUInteger)least];
    return calendar;
}

INSTALL(calendar_coding) {
    replace_instance_method([NSCalendar class], @selector(encodeWithCoder:), (IMP)encode);
    replace_instance_method([NSCalendar class], @selector(initWithCoder:), (IMP)decode);
}
