// A calendar's units are those of its time zone: the phone's, the one an app makes its default, or one that it is given.
// environment: TZ=America/New_York
// > done

#import "../Expect.h"

static NSString *const Asked = @"%04d-%02d-%02d %02d:%02d:%02d";
enum {
    AllUnits = NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit | NSHourCalendarUnit | NSMinuteCalendarUnit
               | NSSecondCalendarUnit | NSWeekdayCalendarUnit
};

static NSString *parts(NSCalendar *calendar, NSDate *date) {
    NSDateComponents *parts = [calendar components:AllUnits fromDate:date];
    return [NSString stringWithFormat:Asked, (int)parts.year, (int)parts.month, (int)parts.day, (int)parts.hour,
                                      (int)parts.minute, (int)parts.second];
}

static NSCalendar *gregorian(void) {
    return [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
}

/// 2011-03-13 06:59:59 UTC, a second before summer begins in New York.
static const NSTimeInterval before_summer = 1299999599;

static void phone(void) {
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:before_summer];
    SAME([[gregorian() timeZone] name], @"America/New_York");
    SAME(parts(gregorian(), date), @"2011-03-13 01:59:59");
    SAME(parts(gregorian(), [date dateByAddingTimeInterval:1]), @"2011-03-13 03:00:00");
    SAME(parts([NSCalendar currentCalendar], date), @"2011-03-13 01:59:59");
    COUNT([[gregorian() components:NSWeekdayCalendarUnit fromDate:date] weekday], 1);

    // The zone by each of its names.
    NSArray *zones = [NSArray arrayWithObjects:[NSTimeZone localTimeZone], [NSTimeZone systemTimeZone],
                                               [NSTimeZone defaultTimeZone], nil];
    for (NSTimeZone *zone in zones) {
        NSCalendar *calendar = gregorian();
        [calendar setTimeZone:zone];
        SAME(parts(calendar, date), @"2011-03-13 01:59:59");
        SAME(parts(calendar, [date dateByAddingTimeInterval:1]), @"2011-03-13 03:00:00");
        NSDateComponents *asked = [calendar components:NSHourCalendarUnit | NSTimeZoneCalendarUnit fromDate:date];
        COUNT([[asked timeZone] secondsFromGMTForDate:date], -5 * 3600);
        COUNT([asked hour], 1);
    }

    // Back again, and days of 23 hours.
    NSDateComponents *wanted = [[NSDateComponents new] autorelease];
    wanted.year = 2011;
    wanted.month = 3;
    wanted.day = 13;
    NSDate *midnight = [gregorian() dateFromComponents:wanted];
    REAL([midnight timeIntervalSince1970], before_summer + 1 - 2 * 3600);
    NSDate *start = nil;
    NSTimeInterval length = 0;
    IS([gregorian() rangeOfUnit:NSDayCalendarUnit startDate:&start interval:&length forDate:date]);
    SAME(start, midnight);
    REAL(length, 23 * 3600);
    NSDateComponents *day = [[NSDateComponents new] autorelease];
    day.day = 1;
    SAME(parts(gregorian(), [gregorian() dateByAddingComponents:day toDate:midnight options:0]), @"2011-03-14 00:00:00");
    COUNT([[gregorian() components:NSHourCalendarUnit fromDate:midnight
                            toDate:[midnight dateByAddingTimeInterval:23 * 3600] options:0] hour], 23);
}

/// An app's default is what `localTimeZone` stands for from then on, and what new calendars have.
static void default_of_the_app(void) {
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:before_summer];
    NSTimeZone *local = [NSTimeZone localTimeZone];
    NSCalendar *early = gregorian();
    [early setTimeZone:local];
    [NSTimeZone setDefaultTimeZone:[NSTimeZone timeZoneWithName:@"Asia/Tokyo"]];
    SAME(parts(gregorian(), date), @"2011-03-13 15:59:59");
    COUNT([local secondsFromGMTForDate:date], 9 * 3600);
    SAME([local name], @"Asia/Tokyo");
    NSCalendar *late = gregorian();
    [late setTimeZone:local];
    SAME(parts(late, date), @"2011-03-13 15:59:59");
    SAME(parts([NSCalendar currentCalendar], date), @"2011-03-13 15:59:59");
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    [formatter setDateFormat:@"yyyy-MM-dd HH:mm:ss"];
    SAME([formatter stringFromDate:date], @"2011-03-13 15:59:59");
    SAME([[NSTimeZone systemTimeZone] name], @"America/New_York");
    [NSTimeZone setDefaultTimeZone:[NSTimeZone systemTimeZone]];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    phone();
    default_of_the_app();
    printf("done\n");
    [pool drain];
    return 0;
}
