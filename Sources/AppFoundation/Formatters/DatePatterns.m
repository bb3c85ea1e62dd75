// Patterns of ICU for dates and times, as the device's settings and the systems of that time have them.

#import "DatePatterns.h"
#import "../Strings/Units.h"
#include <stdlib.h>
#include <unicode/udatpg.h>

NSString *date_text_with_spaces_of_that_time(NSString *text) {
    if ([text rangeOfString:@"\u202f"].length == 0) return text;
    return [text stringByReplacingOccurrencesOfString:@"\u202f" withString:@" "];
}

const char *date_locale_with_clock(NSLocale *locale) {
    const char *hours = getenv("VERGER_CLOCK");
    if (hours == NULL) return NULL;
    NSString *name = [[NSLocale currentLocale] localeIdentifier];
    if (locale != nil && ![[locale localeIdentifier] isEqualToString:name]) return NULL;
    const char *mark = [name rangeOfString:@"@"].length == 0 ? "@" : ";";
    return [[NSString stringWithFormat:@"%@%shours=%s", name, mark, hours] UTF8String];
}

NSString *date_pattern_of_template(NSString *template, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    const UChar *units = units_of(template, &length);
    UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
    if (U_FAILURE(status)) return nil;
    UChar pattern[128];
    int32_t count = udatpg_getBestPattern(generator, units, length, pattern, 128, &status);
    udatpg_close(generator);
    return U_SUCCESS(status) ? date_text_with_spaces_of_that_time(string_of_units(pattern, count)) : nil;
}

NSString *date_pattern_with_clock(NSDateFormatter *formatter) {
    const char *locale = date_locale_with_clock([formatter locale]);
    if (locale == NULL) return nil;
    switch ([formatter timeStyle]) {
    case NSDateFormatterShortStyle: return date_pattern_of_template(@"jmm", locale);
    case NSDateFormatterMediumStyle: return date_pattern_of_template(@"jmmss", locale);
    case NSDateFormatterLongStyle: return date_pattern_of_template(@"jmmssz", locale);
    case NSDateFormatterFullStyle: return date_pattern_of_template(@"jmmsszzzz", locale);
    default: return nil;
    }
}
