// CFString: making strings of bytes, and bytes of strings.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int freed;
static void *take(CFIndex size, CFOptionFlags hint, void *info) { return malloc((size_t)size); }
static void give(void *memory, void *info) {
    freed++;
    free(memory);
}

static Boolean is(CFStringRef string, const char *wanted) {
    char text[100] = "";
    Boolean same = string && CFStringGetCString(string, text, sizeof text, kCFStringEncodingUTF8) && !strcmp(text, wanted);
    if (!same) printf("\"%s\", not \"%s\"\n", string ? text : "NULL", wanted);
    if (string) CFRelease(string);
    return same;
}

static CFStringRef formatted(CFStringRef format, ...) {
    va_list arguments;
    va_start(arguments, format);
    CFStringRef string = CFStringCreateWithFormatAndArguments(NULL, NULL, format, arguments);
    va_end(arguments);
    return string;
}

static void append(CFMutableStringRef string, CFStringRef format, ...) {
    va_list arguments;
    va_start(arguments, format);
    CFStringAppendFormatAndArguments(string, NULL, format, arguments);
    va_end(arguments);
}

static void making(void) {
    CFAllocatorContext context = {.allocate = take, .deallocate = give};
    CFAllocatorRef counting = CFAllocatorCreate(NULL, &context);
    CHECK(CFGetTypeID(CFSTR("x")) == CFStringGetTypeID() && __CFStringMakeConstantString("x") != NULL);
    UniChar units[] = {'a', 0xE9, 0x4E2D};
    CHECK(is(CFStringCreateWithCharacters(NULL, units, 3), "a\303\251\344\270\255"));
    CHECK(is(CFStringCreateWithCharactersNoCopy(NULL, units, 2, kCFAllocatorNull), "a\303\251"));
    CHECK(is(CFStringCreateWithCStringNoCopy(NULL, "text", kCFStringEncodingASCII, kCFAllocatorNull), "text"));
    CHECK(is(CFStringCreateWithCStringNoCopy(NULL, strdup("own"), kCFStringEncodingASCII, counting), "own"));
    CHECK(is(CFStringCreateWithBytesNoCopy(NULL, (const UInt8 *)"\351t\351", 3, kCFStringEncodingWindowsLatin1, false,
                                           kCFAllocatorNull),
             "\303\251t\303\251"));
    CHECK(is(CFStringCreateWithPascalStringNoCopy(NULL, (ConstStr255Param) "\3abc", kCFStringEncodingASCII,
                                                  kCFAllocatorNull),
             "abc"));
    CHECK(is(CFStringCreateCopy(NULL, CFSTR("copied")), "copied"));
    CHECK(is(formatted(CFSTR("%d %@ %s"), 5, CFSTR("five"), "V"), "5 five V"));
    CHECK(is(CFStringCreateWithFileSystemRepresentation(NULL, "/tmp/\303\251"), "/tmp/\303\251"));
    CFStringEncoding encoding = kCFStringEncodingUTF16BE;
    CFDataRef data = CFStringCreateExternalRepresentation(NULL, CFSTR("ab"), encoding, 0);
    CHECK(CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[1] == 'a');
    CHECK(is(CFStringCreateFromExternalRepresentation(NULL, data, kCFStringEncodingUTF16BE), "ab"));
    CFRelease(data);
    CHECK(CFStringCreateExternalRepresentation(NULL, CFSTR("\u4e2d"), kCFStringEncodingISOLatin1, 0) == NULL);
    data = CFStringCreateExternalRepresentation(NULL, CFSTR("\u4e2d"), kCFStringEncodingISOLatin1, '?');
    CHECK(CFDataGetLength(data) == 1 && CFDataGetBytePtr(data)[0] == '?');
    CFRelease(data);
    CFRelease(counting);
}

static void round_trip(CFStringEncoding encoding, CFIndex size) {
    CFDataRef data = CFStringCreateExternalRepresentation(NULL, CFSTR("Az"), encoding, 0);
    CFStringRef back = data ? CFStringCreateFromExternalRepresentation(NULL, data, encoding) : NULL;
    CHECK(back && CFEqual(back, CFSTR("Az")) && CFDataGetLength(data) >= size);
    if (back) CFRelease(back);
    if (data) CFRelease(data);
}

static void encodings(void) {
    CFStringBuiltInEncodings wide[] = {kCFStringEncodingUnicode, kCFStringEncodingUTF16, kCFStringEncodingUTF16BE,
                                       kCFStringEncodingUTF16LE};
    for (int i = 0; i < 4; i++) round_trip(wide[i], 4);
    round_trip(kCFStringEncodingUTF32, 8);
    round_trip(kCFStringEncodingUTF32BE, 8);
    round_trip(kCFStringEncodingUTF32LE, 8);
    round_trip(kCFStringEncodingNextStepLatin, 2);
    round_trip(kCFStringEncodingNonLossyASCII, 2);
    CFStringEncodings foreign = kCFStringEncodingShiftJIS;
    round_trip(foreign, 2);
    CHECK(CFStringIsEncodingAvailable(kCFStringEncodingUTF8) && !CFStringIsEncodingAvailable(0x7777));
    const CFStringEncoding *list = CFStringGetListOfAvailableEncodings();
    int found = 0;
    for (; *list != kCFStringEncodingInvalidId; list++) found += *list == kCFStringEncodingUTF8;
    CHECK_NUMBER(found, 1);
    CHECK(CFStringGetLength(CFStringGetNameOfEncoding(kCFStringEncodingUTF8)) > 0);
    CHECK(CFStringIsEncodingAvailable(CFStringGetSystemEncoding()));
    CHECK_NUMBER(CFStringGetSmallestEncoding(CFSTR("plain")), kCFStringEncodingASCII);
    CHECK(CFStringIsEncodingAvailable(CFStringGetFastestEncoding(CFSTR("plain"))));
    CHECK_NUMBER(CFStringConvertEncodingToWindowsCodepage(kCFStringEncodingWindowsLatin1), 1252);
    CHECK_NUMBER(CFStringConvertWindowsCodepageToEncoding(1252), kCFStringEncodingWindowsLatin1);
    CHECK(CFStringConvertWindowsCodepageToEncoding(99) == kCFStringEncodingInvalidId);
    CHECK_NUMBER(CFStringGetMostCompatibleMacStringEncoding(kCFStringEncodingISOLatin1), kCFStringEncodingMacRoman);
    CHECK_NUMBER(CFStringGetMaximumSizeForEncoding(10, kCFStringEncodingASCII), 10);
    CHECK(CFStringGetMaximumSizeForEncoding(10, kCFStringEncodingUTF8) >= 30);
}

static void reading(void) {
    CFStringRef text = CFSTR("read me");
    CHECK(CFStringGetCharacterAtIndex(text, 5) == 'm');
    UniChar units[3];
    CFStringGetCharacters(text, CFRangeMake(0, 3), units);
    CHECK(units[0] == 'r' && units[2] == 'a');
    unsigned char pascal[10];
    CHECK(CFStringGetPascalString(text, pascal, 10, kCFStringEncodingASCII) && pascal[0] == 7 && pascal[7] == 'e');
    CHECK(!CFStringGetPascalString(text, pascal, 7, kCFStringEncodingASCII));
    // Either is as good as none, and programs ask for copies then.
    const UniChar *direct = CFStringGetCharactersPtr(text);
    CHECK(direct == NULL || direct[0] == 'r');
    CHECK(CFStringGetPascalStringPtr(text, kCFStringEncodingMacRoman) == NULL);
    char path[20];
    CHECK(CFStringGetFileSystemRepresentation(CFSTR("/a/\u00e9"), path, sizeof path) && strncmp(path, "/a/", 3) == 0);
    CHECK(!CFStringGetFileSystemRepresentation(CFSTR("/long/long/long/path"), path, 5));
    CHECK(CFStringGetMaximumSizeOfFileSystemRepresentation(CFSTR("/a")) >= 3);
    CHECK_NUMBER(CFStringGetIntValue(CFSTR(" 42 apples")), 42);
    CHECK(CFStringGetDoubleValue(CFSTR("2.5e3x")) == 2500);
    CHECK(CFStringIsSurrogateHighCharacter(0xD83D) && !CFStringIsSurrogateHighCharacter(0xDE00));
    CHECK(CFStringIsSurrogateLowCharacter(0xDE00) && !CFStringIsSurrogateLowCharacter(0xD83D));
    CHECK_NUMBER(CFStringGetLongCharacterForSurrogatePair(0xD83D, 0xDE00), 0x1F600);

    // A window on the middle of a string that is longer than the window.
    CFMutableStringRef longer = CFStringCreateMutable(NULL, 0);
    for (int i = 0; i < 300; i++) CFStringAppendFormat(longer, NULL, CFSTR("%c"), 'a' + i % 26);
    CFStringInlineBuffer window;
    CFStringInitInlineBuffer(longer, &window, CFRangeMake(26, 200));
    CHECK(window.theString == longer && window.rangeToBuffer.length == 200 && window.bufferedRangeStart == 0);
    int wrong = 0;
    for (int i = 0; i < 200; i++) wrong += CFStringGetCharacterFromInlineBuffer(&window, i) != 'a' + i % 26;
    CHECK(wrong == 0 && CFStringGetCharacterFromInlineBuffer(&window, 200) == 0);
    CHECK(CFStringGetCharacterFromInlineBuffer(&window, -1) == 0);
    CHECK(window.directBuffer || window.bufferedRangeEnd > window.bufferedRangeStart);
    CFRelease(longer);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    making();
    encodings();
    reading();
    CFMutableStringRef text = CFStringCreateMutable(NULL, 0);
    append(text, CFSTR("%d-%@"), 1, CFSTR("x"));
    CFStringAppendPascalString(text, (ConstStr255Param) "\2yz", kCFStringEncodingASCII);
    CFStringAppendCString(text, "!", kCFStringEncodingASCII);
    CHECK(is(text, "1-xyz!"));
    [pool drain];
    CHECK_NUMBER(freed, 1);
    return end_of_checks();
}

// > 56 checks
