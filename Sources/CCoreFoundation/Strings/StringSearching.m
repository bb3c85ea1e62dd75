// CFString: comparison and search.

#include "Objects/References.h"

static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

/// Foundation's options. The default of CoreFoundation is a literal comparison, that of Foundation is not.
static NSStringCompareOptions foundation_options(CFStringCompareFlags flags) {
    NSStringCompareOptions options = flags & (kCFCompareCaseInsensitive | kCFCompareBackwards | kCFCompareAnchored
                                              | kCFCompareNumerically | kCFCompareDiacriticInsensitive
                                              | kCFCompareWidthInsensitive | kCFCompareForcedOrdering);
    BOOL takes_as_equal = flags & (kCFCompareNonliteral | kCFCompareLocalized | kCFCompareDiacriticInsensitive
                                   | kCFCompareNumerically);
    return takes_as_equal ? options : options | NSLiteralSearch;
}

static CFRange whole(CFStringRef string) { return CFRangeMake(0, CFStringGetLength(string)); }

CFComparisonResult CFStringCompare(CFStringRef string, CFStringRef other, CFStringCompareFlags options) {
    return CFStringCompareWithOptions(string, other, whole(string), options);
}

/// The string with full-width and half-width characters replaced by ordinary ones.
static NSString *of_one_width(NSString *string) {
    CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, (CFStringRef)string);
    CFStringFold(text, kCFCompareWidthInsensitive, NULL);
    return [(NSString *)text autorelease];
}

CFComparisonResult CFStringCompareWithOptions(CFStringRef string, CFStringRef other, CFRange range,
                                              CFStringCompareFlags options) {
    return CFStringCompareWithOptionsAndLocale(string, other, range, options, NULL);
}

CFComparisonResult CFStringCompareWithOptionsAndLocale(CFStringRef string, CFStringRef other, CFRange range,
                                                       CFStringCompareFlags options, CFLocaleRef locale) {
    id order = OBJECT(NSLocale, locale);
    if (order == nil && (options & kCFCompareLocalized)) order = [NSLocale currentLocale];
    NSString *one = [string_of(string) substringWithRange:foundation_range(range)], *two = string_of(other);
    if (options & kCFCompareWidthInsensitive) one = of_one_width(one), two = of_one_width(two);
    NSComparisonResult result = [one compare:two
                                     options:foundation_options(options)
                                       range:NSMakeRange(0, [one length])
                                      locale:order];
    // With a forced ordering, strings that differ only in ignored properties are compared literally.
    if (result == NSOrderedSame && (options & kCFCompareForcedOrdering)) result = [one compare:two options:NSLiteralSearch];
    return (CFComparisonResult)result;
}

CFRange CFStringFind(CFStringRef string, CFStringRef searched, CFStringCompareFlags options) {
    CFRange result = CFRangeMake(kCFNotFound, 0);
    CFStringFindWithOptions(string, searched, whole(string), options, &result);
    return result;
}

Boolean CFStringFindWithOptions(CFStringRef string, CFStringRef searched, CFRange range, CFStringCompareFlags options,
                                CFRange *result) {
    if (CFStringGetLength(searched) == 0) return false;
    NSRange found = [string_of(string) rangeOfString:string_of(searched)
                                             options:foundation_options(options)
                                               range:foundation_range(range)];
    if (found.location == NSNotFound) return false;
    if (result) *result = reference_range(found);
    return true;
}

Boolean CFStringFindWithOptionsAndLocale(CFStringRef string, CFStringRef searched, CFRange range,
                                         CFStringCompareFlags options, CFLocaleRef locale, CFRange *result) {
    return CFStringFindWithOptions(string, searched, range, options, result);
}

Boolean CFStringFindCharacterFromSet(CFStringRef string, CFCharacterSetRef set, CFRange range,
                                     CFStringCompareFlags options, CFRange *result) {
    NSRange found = [string_of(string) rangeOfCharacterFromSet:OBJECT(NSCharacterSet, set)
                                                       options:foundation_options(options)
                                                         range:foundation_range(range)];
    if (found.location == NSNotFound) return false;
    if (result) *result = reference_range(found);
    return true;
}

// Ranges in an array are stored as separate memory blocks.

static const void *retain_range(CFAllocatorRef allocator, const void *value) {
    CFRange *copy = malloc(sizeof *copy);
    *copy = *(const CFRange *)value;
    return copy;
}

static void release_range(CFAllocatorRef allocator, const void *value) { free((void *)value); }

static CFStringRef describe_range(const void *value) {
    const CFRange *range = value;
    return CFStringCreateWithFormat(NULL, NULL, CFSTR("{%ld, %ld}"), range->location, range->length);
}

static Boolean ranges_are_equal(const void *first, const void *second) {
    return memcmp(first, second, sizeof(CFRange)) == 0;
}

CFArrayRef CFStringCreateArrayWithFindResults(CFAllocatorRef allocator, CFStringRef string, CFStringRef searched,
                                              CFRange range, CFStringCompareFlags options) {
    CFArrayCallBacks callbacks = {0, retain_range, release_range, describe_range, ranges_are_equal};
    CFMutableArrayRef results = NULL;
    CFRange found;
    while (range.length > 0 && CFStringFindWithOptions(string, searched, range, options, &found)) {
        if (results == NULL) results = CFArrayCreateMutable(allocator, 0, &callbacks);
        CFArrayAppendValue(results, &found);
        if (options & kCFCompareBackwards) {
            range.length = found.location - range.location;
        } else {
            CFIndex next = found.location + MAX(found.length, 1);
            range.length -= next - range.location;
            range.location = next;
        }
    }
    return results;
}

Boolean CFStringHasPrefix(CFStringRef string, CFStringRef prefix) { return [string_of(string) hasPrefix:string_of(prefix)]; }
Boolean CFStringHasSuffix(CFStringRef string, CFStringRef suffix) { return [string_of(string) hasSuffix:string_of(suffix)]; }

CFRange CFStringGetRangeOfComposedCharactersAtIndex(CFStringRef string, CFIndex index) {
    return reference_range([string_of(string) rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index]);
}

void CFStringGetLineBounds(CFStringRef string, CFRange range, CFIndex *begin, CFIndex *end, CFIndex *contentsEnd) {
    NSUInteger first = 0, last = 0, contents = 0;
    [string_of(string) getLineStart:&first end:&last contentsEnd:&contents forRange:foundation_range(range)];
    if (begin) *begin = (CFIndex)first;
    if (end) *end = (CFIndex)last;
    if (contentsEnd) *contentsEnd = (CFIndex)contents;
}

void CFStringGetParagraphBounds(CFStringRef string, CFRange range, CFIndex *begin, CFIndex *end, CFIndex *contentsEnd) {
    NSUInteger first = 0, last = 0, contents = 0;
    [string_of(string) getParagraphStart:&first end:&last contentsEnd:&contents forRange:foundation_range(range)];
    if (begin) *begin = (CFIndex)first;
    if (end) *end = (CFIndex)last;
    if (contentsEnd) *contentsEnd = (CFIndex)contents;
}

CFStringRef CFStringCreateByCombiningStrings(CFAllocatorRef allocator, CFArrayRef strings, CFStringRef separator) {
    return OWNED(CFStringRef, [OBJECT(NSArray, strings) componentsJoinedByString:separator ? string_of(separator) : @""]);
}

CFArrayRef CFStringCreateArrayBySeparatingStrings(CFAllocatorRef allocator, CFStringRef string, CFStringRef separator) {
    return OWNED(CFArrayRef, [string_of(string) componentsSeparatedByString:string_of(separator)]);
}

CFIndex CFStringGetHyphenationLocationBeforeIndex(CFStringRef string, CFIndex location, CFRange limit,
                                                  CFOptionFlags options, CFLocaleRef locale, UTF32Char *character) {
    return kCFNotFound;
}

Boolean CFStringIsHyphenationAvailableForLocale(CFLocaleRef locale) { return false; }
