// The numbers of locales on Windows and the classic Mac OS, and writing directions of languages. ICU has the tables of
// Windows and of directions; those of the Script Manager are in Inside Macintosh.

#include "Objects/References.h"
#include <unicode/uloc.h>

/// Languages by the Script Manager's language codes.
static const char *const mac_languages[] = {
    "en", "fr", "de", "it", "nl", "sv", "es", "da", "pt", "nb", "he", "ja", "ar", "fi", "el", "is", "mt", "tr", "hr",
    "zh-Hant", "ur", "hi", "th", "ko", "lt", "pl", "hu", "et", "lv", "se", "fo", "fa", "ru", "zh-Hans", "nl-BE", "ga",
    "sq", "ro", "cs", "sk", "sl", "yi", "sr", "mk", "bg", "uk", "be", "uz", "kk",
};

/// Locales by the Script Manager's region codes; NULL for unused codes.
static const char *const mac_regions[] = {
    [0] = "en_US",  [1] = "fr_FR",  [2] = "en_GB",  [3] = "de_DE",  [4] = "it_IT",  [5] = "nl_NL",  [6] = "nl_BE",
    [7] = "sv_SE",  [8] = "es_ES",  [9] = "da_DK",  [10] = "pt_PT", [11] = "fr_CA", [12] = "nb_NO", [13] = "he_IL",
    [14] = "ja_JP", [15] = "en_AU", [16] = "ar",    [17] = "fi_FI", [18] = "fr_CH", [19] = "de_CH", [20] = "el_GR",
    [21] = "is_IS", [22] = "mt_MT", [23] = "el_CY", [24] = "tr_TR", [25] = "hr_HR", [33] = "hi_IN", [34] = "ur_PK",
    [36] = "it_CH", [39] = "ro_RO", [41] = "lt_LT", [42] = "pl_PL", [43] = "hu_HU", [44] = "et_EE", [45] = "lv_LV",
    [47] = "fo_FO", [48] = "fa_IR", [49] = "ru_RU", [50] = "en_IE", [51] = "ko_KR", [52] = "zh_CN", [53] = "zh_TW",
    [54] = "th_TH", [56] = "cs_CZ", [57] = "sk_SK", [62] = "uk_UA", [65] = "sr_RS", [66] = "sl_SI", [71] = "pt_BR",
    [72] = "bg_BG", [92] = "de_AT",
};

#define COUNT(table) ((SInt16)(sizeof table / sizeof table[0]))

CFStringRef CFLocaleCreateCanonicalLocaleIdentifierFromScriptManagerCodes(CFAllocatorRef allocator, SInt16 language,
                                                                          SInt16 region) {
    const char *known_region = region >= 0 && region < COUNT(mac_regions) ? mac_regions[region] : NULL;
    const char *known_language = language >= 0 && language < COUNT(mac_languages) ? mac_languages[language] : NULL;
    const char *name = known_region ? known_region : known_language;
    // A language other than the region's own is combined with the region's country.
    if (known_region && known_language && strncmp(known_region, known_language, 2) != 0 && strchr(known_region, '_')) {
        return OWNED(CFStringRef, ([NSString stringWithFormat:@"%s%s", known_language, strchr(known_region, '_')]));
    }
    return name ? (CFStringRef)[[NSString alloc] initWithUTF8String:name] : NULL;
}

CFStringRef CFLocaleCreateLocaleIdentifierFromWindowsLocaleCode(CFAllocatorRef allocator, uint32_t code) {
    char name[ULOC_FULLNAME_CAPACITY] = {0};
    UErrorCode error = U_ZERO_ERROR;
    uloc_getLocaleForLCID(code, name, sizeof name - 1, &error);
    return U_SUCCESS(error) && name[0] ? (CFStringRef)[[NSString alloc] initWithUTF8String:name] : NULL;
}

uint32_t CFLocaleGetWindowsLocaleCodeFromLocaleIdentifier(CFStringRef identifier) {
    return identifier ? uloc_getLCID([OBJECT(NSString, identifier) UTF8String]) : 0;
}

static CFLocaleLanguageDirection direction_of(ULayoutType layout) {
    switch (layout) {
    case ULOC_LAYOUT_LTR: return kCFLocaleLanguageDirectionLeftToRight;
    case ULOC_LAYOUT_RTL: return kCFLocaleLanguageDirectionRightToLeft;
    case ULOC_LAYOUT_TTB: return kCFLocaleLanguageDirectionTopToBottom;
    case ULOC_LAYOUT_BTT: return kCFLocaleLanguageDirectionBottomToTop;
    default: return kCFLocaleLanguageDirectionUnknown;
    }
}

CFLocaleLanguageDirection CFLocaleGetLanguageCharacterDirection(CFStringRef language) {
    if (language == NULL) return kCFLocaleLanguageDirectionUnknown;
    UErrorCode error = U_ZERO_ERROR;
    ULayoutType layout = uloc_getCharacterOrientation([OBJECT(NSString, language) UTF8String], &error);
    return U_SUCCESS(error) ? direction_of(layout) : kCFLocaleLanguageDirectionUnknown;
}

CFLocaleLanguageDirection CFLocaleGetLanguageLineDirection(CFStringRef language) {
    if (language == NULL) return kCFLocaleLanguageDirectionUnknown;
    UErrorCode error = U_ZERO_ERROR;
    ULayoutType layout = uloc_getLineOrientation([OBJECT(NSString, language) UTF8String], &error);
    return U_SUCCESS(error) ? direction_of(layout) : kCFLocaleLanguageDirectionUnknown;
}
