// CFLocale, which is NSLocale.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

enum {
    kCFLocaleLanguageDirectionUnknown = 0,
    kCFLocaleLanguageDirectionLeftToRight = 1,
    kCFLocaleLanguageDirectionRightToLeft = 2,
    kCFLocaleLanguageDirectionTopToBottom = 3,
    kCFLocaleLanguageDirectionBottomToTop = 4
};
typedef CFIndex CFLocaleLanguageDirection;

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFLocaleIdentifier;
extern const CFStringRef kCFLocaleLanguageCode;
extern const CFStringRef kCFLocaleCountryCode;
extern const CFStringRef kCFLocaleScriptCode;
extern const CFStringRef kCFLocaleVariantCode;
extern const CFStringRef kCFLocaleExemplarCharacterSet;
extern const CFStringRef kCFLocaleCalendarIdentifier;
extern const CFStringRef kCFLocaleCalendar;
extern const CFStringRef kCFLocaleCollationIdentifier;
extern const CFStringRef kCFLocaleUsesMetricSystem;
extern const CFStringRef kCFLocaleMeasurementSystem;
extern const CFStringRef kCFLocaleDecimalSeparator;
extern const CFStringRef kCFLocaleGroupingSeparator;
extern const CFStringRef kCFLocaleCurrencySymbol;
extern const CFStringRef kCFLocaleCurrencyCode;
extern const CFStringRef kCFLocaleQuotationBeginDelimiterKey;
extern const CFStringRef kCFLocaleQuotationEndDelimiterKey;
extern const CFStringRef kCFLocaleAlternateQuotationBeginDelimiterKey;
extern const CFStringRef kCFLocaleAlternateQuotationEndDelimiterKey;
extern const CFStringRef kCFLocaleCollatorIdentifier;
extern const CFStringRef kCFLocaleCurrentLocaleDidChangeNotification;
extern const CFStringRef kCFGregorianCalendar;
extern const CFStringRef kCFBuddhistCalendar;
extern const CFStringRef kCFChineseCalendar;
extern const CFStringRef kCFHebrewCalendar;
extern const CFStringRef kCFIslamicCalendar;
extern const CFStringRef kCFIslamicCivilCalendar;
extern const CFStringRef kCFJapaneseCalendar;
extern const CFStringRef kCFRepublicOfChinaCalendar;
extern const CFStringRef kCFPersianCalendar;
extern const CFStringRef kCFIndianCalendar;
extern const CFStringRef kCFISO8601Calendar;

CFTypeID CFLocaleGetTypeID(void);
CFLocaleRef CFLocaleGetSystem(void);
CFLocaleRef CFLocaleCopyCurrent(void);
CFArrayRef CFLocaleCopyAvailableLocaleIdentifiers(void);
CFArrayRef CFLocaleCopyISOLanguageCodes(void);
CFArrayRef CFLocaleCopyISOCountryCodes(void);
CFArrayRef CFLocaleCopyISOCurrencyCodes(void);
CFArrayRef CFLocaleCopyCommonISOCurrencyCodes(void);
CFArrayRef CFLocaleCopyPreferredLanguages(void);
CFStringRef CFLocaleCreateCanonicalLanguageIdentifierFromString(CFAllocatorRef allocator, CFStringRef identifier);
CFStringRef CFLocaleCreateCanonicalLocaleIdentifierFromString(CFAllocatorRef allocator, CFStringRef identifier);
/// Of the Mac's old numbers for languages and regions; either may be -1.
CFStringRef CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(CFAllocatorRef allocator, SInt16 language,
                                                                          SInt16 region);
/// NULL for numbers that stand for no locale.
CFStringRef CFLocaleCreateLocaleIdentifierFromWindowsLocaleCode(CFAllocatorRef allocator, uint32_t code);
/// 0 if there is none.
uint32_t CFLocaleGetWindowsLocaleCodeFromLocaleIdentifier(CFStringRef identifier);
CFLocaleLanguageDirection CFLocaleGetLanguageCharacterDirection(CFStringRef language);
CFLocaleLanguageDirection CFLocaleGetLanguageLineDirection(CFStringRef language);
CFDictionaryRef CFLocaleCreateComponentsFromLocaleIdentifier(CFAllocatorRef allocator, CFStringRef identifier);
CFStringRef CFLocaleCreateLocaleIdentifierFromComponents(CFAllocatorRef allocator, CFDictionaryRef components);
CFLocaleRef CFLocaleCreate(CFAllocatorRef allocator, CFStringRef identifier);
CFLocaleRef CFLocaleCreateCopy(CFAllocatorRef allocator, CFLocaleRef locale);
CFStringRef CFLocaleGetIdentifier(CFLocaleRef locale);
CFTypeRef CFLocaleGetValue(CFLocaleRef locale, CFStringRef key);
CFStringRef CFLocaleCopyDisplayNameForPropertyValue(CFLocaleRef locale, CFStringRef key, CFStringRef value);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
