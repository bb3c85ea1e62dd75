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
extern const CFStringRef kCFDateFormatterCalendarName;
extern const CFStringRef kCFDateFormatterDefaultDate;
extern const CFStringRef kCFDateFormatterDoesRelativeDateFormattingKey;
extern const CFStringRef kCFDateFormatterEraSymbols;
extern const CFStringRef kCFDateFormatterGregorianStartDate;
extern const CFStringRef kCFDateFormatterLongEraSymbols;
extern const CFStringRef kCFDateFormatterQuarterSymbols;
extern const CFStringRef kCFDateFormatterShortQuarterSymbols;
extern const CFStringRef kCFDateFormatterShortStandaloneMonthSymbols;
extern const CFStringRef kCFDateFormatterShortStandaloneQuarterSymbols;
extern const CFStringRef kCFDateFormatterShortStandaloneWeekdaySymbols;
extern const CFStringRef kCFDateFormatterStandaloneMonthSymbols;
extern const CFStringRef kCFDateFormatterStandaloneQuarterSymbols;
extern const CFStringRef kCFDateFormatterStandaloneWeekdaySymbols;
extern const CFStringRef kCFDateFormatterTwoDigitStartDate;
extern const CFStringRef kCFDateFormatterVeryShortMonthSymbols;
extern const CFStringRef kCFDateFormatterVeryShortStandaloneMonthSymbols;
extern const CFStringRef kCFDateFormatterVeryShortStandaloneWeekdaySymbols;
extern const CFStringRef kCFDateFormatterVeryShortWeekdaySymbols;

/// The format of a locale with the fields of a template, in its order: `MMMd` gives `MMM d`, or `d MMM`.
CFStringRef CFDateFormatterCreateDateFormatFromTemplate(CFAllocatorRef allocator, CFStringRef formatTemplate,
                                                        CFOptionFlags options, CFLocaleRef locale);
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
