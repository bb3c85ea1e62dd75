// CFString, which is NSString. Lengths and indexes count UTF-16 units.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFCharacterSet.h>
#include <CoreFoundation/CFData.h>
#include <CoreFoundation/CFLocale.h>
#include <stdarg.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef UInt32 CFStringEncoding;

#define kCFStringEncodingInvalidId (0xFFFFFFFFU)

enum : CFStringEncoding {
    kCFStringEncodingMacRoman = 0,
    kCFStringEncodingUnicode = 0x0100,
    kCFStringEncodingUTF16 = 0x0100,
    kCFStringEncodingUTF7 = 0x04000100,
    kCFStringEncodingUTF8 = 0x08000100,
    kCFStringEncodingUTF32 = 0x0C000100,
    kCFStringEncodingUTF16BE = 0x10000100,
    kCFStringEncodingUTF16LE = 0x14000100,
    kCFStringEncodingUTF32BE = 0x18000100,
    kCFStringEncodingUTF32LE = 0x1C000100,
    kCFStringEncodingISOLatin1 = 0x0201,
    kCFStringEncodingWindowsLatin1 = 0x0500,
    kCFStringEncodingASCII = 0x0600,
    kCFStringEncodingNextStepLatin = 0x0B01,
    kCFStringEncodingNonLossyASCII = 0x0BFF
};

typedef CFStringEncoding CFStringBuiltInEncodings;

enum : CFOptionFlags {
    kCFCompareCaseInsensitive = 1,
    kCFCompareBackwards = 4,
    kCFCompareAnchored = 8,
    kCFCompareNonliteral = 16,
    kCFCompareLocalized = 32,
    kCFCompareNumerically = 64,
    kCFCompareDiacriticInsensitive = 128,
    kCFCompareWidthInsensitive = 256,
    kCFCompareForcedOrdering = 512
};
typedef CFOptionFlags CFStringCompareFlags;

typedef enum CFStringNormalizationForm : CFIndex {
    kCFStringNormalizationFormD,
    kCFStringNormalizationFormKD,
    kCFStringNormalizationFormC,
    kCFStringNormalizationFormKC
} CFStringNormalizationForm;

#if defined(__OBJC__)
#define CFSTR(text) ((__bridge CFStringRef)@"" text)
#else
#define CFSTR(text) __CFStringMakeConstantString("" text)
#endif

CF_EXTERN_C_BEGIN

/// The string of a literal in a C source; it lives as long as the program.
CFStringRef __CFStringMakeConstantString(const char *text) __attribute__((format_arg(1)));

CFTypeID CFStringGetTypeID(void);

/// A string whose characters are the caller's memory, where `capacity` have room. It is changed by the string's functions as far
/// as there is room; then its memory is its own.
CFMutableStringRef CFStringCreateMutableWithExternalCharactersNoCopy(
    CFAllocatorRef allocator, UniChar *characters, CFIndex count, CFIndex capacity, CFAllocatorRef externalAllocator);
/// Gives such a string other characters.
void CFStringSetExternalCharactersNoCopy(
    CFMutableStringRef string, UniChar *characters, CFIndex count, CFIndex capacity);

CF_INLINE Boolean CFStringGetSurrogatePairForLongCharacter(UTF32Char character, UniChar *surrogates) {
    if (character > 0xFFFF) {
        surrogates[0] = (UniChar)((character >> 10) + 0xD7C0);
        surrogates[1] = (UniChar)((character & 0x3FF) + 0xDC00);
        return true;
    }
    surrogates[0] = (UniChar)character;
    return false;
}

// Creating

CFStringRef CFStringCreateWithCString(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding);
CFStringRef CFStringCreateWithPascalString(CFAllocatorRef allocator, ConstStr255Param text, CFStringEncoding encoding);
CFStringRef CFStringCreateWithPascalStringNoCopy(CFAllocatorRef allocator, ConstStr255Param text,
                                                 CFStringEncoding encoding, CFAllocatorRef contentsDeallocator);
CFStringRef CFStringCreateWithCharacters(CFAllocatorRef allocator, const UniChar *characters, CFIndex count);
/// NULL if the bytes are not text of that encoding.
CFStringRef CFStringCreateWithBytes(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count, CFStringEncoding encoding,
                                    Boolean isExternalRepresentation);
CFStringRef CFStringCreateWithBytesNoCopy(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count,
                                          CFStringEncoding encoding, Boolean isExternalRepresentation,
                                          CFAllocatorRef contentsDeallocator);
CFStringRef CFStringCreateWithCStringNoCopy(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding,
                                            CFAllocatorRef contentsDeallocator);
CFStringRef CFStringCreateWithCharactersNoCopy(CFAllocatorRef allocator, const UniChar *characters, CFIndex count,
                                               CFAllocatorRef contentsDeallocator);
CFStringRef CFStringCreateWithSubstring(CFAllocatorRef allocator, CFStringRef string, CFRange range);
CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string);
CFStringRef CFStringCreateWithFormat(CFAllocatorRef allocator, CFDictionaryRef formatOptions, CFStringRef format, ...);
CFStringRef CFStringCreateWithFormatAndArguments(CFAllocatorRef allocator, CFDictionaryRef formatOptions,
                                                 CFStringRef format, va_list arguments);
CFMutableStringRef CFStringCreateMutable(CFAllocatorRef allocator, CFIndex maximumLength);
CFMutableStringRef CFStringCreateMutableCopy(CFAllocatorRef allocator, CFIndex maximumLength, CFStringRef string);
CFStringRef CFStringCreateWithFileSystemRepresentation(CFAllocatorRef allocator, const char *path);
CFStringRef CFStringCreateFromExternalRepresentation(CFAllocatorRef allocator, CFDataRef data, CFStringEncoding encoding);
/// `lossByte` stands for what the encoding lacks; 0 gives NULL then.
CFDataRef CFStringCreateExternalRepresentation(CFAllocatorRef allocator, CFStringRef string, CFStringEncoding encoding,
                                               UInt8 lossByte);

// Contents

CFIndex CFStringGetLength(CFStringRef string);
UniChar CFStringGetCharacterAtIndex(CFStringRef string, CFIndex index);
void CFStringGetCharacters(CFStringRef string, CFRange range, UniChar *buffer);
Boolean CFStringGetCString(CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding);
Boolean CFStringGetPascalString(CFStringRef string, StringPtr buffer, CFIndex size, CFStringEncoding encoding);
/// Valid until the string changes or goes; NULL if the string is not made of such bytes.
const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding);
/// NULL: no string is kept as such bytes or characters.
ConstStringPtr CFStringGetPascalStringPtr(CFStringRef string, CFStringEncoding encoding);
const UniChar *CFStringGetCharactersPtr(CFStringRef string);
/// How many characters were converted; into `buffer`, of which `used` bytes were filled. Without a buffer they are counted.
CFIndex CFStringGetBytes(CFStringRef string, CFRange range, CFStringEncoding encoding, UInt8 lossByte,
                         Boolean isExternalRepresentation, UInt8 *buffer, CFIndex size, CFIndex *used);
CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding encoding);
Boolean CFStringGetFileSystemRepresentation(CFStringRef string, char *buffer, CFIndex size);
CFIndex CFStringGetMaximumSizeOfFileSystemRepresentation(CFStringRef string);
SInt32 CFStringGetIntValue(CFStringRef string);
double CFStringGetDoubleValue(CFStringRef string);

// Comparing and searching

CFComparisonResult CFStringCompare(CFStringRef string, CFStringRef other, CFStringCompareFlags options);
CFComparisonResult CFStringCompareWithOptions(CFStringRef string, CFStringRef other, CFRange range,
                                              CFStringCompareFlags options);
CFComparisonResult CFStringCompareWithOptionsAndLocale(CFStringRef string, CFStringRef other, CFRange range,
                                                       CFStringCompareFlags options, CFLocaleRef locale);
/// The location is kCFNotFound if it is not there.
CFRange CFStringFind(CFStringRef string, CFStringRef searched, CFStringCompareFlags options);
Boolean CFStringFindWithOptions(CFStringRef string, CFStringRef searched, CFRange range, CFStringCompareFlags options,
                                CFRange *result);
Boolean CFStringFindWithOptionsAndLocale(CFStringRef string, CFStringRef searched, CFRange range,
                                         CFStringCompareFlags options, CFLocaleRef locale, CFRange *result);
Boolean CFStringFindCharacterFromSet(CFStringRef string, CFCharacterSetRef set, CFRange range,
                                     CFStringCompareFlags options, CFRange *result);
/// Ranges as values (`CFRange *`) in an array; NULL if there is none.
CFArrayRef CFStringCreateArrayWithFindResults(CFAllocatorRef allocator, CFStringRef string, CFStringRef searched,
                                              CFRange range, CFStringCompareFlags options);
Boolean CFStringHasPrefix(CFStringRef string, CFStringRef prefix);
Boolean CFStringHasSuffix(CFStringRef string, CFStringRef suffix);
CFRange CFStringGetRangeOfComposedCharactersAtIndex(CFStringRef string, CFIndex index);
void CFStringGetLineBounds(CFStringRef string, CFRange range, CFIndex *begin, CFIndex *end, CFIndex *contentsEnd);
void CFStringGetParagraphBounds(CFStringRef string, CFRange range, CFIndex *begin, CFIndex *end, CFIndex *contentsEnd);
/// Where a word may be broken before an index. There are no rules of languages for it here: kCFNotFound, and false.
CFIndex CFStringGetHyphenationLocationBeforeIndex(CFStringRef string, CFIndex location, CFRange limit,
                                                  CFOptionFlags options, CFLocaleRef locale, UTF32Char *character);
Boolean CFStringIsHyphenationAvailableForLocale(CFLocaleRef locale);
CFStringRef CFStringCreateByCombiningStrings(CFAllocatorRef allocator, CFArrayRef strings, CFStringRef separator);
CFArrayRef CFStringCreateArrayBySeparatingStrings(CFAllocatorRef allocator, CFStringRef string, CFStringRef separator);

// Changing

void CFStringAppend(CFMutableStringRef string, CFStringRef appended);
void CFStringAppendCharacters(CFMutableStringRef string, const UniChar *characters, CFIndex count);
void CFStringAppendPascalString(CFMutableStringRef string, ConstStr255Param text, CFStringEncoding encoding);
void CFStringAppendCString(CFMutableStringRef string, const char *text, CFStringEncoding encoding);
void CFStringAppendFormat(CFMutableStringRef string, CFDictionaryRef formatOptions, CFStringRef format, ...);
void CFStringAppendFormatAndArguments(CFMutableStringRef string, CFDictionaryRef formatOptions, CFStringRef format,
                                      va_list arguments);
void CFStringInsert(CFMutableStringRef string, CFIndex index, CFStringRef inserted);
void CFStringDelete(CFMutableStringRef string, CFRange range);
void CFStringReplace(CFMutableStringRef string, CFRange range, CFStringRef replacement);
void CFStringReplaceAll(CFMutableStringRef string, CFStringRef replacement);
CFIndex CFStringFindAndReplace(CFMutableStringRef string, CFStringRef searched, CFStringRef replacement, CFRange range,
                               CFStringCompareFlags options);
void CFStringPad(CFMutableStringRef string, CFStringRef padding, CFIndex length, CFIndex indexIntoPadding);
void CFStringTrim(CFMutableStringRef string, CFStringRef trimmed);
void CFStringTrimWhitespace(CFMutableStringRef string);
void CFStringLowercase(CFMutableStringRef string, CFLocaleRef locale);
void CFStringUppercase(CFMutableStringRef string, CFLocaleRef locale);
void CFStringCapitalize(CFMutableStringRef string, CFLocaleRef locale);
void CFStringNormalize(CFMutableStringRef string, CFStringNormalizationForm form);
void CFStringFold(CFMutableStringRef string, CFStringCompareFlags flags, CFLocaleRef locale);
/// Of the transformations below, or by an identifier of ICU. Whether it is known.
Boolean CFStringTransform(CFMutableStringRef string, CFRange *range, CFStringRef transform, Boolean reverse);

extern const CFStringRef kCFStringTransformStripCombiningMarks;
extern const CFStringRef kCFStringTransformToLatin;
extern const CFStringRef kCFStringTransformFullwidthHalfwidth;
extern const CFStringRef kCFStringTransformLatinKatakana;
extern const CFStringRef kCFStringTransformLatinHiragana;
extern const CFStringRef kCFStringTransformHiraganaKatakana;
extern const CFStringRef kCFStringTransformMandarinLatin;
extern const CFStringRef kCFStringTransformLatinHangul;
extern const CFStringRef kCFStringTransformLatinArabic;
extern const CFStringRef kCFStringTransformLatinHebrew;
extern const CFStringRef kCFStringTransformLatinThai;
extern const CFStringRef kCFStringTransformLatinCyrillic;
extern const CFStringRef kCFStringTransformLatinGreek;
extern const CFStringRef kCFStringTransformToXMLHex;
extern const CFStringRef kCFStringTransformToUnicodeName;
extern const CFStringRef kCFStringTransformStripDiacritics;

// Encodings

Boolean CFStringIsEncodingAvailable(CFStringEncoding encoding);
/// Ends with kCFStringEncodingInvalidId.
const CFStringEncoding *CFStringGetListOfAvailableEncodings(void);
CFStringRef CFStringGetNameOfEncoding(CFStringEncoding encoding);
CFStringEncoding CFStringGetSystemEncoding(void);
CFStringEncoding CFStringGetSmallestEncoding(CFStringRef string);
CFStringEncoding CFStringGetFastestEncoding(CFStringRef string);
/// 0 for encodings that Foundation lacks.
unsigned long CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding);
CFStringEncoding CFStringConvertNSStringEncodingToEncoding(unsigned long encoding);
UInt32 CFStringConvertEncodingToWindowsCodepage(CFStringEncoding encoding);
CFStringEncoding CFStringConvertWindowsCodepageToEncoding(UInt32 codepage);
CFStringEncoding CFStringConvertIANACharSetNameToEncoding(CFStringRef name);
CFStringRef CFStringConvertEncodingToIANACharSetName(CFStringEncoding encoding);
CFStringEncoding CFStringGetMostCompatibleMacStringEncoding(CFStringEncoding encoding);

CF_EXTERN_C_END

/// A window on a string for loops over its characters.
typedef struct CFStringInlineBuffer {
    UniChar buffer[64];
    CFStringRef theString;
    /// All characters of the string, if it keeps them so.
    const UniChar *directBuffer;
    CFRange rangeToBuffer;
    /// Which of them are in the buffer.
    CFIndex bufferedRangeStart;
    CFIndex bufferedRangeEnd;
} CFStringInlineBuffer;

CF_INLINE void CFStringInitInlineBuffer(CFStringRef string, CFStringInlineBuffer *window, CFRange range) {
    window->theString = string;
    window->rangeToBuffer = range;
    window->directBuffer = CFStringGetCharactersPtr(string);
    window->bufferedRangeStart = window->bufferedRangeEnd = 0;
}

/// The character at an index into the range of the window; 0 outside of it.
CF_INLINE UniChar CFStringGetCharacterFromInlineBuffer(CFStringInlineBuffer *window, CFIndex index) {
    CFRange range = window->rangeToBuffer;
    if (index < 0 || index >= range.length) return 0;
    if (window->directBuffer) return window->directBuffer[range.location + index];
    if (index < window->bufferedRangeStart || index >= window->bufferedRangeEnd) {
        CFIndex start = index > 4 ? index - 4 : 0;
        CFIndex end = start + 64 < range.length ? start + 64 : range.length;
        CFStringGetCharacters(window->theString, CFRangeMake(range.location + start, end - start), window->buffer);
        window->bufferedRangeStart = start;
        window->bufferedRangeEnd = end;
    }
    return window->buffer[index - window->bufferedRangeStart];
}

CF_INLINE Boolean CFStringIsSurrogateHighCharacter(UniChar character) { return (character & 0xFC00) == 0xD800; }
CF_INLINE Boolean CFStringIsSurrogateLowCharacter(UniChar character) { return (character & 0xFC00) == 0xDC00; }

CF_INLINE UTF32Char CFStringGetLongCharacterForSurrogatePair(UniChar high, UniChar low) {
    return (UTF32Char)(((high - 0xD800) << 10) + (low - 0xDC00) + 0x10000);
}

CF_IMPLICIT_BRIDGING_DISABLED
