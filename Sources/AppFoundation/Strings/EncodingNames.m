// The names of encodings, as Apple lists them for people.

#import <Foundation/Foundation.h>

static const struct {
    NSStringEncoding encoding;
    const char *name;
} names[] = {
    {NSASCIIStringEncoding, "Western (ASCII)"},
    {NSNEXTSTEPStringEncoding, "Western (NextStep)"},
    {NSJapaneseEUCStringEncoding, "Japanese (EUC)"},
    {NSUTF8StringEncoding, "Unicode (UTF-8)"},
    {NSISOLatin1StringEncoding, "Western (ISO Latin 1)"},
    {NSNonLossyASCIIStringEncoding, "Non-lossy ASCII"},
    {NSShiftJISStringEncoding, "Japanese (Windows, DOS)"},
    {NSISOLatin2StringEncoding, "Central European (ISO Latin 2)"},
    {NSUnicodeStringEncoding, "Unicode (UTF-16)"},
    {NSWindowsCP1251StringEncoding, "Cyrillic (Windows)"},
    {NSWindowsCP1252StringEncoding, "Western (Windows Latin 1)"},
    {NSWindowsCP1253StringEncoding, "Greek (Windows)"},
    {NSWindowsCP1254StringEncoding, "Turkish (Windows Latin 5)"},
    {NSWindowsCP1250StringEncoding, "Central European (Windows Latin 2)"},
    {NSISO2022JPStringEncoding, "Japanese (ISO 2022-JP)"},
    {NSMacOSRomanStringEncoding, "Western (Mac OS Roman)"},
    {NSUTF16BigEndianStringEncoding, "Unicode (UTF-16BE)"},
    {NSUTF16LittleEndianStringEncoding, "Unicode (UTF-16LE)"},
    {NSUTF32StringEncoding, "Unicode (UTF-32)"},
    {NSUTF32BigEndianStringEncoding, "Unicode (UTF-32BE)"},
    {NSUTF32LittleEndianStringEncoding, "Unicode (UTF-32LE)"},
    {0x80000632, "Chinese (GB 18030)"},
    {0x80000631, "Chinese (GBK)"},
    {0x80000930, "Simplified Chinese (GB 2312)"},
    {0x80000A03, "Traditional Chinese (Big 5)"},
    {0x80000940, "Korean (EUC)"},
    {0x80000422, "Korean (Windows, DOS)"},
    {0x80000A02, "Cyrillic (KOI8-R)"},
};

@interface NSString (EncodingNames)
@end

@implementation NSString (EncodingNames)

+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding {
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].encoding == encoding) return [NSString stringWithUTF8String:names[i].name];
    }
    return @"";
}

@end
