// CFDate, which is NSDate. Times are seconds since the first of January 2001, GMT.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct CFGregorianDate {
    SInt32 year;
    SInt8 month;
    SInt8 day;
    SInt8 hour;
    SInt8 minute;
    double second;
} CFGregorianDate;

typedef struct CFGregorianUnits {
    SInt32 years;
    SInt32 months;
    SInt32 days;
    SInt32 hours;
    SInt32 minutes;
    double seconds;
} CFGregorianUnits;

enum : CFOptionFlags {
    kCFGregorianUnitsYears = 1 << 0,
    kCFGregorianUnitsMonths = 1 << 1,
    kCFGregorianUnitsDays = 1 << 2,
    kCFGregorianUnitsHours = 1 << 3,
    kCFGregorianUnitsMinutes = 1 << 4,
    kCFGregorianUnitsSeconds = 1 << 5,
    kCFGregorianAllUnits = 0x00FFFFFF
};
typedef CFOptionFlags CFGregorianUnitFlags;

CF_EXTERN_C_BEGIN

extern const CFTimeInterval kCFAbsoluteTimeIntervalSince1904;
extern const CFTimeInterval kCFAbsoluteTimeIntervalSince1970;

CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
CFTypeID CFDateGetTypeID(void);
CFDateRef CFDateCreate(CFAllocatorRef allocator, CFAbsoluteTime time);
CFAbsoluteTime CFDateGetAbsoluteTime(CFDateRef date);
CFTimeInterval CFDateGetTimeIntervalSinceDate(CFDateRef date, CFDateRef other);
CFComparisonResult CFDateCompare(CFDateRef date, CFDateRef other, void *context);

// In the Gregorian calendar of all times. A time zone of NULL is GMT.
Boolean CFGregorianDateIsValid(CFGregorianDate date, CFOptionFlags unitFlags);
CFAbsoluteTime CFGregorianDateGetAbsoluteTime(CFGregorianDate date, CFTimeZoneRef timeZone);
CFGregorianDate CFAbsoluteTimeGetGregorianDate(CFAbsoluteTime time, CFTimeZoneRef timeZone);
CFAbsoluteTime CFAbsoluteTimeAddGregorianUnits(CFAbsoluteTime time, CFTimeZoneRef timeZone, CFGregorianUnits units);
CFGregorianUnits CFAbsoluteTimeGetDifferenceAsGregorianUnits(CFAbsoluteTime time, CFAbsoluteTime other,
                                                             CFTimeZoneRef timeZone, CFOptionFlags unitFlags);
/// 1 is Monday, 7 is Sunday.
SInt32 CFAbsoluteTimeGetDayOfWeek(CFAbsoluteTime time, CFTimeZoneRef timeZone);
/// The first of January is 1.
SInt32 CFAbsoluteTimeGetDayOfYear(CFAbsoluteTime time, CFTimeZoneRef timeZone);
/// The week of ISO 8601.
SInt32 CFAbsoluteTimeGetWeekOfYear(CFAbsoluteTime time, CFTimeZoneRef timeZone);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
