// A date formatter without a time zone of its own takes its calendar's.
// > 01:01 09:01
// > 04:01

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:378723661];
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    [calendar setTimeZone:[NSTimeZone timeZoneWithName:@"America/Los_Angeles"]];
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    [formatter setDateFormat:@"HH:mm"];
    [formatter setCalendar:calendar];
    printf("%s", [[formatter stringFromDate:date] UTF8String]);
    [calendar setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    [formatter setCalendar:calendar];
    printf(" %s\n", [[formatter stringFromDate:date] UTF8String]);
    [formatter setTimeZone:[NSTimeZone timeZoneWithName:@"America/New_York"]];
    [formatter setCalendar:calendar];
    printf("%s\n", [[formatter stringFromDate:date] UTF8String]);
    [pool drain];
    return 0;
}
