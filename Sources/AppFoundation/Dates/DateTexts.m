// Descriptions of dates and time zones: dates are printed in GMT, whatever the device's time zone is.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <math.h>

/// Year, month and day of a number of days since 1970, in the Gregorian calendar without an end.
static void civil_date(long days, long *year, int *month, int *day) {
    // Counts in periods of 400 years that begin on the 1st of March.
    days += 719468;
    long era = (days >= 0 ? days : days - 146096) / 146097;
    long day_of_era = days - era * 146097;
    long year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    long day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    long month_from_march = (5 * day_of_year + 2) / 153;
    *day = (int)(day_of_year - (153 * month_from_march + 2) / 5 + 1);
    *month = (int)(month_from_march < 10 ? month_from_march + 3 : month_from_march - 9);
    *year = year_of_era + era * 400 + (*month <= 2 ? 1 : 0);
}

static NSString *description(NSDate *date, SEL selector) {
    double seconds = floor([date timeIntervalSince1970]);
    if (!(fabs(seconds) < 1e15)) return [NSString stringWithFormat:@"%g", [date timeIntervalSinceReferenceDate]];
    long days = (long)floor(seconds / 86400), rest = (long)seconds - days * 86400, year;
    int month, day;
    civil_date(days, &year, &month, &day);
    return [NSString stringWithFormat:@"%04ld-%02d-%02d %02ld:%02ld:%02ld +0000", year, month, day, rest / 3600,
                                      rest / 60 % 60, rest % 60];
}

static NSString *description_with_locale(NSDate *date, SEL selector, id locale) {
    if (locale == nil) return [date description];
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    if ([locale isKindOfClass:[NSLocale class]]) [formatter setLocale:locale];
    [formatter setDateStyle:NSDateFormatterFullStyle];
    [formatter setTimeStyle:NSDateFormatterFullStyle];
    return [formatter stringFromDate:date];
}

static NSString *description_of_zone(NSTimeZone *zone, SEL selector) {
    return [NSString stringWithFormat:@"%@ (%@) offset %ld%s", [zone name], [zone abbreviation],
                                      (long)[zone secondsFromGMT], [zone isDaylightSavingTime] ? " (Daylight)" : ""];
}

INSTALL(date_texts) {
    static const char *const dates[] = {"NSDate", "NSGDate", NULL};
    static const char *const zones[] = {"NSTimeZone", "GSTimeZone", "NSLocalTimeZone", "GSAbsTimeZone", NULL};
    replace_method_of_classes(@selector(description), (IMP)description, dates);
    replace_method_of_classes(@selector(descriptionWithLocale:), (IMP)description_with_locale, dates);
    replace_method_of_classes(@selector(description), (IMP)description_of_zone, zones);
}
