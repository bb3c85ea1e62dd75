// Text encodings: conversion between CoreFoundation's numbers, Foundation's, Windows code pages and IANA names.

#include "Strings/Encodings.h"
#include <strings.h>

/// Whether the encoding is one of those that AppFoundation adds with CoreFoundation's numbers.
extern BOOL is_foreign_encoding(NSStringEncoding encoding);

typedef struct {
    CFStringEncoding encoding;
    NSStringEncoding foundation;
    UInt32 codepage;
    const char *name;
} KnownEncoding;

/// Encodings of GNUstep that have no constants in Apple's Foundation.
enum {
    NSKOI8RStringEncoding = 50,
    NSISOLatin3StringEncoding = 51,
    NSISOLatin4StringEncoding = 52,
    NSISOCyrillicStringEncoding = 22,
    NSISOArabicStringEncoding = 53,
    NSISOGreekStringEncoding = 54,
    NSISOHebrewStringEncoding = 55,
    NSISOLatin5StringEncoding = 57,
    NSISOLatin6StringEncoding = 58,
    NSISOThaiStringEncoding = 59,
    NSISOLatin7StringEncoding = 61,
    NSISOLatin8StringEncoding = 62,
    NSISOLatin9StringEncoding = 63,
    NSGB2312StringEncoding = 56,
    NSUTF7StringEncoding = 64,
    NSBIG5StringEncoding = 66,
    NSKoreanEUCStringEncoding = 67,
};

/// Of several names for an encoding the first is returned by functions.
static const KnownEncoding known_encodings[] = {
    {kCFStringEncodingUTF8, NSUTF8StringEncoding, 65001, "utf-8"},
    {kCFStringEncodingUTF8, NSUTF8StringEncoding, 65001, "utf8"},
    {kCFStringEncodingASCII, NSASCIIStringEncoding, 20127, "us-ascii"},
    {kCFStringEncodingASCII, NSASCIIStringEncoding, 20127, "ascii"},
    {kCFStringEncodingUTF16, NSUnicodeStringEncoding, 1200, "utf-16"},
    {kCFStringEncodingUTF16, NSUnicodeStringEncoding, 1200, "iso-10646-ucs-2"},
    {kCFStringEncodingUTF16BE, NSUTF16BigEndianStringEncoding, 1201, "utf-16be"},
    {kCFStringEncodingUTF16LE, NSUTF16LittleEndianStringEncoding, 1200, "utf-16le"},
    {kCFStringEncodingUTF32, NSUTF32StringEncoding, 12000, "utf-32"},
    {kCFStringEncodingUTF32BE, NSUTF32BigEndianStringEncoding, 12001, "utf-32be"},
    {kCFStringEncodingUTF32LE, NSUTF32LittleEndianStringEncoding, 12000, "utf-32le"},
    {kCFStringEncodingUTF7, NSUTF7StringEncoding, 65000, "utf-7"},
    {kCFStringEncodingISOLatin1, NSISOLatin1StringEncoding, 28591, "iso-8859-1"},
    {kCFStringEncodingISOLatin1, NSISOLatin1StringEncoding, 28591, "latin1"},
    {kCFStringEncodingISOLatin1, NSISOLatin1StringEncoding, 28591, "iso8859-1"},
    {kCFStringEncodingWindowsLatin1, NSWindowsCP1252StringEncoding, 1252, "windows-1252"},
    {kCFStringEncodingWindowsLatin1, NSWindowsCP1252StringEncoding, 1252, "cp1252"},
    {kCFStringEncodingMacRoman, NSMacOSRomanStringEncoding, 10000, "macintosh"},
    {kCFStringEncodingNextStepLatin, NSNEXTSTEPStringEncoding, 0, "x-nextstep"},
    {kCFStringEncodingNonLossyASCII, NSNonLossyASCIIStringEncoding, 0, NULL},
    {kCFStringEncodingISOLatin2, NSISOLatin2StringEncoding, 28592, "iso-8859-2"},
    {kCFStringEncodingISOLatin3, NSISOLatin3StringEncoding, 28593, "iso-8859-3"},
    {kCFStringEncodingISOLatin4, NSISOLatin4StringEncoding, 28594, "iso-8859-4"},
    {kCFStringEncodingISOLatinCyrillic, NSISOCyrillicStringEncoding, 28595, "iso-8859-5"},
    {kCFStringEncodingISOLatinArabic, NSISOArabicStringEncoding, 28596, "iso-8859-6"},
    {kCFStringEncodingISOLatinGreek, NSISOGreekStringEncoding, 28597, "iso-8859-7"},
    {kCFStringEncodingISOLatinHebrew, NSISOHebrewStringEncoding, 28598, "iso-8859-8"},
    {kCFStringEncodingISOLatin5, NSISOLatin5StringEncoding, 28599, "iso-8859-9"},
    {kCFStringEncodingISOLatin6, NSISOLatin6StringEncoding, 28600, "iso-8859-10"},
    {kCFStringEncodingISOLatinThai, NSISOThaiStringEncoding, 28601, "iso-8859-11"},
    {kCFStringEncodingISOLatin7, NSISOLatin7StringEncoding, 28603, "iso-8859-13"},
    {kCFStringEncodingISOLatin8, NSISOLatin8StringEncoding, 28604, "iso-8859-14"},
    {kCFStringEncodingISOLatin9, NSISOLatin9StringEncoding, 28605, "iso-8859-15"},
    {kCFStringEncodingWindowsLatin2, NSWindowsCP1250StringEncoding, 1250, "windows-1250"},
    {kCFStringEncodingWindowsCyrillic, NSWindowsCP1251StringEncoding, 1251, "windows-1251"},
    {kCFStringEncodingWindowsGreek, NSWindowsCP1253StringEncoding, 1253, "windows-1253"},
    {kCFStringEncodingWindowsLatin5, NSWindowsCP1254StringEncoding, 1254, "windows-1254"},
    {kCFStringEncodingShiftJIS, NSShiftJISStringEncoding, 932, "shift_jis"},
    {kCFStringEncodingDOSJapanese, NSShiftJISStringEncoding, 932, "cp932"},
    {kCFStringEncodingEUC_JP, NSJapaneseEUCStringEncoding, 51932, "euc-jp"},
    {kCFStringEncodingISO_2022_JP, NSISO2022JPStringEncoding, 50220, "iso-2022-jp"},
    {kCFStringEncodingEUC_KR, NSKoreanEUCStringEncoding, 51949, "euc-kr"},
    {kCFStringEncodingEUC_CN, NSGB2312StringEncoding, 936, "gb2312"},
    {kCFStringEncodingBig5, NSBIG5StringEncoding, 950, "big5"},
    {kCFStringEncodingKOI8_R, NSKOI8RStringEncoding, 20866, "koi8-r"},
    // Encodings without constants in Foundation.
    {kCFStringEncodingGB_18030_2000, 0, 54936, "gb18030"},
    {kCFStringEncodingGBK_95, 0, 936, "gbk"},
    {kCFStringEncodingKOI8_U, 0, 21866, "koi8-u"},
    {kCFStringEncodingWindowsHebrew, 0, 1255, "windows-1255"},
    {kCFStringEncodingWindowsArabic, 0, 1256, "windows-1256"},
    {kCFStringEncodingWindowsBalticRim, 0, 1257, "windows-1257"},
    {kCFStringEncodingWindowsVietnamese, 0, 1258, "windows-1258"},
    {kCFStringEncodingDOSLatinUS, 0, 437, "cp437"},
    {kCFStringEncodingDOSLatin1, 0, 850, "cp850"},
};

static const size_t known_count = sizeof known_encodings / sizeof known_encodings[0];

static const KnownEncoding *known(CFStringEncoding encoding) {
    for (size_t i = 0; i < known_count; i++) {
        if (known_encodings[i].encoding == encoding) return &known_encodings[i];
    }
    return NULL;
}

NSStringEncoding foundation_encoding(CFStringEncoding encoding) {
    const KnownEncoding *it = known(encoding);
    if (it && it->foundation) return it->foundation;
    NSStringEncoding foreign = 0x80000000 | encoding;
    return is_foreign_encoding(foreign) ? foreign : 0;
}

unsigned long CFStringConvertEncodingToNSStringEncoding(CFStringEncoding encoding) {
    return foundation_encoding(encoding);
}

CFStringEncoding CFStringConvertNSStringEncodingToEncoding(unsigned long encoding) {
    for (size_t i = 0; encoding && i < known_count; i++) {
        if (known_encodings[i].foundation == encoding) return known_encodings[i].encoding;
    }
    return is_foreign_encoding(encoding) ? (CFStringEncoding)(encoding & 0xFFFF) : kCFStringEncodingInvalidId;
}

UInt32 CFStringConvertEncodingToWindowsCodepage(CFStringEncoding encoding) {
    const KnownEncoding *it = known(encoding);
    return it && it->codepage ? it->codepage : kCFStringEncodingInvalidId;
}

CFStringEncoding CFStringConvertWindowsCodepageToEncoding(UInt32 codepage) {
    for (size_t i = 0; codepage && i < known_count; i++) {
        if (known_encodings[i].codepage == codepage) return known_encodings[i].encoding;
    }
    return kCFStringEncodingInvalidId;
}

CFStringEncoding CFStringConvertIANACharSetNameToEncoding(CFStringRef name) {
    const char *text = name ? [OBJECT(NSString, name) UTF8String] : NULL;
    for (size_t i = 0; text && i < known_count; i++) {
        if (known_encodings[i].name && strcasecmp(known_encodings[i].name, text) == 0) return known_encodings[i].encoding;
    }
    return kCFStringEncodingInvalidId;
}

CFStringRef CFStringConvertEncodingToIANACharSetName(CFStringEncoding encoding) {
    const KnownEncoding *it = known(encoding);
    return it && it->name ? __CFStringMakeConstantString(it->name) : NULL;
}

Boolean CFStringIsEncodingAvailable(CFStringEncoding encoding) { return foundation_encoding(encoding) != 0; }

const CFStringEncoding *CFStringGetListOfAvailableEncodings(void) {
    static CFStringEncoding list[sizeof known_encodings / sizeof known_encodings[0] + 1];
    if (list[0] == 0) {
        size_t count = 0;
        for (size_t i = 0; i < known_count; i++) {
            BOOL is_other_name = i > 0 && known_encodings[i].encoding == known_encodings[i - 1].encoding;
            if (known_encodings[i].foundation && !is_other_name) list[count++] = known_encodings[i].encoding;
        }
        list[count] = kCFStringEncodingInvalidId;
    }
    return list;
}

CFStringRef CFStringGetNameOfEncoding(CFStringEncoding encoding) {
    NSStringEncoding found = foundation_encoding(encoding);
    return found ? (CFStringRef)[NSString localizedNameOfStringEncoding:found] : NULL;
}

CFStringEncoding CFStringGetSystemEncoding(void) { return kCFStringEncodingMacRoman; }

CFStringEncoding CFStringGetSmallestEncoding(CFStringRef string) {
    NSString *it = OBJECT(NSString, string);
    if ([it canBeConvertedToEncoding:NSASCIIStringEncoding]) return kCFStringEncodingASCII;
    if ([it canBeConvertedToEncoding:NSMacOSRomanStringEncoding]) return kCFStringEncodingMacRoman;
    return kCFStringEncodingUTF16;
}

CFStringEncoding CFStringGetFastestEncoding(CFStringRef string) {
    BOOL is_plain = [OBJECT(NSString, string) canBeConvertedToEncoding:NSASCIIStringEncoding];
    return is_plain ? kCFStringEncodingASCII : kCFStringEncodingUTF16;
}

CFStringEncoding CFStringGetMostCompatibleMacStringEncoding(CFStringEncoding encoding) {
    return kCFStringEncodingMacRoman;
}
