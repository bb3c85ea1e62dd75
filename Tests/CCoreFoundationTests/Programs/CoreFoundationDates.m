// Gregorian dates, numbers, property lists, preferences and notifications of CoreFoundation.

#import <UIKit/UIKit.h>

static void show_date(CFAbsoluteTime time, CFTimeZoneRef zone) {
    CFGregorianDate date = CFAbsoluteTimeGetGregorianDate(time, zone);
    printf("%d-%02d-%02d %02d:%02d:%04.1f\n", (int)date.year, date.month, date.day, date.hour, date.minute, date.second);
}

static void notice(CFNotificationCenterRef center, void *observer, CFStringRef name, const void *object,
                   CFDictionaryRef userInfo) {
    printf("%s %s %s\n", (const char *)observer, [(NSString *)name UTF8String],
           [[(NSDictionary *)userInfo objectForKey:@"key"] UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show_date(0, NULL);
    show_date(-0.5, NULL);
    CFGregorianDate leap = {2008, 2, 29, 23, 59, 59.5};
    CFAbsoluteTime time = CFGregorianDateGetAbsoluteTime(leap, NULL);
    printf("%.1f\n", time);
    show_date(time + 1, NULL);
    show_date(time - 86400.0 * 146097, NULL);
    CFTimeZoneRef zone = CFTimeZoneCreateWithTimeIntervalFromGMT(NULL, 7200);
    show_date(0, zone);
    printf("%.0f\n", CFGregorianDateGetAbsoluteTime((CFGregorianDate){2001, 1, 1, 2, 0, 0}, zone));
    CFRelease(zone);
    show_date(CFAbsoluteTimeAddGregorianUnits(CFGregorianDateGetAbsoluteTime((CFGregorianDate){2009, 1, 31, 0, 0, 0}, NULL),
                                              NULL, (CFGregorianUnits){0, 1, 0, 0, 0, 0}), NULL);
    CFGregorianUnits units = CFAbsoluteTimeGetDifferenceAsGregorianUnits(
        time, 0, NULL, kCFGregorianUnitsYears | kCFGregorianUnitsMonths | kCFGregorianUnitsDays | kCFGregorianUnitsHours);
    printf("%d %d %d %d\n", (int)units.years, (int)units.months, (int)units.days, (int)units.hours);
    printf("%d %d %d\n", (int)CFAbsoluteTimeGetDayOfWeek(time, NULL), (int)CFAbsoluteTimeGetDayOfYear(time, NULL),
           (int)CFAbsoluteTimeGetWeekOfYear(time, NULL));
    printf("%d %d\n", CFGregorianDateIsValid(leap, kCFGregorianAllUnits),
           CFGregorianDateIsValid((CFGregorianDate){2009, 2, 29, 0, 0, 0}, kCFGregorianAllUnits));
    show_date(INFINITY, NULL);

    int number = 300;
    CFNumberRef value = CFNumberCreate(NULL, kCFNumberIntType, &number);
    signed char small;
    double wide;
    Boolean fits = CFNumberGetValue(value, kCFNumberSInt8Type, &small);
    Boolean fits_wide = CFNumberGetValue(value, kCFNumberDoubleType, &wide);
    printf("%d %d %.1f %d\n", fits, fits_wide, wide, CFNumberIsFloatType(value));
    CFRelease(value);

    NSDictionary *list = [NSDictionary dictionaryWithObjectsAndKeys:[NSArray arrayWithObjects:@"a", @"b", nil], @"array", nil];
    CFDataRef xml = CFPropertyListCreateXMLData(NULL, (CFPropertyListRef)list);
    printf("%d\n", strncmp((const char *)CFDataGetBytePtr(xml), "<?xml", 5) == 0);
    NSMutableDictionary *read = (NSMutableDictionary *)CFPropertyListCreateFromXMLData(
        NULL, xml, kCFPropertyListMutableContainers, NULL);
    [[read objectForKey:@"array"] addObject:@"c"];
    printf("%d\n", (int)[[read objectForKey:@"array"] count]);
    [read release];
    CFRelease(xml);
    CFStringRef error = NULL;
    CFDataRef damaged = CFDataCreate(NULL, (const UInt8 *)"<plist><dict>", 13);
    CFPropertyListRef nothing = CFPropertyListCreateFromXMLData(NULL, damaged, 0, &error);
    printf("%d %d\n", nothing == NULL, error != NULL);
    CFRelease(damaged);

    CFPreferencesSetAppValue(CFSTR("count"), [NSNumber numberWithInt:5], kCFPreferencesCurrentApplication);
    Boolean is_there;
    printf("%ld %d ", CFPreferencesGetAppIntegerValue(CFSTR("count"), kCFPreferencesCurrentApplication, &is_there), is_there);
    printf("%d\n", (int)[[NSUserDefaults standardUserDefaults] integerForKey:@"count"]);

    CFNotificationCenterRef center = CFNotificationCenterGetLocalCenter();
    CFNotificationCenterAddObserver(center, "observer", notice, CFSTR("News"), NULL,
                                    CFNotificationSuspensionBehaviorDeliverImmediately);
    NSDictionary *info = [NSDictionary dictionaryWithObject:@"value" forKey:@"key"];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"News" object:nil userInfo:info];
    CFNotificationCenterPostNotification(center, CFSTR("News"), NULL, (CFDictionaryRef)info, true);
    CFNotificationCenterRemoveEveryObserver(center, "observer");
    CFNotificationCenterPostNotification(center, CFSTR("News"), NULL, (CFDictionaryRef)info, true);
    [pool drain];
    return 0;
}

// > 2001-01-01 00:00:00.0
// > 2000-12-31 23:59:59.5
// > 226022399.5
// > 2008-03-01 00:00:00.5
// > 1608-02-29 23:59:59.5
// > 2001-01-01 02:00:00.0
// > 0
// > 2009-02-28 00:00:00.0
// > 7 1 28 23
// > 5 60 9
// > 1 0
// > 2001-01-01 00:00:00.0
// > 0 1 300.0 0
// > 1
// > 3
// > 1 1
// > 5 1 5
// > observer News value
// > observer News value
