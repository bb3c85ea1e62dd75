// Calendars that there are not, units that are objects, ranges of units.

#import <UIKit/UIKit.h>

static void unit(const char *name, NSCalendar *calendar, NSCalendarUnit wanted, NSDate *date) {
    NSDate *start = nil;
    NSTimeInterval length = 0;
    BOOL is_found = [calendar rangeOfUnit:wanted startDate:&start interval:&length forDate:date];
    printf("%s %d %s %g %s %s\n", name, is_found, [[start description] UTF8String], length,
           [NSStringFromRange([calendar minimumRangeOfUnit:wanted]) UTF8String],
           [NSStringFromRange([calendar maximumRangeOfUnit:wanted]) UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [NSTimeZone setDefaultTimeZone:[NSTimeZone timeZoneWithName:@"America/New_York"]];
    printf("%d %d\n", [[NSCalendar alloc] initWithCalendarIdentifier:@"nonsense"] == nil,
           [[NSCalendar alloc] initWithCalendarIdentifier:nil] == nil);
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1337000000];
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    NSDateComponents *parts = [calendar components:NSHourCalendarUnit | NSCalendarCalendarUnit | NSTimeZoneCalendarUnit
                                          fromDate:date];
    printf("%d %d %s\n", (int)[parts hour], [parts calendar] == calendar, [[[parts timeZone] name] UTF8String]);
    unit("day", calendar, NSDayCalendarUnit, date);
    unit("week", calendar, NSWeekCalendarUnit, date);
    unit("week of month", calendar, NSWeekOfMonthCalendarUnit, date);
    unit("quarter", calendar, NSQuarterCalendarUnit, date);
    unit("weekday", calendar, NSWeekdayCalendarUnit, date);
    unit("hour", calendar, NSHourCalendarUnit, date);
    NSDateComponents *step = [[NSDateComponents new] autorelease];
    [step setDay:40];
    printf("%s\n", [[[calendar dateByAddingComponents:step toDate:date options:0] description] UTF8String]);
    printf("%s\n", [[[calendar dateByAddingComponents:step toDate:date options:NSWrapCalendarComponents] description] UTF8String]);
    calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSBuddhistCalendar] autorelease];
    printf("%d\n", (int)[[calendar components:NSYearCalendarUnit fromDate:date] year]);
    printf("%s %s\n", [[[NSTimeZone timeZoneWithName:@"CST"] name] UTF8String],
           [NSTimeZone timeZoneWithName:@"Nowhere/Else"] ? "found" : "none");
    NSTimeZone *zone = [NSTimeZone timeZoneWithName:@"America/New_York"];
    NSLocale *english = [[[NSLocale alloc] initWithLocaleIdentifier:@"en_US"] autorelease];
    for (int style = NSTimeZoneNameStyleStandard; style <= NSTimeZoneNameStyleShortGeneric; style++) {
        printf("%s%s", style ? ", " : "", [[zone localizedName:(NSTimeZoneNameStyle)style locale:english] UTF8String]);
    }
    printf("\n%d\n", [[NSTimeZone timeZoneDataVersion] length] > 3);
    [NSTimeZone setAbbreviationDictionary:[NSDictionary dictionaryWithObject:@"Europe/Berlin" forKey:@"XYZ"]];
    printf("%s\n", [[[NSTimeZone timeZoneWithAbbreviation:@"XYZ"] name] UTF8String]);
    [pool drain];
    return 0;
}

// > 1 1
// > 8 1 America/New_York
// > day 1 2012-05-14 04:00:00 +0000 86400 {1, 28} {1, 31}
// > week 1 2012-05-13 04:00:00 +0000 604800 {1, 52} {1, 53}
// > week of month 1 2012-05-13 04:00:00 +0000 604800 {1, 4} {1, 6}
// > quarter 1 2012-04-01 04:00:00 +0000 7.8624e+06 {1, 4} {1, 4}
// > weekday 1 2012-05-14 04:00:00 +0000 86400 {1, 7} {1, 7}
// > hour 1 2012-05-14 12:00:00 +0000 3600 {0, 24} {0, 24}
// > 2012-06-23 12:53:20 +0000
// > 2012-05-23 12:53:20 +0000
// > 2555
// > America/Chicago none
// > Eastern Standard Time, EST, Eastern Daylight Time, EDT, Eastern Time, ET
// > 1
// > Europe/Berlin
