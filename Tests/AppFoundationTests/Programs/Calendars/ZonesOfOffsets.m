// Time zones that are a difference from GMT: the names that find them, and what they are called.
// > GMT-05: GMT-0500 GMT-5 -18000
// > GMT-05:00: GMT-0500 GMT-5 -18000
// > GMT-5:00: GMT-0500 GMT-5 -18000
// > GMT-0500: GMT-0500 GMT-5 -18000
// > GMT+0530: GMT+0530 GMT+5:30 19800
// > GMT+14: GMT+1400 GMT+14 50400
// > none: GMT-5 GMT-50 GMT-500 GMT-05: GMT-05:0 GMT-05:000 GMT+012 GMT+012:00 GMT+01200 GMT+15 GMT+0360 GMT-a GMT-1e0 GMT+
// > 0: GMT GMT, -18000: GMT-0500 GMT-5, 4800: GMT+0120 GMT+1:20, -34200: GMT-0930 GMT-9:30
// > equal 1 1 1, other 0, kept 1
// > America/Argentina/Buenos_Aires GMT-3, Asia/Tokyo JST
#import <Foundation/Foundation.h>
#include <stdio.h>

int main(void) {
    @autoreleasepool {
        for (NSString *name in @[@"GMT-05", @"GMT-05:00", @"GMT-5:00", @"GMT-0500", @"GMT+0530", @"GMT+14"]) {
            NSTimeZone *zone = [NSTimeZone timeZoneWithName:name];
            printf("%s: %s %s %ld\n", [name UTF8String], [[zone name] UTF8String], [[zone abbreviation] UTF8String],
                   (long)[zone secondsFromGMT]);
        }
        printf("none:");
        for (NSString *name in @[@"GMT-5", @"GMT-50", @"GMT-500", @"GMT-05:", @"GMT-05:0", @"GMT-05:000", @"GMT+012",
                                 @"GMT+012:00", @"GMT+01200", @"GMT+15", @"GMT+0360", @"GMT-a", @"GMT-1e0", @"GMT+"]) {
            if ([NSTimeZone timeZoneWithName:name] == nil && [NSTimeZone timeZoneWithAbbreviation:name] == nil
                && [[NSTimeZone alloc] initWithName:name] == nil) printf(" %s", [name UTF8String]);
        }
        const char *separator = "\n";
        for (NSNumber *seconds in @[@0, @(-18000), @4800, @(-34200)]) {
            NSTimeZone *zone = [NSTimeZone timeZoneForSecondsFromGMT:[seconds integerValue]];
            printf("%s%d: %s %s", separator, [seconds intValue], [[zone name] UTF8String], [[zone abbreviation] UTF8String]);
            separator = ", ";
        }
        NSTimeZone *zone = [NSTimeZone timeZoneForSecondsFromGMT:-18000];
        NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:zone];
        printf("\nequal %d %d %d, other %d, kept %d\n", [zone isEqual:[NSTimeZone timeZoneWithName:@"GMT-05"]],
               [zone isEqualToTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:-18000]],
               [zone isEqual:[NSTimeZone timeZoneWithAbbreviation:@"GMT-0500"]],
               [zone isEqual:[NSTimeZone timeZoneWithName:@"America/New_York"]],
               [zone isEqual:[NSKeyedUnarchiver unarchiveObjectWithData:archive]]);
        NSDate *date = [NSDate dateWithTimeIntervalSince1970:1337000000];
        NSTimeZone *place = [NSTimeZone timeZoneWithName:@"America/Argentina/Buenos_Aires"];
        printf("%s %s, Asia/Tokyo %s\n", [[place name] UTF8String], [[place abbreviationForDate:date] UTF8String],
               [[[NSTimeZone timeZoneWithName:@"Asia/Tokyo"] abbreviationForDate:date] UTF8String]);
    }
    return 0;
}
