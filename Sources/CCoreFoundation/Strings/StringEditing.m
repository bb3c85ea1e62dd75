// CFString: functions for mutable strings.

#include "Strings/Encodings.h"
#include <dlfcn.h>

static NSMutableString *editable(CFMutableStringRef string) { return OBJECT(NSMutableString, string); }
static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

void CFStringAppend(CFMutableStringRef string, CFStringRef appended) { [editable(string) appendString:string_of(appended)]; }

void CFStringAppendCharacters(CFMutableStringRef string, const UniChar *characters, CFIndex count) {
    if (count <= 0) return;
    NSString *added = [[NSString alloc] initWithCharacters:characters length:(NSUInteger)count];
    [editable(string) appendString:added];
    [added release];
}

static void append_owned(CFMutableStringRef string, CFStringRef added) {
    if (added == NULL) return;
    CFStringAppend(string, added);
    CFRelease(added);
}

void CFStringAppendPascalString(CFMutableStringRef string, ConstStr255Param text, CFStringEncoding encoding) {
    append_owned(string, CFStringCreateWithPascalString(NULL, text, encoding));
}

void CFStringAppendCString(CFMutableStringRef string, const char *text, CFStringEncoding encoding) {
    append_owned(string, CFStringCreateWithCString(NULL, text, encoding));
}

void CFStringAppendFormat(CFMutableStringRef string, CFDictionaryRef formatOptions, CFStringRef format, ...) {
    va_list arguments;
    va_start(arguments, format);
    CFStringAppendFormatAndArguments(string, formatOptions, format, arguments);
    va_end(arguments);
}

void CFStringAppendFormatAndArguments(CFMutableStringRef string, CFDictionaryRef formatOptions, CFStringRef format,
                                      va_list arguments) {
    append_owned(string, CFStringCreateWithFormatAndArguments(NULL, formatOptions, format, arguments));
}

void CFStringInsert(CFMutableStringRef string, CFIndex index, CFStringRef inserted) {
    [editable(string) insertString:string_of(inserted) atIndex:(NSUInteger)index];
}

void CFStringDelete(CFMutableStringRef string, CFRange range) {
    [editable(string) deleteCharactersInRange:foundation_range(range)];
}

void CFStringReplace(CFMutableStringRef string, CFRange range, CFStringRef replacement) {
    [editable(string) replaceCharactersInRange:foundation_range(range) withString:string_of(replacement)];
}

void CFStringReplaceAll(CFMutableStringRef string, CFStringRef replacement) {
    [editable(string) setString:string_of(replacement)];
}

CFIndex CFStringFindAndReplace(CFMutableStringRef string, CFStringRef searched, CFStringRef replacement, CFRange range,
                               CFStringCompareFlags options) {
    CFArrayRef found = CFStringCreateArrayWithFindResults(NULL, string, searched, range, options & ~kCFCompareBackwards);
    if (found == NULL) return 0;
    CFIndex count = CFArrayGetCount(found);
    // From the end, so that earlier ranges stay valid.
    for (CFIndex i = count; i-- > 0;) {
        CFStringReplace(string, *(const CFRange *)CFArrayGetValueAtIndex(found, i), replacement);
    }
    CFRelease(found);
    return count;
}

void CFStringPad(CFMutableStringRef string, CFStringRef padding, CFIndex length, CFIndex indexIntoPadding) {
    CFIndex current = CFStringGetLength(string), period = padding ? CFStringGetLength(padding) : 0;
    if (length < 0) return;
    if (length <= current) {
        CFStringDelete(string, CFRangeMake(length, current - length));
        return;
    }
    for (CFIndex i = 0; period > 0 && i < length - current; i++) {
        UniChar character = CFStringGetCharacterAtIndex(padding, (indexIntoPadding + i) % period);
        CFStringAppendCharacters(string, &character, 1);
    }
}

void CFStringTrim(CFMutableStringRef string, CFStringRef trimmed) {
    if (CFStringGetLength(trimmed) == 0) return;
    while (CFStringHasPrefix(string, trimmed)) CFStringDelete(string, CFRangeMake(0, CFStringGetLength(trimmed)));
    while (CFStringHasSuffix(string, trimmed)) {
        CFIndex length = CFStringGetLength(trimmed);
        CFStringDelete(string, CFRangeMake(CFStringGetLength(string) - length, length));
    }
}

void CFStringTrimWhitespace(CFMutableStringRef string) {
    NSCharacterSet *blanks = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    [editable(string) setString:[string_of(string) stringByTrimmingCharactersInSet:blanks]];
}

void CFStringLowercase(CFMutableStringRef string, CFLocaleRef locale) {
    [editable(string) setString:[string_of(string) lowercaseString]];
}

void CFStringUppercase(CFMutableStringRef string, CFLocaleRef locale) {
    [editable(string) setString:[string_of(string) uppercaseString]];
}

void CFStringCapitalize(CFMutableStringRef string, CFLocaleRef locale) {
    [editable(string) setString:[string_of(string) capitalizedString]];
}

void CFStringNormalize(CFMutableStringRef string, CFStringNormalizationForm form) {
    NSString *text = string_of(string);
    switch (form) {
    case kCFStringNormalizationFormD: text = [text decomposedStringWithCanonicalMapping]; break;
    case kCFStringNormalizationFormKD: text = [text decomposedStringWithCompatibilityMapping]; break;
    case kCFStringNormalizationFormC: text = [text precomposedStringWithCanonicalMapping]; break;
    case kCFStringNormalizationFormKC: text = [text precomposedStringWithCompatibilityMapping]; break;
    }
    [editable(string) setString:text];
}

/// Removes combining marks from the decomposed string.
static void strip_marks(CFMutableStringRef string) {
    CFStringNormalize(string, kCFStringNormalizationFormD);
    NSCharacterSet *marks = [NSCharacterSet nonBaseCharacterSet];
    NSRange found;
    while ((found = [string_of(string) rangeOfCharacterFromSet:marks]).location != NSNotFound) {
        [editable(string) deleteCharactersInRange:found];
    }
    CFStringNormalize(string, kCFStringNormalizationFormC);
}

void CFStringFold(CFMutableStringRef string, CFStringCompareFlags flags, CFLocaleRef locale) {
    if (flags & kCFCompareWidthInsensitive) CFStringNormalize(string, kCFStringNormalizationFormKC);
    if (flags & kCFCompareDiacriticInsensitive) strip_marks(string);
    if (flags & kCFCompareCaseInsensitive) CFStringLowercase(string, locale);
}

// String transforms are ICU's, which GNUstep links. The names of its functions end in its version.

const CFStringRef kCFStringTransformStripCombiningMarks = CFSTR("NFD; [:nonspacing mark:]Remove; NFC");
const CFStringRef kCFStringTransformStripDiacritics = CFSTR("NFD; [:Diacritic:]Remove; NFC");
const CFStringRef kCFStringTransformToLatin = CFSTR("Any-Latin");
const CFStringRef kCFStringTransformFullwidthHalfwidth = CFSTR("Fullwidth-Halfwidth");
const CFStringRef kCFStringTransformLatinKatakana = CFSTR("Latin-Katakana");
const CFStringRef kCFStringTransformLatinHiragana = CFSTR("Latin-Hiragana");
const CFStringRef kCFStringTransformHiraganaKatakana = CFSTR("Hiragana-Katakana");
const CFStringRef kCFStringTransformMandarinLatin = CFSTR("Han-Latin");
const CFStringRef kCFStringTransformLatinHangul = CFSTR("Latin-Hangul");
const CFStringRef kCFStringTransformLatinArabic = CFSTR("Latin-Arabic");
const CFStringRef kCFStringTransformLatinHebrew = CFSTR("Latin-Hebrew");
const CFStringRef kCFStringTransformLatinThai = CFSTR("Latin-Thai");
const CFStringRef kCFStringTransformLatinCyrillic = CFSTR("Latin-Cyrillic");
const CFStringRef kCFStringTransformLatinGreek = CFSTR("Latin-Greek");
const CFStringRef kCFStringTransformToXMLHex = CFSTR("Any-Hex/XML");
const CFStringRef kCFStringTransformToUnicodeName = CFSTR("Any-Name");

typedef void *(*OpenTransform)(const UniChar *identifier, int32_t length, int direction, const UniChar *rules,
                               int32_t rulesLength, void *error, int *status);
typedef void (*CloseTransform)(void *transform);
typedef void (*ApplyTransform)(const void *transform, UniChar *text, int32_t *length, int32_t capacity, int32_t start,
                               int32_t *limit, int *status);

static void *transform_function(const char *name) {
    static void *library;
    static int version;
    if (library == NULL) {
        for (version = 80; version >= 60 && library == NULL; version--) {
            char file[32];
            snprintf(file, sizeof file, "libicui18n.so.%d", version);
            library = dlopen(file, RTLD_LAZY);
        }
        version++;
    }
    if (library == NULL) return NULL;
    char symbol[64];
    snprintf(symbol, sizeof symbol, "%s_%d", name, version);
    return dlsym(library, symbol);
}

Boolean CFStringTransform(CFMutableStringRef string, CFRange *range, CFStringRef transform, Boolean reverse) {
    OpenTransform open = (OpenTransform)transform_function("utrans_openU");
    ApplyTransform apply = (ApplyTransform)transform_function("utrans_transUChars");
    CloseTransform close = (CloseTransform)transform_function("utrans_close");
    NSString *name = string_of(transform);
    if (open == NULL || apply == NULL || close == NULL || [name length] > 512) return false;
    UniChar identifier[512];
    [name getCharacters:identifier range:NSMakeRange(0, [name length])];
    int status = 0;
    void *transformation = open(identifier, (int32_t)[name length], reverse ? 1 : 0, NULL, 0, NULL, &status);
    if (transformation == NULL || status > 0) return false;

    CFRange part = bounded_range(range ? *range : CFRangeMake(0, LONG_MAX), CFStringGetLength(string));
    int32_t capacity = (int32_t)MIN(part.length * 40 + 64, 1 << 28), length = (int32_t)part.length, limit = length;
    UniChar *text = malloc((size_t)capacity * sizeof *text);
    CFStringGetCharacters(string, part, text);
    apply(transformation, text, &length, capacity, 0, &limit, &status);
    close(transformation);
    if (status <= 0) {
        NSString *result = [[NSString alloc] initWithCharacters:text length:(NSUInteger)length];
        [editable(string) replaceCharactersInRange:foundation_range(part) withString:result];
        [result release];
        if (range) *range = CFRangeMake(part.location, length);
    }
    free(text);
    return status <= 0;
}
