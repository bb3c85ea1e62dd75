// CFTimeZone, which is NSTimeZone.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

enum {
    kCFTimeZoneNameStyleStandard = 0,
    kCFTimeZoneNameStyleShortStandard = 1,
    kCFTimeZoneNameStyleDaylightSaving = 2,
    kCFTimeZoneNameStyleShortDaylightSaving = 3,
    kCFTimeZoneNameStyleGeneric = 4,
    kCFTimeZoneNameStyleShortGeneric = 5
};
typedef CFIndex CFTimeZoneNameStyle;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFTimeZoneSystemTimeZoneDidChangeNotification;

CFTypeID CFTimeZoneGetTypeID(void);
CFTimeZoneRef CFTimeZoneCopySystem(void);
void CFTimeZoneResetSystem(void);
CFTimeZoneRef CFTimeZoneCopyDefault(void);
void CFTimeZoneSetDefault(CFTimeZoneRef timeZone);
CFArrayRef CFTimeZoneCopyKnownNames(void);
CFDictionaryRef CFTimeZoneCopyAbbreviationDictionary(void);
void CFTimeZoneSetAbbreviationDictionary(CFDictionaryRef dictionary);
CFTimeZoneRef CFTimeZoneCreate(CFAllocatorRef allocator, CFStringRef name, CFDataRef data);
CFTimeZoneRef CFTimeZoneCreateWithTimeIntervalFromGMT(CFAllocatorRef allocator, CFTimeInterval interval);
CFTimeZoneRef CFTimeZoneCreateWithName(CFAllocatorRef allocator, CFStringRef name, Boolean tryAbbreviation);
CFStringRef CFTimeZoneGetName(CFTimeZoneRef timeZone);
CFDataRef CFTimeZoneGetData(CFTimeZoneRef timeZone);
CFTimeInterval CFTimeZoneGetSecondsFromGMT(CFTimeZoneRef timeZone, CFAbsoluteTime time);
CFStringRef CFTimeZoneCopyAbbreviation(CFTimeZoneRef timeZone, CFAbsoluteTime time);
Boolean CFTimeZoneIsDaylightSavingTime(CFTimeZoneRef timeZone, CFAbsoluteTime time);
CFTimeInterval CFTimeZoneGetDaylightSavingTimeOffset(CFTimeZoneRef timeZone, CFAbsoluteTime time);

/// 0 if the clocks are not changed any more.
CFAbsoluteTime CFTimeZoneGetNextDaylightSavingTimeTransition(CFTimeZoneRef timeZone, CFAbsoluteTime time);
CFStringRef CFTimeZoneCopyLocalizedName(CFTimeZoneRef timeZone, CFTimeZoneNameStyle style, CFLocaleRef locale);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
