// CFLocale.

#include "Objects/References.h"

// The names of the keys in GNUstep's NSLocale, whose constants have other values.
const CFStringRef kCFLocaleIdentifier = CFSTR("NSLocaleIdentifier");
const CFStringRef kCFLocaleLanguageCode = CFSTR("NSLocaleLanguageCode");
const CFStringRef kCFLocaleCountryCode = CFSTR("NSLocaleCountryCode");
const CFStringRef kCFLocaleScriptCode = CFSTR("NSLocaleScriptCode");
const CFStringRef kCFLocaleVariantCode = CFSTR("NSLocaleVariantCode");
const CFStringRef kCFLocaleExemplarCharacterSet = CFSTR("NSLocaleExemplarCharacterSet");
const CFStringRef kCFLocaleCalendarIdentifier = CFSTR("NSLocaleCalendarIdentifier");
const CFStringRef kCFLocaleCalendar = CFSTR("NSLocaleCalendar");
const CFStringRef kCFLocaleCollationIdentifier = CFSTR("NSLocaleCollationIdentifier");
const CFStringRef kCFLocaleUsesMetricSystem = CFSTR("NSLocaleUsesMetricSystem");
const CFStringRef kCFLocaleMeasurementSystem = CFSTR("NSLocaleMeasurementSystem");
const CFStringRef kCFLocaleDecimalSeparator = CFSTR("NSLocaleDecimalSeparator");
const CFStringRef kCFLocaleGroupingSeparator = CFSTR("NSLocaleGroupingSeparator");
const CFStringRef kCFLocaleCurrencySymbol = CFSTR("NSLocaleCurrencySymbol");
const CFStringRef kCFLocaleCurrencyCode = CFSTR("NSLocaleCurrencyCode");
const CFStringRef kCFLocaleCollatorIdentifier = CFSTR("NSLocaleCollatorIdentifier");
const CFStringRef kCFLocaleQuotationBeginDelimiterKey = CFSTR("NSLocaleQuotationBeginDelimiterKey");
const CFStringRef kCFLocaleQuotationEndDelimiterKey = CFSTR("NSLocaleQuotationEndDelimiterKey");
const CFStringRef kCFLocaleAlternateQuotationBeginDelimiterKey = CFSTR("NSLocaleAlternateQuotationBeginDelimiterKey");
const CFStringRef kCFLocaleAlternateQuotationEndDelimiterKey = CFSTR("NSLocaleAlternateQuotationEndDelimiterKey");
const CFStringRef kCFLocaleCurrentLocaleDidChangeNotification = CFSTR("kCFLocaleCurrentLocaleDidChangeNotification");
const CFStringRef kCFGregorianCalendar = CFSTR("gregorian");
const CFStringRef kCFBuddhistCalendar = CFSTR("buddhist");
const CFStringRef kCFChineseCalendar = CFSTR("chinese");
const CFStringRef kCFHebrewCalendar = CFSTR("hebrew");
const CFStringRef kCFIslamicCalendar = CFSTR("islamic");
const CFStringRef kCFIslamicCivilCalendar = CFSTR("islamic-civil");
const CFStringRef kCFJapaneseCalendar = CFSTR("japanese");
const CFStringRef kCFRepublicOfChinaCalendar = CFSTR("roc");
const CFStringRef kCFPersianCalendar = CFSTR("persian");
const CFStringRef kCFIndianCalendar = CFSTR("indian");
const CFStringRef kCFISO8601Calendar = CFSTR("iso8601");

static NSLocale *locale_of(CFLocaleRef locale) { return OBJECT(NSLocale, locale); }

/// NSLocale's key for a key of CFLocale.
static NSString *foundation_key(CFStringRef key) {
    static NSDictionary *keys;
    if (keys == nil) {
        keys = [[NSDictionary alloc] initWithObjectsAndKeys:
            NSLocaleIdentifier, kCFLocaleIdentifier, NSLocaleLanguageCode, kCFLocaleLanguageCode, NSLocaleCountryCode,
            kCFLocaleCountryCode, NSLocaleScriptCode, kCFLocaleScriptCode, NSLocaleVariantCode, kCFLocaleVariantCode,
            NSLocaleExemplarCharacterSet, kCFLocaleExemplarCharacterSet, NSLocaleCalendar, kCFLocaleCalendar,
            NSLocaleCollationIdentifier, kCFLocaleCollationIdentifier, NSLocaleUsesMetricSystem,
            kCFLocaleUsesMetricSystem, NSLocaleMeasurementSystem, kCFLocaleMeasurementSystem, NSLocaleDecimalSeparator,
            kCFLocaleDecimalSeparator, NSLocaleGroupingSeparator, kCFLocaleGroupingSeparator, NSLocaleCurrencySymbol,
            kCFLocaleCurrencySymbol, NSLocaleCurrencyCode, kCFLocaleCurrencyCode, NSLocaleCollatorIdentifier,
            kCFLocaleCollatorIdentifier, NSLocaleQuotationBeginDelimiterKey, kCFLocaleQuotationBeginDelimiterKey,
            NSLocaleQuotationEndDelimiterKey, kCFLocaleQuotationEndDelimiterKey,
            NSLocaleAlternateQuotationBeginDelimiterKey, kCFLocaleAlternateQuotationBeginDelimiterKey,
            NSLocaleAlternateQuotationEndDelimiterKey, kCFLocaleAlternateQuotationEndDelimiterKey, nil];
    }
    NSString *found = [keys objectForKey:OBJECT(NSString, key)];
    return found ? found : OBJECT(NSString, key);
}

CFLocaleRef CFLocaleGetSystem(void) { return (CFLocaleRef)[NSLocale systemLocale]; }
CFLocaleRef CFLocaleCopyCurrent(void) { return OWNED(CFLocaleRef, [NSLocale currentLocale]); }

CFArrayRef CFLocaleCopyAvailableLocaleIdentifiers(void) {
    return OWNED(CFArrayRef, [NSLocale availableLocaleIdentifiers]);
}

CFArrayRef CFLocaleCopyISOLanguageCodes(void) { return OWNED(CFArrayRef, [NSLocale ISOLanguageCodes]); }
CFArrayRef CFLocaleCopyISOCountryCodes(void) { return OWNED(CFArrayRef, [NSLocale ISOCountryCodes]); }
CFArrayRef CFLocaleCopyISOCurrencyCodes(void) { return OWNED(CFArrayRef, [NSLocale ISOCurrencyCodes]); }
CFArrayRef CFLocaleCopyCommonISOCurrencyCodes(void) { return OWNED(CFArrayRef, [NSLocale commonISOCurrencyCodes]); }
CFArrayRef CFLocaleCopyPreferredLanguages(void) { return OWNED(CFArrayRef, [NSLocale preferredLanguages]); }

CFStringRef CFLocaleCreateCanonicalLanguageIdentifierFromString(CFAllocatorRef allocator, CFStringRef identifier) {
    NSString *canonical = [NSLocale canonicalLocaleIdentifierFromString:OBJECT(NSString, identifier)];
    return OWNED(CFStringRef, [canonical stringByReplacingOccurrencesOfString:@"_" withString:@"-"]);
}

CFStringRef CFLocaleCreateCanonicalLocaleIdentifierFromString(CFAllocatorRef allocator, CFStringRef identifier) {
    return OWNED(CFStringRef, [NSLocale canonicalLocaleIdentifierFromString:OBJECT(NSString, identifier)]);
}

CFDictionaryRef CFLocaleCreateComponentsFromLocaleIdentifier(CFAllocatorRef allocator, CFStringRef identifier) {
    return OWNED(CFDictionaryRef, [NSLocale componentsFromLocaleIdentifier:OBJECT(NSString, identifier)]);
}

CFStringRef CFLocaleCreateLocaleIdentifierFromComponents(CFAllocatorRef allocator, CFDictionaryRef components) {
    return OWNED(CFStringRef, [NSLocale localeIdentifierFromComponents:OBJECT(NSDictionary, components)]);
}

CFLocaleRef CFLocaleCreate(CFAllocatorRef allocator, CFStringRef identifier) {
    return (CFLocaleRef)[[NSLocale alloc] initWithLocaleIdentifier:OBJECT(NSString, identifier)];
}

CFLocaleRef CFLocaleCreateCopy(CFAllocatorRef allocator, CFLocaleRef locale) {
    return COPIED(CFLocaleRef, locale_of(locale));
}

CFStringRef CFLocaleGetIdentifier(CFLocaleRef locale) { return (CFStringRef)[locale_of(locale) localeIdentifier]; }

CFTypeRef CFLocaleGetValue(CFLocaleRef locale, CFStringRef key) {
    if (CFEqual(key, kCFLocaleCalendarIdentifier)) {
        return (CFTypeRef)[[locale_of(locale) objectForKey:NSLocaleCalendar] calendarIdentifier];
    }
    return (CFTypeRef)[locale_of(locale) objectForKey:foundation_key(key)];
}

CFStringRef CFLocaleCopyDisplayNameForPropertyValue(CFLocaleRef locale, CFStringRef key, CFStringRef value) {
    return COPIED(CFStringRef, [locale_of(locale) displayNameForKey:foundation_key(key) value:OBJECT(NSString, value)]);
}
