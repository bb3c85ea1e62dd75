// CFCalendar, which is NSCalendar.
#pragma once
#include <CoreFoundation/CFDate.h>
#include <CoreFoundation/CFLocale.h>
#include <CoreFoundation/CFTimeZone.h>

CF_IMPLICIT_BRIDGING_ENABLED

enum : CFOptionFlags {
    kCFCalendarUnitEra = 1 << 1,
    kCFCalendarUnitYear = 1 << 2,
    kCFCalendarUnitMonth = 1 << 3,
    kCFCalendarUnitDay = 1 << 4,
    kCFCalendarUnitHour = 1 << 5,
    kCFCalendarUnitMinute = 1 << 6,
    kCFCalendarUnitSecond = 1 << 7,
    kCFCalendarUnitWeek = 1 << 8,
    kCFCalendarUnitWeekday = 1 << 9,
    kCFCalendarUnitWeekdayOrdinal = 1 << 10,
    kCFCalendarUnitQuarter = 1 << 11,
    kCFCalendarUnitWeekOfMonth = 1 << 12,
    kCFCalendarUnitWeekOfYear = 1 << 13,
    kCFCalendarUnitYearForWeekOfYear = 1 << 14
};
typedef CFOptionFlags CFCalendarUnit;

enum : CFOptionFlags { kCFCalendarComponentsWrap = 1 << 0 };

CF_EXTERN_C_BEGIN

CFTypeID CFCalendarGetTypeID(void);
CFCalendarRef CFCalendarCopyCurrent(void);
CFCalendarRef CFCalendarCreateWithIdentifier(CFAllocatorRef allocator, CFStringRef identifier);
CFStringRef CFCalendarGetIdentifier(CFCalendarRef calendar);
CFLocaleRef CFCalendarCopyLocale(CFCalendarRef calendar);
void CFCalendarSetLocale(CFCalendarRef calendar, CFLocaleRef locale);
CFTimeZoneRef CFCalendarCopyTimeZone(CFCalendarRef calendar);
void CFCalendarSetTimeZone(CFCalendarRef calendar, CFTimeZoneRef timeZone);
CFIndex CFCalendarGetFirstWeekday(CFCalendarRef calendar);
void CFCalendarSetFirstWeekday(CFCalendarRef calendar, CFIndex weekday);
CFIndex CFCalendarGetMinimumDaysInFirstWeek(CFCalendarRef calendar);
void CFCalendarSetMinimumDaysInFirstWeek(CFCalendarRef calendar, CFIndex days);
CFRange CFCalendarGetMinimumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit);
CFRange CFCalendarGetMaximumRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit);
CFRange CFCalendarGetRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger, CFAbsoluteTime time);
CFIndex CFCalendarGetOrdinalityOfUnit(CFCalendarRef calendar, CFCalendarUnit smaller, CFCalendarUnit bigger,
                                      CFAbsoluteTime time);
/// `description` names the units that follow, an int each: y year, M month, d day, H hour, m minute, s second, E weekday,
/// w week of the year, F place of the weekday in the month.
/// Where the unit that the time lies in begins, and how many seconds it has.
Boolean CFCalendarGetTimeRangeOfUnit(CFCalendarRef calendar, CFCalendarUnit unit, CFAbsoluteTime time,
                                     CFAbsoluteTime *start, CFTimeInterval *length);
Boolean CFCalendarComposeAbsoluteTime(CFCalendarRef calendar, CFAbsoluteTime *time, const char *description, ...);
Boolean CFCalendarDecomposeAbsoluteTime(CFCalendarRef calendar, CFAbsoluteTime time, const char *description, ...);
Boolean CFCalendarAddComponents(CFCalendarRef calendar, CFAbsoluteTime *time, CFOptionFlags options,
                                const char *description, ...);
Boolean CFCalendarGetComponentDifference(CFCalendarRef calendar, CFAbsoluteTime start, CFAbsoluteTime end,
                                         CFOptionFlags options, const char *description, ...);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
