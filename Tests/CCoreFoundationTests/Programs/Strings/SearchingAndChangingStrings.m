// CFString: comparing, searching, changing, transforming.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static Boolean is(CFStringRef string, CFStringRef wanted) {
    Boolean same = CFEqual(string, wanted);
    if (!same) CFShow(string);
    return same;
}

static void comparing(void) {
    CFRange all = CFRangeMake(0, 5);
    CHECK(CFStringCompareWithOptions(CFSTR("apple"), CFSTR("APPLE"), all, kCFCompareCaseInsensitive) == 0);
    CHECK(CFStringCompareWithOptions(CFSTR("apple pie"), CFSTR("apple"), all, 0) == kCFCompareEqualTo);
    CHECK(CFStringCompareWithOptions(CFSTR("item9"), CFSTR("item10"), all, kCFCompareNumerically) == kCFCompareLessThan);
    CHECK(CFStringCompareWithOptions(CFSTR("e\u0301"), CFSTR("\u00e9"), CFRangeMake(0, 2), kCFCompareNonliteral) == 0);
    CHECK(CFStringCompareWithOptions(CFSTR("\uff21"), CFSTR("A"), CFRangeMake(0, 1), kCFCompareWidthInsensitive) == 0);
    CHECK(CFStringCompareWithOptions(CFSTR("a"), CFSTR("A"), CFRangeMake(0, 1),
                                     kCFCompareCaseInsensitive | kCFCompareForcedOrdering) != kCFCompareEqualTo);
    CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("sv_SE"));
    // In Swedish this letter comes after z.
    CHECK(CFStringCompareWithOptionsAndLocale(CFSTR("\u00e4"), CFSTR("z"), CFRangeMake(0, 1), kCFCompareLocalized,
                                              locale) == kCFCompareGreaterThan);
    CFRelease(locale);
    CHECK(CFStringHasPrefix(CFSTR("prefix"), CFSTR("pre")) && !CFStringHasPrefix(CFSTR("prefix"), CFSTR("fix")));
}

static void searching(void) {
    CFStringRef text = CFSTR("one two one");
    CFRange all = CFRangeMake(0, 11), found;
    CHECK(CFStringFindWithOptions(text, CFSTR("ONE"), all, kCFCompareCaseInsensitive, &found) && found.location == 0);
    CHECK(CFStringFindWithOptions(text, CFSTR("one"), all, kCFCompareBackwards, &found) && found.location == 8);
    CHECK(!CFStringFindWithOptions(text, CFSTR("two"), all, kCFCompareAnchored, &found));
    CHECK(CFStringFindWithOptionsAndLocale(text, CFSTR("two"), all, 0, NULL, &found) && found.location == 4);
    CFArrayRef places = CFStringCreateArrayWithFindResults(NULL, text, CFSTR("one"), all, 0);
    CHECK(CFArrayGetCount(places) == 2 && ((const CFRange *)CFArrayGetValueAtIndex(places, 1))->location == 8);
    CFRelease(places);
    CHECK(CFStringCreateArrayWithFindResults(NULL, text, CFSTR("xyz"), all, 0) == NULL);
    CFCharacterSetRef space = CFCharacterSetGetPredefined(kCFCharacterSetWhitespace);
    CHECK(CFStringFindCharacterFromSet(text, space, all, kCFCompareBackwards, &found) && found.location == 7);
    found = CFStringGetRangeOfComposedCharactersAtIndex(CFSTR("ae\u0301b"), 2);
    CHECK(found.location == 1 && found.length == 2);
    CFIndex begin, end, contents;
    CFStringGetLineBounds(CFSTR("first\r\nsecond"), CFRangeMake(2, 0), &begin, &end, &contents);
    CHECK(begin == 0 && end == 7 && contents == 5);
    CFStringGetParagraphBounds(CFSTR("a\u2028b\nc"), CFRangeMake(0, 0), &begin, &end, &contents);
    CHECK(begin == 0 && end == 4 && contents == 3);
    UTF32Char hyphen = 0;
    CFLocaleRef locale = CFLocaleCopyCurrent();
    CHECK(!CFStringIsHyphenationAvailableForLocale(locale));
    CHECK(CFStringGetHyphenationLocationBeforeIndex(text, 5, all, 0, locale, &hyphen) == kCFNotFound);
    CFRelease(locale);
}

static void changing(void) {
    CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, CFSTR("**the title**"));
    CFStringTrim(text, CFSTR("*"));
    CHECK(is(text, CFSTR("the title")));
    CFStringCapitalize(text, NULL);
    CHECK(is(text, CFSTR("The Title")));
    CFStringLowercase(text, NULL);
    CFStringDelete(text, CFRangeMake(0, 4));
    CFStringReplace(text, CFRangeMake(0, 1), CFSTR("sub-t"));
    CHECK(is(text, CFSTR("sub-title")));
    CFStringReplaceAll(text, CFSTR("\u00e9\ufb01"));
    CFStringNormalizationForm decomposed = kCFStringNormalizationFormD;
    CFStringNormalize(text, decomposed);
    CHECK_NUMBER(CFStringGetLength(text), 3);
    CFStringNormalize(text, kCFStringNormalizationFormC);
    CHECK_NUMBER(CFStringGetLength(text), 2);
    CFStringNormalize(text, kCFStringNormalizationFormKC);
    CHECK(is(text, CFSTR("\u00e9fi")));
    CFStringNormalize(text, kCFStringNormalizationFormKD);
    CHECK_NUMBER(CFStringGetLength(text), 4);
    CFRelease(text);
}

static void transform(CFStringRef name, CFStringRef before, CFStringRef after, int line) {
    CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, before);
    Boolean done = CFStringTransform(text, NULL, name, false);
    if (!done || !CFEqual(text, after)) {
        printf("line %d: %d ", line, done);
        fflush(stdout);
        puts([(NSString *)text UTF8String]);
    }
    CFRelease(text);
    number_of_checks++;
}

static void transforming(void) {
    transform(kCFStringTransformStripCombiningMarks, CFSTR("re\u0301sume\u0301"), CFSTR("resume"), __LINE__);
    transform(kCFStringTransformStripDiacritics, CFSTR("\u00e9t\u00e9"), CFSTR("ete"), __LINE__);
    transform(kCFStringTransformFullwidthHalfwidth, CFSTR("\uff21\uff22"), CFSTR("AB"), __LINE__);
    transform(kCFStringTransformLatinKatakana, CFSTR("sushi"), CFSTR("\u30b9\u30b7"), __LINE__);
    transform(kCFStringTransformLatinHiragana, CFSTR("sushi"), CFSTR("\u3059\u3057"), __LINE__);
    transform(kCFStringTransformHiraganaKatakana, CFSTR("\u3059\u3057"), CFSTR("\u30b9\u30b7"), __LINE__);
    transform(kCFStringTransformMandarinLatin, CFSTR("\u4e2d"), CFSTR("zh\u014dng"), __LINE__);
    transform(kCFStringTransformLatinHangul, CFSTR("hangug"), CFSTR("\ud55c\uad6d"), __LINE__);
    transform(kCFStringTransformLatinCyrillic, CFSTR("moskva"), CFSTR("\u043c\u043e\u0441\u043a\u0432\u0430"), __LINE__);
    transform(kCFStringTransformLatinGreek, CFSTR("logos"), CFSTR("\u03bb\u03bf\u03b3\u03bf\u03c2"), __LINE__);
    transform(kCFStringTransformLatinHebrew, CFSTR("b"), CFSTR("\u05d1"), __LINE__);
    transform(kCFStringTransformLatinArabic, CFSTR("b"), CFSTR("\u0628"), __LINE__);
    transform(kCFStringTransformLatinThai, CFSTR("k"), CFSTR("\u0e01"), __LINE__);
    transform(kCFStringTransformToXMLHex, CFSTR("\u00e9"), CFSTR("&#xE9;"), __LINE__);
    transform(kCFStringTransformToUnicodeName, CFSTR("\u00e9"), CFSTR("\\N{LATIN SMALL LETTER E WITH ACUTE}"), __LINE__);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    comparing();
    searching();
    changing();
    transforming();
    // On standard error.
    CFShow(CFSTR("shown"));
    CFShowStr(CFSTR("shown"));
    [pool drain];
    return end_of_checks();
}

// error: shown
// > 42 checks
