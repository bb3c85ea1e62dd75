// Which year, month or day of an era a date is in: programs subtract the days of two dates.
//
// > year 2009, month 24102
// > days between 3, over the year's end 1
// > CFCalendar 2009
// > era in year 1

#import <Foundation/Foundation.h>
#import <CoreFoundation/CoreFoundation.h>

static NSCalendar *calendar;

static NSDate *date(int year, int month, int day, int hour) {
    NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
    [parts setYear:year];
    [parts setMonth:month];
    [parts setDay:day];
    [parts setHour:hour];
    return [calendar dateFromComponents:parts];
}

static NSUInteger place(NSCalendarUnit unit, NSDate *date) {
    return [calendar ordinalityOfUnit:unit inUnit:NSEraCalendarUnit forDate:date];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    [calendar setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    NSDate *day = date(2009, 6, 19, 9);
    printf("year %d, month %d\n", (int)place(NSYearCalendarUnit, day), (int)place(NSMonthCalendarUnit, day));
    NSUInteger first = place(NSDayCalendarUnit, date(2009, 6, 16, 23)), next = place(NSDayCalendarUnit, day);
    NSUInteger last = place(NSDayCalendarUnit, date(2009, 12, 31, 23));
    printf("days between %d, over the year's end %d\n", (int)(next - first),
           (int)(place(NSDayCalendarUnit, date(2010, 1, 1, 0)) - last));
    CFCalendarRef of_core = CFCalendarCreateWithIdentifier(NULL, kCFGregorianCalendar);
    printf("CFCalendar %d\n", (int)CFCalendarGetOrdinalityOfUnit(of_core, kCFCalendarUnitYear, kCFCalendarUnitEra,
                                                                [day timeIntervalSinceReferenceDate]));
    NSUInteger era = [calendar ordinalityOfUnit:NSEraCalendarUnit inUnit:NSYearCalendarUnit forDate:day];
    printf("era in year %d\n", era == NSNotFound);
    CFRelease(of_core);
    [pool drain];
    return 0;
}
