// CFTimeZone.

#include "Objects/References.h"

const CFStringRef kCFTimeZoneSystemTimeZoneDidChangeNotification = CFSTR("NSSystemTimeZoneDidChangeNotification");

static NSTimeZone *zone_of(CFTimeZoneRef zone) { return OBJECT(NSTimeZone, zone); }
static NSDate *date_at(CFAbsoluteTime time) { return [NSDate dateWithTimeIntervalSinceReferenceDate:time]; }

CFTimeZoneRef CFTimeZoneCopySystem(void) { return OWNED(CFTimeZoneRef, [NSTimeZone systemTimeZone]); }
void CFTimeZoneResetSystem(void) { [NSTimeZone resetSystemTimeZone]; }
CFTimeZoneRef CFTimeZoneCopyDefault(void) { return OWNED(CFTimeZoneRef, [NSTimeZone defaultTimeZone]); }
void CFTimeZoneSetDefault(CFTimeZoneRef timeZone) { [NSTimeZone setDefaultTimeZone:zone_of(timeZone)]; }
CFArrayRef CFTimeZoneCopyKnownNames(void) { return OWNED(CFArrayRef, [NSTimeZone knownTimeZoneNames]); }

CFDictionaryRef CFTimeZoneCopyAbbreviationDictionary(void) {
    return OWNED(CFDictionaryRef, [NSTimeZone abbreviationDictionary]);
}

void CFTimeZoneSetAbbreviationDictionary(CFDictionaryRef dictionary) {
    [NSTimeZone setAbbreviationDictionary:OBJECT(NSDictionary, dictionary)];
}

CFTimeZoneRef CFTimeZoneCreate(CFAllocatorRef allocator, CFStringRef name, CFDataRef data) {
    return (CFTimeZoneRef)[[NSTimeZone alloc] initWithName:OBJECT(NSString, name) data:OBJECT(NSData, data)];
}

CFTimeZoneRef CFTimeZoneCreateWithTimeIntervalFromGMT(CFAllocatorRef allocator, CFTimeInterval interval) {
    return OWNED(CFTimeZoneRef, [NSTimeZone timeZoneForSecondsFromGMT:(NSInteger)interval]);
}

CFTimeZoneRef CFTimeZoneCreateWithName(CFAllocatorRef allocator, CFStringRef name, Boolean tryAbbreviation) {
    NSTimeZone *zone = tryAbbreviation ? [NSTimeZone timeZoneWithAbbreviation:OBJECT(NSString, name)] : nil;
    if (zone == nil) zone = [NSTimeZone timeZoneWithName:OBJECT(NSString, name)];
    return OWNED(CFTimeZoneRef, zone);
}

CFStringRef CFTimeZoneGetName(CFTimeZoneRef timeZone) { return (CFStringRef)[zone_of(timeZone) name]; }
CFDataRef CFTimeZoneGetData(CFTimeZoneRef timeZone) { return (CFDataRef)[zone_of(timeZone) data]; }

CFTimeInterval CFTimeZoneGetSecondsFromGMT(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    return [zone_of(timeZone) secondsFromGMTForDate:date_at(time)];
}

CFStringRef CFTimeZoneCopyAbbreviation(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    return COPIED(CFStringRef, [zone_of(timeZone) abbreviationForDate:date_at(time)]);
}

Boolean CFTimeZoneIsDaylightSavingTime(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    return [zone_of(timeZone) isDaylightSavingTimeForDate:date_at(time)];
}

CFTimeInterval CFTimeZoneGetDaylightSavingTimeOffset(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    return [zone_of(timeZone) daylightSavingTimeOffsetForDate:date_at(time)];
}

CFAbsoluteTime CFTimeZoneGetNextDaylightSavingTimeTransition(CFTimeZoneRef timeZone, CFAbsoluteTime time) {
    NSDate *next = [zone_of(timeZone) nextDaylightSavingTimeTransitionAfterDate:date_at(time)];
    return next ? [next timeIntervalSinceReferenceDate] : 0;
}

CFStringRef CFTimeZoneCopyLocalizedName(CFTimeZoneRef timeZone, CFTimeZoneNameStyle style, CFLocaleRef locale) {
    return COPIED(CFStringRef, [zone_of(timeZone) localizedName:(NSTimeZoneNameStyle)style
                                                         locale:OBJECT(NSLocale, locale)]);
}
