// Strings of CoreFoundation, their encodings, and URLs.

#import <UIKit/UIKit.h>

static void show(CFStringRef string) {
    printf("%s\n", string ? [(NSString *)string UTF8String] : "(none)");
    if (string) CFRelease(string);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show(CFStringCreateWithFormat(NULL, NULL, CFSTR("%@ %d %.2f %ld"), @"text", 7, 1.5, 8L));
    show(CFStringCreateWithBytes(NULL, (const UInt8 *)"caf\xE9", 4, kCFStringEncodingISOLatin1, false));
    show(CFStringCreateWithBytes(NULL, (const UInt8 *)"caf\xE9", 4, kCFStringEncodingUTF8, false));
    show(CFStringCreateWithBytes(NULL, (const UInt8 *)"\xEF\xBB\xBF" "bom", 6, kCFStringEncodingUTF8, true));
    show(CFStringCreateWithPascalString(NULL, (const unsigned char *)"\003abcd", kCFStringEncodingMacRoman));
    CFStringRef accents = CFStringCreateWithCString(NULL, "Ünïcödé €", kCFStringEncodingUTF8);
    char buffer[64];
    printf("%ld %d %d\n", CFStringGetLength(accents), CFStringGetCString(accents, buffer, 64, kCFStringEncodingUTF8),
           CFStringGetCString(accents, buffer, 64, kCFStringEncodingASCII));
    CFIndex used = 0;
    CFIndex done = CFStringGetBytes(accents, CFRangeMake(0, 9), kCFStringEncodingISOLatin1, '?', false, (UInt8 *)buffer, 64,
                                    &used);
    printf("%ld %ld %02x %c\n", done, used, (UInt8)buffer[0], buffer[8]);
    printf("%ld\n", CFStringGetBytes(accents, CFRangeMake(0, 9), kCFStringEncodingISOLatin1, 0, false, NULL, 0, &used));
    printf("%s %d\n", CFStringGetCStringPtr(CFSTR("plain"), kCFStringEncodingMacRoman),
           CFStringGetCStringPtr(accents, kCFStringEncodingASCII) == NULL);
    CFMutableStringRef changed = CFStringCreateMutableCopy(NULL, 0, accents);
    CFStringFold(changed, kCFCompareDiacriticInsensitive | kCFCompareCaseInsensitive, NULL);
    printf("%s\n", [(NSString *)changed UTF8String]);
    CFRelease(changed);
    CFRelease(accents);

    printf("%d %d %d\n", (int)CFStringCompare(CFSTR("a"), CFSTR("B"), kCFCompareCaseInsensitive),
           (int)CFStringCompare(CFSTR("file10"), CFSTR("file9"), kCFCompareNumerically),
           CFStringHasSuffix(CFSTR("name.png"), CFSTR(".png")));
    CFRange found = CFStringFind(CFSTR("one two one"), CFSTR("one"), kCFCompareBackwards);
    printf("%ld %ld %ld\n", found.location, found.length, CFStringFind(CFSTR("one"), CFSTR("x"), 0).location);
    CFMutableStringRef text = CFStringCreateMutable(NULL, 0);
    CFStringAppend(text, CFSTR("  a-b-c \n"));
    CFStringTrimWhitespace(text);
    printf("%ld ", CFStringFindAndReplace(text, CFSTR("-"), CFSTR(" - "), CFRangeMake(0, CFStringGetLength(text)), 0));
    CFStringUppercase(text, NULL);
    CFStringPad(text, CFSTR(".*"), 13, 1);
    CFStringInsert(text, 0, CFSTR(">"));
    printf("%s\n", [(NSString *)text UTF8String]);
    CFRelease(text);
    CFMutableStringRef greek = CFStringCreateMutableCopy(NULL, 0, (CFStringRef)@"αβγ");
    printf("%d %s\n", CFStringTransform(greek, NULL, kCFStringTransformToLatin, false), [(NSString *)greek UTF8String]);
    CFRelease(greek);
    show((CFStringRef)[@"a|b" retain]);
    CFArrayRef parts = CFStringCreateArrayBySeparatingStrings(NULL, CFSTR("a|b|c"), CFSTR("|"));
    show(CFStringCreateByCombiningStrings(NULL, parts, CFSTR("+")));
    CFRelease(parts);
    printf("%d %x %s\n", (int)CFStringConvertEncodingToNSStringEncoding(kCFStringEncodingUTF8),
           (unsigned)CFStringConvertIANACharSetNameToEncoding(CFSTR("ISO-8859-1")),
           [(NSString *)CFStringConvertEncodingToIANACharSetName(kCFStringEncodingShiftJIS) UTF8String]);
    printf("%d %d\n", CFStringConvertIANACharSetNameToEncoding(CFSTR("no such")) == kCFStringEncodingInvalidId,
           CFStringConvertNSStringEncodingToEncoding(NSASCIIStringEncoding) == kCFStringEncodingASCII);

    show(CFURLCreateStringByAddingPercentEscapes(NULL, CFSTR("a b/ü?x=1&y"), NULL, CFSTR("&?/"), kCFStringEncodingUTF8));
    show(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b%2Fc%C3%BC"), CFSTR("")));
    show(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b%2Fc"), CFSTR("/")));
    show(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("100%"), CFSTR("")));
    CFURLRef url = CFURLCreateWithString(NULL, CFSTR("http://me:secret@example.com:8080/a%20b/c.html?q=1#end"), NULL);
    show(CFURLCopyScheme(url));
    show(CFURLCopyHostName(url));
    show(CFURLCopyNetLocation(url));
    show(CFURLCopyPath(url));
    show(CFURLCopyFileSystemPath(url, kCFURLPOSIXPathStyle));
    show(CFURLCopyQueryString(url, CFSTR("")));
    show(CFURLCopyFragment(url, CFSTR("")));
    show(CFURLCopyPathExtension(url));
    printf("%d\n", (int)CFURLGetPortNumber(url));
    CFURLRef other = CFURLCreateCopyDeletingLastPathComponent(NULL, url);
    CFURLRef deeper = CFURLCreateCopyAppendingPathComponent(NULL, other, CFSTR("d e"), true);
    printf("%s\n", [[(NSURL *)deeper absoluteString] UTF8String]);
    CFRelease(deeper);
    CFRelease(other);
    CFRelease(url);
    CFURLRef file = CFURLCreateWithFileSystemPath(NULL, CFSTR("/tmp/a b"), kCFURLPOSIXPathStyle, true);
    printf("%s %d\n", [(NSString *)CFURLGetString(file) UTF8String], CFURLHasDirectoryPath(file));
    CFRelease(file);
    CFUUIDRef uuid = CFUUIDCreateFromString(NULL, CFSTR("68753a44-4d6f-1226-9c60-0050e4c00067"));
    show(CFUUIDCreateString(NULL, uuid));
    printf("%02x %d\n", CFUUIDGetUUIDBytes(uuid).byte15, CFUUIDCreateFromString(NULL, CFSTR("68753a44")) == NULL);
    CFRelease(uuid);
    [pool drain];
    return 0;
}

// > text 7 1.50 8
// > café
// > (none)
// > bom
// > abc
// > 9 1 0
// > 9 9 dc ?
// > 8
// > plain 1
// > unicode €
// > -1 1 1
// > 8 3 -1
// > 2 >A - B - C*.*.
// > 1 abg
// > a|b
// > a+b+c
// > 4 201 shift_jis
// > 1 1
// > a%20b%2F%C3%BC%3Fx=1%26y
// > a b/cü
// > a b%2Fc
// > (none)
// > http
// > example.com
// > me:secret@example.com:8080
// > /a%20b/c.html
// > /a b/c.html
// > q=1
// > end
// > html
// > 8080
// > http://me:secret@example.com:8080/a%20b/d%20e/?q=1#end
// > file:///tmp/a%20b/ 1
// > 68753A44-4D6F-1226-9C60-0050E4C00067
// > 67 1
