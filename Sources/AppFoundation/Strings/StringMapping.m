// Upper and lower case beyond ASCII, texts without accents.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerStrings.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "Units.h"
#include <unicode/ubrk.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

static BOOL is_ascii(NSString *text) {
    NSUInteger length = [text length];
    for (NSUInteger i = 0; i < length; i++) {
        if ([text characterAtIndex:i] >= 0x80) return NO;
    }
    return YES;
}

typedef int32_t mapping(UChar *result, int32_t capacity, const UChar *source, int32_t length, const char *locale,
                        UErrorCode *status);

static int32_t title(UChar *result, int32_t capacity, const UChar *source, int32_t length, const char *locale,
                     UErrorCode *status) {
    return u_strToTitle(result, capacity, source, length, NULL, locale, status);
}

static NSString *mapped(NSString *text, mapping *map, const char *locale) {
    int32_t length;
    const UChar *units = units_of(text, &length);
    // A letter becomes three at most.
    int32_t capacity = length * 3 + 8;
    UChar *result = [[NSMutableData dataWithLength:(NSUInteger)capacity * sizeof(UChar)] mutableBytes];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = map(result, capacity, units, length, locale, &status);
    return U_SUCCESS(status) ? string_of_units(result, count) : text;
}

/// A short text of ASCII with the letters from `first` on, 26 of them, in the other case; nil for other texts. Often there
/// are none, as in the schemes of addresses.
static NSString *mapped_ascii(NSString *text, unichar first) {
    unichar units[64], all = 0;
    NSUInteger length = [text length];
    if (length > sizeof units / sizeof *units) return nil;
    [text getCharacters:units range:NSMakeRange(0, length)];
    BOOL has_changed = NO;
    for (NSUInteger i = 0; i < length; i++) {
        all |= units[i];
        if (units[i] < first || units[i] >= first + 26) continue;
        units[i] ^= 'a' ^ 'A';
        has_changed = YES;
    }
    if (all >= 0x80) return nil;
    return has_changed ? [NSString stringWithCharacters:units length:length] : [[text copy] autorelease];
}

static NSString *uppercase(NSString *text, SEL selector) {
    return mapped_ascii(text, 'a') ?: mapped(text, u_strToUpper, "");
}
static NSString *lowercase(NSString *text, SEL selector) {
    return mapped_ascii(text, 'A') ?: mapped(text, u_strToLower, "");
}

enum { DiacriticInsensitive = 128, WidthInsensitive = 256 };

@interface NSString (Mapping)
@end

@implementation NSString (Mapping)

- (NSString *)capitalizedString { return mapped(self, title, ""); }
- (NSString *)uppercaseStringWithLocale:(NSLocale *)locale { return mapped(self, u_strToUpper, icu_locale(locale)); }
- (NSString *)lowercaseStringWithLocale:(NSLocale *)locale { return mapped(self, u_strToLower, icu_locale(locale)); }
- (NSString *)capitalizedStringWithLocale:(NSLocale *)locale { return mapped(self, title, icu_locale(locale)); }

/// - options: any of case, diacritics and width.
- (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(NSLocale *)locale {
    NSString *text = self;
    if (options & WidthInsensitive) text = [text precomposedStringWithCompatibilityMapping];
    if ((options & DiacriticInsensitive) && !is_ascii(text)) {
        NSString *apart = [text decomposedStringWithCanonicalMapping];
        int32_t length, count = 0;
        const UChar *units = units_of(apart, &length);
        UChar *kept = [[NSMutableData dataWithLength:(NSUInteger)(length + 1) * sizeof(UChar)] mutableBytes];
        for (int32_t i = 0; i < length; i++) {
            if (u_charType(units[i]) != U_NON_SPACING_MARK) kept[count++] = units[i];
        }
        text = [string_of_units(kept, count) precomposedStringWithCanonicalMapping];
    }
    if (options & NSCaseInsensitiveSearch) {
        text = locale ? [text lowercaseStringWithLocale:locale] : [text lowercaseString];
    }
    return text;
}

@end

INSTALL(string_mapping) {
    replace_method_of_classes(@selector(uppercaseString), (IMP)uppercase, string_classes);
    replace_method_of_classes(@selector(lowercaseString), (IMP)lowercase, string_classes);
}
