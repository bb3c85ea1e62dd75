// Date components, dates, calendars and time zones: each part set and read, sums, transitions, names.
// > done

#import "../Expect.h"

static NSDate *date(double seconds) { return [NSDate dateWithTimeIntervalSince1970:seconds]; }

static void components(void) {
    NSDateComponents *c = [[[NSDateComponents alloc] init] autorelease];
    NSInteger undefined = NSUndefinedDateComponent;
    COUNT(undefined, NSIntegerMax);
    IS([c era] == undefined && [c year] == undefined && [c month] == undefined && [c day] == undefined);
    IS([c hour] == undefined && [c minute] == undefined && [c second] == undefined && [c week] == undefined);
    IS([c weekday] == undefined && [c weekdayOrdinal] == undefined && [c quarter] == undefined);
    IS([c weekOfMonth] == undefined && [c weekOfYear] == undefined && [c yearForWeekOfYear] == undefined);
    SAME([c calendar], nil);
    SAME([c timeZone], nil);
    SAME([c date], nil);
    [c setEra:1], [c setYear:2010], [c setMonth:2], [c setDay:28], [c setHour:23], [c setMinute:59], [c setSecond:58];
    [c setWeek:9], [c setWeekday:1], [c setWeekdayOrdinal:4], [c setQuarter:1], [c setWeekOfMonth:5];
    [c setWeekOfYear:10], [c setYearForWeekOfYear:2011];
    IS([c era] == 1 && [c year] == 2010 && [c month] == 2 && [c day] == 28 && [c hour] == 23 && [c minute] == 59);
    IS([c second] == 58 && [c weekday] == 1 && [c weekdayOrdinal] == 4 && [c quarter] == 1 && [c weekOfMonth] == 5);
    IS([c weekOfYear] == 10 && [c yearForWeekOfYear] == 2011 && ([c week] == 9 || [c week] == 10));
    NSDateComponents *copy = [[c copy] autorelease];
    IS([copy isEqual:c] && [copy hash] == [c hash] && [copy minute] == 59);
    [copy setMinute:1];
    IS(![copy isEqual:c]);
    c = [[[NSDateComponents alloc] init] autorelease];
    [c setCalendar:[[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease]];
    [c setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:3600]];
    [c setYear:1970], [c setMonth:1], [c setDay:1], [c setHour:1];
    SAME([c date], date(0));
    COUNT([[c timeZone] secondsFromGMT], 3600);
}

static void calendars(void) {
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    [calendar setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    [calendar setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease]];
    SAME([[calendar locale] localeIdentifier], @"de_DE");
    [calendar setFirstWeekday:2];
    COUNT([calendar firstWeekday], 2);
    [calendar setMinimumDaysInFirstWeek:4];
    COUNT([calendar minimumDaysInFirstWeek], 4);
    NSUInteger units = NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit | NSWeekdayCalendarUnit |
                       NSQuarterCalendarUnit | NSEraCalendarUnit | NSWeekdayOrdinalCalendarUnit |
                       NSWeekOfMonthCalendarUnit | NSWeekOfYearCalendarUnit | NSYearForWeekOfYearCalendarUnit |
                       NSHourCalendarUnit | NSWeekCalendarUnit | NSSecondCalendarUnit;
    NSDateComponents *c = [calendar components:units fromDate:date(1262304000 + 3661)]; // Friday, 1 January 2010
    IS([c year] == 2010 && [c month] == 1 && [c day] == 1 && [c weekday] == 6 && [c era] == 1 && [c hour] == 1 &&
        [c second] == 1);
    IS([c minute] == NSUndefinedDateComponent && [c weekdayOrdinal] == 1);
    COUNT([c weekOfYear], 53);
    COUNT([c week], 53);
    COUNT([c yearForWeekOfYear], 2009);
    COUNT([c weekOfMonth], 0);
    SAME([calendar dateFromComponents:c], date(1262304000 + 3601));
    NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
    [parts setYear:2012], [parts setMonth:14], [parts setDay:30];
    SAME([calendar dateFromComponents:parts], date(1362182400)); // 2 March 2013
    NSDateComponents *between = [calendar components:NSMonthCalendarUnit | NSDayCalendarUnit
                                            fromDate:date(0)
                                              toDate:date(86400 * 45)
                                             options:0];
    IS([between month] == 1 && [between day] == 14);
    between = [calendar components:NSDayCalendarUnit | NSHourCalendarUnit
                          fromDate:date(90000)
                            toDate:date(0)
                           options:0];
    IS([between day] == -1 && [between hour] == -1);
    IS([[NSCalendar autoupdatingCurrentCalendar] calendarIdentifier] != nil);
    SAME([[NSCalendar autoupdatingCurrentCalendar] calendarIdentifier],
        [[NSCalendar currentCalendar] calendarIdentifier]);
}

static void dates(void) {
    NSDate *start = [[[NSDate alloc] initWithTimeIntervalSinceReferenceDate:0] autorelease];
    REAL([start timeIntervalSince1970], NSTimeIntervalSince1970);
    REAL([start timeIntervalSinceReferenceDate], 0);
    REAL(NSTimeIntervalSince1970, 978307200);
    SAME([[[NSDate alloc] initWithTimeIntervalSince1970:978307200] autorelease], start);
    SAME([[[NSDate alloc] initWithTimeInterval:60 sinceDate:start] autorelease], [start dateByAddingTimeInterval:60]);
    SAME([NSDate dateWithTimeInterval:-60 sinceDate:start], [start dateByAddingTimeInterval:-60]);
    SAME([start addTimeInterval:5], [start dateByAddingTimeInterval:5]);
    NSDate *soon = [[[NSDate alloc] initWithTimeIntervalSinceNow:100] autorelease];
    IS([soon timeIntervalSinceNow] > 98 && [soon timeIntervalSinceNow] <= 100);
    IS([NSDate timeIntervalSinceReferenceDate] > 300000000);
    SAME(NSSystemClockDidChangeNotification, @"NSSystemClockDidChangeNotification");
}

static void zones(void) {
    NSTimeZone *berlin = [[[NSTimeZone alloc] initWithName:@"Europe/Berlin"] autorelease];
    NSDate *winter = date(1262304000), *summer = date(1278000000); // 1 January, 1 July 2010
    COUNT([berlin secondsFromGMTForDate:winter], 3600);
    COUNT([berlin secondsFromGMTForDate:summer], 7200);
    IS(![berlin isDaylightSavingTimeForDate:winter] && [berlin isDaylightSavingTimeForDate:summer]);
    REAL([berlin daylightSavingTimeOffsetForDate:winter], 0);
    REAL([berlin daylightSavingTimeOffsetForDate:summer], 3600);
    SAME([berlin nextDaylightSavingTimeTransitionAfterDate:winter], date(1269738000));
    SAME([berlin abbreviationForDate:winter], @"CET");
    SAME([berlin abbreviationForDate:summer], @"CEST");
    IS([berlin isEqualToTimeZone:[NSTimeZone timeZoneWithName:@"Europe/Berlin"]]);
    IS(![berlin isEqualToTimeZone:[NSTimeZone timeZoneWithName:@"Europe/Paris"]]);
    SAME([[NSTimeZone alloc] initWithName:@"Nowhere/None"], nil);
    NSTimeZone *fixed = [NSTimeZone timeZoneForSecondsFromGMT:-5400];
    COUNT([fixed secondsFromGMT], -5400);
    SAME([fixed name], @"GMT-0130");
    SAME([fixed nextDaylightSavingTimeTransition], nil);
    IS([[fixed abbreviation] hasPrefix:@"GMT-"]);
    IS(![fixed isDaylightSavingTime] && [fixed daylightSavingTimeOffset] == 0);
    SAME([[NSTimeZone abbreviationDictionary] objectForKey:@"PST"], @"America/Los_Angeles");
    SAME([[NSTimeZone timeZoneWithName:@"Asia/Tokyo" data:[berlin data]] name], @"Asia/Tokyo");
    SAME([[[[NSTimeZone alloc] initWithName:@"Asia/Tokyo" data:[berlin data]] autorelease] name], @"Asia/Tokyo");
    NSTimeZone *before = [NSTimeZone defaultTimeZone];
    [NSTimeZone setDefaultTimeZone:berlin];
    SAME([NSTimeZone defaultTimeZone], berlin);
    SAME([[NSTimeZone localTimeZone] name], @"Europe/Berlin");
    COUNT([[NSTimeZone localTimeZone] secondsFromGMTForDate:summer], 7200);
    [NSTimeZone setDefaultTimeZone:before];
    [NSTimeZone resetSystemTimeZone];
    IS([[[NSTimeZone systemTimeZone] name] length] > 0);
    SAME(NSSystemTimeZoneDidChangeNotification, @"NSSystemTimeZoneDidChangeNotification");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    components();
    calendars();
    dates();
    zones();
    puts("done");
    [pool drain];
    return 0;
}
