// CFGregorianDate: dates in the proleptic Gregorian calendar.

#include "Objects/References.h"

static const CFTimeInterval seconds_of_day = 86400;
/// The greatest number of days: larger dates are not computed, and up to it doubles are exact.
static const double day_limit = 1e12;

static BOOL is_leap_year(int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static int days_of_month(int month, int64_t year) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap_year(year) ? 29 : days[month - 1];
}

/// The number of days since March 1 of the year 0.
static int64_t day_number(int64_t year, int month, int64_t day) {
    // Years are counted from March, so that the leap day is the last day of a year.
    int64_t shifted = month <= 2 ? year - 1 : year;
    int64_t era = (shifted >= 0 ? shifted : shifted - 399) / 400, year_of_era = shifted - era * 400;
    int64_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    int64_t day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    return era * 146097 + day_of_era;
}

static int64_t days_since_2001(int64_t year, int month, int64_t day) {
    return day_number(year, month, day) - day_number(2001, 1, 1);
}

static CFTimeInterval offset_at(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    return timeZone ? CFTimeZoneGetSecondsFromGMT(timeZone, time) : 0;
}

Boolean CFGregorianDateIsValid(CFGregorianDate date, CFOptionFlags unitFlags) {
    if ((unitFlags & kCFGregorianUnitsYears) && date.year <= 0) return false;
    if ((unitFlags & kCFGregorianUnitsMonths) && (date.month < 1 || date.month > 12)) return false;
    if ((unitFlags & kCFGregorianUnitsDays) && (date.day < 1 || date.day > 31)) return false;
    if ((unitFlags & kCFGregorianUnitsHours) && (date.hour < 0 || date.hour > 23)) return false;
    if ((unitFlags & kCFGregorianUnitsMinutes) && (date.minute < 0 || date.minute > 59)) return false;
    if ((unitFlags & kCFGregorianUnitsSeconds) && !(date.second >= 0 && date.second < 60)) return false;
    const CFOptionFlags dayOfMonth = kCFGregorianUnitsYears | kCFGregorianUnitsMonths | kCFGregorianUnitsDays;
    return (unitFlags & dayOfMonth) != dayOfMonth || date.day <= days_of_month(date.month, date.year);
}

CFAbsoluteTime CFGregorianDateGetAbsoluteTime(CFGregorianDate date, CFTimeZoneRef timeZone) {
    int64_t months = (int64_t)date.month - 1;
    int64_t year = date.year + (months >= 0 ? months / 12 : (months - 11) / 12);
    int month = (int)(((months % 12) + 12) % 12) + 1;
    CFAbsoluteTime time = (double)days_since_2001(year, month, date.day) * seconds_of_day
        + date.hour * 3600.0 + date.minute * 60.0 + date.second;
    if (timeZone == NULL) return time;
    // The offset depends on the time itself, so it is computed twice.
    CFAbsoluteTime guess = time - offset_at(timeZone, time);
    return time - offset_at(timeZone, guess);
}

CFGregorianDate CFAbsoluteTimeGetGregorianDate(CFAbsoluteTime time, CFTimeZoneRef timeZone) {
    CFGregorianDate date = {2001, 1, 1, 0, 0, 0};
    double days = floor((time += offset_at(timeZone, time)) / seconds_of_day);
    if (!(fabs(days) < day_limit)) return date;
    double second = time - days * seconds_of_day;
    // The number of days since March 1 of the year 0.
    int64_t number = (int64_t)days - days_since_2001(0, 3, 1);
    int64_t era = (number >= 0 ? number : number - 146096) / 146097, day_of_era = number - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t shifted_month = (5 * day_of_year + 2) / 153;
    date.day = (SInt8)(day_of_year - (153 * shifted_month + 2) / 5 + 1);
    date.month = (SInt8)(shifted_month < 10 ? shifted_month + 3 : shifted_month - 9);
    int64_t year = year_of_era + era * 400 + (date.month <= 2 ? 1 : 0);
    date.year = (SInt32)MAX(INT32_MIN, MIN(INT32_MAX, year));
    date.hour = (SInt8)(second / 3600);
    date.minute = (SInt8)((second - date.hour * 3600.0) / 60);
    date.second = second - date.hour * 3600.0 - date.minute * 60.0;
    return date;
}

CFAbsoluteTime CFAbsoluteTimeAddGregorianUnits(CFAbsoluteTime time, CFTimeZoneRef timeZone, CFGregorianUnits units) {
    CFGregorianDate date = CFAbsoluteTimeGetGregorianDate(time, timeZone);
    int64_t months = (int64_t)date.year * 12 + date.month - 1 + (int64_t)units.years * 12 + units.months;
    int64_t year = months >= 0 ? months / 12 : (months - 11) / 12;
    date.year = (SInt32)year;
    date.month = (SInt8)(months - year * 12 + 1);
    // A day after the end of the month becomes the last day.
    date.day = (SInt8)MIN(date.day, days_of_month(date.month, year));
    CFAbsoluteTime day = CFGregorianDateGetAbsoluteTime(date, NULL) + units.days * seconds_of_day;
    CFAbsoluteTime local = timeZone ? day - offset_at(timeZone, day - offset_at(timeZone, day)) : day;
    return local + units.hours * 3600.0 + units.minutes * 60.0 + units.seconds;
}

/// The greatest number of units that, added to `from`, does not exceed `to`.
static SInt32 whole_units(CFAbsoluteTime from, CFAbsoluteTime to, CFTimeZoneRef timeZone, double length,
                          CFGregorianUnits unit) {
    SInt32 sign = to < from ? -1 : 1;
    double guess = floor(fabs(to - from) / length);
    SInt32 count = guess > INT32_MAX / 2 ? INT32_MAX / 2 : (SInt32)guess + 1;
    for (; count > 0; count--) {
        SInt32 n = sign * count;
        CFGregorianUnits step = {unit.years * n, unit.months * n, unit.days * n, unit.hours * n, unit.minutes * n, 0};
        CFAbsoluteTime reached = CFAbsoluteTimeAddGregorianUnits(from, timeZone, step);
        if (sign > 0 ? reached <= to : reached >= to) return n;
        // The guess is at most two too high.
        if (count < guess - 3) break;
    }
    return sign * count;
}

CFGregorianUnits CFAbsoluteTimeGetDifferenceAsGregorianUnits(CFAbsoluteTime time, CFAbsoluteTime other,
                                                             CFTimeZoneRef timeZone, CFOptionFlags unitFlags) {
    CFGregorianUnits result = {0};
    if (!isfinite(time) || !isfinite(other)) return result;
#define TAKE(flag, member, length) \
    if (unitFlags & flag) { \
        CFGregorianUnits unit = {.member = 1}; \
        result.member = whole_units(other, time, timeZone, length, unit); \
        CFGregorianUnits step = {.member = result.member}; \
        other = CFAbsoluteTimeAddGregorianUnits(other, timeZone, step); \
    }
    TAKE(kCFGregorianUnitsYears, years, 365.2425 * seconds_of_day)
    TAKE(kCFGregorianUnitsMonths, months, 30.436875 * seconds_of_day)
    TAKE(kCFGregorianUnitsDays, days, seconds_of_day)
    TAKE(kCFGregorianUnitsHours, hours, 3600.0)
    TAKE(kCFGregorianUnitsMinutes, minutes, 60.0)
#undef TAKE
    if (unitFlags & kCFGregorianUnitsSeconds) result.seconds = time - other;
    return result;
}

SInt32 CFAbsoluteTimeGetDayOfWeek(CFAbsoluteTime time, CFTimeZoneRef timeZone) {
    double days = floor((time + offset_at(timeZone, time)) / seconds_of_day);
    if (!(fabs(days) < day_limit)) return 1;
    // January 1, 2001 was a Monday.
    return (SInt32)((((int64_t)days % 7) + 7) % 7) + 1;
}

SInt32 CFAbsoluteTimeGetDayOfYear(CFAbsoluteTime time, CFTimeZoneRef timeZone) {
    CFGregorianDate date = CFAbsoluteTimeGetGregorianDate(time, timeZone);
    return (SInt32)(days_since_2001(date.year, date.month, date.day) - days_since_2001(date.year, 1, 1)) + 1;
}

SInt32 CFAbsoluteTimeGetWeekOfYear(CFAbsoluteTime time, CFTimeZoneRef timeZone) {
    CFGregorianDate date = CFAbsoluteTimeGetGregorianDate(time, timeZone);
    // A week belongs to the year that contains its Thursday (ISO 8601).
    int64_t thursday = days_since_2001(date.year, date.month, date.day) - CFAbsoluteTimeGetDayOfWeek(time, timeZone) + 4;
    CFGregorianDate of_thursday = CFAbsoluteTimeGetGregorianDate((double)thursday * seconds_of_day, NULL);
    return (SInt32)((thursday - days_since_2001(of_thursday.year, 1, 1)) / 7) + 1;
}
