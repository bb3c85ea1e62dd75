// Comparing texts as people order them, and without accents.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerStrings.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "Units.h"
#include <pthread.h>
#include <unicode/ucol.h>

enum { DiacriticInsensitive = 128 };

/// A collator, kept for the next comparison of its kind; they are costly to make and may be used by many threads at a time.
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
            // One that finds no room lives on unkept: another thread may be using any of the eight.
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

typedef NSComparisonResult compare(id text, SEL selector, NSString *other, NSStringCompareOptions options,
                                   NSRange range, id locale);
static struct replaced_method comparisons, comparisons_in_locale;

static BOOL is_sound(NSString *text, NSString *other, NSRange range) {
    return other != nil && range.location <= [text length] && range.length <= [text length] - range.location;
}

static NSComparisonResult compare_text(NSString *text, SEL selector, NSString *other, NSStringCompareOptions options,
                                       NSRange range) {
    if (!(options & DiacriticInsensitive) || !is_sound(text, other, range)) {
        compare *former = (compare *)former_method(&comparisons, text);
        return former ? former(text, selector, other, options & ~DiacriticInsensitive, range, nil) : NSOrderedSame;
    }
    NSString *plain = without_accents([text substringWithRange:range]);
    return [plain compare:without_accents(other)
                  options:options & ~DiacriticInsensitive
                    range:NSMakeRange(0, [plain length])];
}

static NSComparisonResult compare_in_locale(NSString *text, SEL selector, NSString *other,
                                            NSStringCompareOptions options, NSRange range, id locale) {
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
    compare *former = (compare *)former_method(&comparisons_in_locale, text);
    return former ? former(text, selector, other, options & ~DiacriticInsensitive, range, nil) : NSOrderedSame;
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
    replace_method(&comparisons, @selector(compare:options:range:), (IMP)compare_text, string_classes);
    replace_method(&comparisons_in_locale, @selector(compare:options:range:locale:), (IMP)compare_in_locale,
                   string_classes);
}
