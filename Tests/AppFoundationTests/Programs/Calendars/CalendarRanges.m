// Where a calendar's units begin, how many are in a larger one, and the names of time zones.
// > month from 2009-01-31 23:00:00 +0000, 28 days
// > week from 2009-02-21 23:00:00 +0000, 7 days
// > hour from 2009-02-28 10:00:00 +0000, 0 days
// > days in month 1+28, months in year 1+12, hours in day 0+24, days in week 22+7
// > day of year 59, week of month 4, month of year 2
// > an era has no beginning: 1
// > Africa/Abidjan 1 0

#import <UIKit/UIKit.h>
#include <stdio.h>

static void show(NSCalendar *calendar, const char *name, NSCalendarUnit unit, NSDate *date) {
    NSDate *start = nil;
    NSTimeInterval length = 0;
    if (![calendar rangeOfUnit:unit startDate:&start interval:&length forDate:date]) return;
    [calendar rangeOfUnit:unit startDate:NULL interval:NULL forDate:date];
    printf("%s from %s, %d days\n", name, [[start description] UTF8String], (int)(length / 86400));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    [calendar setTimeZone:[NSTimeZone timeZoneWithName:@"Europe/Berlin"]];
    [calendar setFirstWeekday:1];
    // 28 February 2009, 11:41 in Berlin.
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1235817660.5];
    show(calendar, "month", NSMonthCalendarUnit, date);
    show(calendar, "week", NSWeekCalendarUnit, date);
    show(calendar, "hour", NSHourCalendarUnit, date);

    NSRange days = [calendar rangeOfUnit:NSDayCalendarUnit inUnit:NSMonthCalendarUnit forDate:date];
    NSRange months = [calendar rangeOfUnit:NSMonthCalendarUnit inUnit:NSYearCalendarUnit forDate:date];
    NSRange hours = [calendar rangeOfUnit:NSHourCalendarUnit inUnit:NSDayCalendarUnit forDate:date];
    NSRange week = [calendar rangeOfUnit:NSDayCalendarUnit inUnit:NSWeekCalendarUnit forDate:date];
    printf("days in month %d+%d, months in year %d+%d, hours in day %d+%d, days in week %d+%d\n", (int)days.location,
           (int)days.length, (int)months.location, (int)months.length, (int)hours.location, (int)hours.length,
           (int)week.location, (int)week.length);
    printf("day of year %d, week of month %d, month of year %d\n",
           (int)[calendar ordinalityOfUnit:NSDayCalendarUnit inUnit:NSYearCalendarUnit forDate:date],
           (int)[calendar ordinalityOfUnit:NSWeekCalendarUnit inUnit:NSMonthCalendarUnit forDate:date],
           (int)[calendar ordinalityOfUnit:NSMonthCalendarUnit inUnit:NSYearCalendarUnit forDate:date]);
    printf("an era has no beginning: %d\n",
           ![calendar rangeOfUnit:NSEraCalendarUnit startDate:NULL interval:NULL forDate:date]);

    NSArray *names = [NSTimeZone knownTimeZoneNames];
    printf("%s %d %d\n", [[names objectAtIndex:0] UTF8String], [names containsObject:@"Europe/Paris"],
           [names containsObject:@"EST5EDT"]);
    [pool release];
    return 0;
}
