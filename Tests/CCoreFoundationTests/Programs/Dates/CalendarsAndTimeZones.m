// CFCalendar, CFTimeZone, CFLocale.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static Boolean is(CFTypeRef string, const char *wanted) {
    Boolean same = string && [(NSString *)string isEqualToString:[NSString stringWithUTF8String:wanted]];
    if (!same) printf("\"%s\", not \"%s\"\n", string ? [(NSString *)string UTF8String] : "NULL", wanted);
    return same;
}

static Boolean gives(CFTypeRef string, const char *wanted) { return is([(id)string autorelease], wanted); }

static void calendars(void) {
    CFCalendarRef current = CFCalendarCopyCurrent();
    CHECK(CFGetTypeID(current) == CFCalendarGetTypeID());
    CFRelease(current);
    CFCalendarRef calendar = CFCalendarCreateWithIdentifier(NULL, kCFGregorianCalendar);
    CHECK(is(CFCalendarGetIdentifier(calendar), "gregorian"));
    CFTimeZoneRef utc = CFTimeZoneCreateWithTimeIntervalFromGMT(NULL, 0);
    CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("en_US"));
    CFCalendarSetTimeZone(calendar, utc);
    CFCalendarSetLocale(calendar, locale);
    CFTypeRef found = CFCalendarCopyTimeZone(calendar);
    CHECK(CFTimeZoneGetSecondsFromGMT(found, 0) == 0);
    CFRelease(found);
    found = CFCalendarCopyLocale(calendar);
    CHECK(is(CFLocaleGetValue(found, kCFLocaleCountryCode), "US"));
    CFRelease(found);
    CFCalendarSetFirstWeekday(calendar, 2);
    CFCalendarSetMinimumDaysInFirstWeek(calendar, 4);
    CHECK(CFCalendarGetFirstWeekday(calendar) == 2 && CFCalendarGetMinimumDaysInFirstWeek(calendar) == 4);
    CFCalendarUnit month = kCFCalendarUnitMonth;
    CFRange range = CFCalendarGetMinimumRangeOfUnit(calendar, kCFCalendarUnitDay);
    CHECK(range.location == 1 && range.length == 28);
    range = CFCalendarGetMaximumRangeOfUnit(calendar, kCFCalendarUnitDay);
    CHECK(range.location == 1 && range.length == 31);
    CFAbsoluteTime time = 0, start = 0;
    CHECK(CFCalendarComposeAbsoluteTime(calendar, &time, "yMdHms", 2008, 2, 10, 12, 30, 0));
    range = CFCalendarGetRangeOfUnit(calendar, kCFCalendarUnitDay, month, time);
    CHECK(range.location == 1 && range.length == 29);
    CHECK_NUMBER(CFCalendarGetOrdinalityOfUnit(calendar, kCFCalendarUnitDay, kCFCalendarUnitYear, time), 41);
    CFTimeInterval length = 0;
    CHECK(CFCalendarGetTimeRangeOfUnit(calendar, month, time, &start, &length) && length == 29 * 86400.0);
    CHECK(time - start == 9 * 86400 + 12 * 3600 + 30 * 60);
    int year, weekday, minute;
    CHECK(CFCalendarDecomposeAbsoluteTime(calendar, time, "yEm", &year, &weekday, &minute));
    CHECK(year == 2008 && weekday == 1 && minute == 30);
    CFAbsoluteTime later = time;
    CHECK(CFCalendarAddComponents(calendar, &later, 0, "Md", 1, 2) && later > time);
    int months, days;
    CHECK(CFCalendarGetComponentDifference(calendar, time, later, 0, "Md", &months, &days) && months == 1 && days == 2);
    CHECK(!CFCalendarComposeAbsoluteTime(calendar, &time, "!", 1) && kCFCalendarComponentsWrap == 1);
    CFRelease(calendar);
    CFRelease(locale);
    CFRelease(utc);
}

static void zones(void) {
    CFTimeZoneRef berlin = CFTimeZoneCreateWithName(NULL, CFSTR("Europe/Berlin"), false);
    CHECK(CFGetTypeID(berlin) == CFTimeZoneGetTypeID() && is(CFTimeZoneGetName(berlin), "Europe/Berlin"));
    CHECK(CFTimeZoneCreateWithName(NULL, CFSTR("No/Where"), false) == NULL);
    // The first of July 2010 and of January 2011.
    CFAbsoluteTime summer = 299635200, winter = 315532800;
    CHECK(CFTimeZoneGetSecondsFromGMT(berlin, summer) == 7200 && CFTimeZoneGetSecondsFromGMT(berlin, winter) == 3600);
    CHECK(CFTimeZoneIsDaylightSavingTime(berlin, summer) && !CFTimeZoneIsDaylightSavingTime(berlin, winter));
    CHECK(CFTimeZoneGetDaylightSavingTimeOffset(berlin, summer) == 3600);
    // The last Sunday of October, one o'clock in Greenwich.
    CHECK_NUMBER(CFTimeZoneGetNextDaylightSavingTimeTransition(berlin, summer), 310179600);
    CHECK(gives(CFTimeZoneCopyAbbreviation(berlin, winter), "CET") || gives(CFTimeZoneCopyAbbreviation(berlin, winter), "GMT+1"));
    CFLocaleRef english = CFLocaleCreate(NULL, CFSTR("en_US"));
    CFTimeZoneNameStyle style = kCFTimeZoneNameStyleStandard;
    CHECK(gives(CFTimeZoneCopyLocalizedName(berlin, style, english), "Central European Standard Time"));
    CHECK(gives(CFTimeZoneCopyLocalizedName(berlin, kCFTimeZoneNameStyleDaylightSaving, english),
                "Central European Summer Time"));
    CFRelease(english);
    CFDataRef data = CFTimeZoneGetData(berlin);
    CFTimeZoneRef made = CFTimeZoneCreate(NULL, CFSTR("Europe/Berlin"), data);
    CHECK(made && CFTimeZoneGetSecondsFromGMT(made, summer) == 7200);
    if (made) CFRelease(made);
    CFTimeZoneRef system = CFTimeZoneCopySystem(), former = CFTimeZoneCopyDefault();
    CHECK(system && former);
    CFTimeZoneSetDefault(berlin);
    CFTimeZoneRef found = CFTimeZoneCopyDefault();
    CHECK(is(CFTimeZoneGetName(found), "Europe/Berlin"));
    CFRelease(found);
    CFTimeZoneSetDefault(former);
    CFTimeZoneResetSystem();
    CFRelease(former);
    CFRelease(system);
    CFArrayRef names = CFTimeZoneCopyKnownNames();
    CHECK([(NSArray *)names containsObject:@"Europe/Berlin"]);
    CFRelease(names);
    CFDictionaryRef short_names = CFTimeZoneCopyAbbreviationDictionary();
    CHECK(CFDictionaryGetValue(short_names, CFSTR("PST")) != NULL);
    CFMutableDictionaryRef changed = CFDictionaryCreateMutableCopy(NULL, 0, short_names);
    CFDictionarySetValue(changed, CFSTR("XYZT"), CFSTR("Europe/Berlin"));
    CFTimeZoneSetAbbreviationDictionary(changed);
    found = CFTimeZoneCreateWithName(NULL, CFSTR("XYZT"), true);
    CHECK(found && is(CFTimeZoneGetName(found), "Europe/Berlin"));
    if (found) CFRelease(found);
    CFTimeZoneSetAbbreviationDictionary(short_names);
    CFRelease(changed);
    CFRelease(short_names);
    CHECK(is(kCFTimeZoneSystemTimeZoneDidChangeNotification, [NSSystemTimeZoneDidChangeNotification UTF8String]));
    CFRelease(berlin);
}

static void locales(void) {
    CFLocaleRef german = CFLocaleCreate(NULL, CFSTR("de_DE"));
    CHECK(CFGetTypeID(german) == CFLocaleGetTypeID() && is(CFLocaleGetIdentifier(german), "de_DE"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleLanguageCode), "de") && is(CFLocaleGetValue(german, kCFLocaleCountryCode), "DE"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleDecimalSeparator), ","));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleGroupingSeparator), "."));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleCurrencyCode), "EUR"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleCurrencySymbol), "\342\202\254"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleIdentifier), "de_DE"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleCalendarIdentifier), "gregorian"));
    CHECK(CFGetTypeID(CFLocaleGetValue(german, kCFLocaleCalendar)) == CFCalendarGetTypeID());
    CHECK(CFBooleanGetValue(CFLocaleGetValue(german, kCFLocaleUsesMetricSystem)));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleMeasurementSystem), "Metric"));
    CFCharacterSetRef letters = CFLocaleGetValue(german, kCFLocaleExemplarCharacterSet);
    CHECK(CFCharacterSetIsCharacterMember(letters, 0xE4) && !CFCharacterSetIsCharacterMember(letters, 0x416));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleQuotationBeginDelimiterKey), "\342\200\236"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleQuotationEndDelimiterKey), "\342\200\234"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleAlternateQuotationBeginDelimiterKey), "\342\200\232"));
    CHECK(is(CFLocaleGetValue(german, kCFLocaleAlternateQuotationEndDelimiterKey), "\342\200\230"));
    CFLocaleRef chinese = CFLocaleCreate(NULL, CFSTR("zh-Hant_TW"));
    CHECK(is(CFLocaleGetValue(chinese, kCFLocaleScriptCode), "Hant"));
    CFLocaleGetValue(chinese, kCFLocaleVariantCode);
    CFLocaleGetValue(chinese, kCFLocaleCollationIdentifier);
    CFLocaleGetValue(chinese, kCFLocaleCollatorIdentifier);
    CFRelease(chinese);
    CHECK(gives(CFLocaleCopyDisplayNameForPropertyValue(german, kCFLocaleCountryCode, CFSTR("FR")), "Frankreich"));
    CFLocaleRef copy = CFLocaleCreateCopy(NULL, german), current = CFLocaleCopyCurrent();
    CHECK(CFEqual(copy, german) && current && CFLocaleGetSystem());
    CFRelease(copy);
    CFRelease(current);
    CFRelease(german);
    struct {
        CFArrayRef (*function)(void);
        NSString *member;
    } lists[] = {
        {CFLocaleCopyAvailableLocaleIdentifiers, @"de_DE"}, {CFLocaleCopyISOLanguageCodes, @"de"},
        {CFLocaleCopyISOCountryCodes, @"DE"}, {CFLocaleCopyISOCurrencyCodes, @"EUR"},
        {CFLocaleCopyCommonISOCurrencyCodes, @"EUR"}, {CFLocaleCopyPreferredLanguages, nil},
    };
    for (int i = 0; i < 6; i++) {
        NSArray *list = [(NSArray *)lists[i].function() autorelease];
        CHECK([list count] > 0 && (lists[i].member == nil || [list containsObject:lists[i].member]));
    }
    CHECK(gives(CFLocaleCreateCanonicalLanguageIdentifierFromString(NULL, CFSTR("de")), "de"));
    CHECK(gives(CFLocaleCreateCanonicalLocaleIdentifierFromString(NULL, CFSTR("de_DE")), "de_DE"));
    CHECK(gives(CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(NULL, 2, 3), "de_DE"));
    CHECK(gives(CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(NULL, 0, 3), "en_DE"));
    CHECK(gives(CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(NULL, 11, -1), "ja"));
    CHECK(CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(NULL, -1, 9999) == NULL);
    CHECK(gives(CFLocaleCreateLocaleIdentifierFromWindowsLocaleCode(NULL, 0x407), "de_DE"));
    CHECK(CFLocaleCreateLocaleIdentifierFromWindowsLocaleCode(NULL, 0xFFFFFFFF) == NULL);
    CHECK_NUMBER(CFLocaleGetWindowsLocaleCodeFromLocaleIdentifier(CFSTR("en_US")), 0x409);
    CFLocaleLanguageDirection direction = CFLocaleGetLanguageCharacterDirection(CFSTR("ar"));
    CHECK_NUMBER(direction, kCFLocaleLanguageDirectionRightToLeft);
    CHECK_NUMBER(CFLocaleGetLanguageCharacterDirection(CFSTR("en")), kCFLocaleLanguageDirectionLeftToRight);
    CHECK_NUMBER(CFLocaleGetLanguageLineDirection(CFSTR("en")), kCFLocaleLanguageDirectionTopToBottom);
    CHECK(kCFLocaleLanguageDirectionUnknown == 0 && kCFLocaleLanguageDirectionBottomToTop == 4);
    CFDictionaryRef parts = CFLocaleCreateComponentsFromLocaleIdentifier(NULL, CFSTR("fr_CA"));
    CHECK(is(CFDictionaryGetValue(parts, kCFLocaleCountryCode), "CA"));
    CHECK(gives(CFLocaleCreateLocaleIdentifierFromComponents(NULL, parts), "fr_CA"));
    CFRelease(parts);
    CHECK(is(kCFLocaleCurrentLocaleDidChangeNotification, [NSCurrentLocaleDidChangeNotification UTF8String]));
    CFStringRef others[] = {kCFBuddhistCalendar, kCFChineseCalendar, kCFHebrewCalendar, kCFIslamicCalendar,
                            kCFIslamicCivilCalendar, kCFJapaneseCalendar, kCFRepublicOfChinaCalendar, kCFPersianCalendar,
                            kCFIndianCalendar, kCFISO8601Calendar};
    for (int i = 0; i < 10; i++) {
        CFCalendarRef calendar = CFCalendarCreateWithIdentifier(NULL, others[i]);
        if (calendar == NULL) printf("no %s\n", [(NSString *)others[i] UTF8String]);
        else CFRelease(calendar);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    calendars();
    zones();
    locales();
    [pool drain];
    return end_of_checks();
}

// > 74 checks
