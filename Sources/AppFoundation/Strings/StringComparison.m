// Comparing strings by the rules of a language, and without accents.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerStrings.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "Units.h"
#include <pthread.h>
#include <unicode/ucol.h>

enum { DiacriticInsensitive = 128 };

/// A collator, kept for the next comparison of its kind; they are costly to make and may be used by many threads at a
/// time.
static const UCollator *collator(const char *locale, UCollationStrength strength, BOOL is_numeric) {
    static struct kept {
        char locale[64];
        UCollationStrength strength;
        BOOL is_numeric;
        UCollator *collator;
    } kept[8];
    static int count;
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    UCollator *found = NULL;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count && found == NULL; i++) {
        BOOL is_same = kept[i].strength == strength && kept[i].is_numeric == is_numeric;
        if (is_same && strcmp(kept[i].locale, locale) == 0) found = kept[i].collator;
    }
    if (found == NULL) {
        UErrorCode status = U_ZERO_ERROR;
        found = ucol_open(locale, &status);
        if (U_FAILURE(status)) found = NULL;
        if (found) {
            ucol_setStrength(found, strength);
            if (is_numeric) ucol_setAttribute(found, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
            // If all eight places are taken, the new collator is not cached: none can be replaced, since another thread
            // may be using it.
            if (count < 8 && strlen(locale) < sizeof kept->locale) {
                strcpy(kept[count].locale, locale);
                kept[count].strength = strength;
                kept[count].is_numeric = is_numeric;
                kept[count++].collator = found;
            }
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static NSComparisonResult order(NSString *text, NSString *other, UCollationStrength strength, BOOL is_numeric,
                                NSLocale *locale) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSComparisonResult result = NSOrderedSame;
    const UCollator *used = collator(icu_locale(locale), strength, is_numeric);
    if (used) {
        int32_t length, other_length;
        const UChar *units = units_of(text, &length), *other_units = units_of(other, &other_length);
        result = (NSComparisonResult)ucol_strcoll(used, units, length, other_units, other_length);
    }
    [pool drain];
    return result;
}

static NSString *without_accents(NSString *text) {
    return [text stringByFoldingWithOptions:DiacriticInsensitive locale:nil];
}

static BOOL is_sound(NSString *text, NSString *other, NSRange range) {
    return other != nil && range.location <= [text length] && range.length <= [text length] - range.location;
}

FAMILY_METHOD(compare_text, NSComparisonResult, NSString *, NSString *, NSStringCompareOptions, NSRange)

static NSComparisonResult compare_text(compare_text_former *former, NSString *text, SEL selector, NSString *other,
                                       NSStringCompareOptions options, NSRange range) {
    if (!(options & DiacriticInsensitive) || !is_sound(text, other, range)) {
        return former(text, selector, other, options & ~DiacriticInsensitive, range);
    }
    NSString *plain = without_accents([text substringWithRange:range]);
    return [plain compare:without_accents(other)
                  options:options & ~DiacriticInsensitive
                    range:NSMakeRange(0, [plain length])];
}

FAMILY_METHOD(compare_in_locale, NSComparisonResult, NSString *, NSString *, NSStringCompareOptions, NSRange, id)

static NSComparisonResult compare_in_locale(compare_in_locale_former *former, NSString *text, SEL selector,
                                            NSString *other, NSStringCompareOptions options, NSRange range,
                                            id locale) {
    BOOL is_for_people = [locale isKindOfClass:[NSLocale class]] && !(options & NSLiteralSearch);
    if (is_sound(text, other, range) && (is_for_people || (options & DiacriticInsensitive))) {
        NSString *part = [text substringWithRange:range];
        if (options & DiacriticInsensitive) {
            part = without_accents(part);
            other = without_accents(other);
        }
        if (is_for_people) {
            UCollationStrength strength = options & NSCaseInsensitiveSearch ? UCOL_SECONDARY : UCOL_TERTIARY;
            return order(part, other, strength, (options & NSNumericSearch) != 0, locale);
        }
        return [part compare:other options:options & ~DiacriticInsensitive range:NSMakeRange(0, [part length])];
    }
    return former(text, selector, other, options & ~DiacriticInsensitive, range, nil);
}

@interface NSString (Comparison)
@end

@implementation NSString (Comparison)

- (NSComparisonResult)localizedCompare:(NSString *)other {
    return other ? order(self, other, UCOL_TERTIARY, NO, nil) : NSOrderedDescending;
}

- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)other {
    return other ? order(self, other, UCOL_SECONDARY, NO, nil) : NSOrderedDescending;
}

- (NSComparisonResult)localizedStandardCompare:(NSString *)other {
    return other ? order(self, other, UCOL_TERTIARY, YES, nil) : NSOrderedDescending;
}

@end

INSTALL(string_comparison) {
    replace_family_method(&compare_text_family, @selector(compare:options:range:), string_classes);
    replace_family_method(&compare_in_locale_family, @selector(compare:options:range:locale:), string_classes);
}
