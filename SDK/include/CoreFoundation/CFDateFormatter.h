// CFDateFormatter, which is NSDateFormatter.
#pragma once
#include <CoreFoundation/CFDate.h>
#include <CoreFoundation/CFLocale.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFDateFormatter *CFDateFormatterRef;

typedef enum CFDateFormatterStyle : CFIndex {
    kCFDateFormatterNoStyle = 0,
    kCFDateFormatterShortStyle = 1,
    kCFDateFormatterMediumStyle = 2,
    kCFDateFormatterLongStyle = 3,
    kCFDateFormatterFullStyle = 4
} CFDateFormatterStyle;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFDateFormatterIsLenient;
extern const CFStringRef kCFDateFormatterTimeZone;
extern const CFStringRef kCFDateFormatterCalendar;
extern const CFStringRef kCFDateFormatterDefaultFormat;
extern const CFStringRef kCFDateFormatterAMSymbol;
extern const CFStringRef kCFDateFormatterPMSymbol;
extern const CFStringRef kCFDateFormatterMonthSymbols;
extern const CFStringRef kCFDateFormatterShortMonthSymbols;
extern const CFStringRef kCFDateFormatterWeekdaySymbols;
extern const CFStringRef kCFDateFormatterShortWeekdaySymbols;

CFTypeID CFDateFormatterGetTypeID(void);
CFDateFormatterRef CFDateFormatterCreate(CFAllocatorRef allocator, CFLocaleRef locale, CFDateFormatterStyle dateStyle,
                                         CFDateFormatterStyle timeStyle);
CFLocaleRef CFDateFormatterGetLocale(CFDateFormatterRef formatter);
CFDateFormatterStyle CFDateFormatterGetDateStyle(CFDateFormatterRef formatter);
CFDateFormatterStyle CFDateFormatterGetTimeStyle(CFDateFormatterRef formatter);
CFStringRef CFDateFormatterGetFormat(CFDateFormatterRef formatter);
void CFDateFormatterSetFormat(CFDateFormatterRef formatter, CFStringRef format);
CFStringRef CFDateFormatterCreateStringWithDate(CFAllocatorRef allocator, CFDateFormatterRef formatter, CFDateRef date);
CFStringRef CFDateFormatterCreateStringWithAbsoluteTime(CFAllocatorRef allocator, CFDateFormatterRef formatter,
                                                        CFAbsoluteTime time);
CFDateRef CFDateFormatterCreateDateFromString(CFAllocatorRef allocator, CFDateFormatterRef formatter, CFStringRef string,
                                              CFRange *range);
Boolean CFDateFormatterGetAbsoluteTimeFromString(CFDateFormatterRef formatter, CFStringRef string, CFRange *range,
                                                 CFAbsoluteTime *time);
void CFDateFormatterSetProperty(CFDateFormatterRef formatter, CFStringRef key, CFTypeRef value);
CFTypeRef CFDateFormatterCopyProperty(CFDateFormatterRef formatter, CFStringRef key);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
