// Texts as bytes and back: encodings with and without a constant, byte order marks, what does not fit or cannot be.

#import <UIKit/UIKit.h>

#define PRINT(...) printf("%s\n", [[NSString stringWithFormat:__VA_ARGS__] UTF8String])

static NSString *text_of(const char *bytes, NSUInteger length, NSStringEncoding encoding) {
    NSData *data = [NSData dataWithBytes:bytes length:length];
    return [[[NSString alloc] initWithData:data encoding:encoding] autorelease];
}

static void constants(void) {
    const NSStringEncoding encodings[] = {NSUTF8StringEncoding, NSUnicodeStringEncoding, NSUTF16BigEndianStringEncoding,
                                          NSUTF16LittleEndianStringEncoding, NSUTF32StringEncoding,
                                          NSUTF32BigEndianStringEncoding, NSISOLatin1StringEncoding, NSASCIIStringEncoding,
                                          NSMacOSRomanStringEncoding, NSWindowsCP1252StringEncoding};
    NSString *text = [NSString stringWithUTF8String:"h\u00e9"];
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
        NSData *data = [text dataUsingEncoding:encodings[i]];
        NSString *back = data ? [[[NSString alloc] initWithData:data encoding:encodings[i]] autorelease] : nil;
        PRINT(@"%@ %@ %lu %@", data, back, (unsigned long)[text lengthOfBytesUsingEncoding:encodings[i]],
              [NSString localizedNameOfStringEncoding:encodings[i]]);
    }
}

static void others(void) {
    NSStringEncoding chinese = CFStringConvertEncodingToNSStringEncoding(kCFStringEncodingGB_18030_2000);
    NSString *text = [NSString stringWithUTF8String:"\u4f60\u597d"];
    PRINT(@"%lx %@ %@", (unsigned long)chinese, [text dataUsingEncoding:chinese], text_of("\xc4\xe3\xba\xc3!", 5, chinese));
    PRINT(@"%@ %@", text_of("\xa7\x41", 2, 0x80000A03), [@"A" dataUsingEncoding:0x80000A03]);
    PRINT(@"%@", [NSMutableString stringWithCString:"\xc4\xe3" encoding:chinese]);
    PRINT(@"%@ %x", text_of("\xc4", 1, chinese), (unsigned)CFStringConvertNSStringEncodingToEncoding(chinese));
    PRINT(@"%@ %@", [[NSString stringWithUTF8String:"\u4f60"] dataUsingEncoding:0x80000A02],
          [[NSString stringWithUTF8String:"\u4f60x"] dataUsingEncoding:0x80000A02 allowLossyConversion:YES]);
}

static void failures(void) {
    PRINT(@"%@ %@ %@", text_of("\xff\xfe\xfd", 3, NSUTF8StringEncoding), text_of("h\xc3", 2, NSUTF8StringEncoding),
          text_of("\xc3\xa9", 2, NSASCIIStringEncoding));
    NSString *text = [NSString stringWithUTF8String:"h\u00e9llo"];
    char buffer[6];
    PRINT(@"%d %d %d", [text getCString:buffer maxLength:6 encoding:NSUTF8StringEncoding],
          [text getCString:buffer maxLength:6 encoding:NSISOLatin1StringEncoding],
          [text getCString:buffer maxLength:6 encoding:NSASCIIStringEncoding]);
    PRINT(@"%d %d", [[NSMutableString stringWithString:@"hello!"] getCString:buffer maxLength:6 encoding:NSUTF8StringEncoding],
          [[NSString stringWithFormat:@"%d", 12345] getCString:buffer maxLength:6 encoding:NSUTF8StringEncoding]);
    PRINT(@"%s %d", buffer, [text cStringUsingEncoding:NSASCIIStringEncoding] == NULL);
    PRINT(@"%@", [text dataUsingEncoding:NSASCIIStringEncoding]);
}

static void parts(void) {
    NSString *text = [NSString stringWithUTF8String:"ab\u00e9\U0001F600z"];
    NSUInteger used = 0;
    NSRange rest;
    char buffer[16];
    for (NSUInteger room = 0; room < 10; room += 3) {
        BOOL any = [text getBytes:buffer maxLength:room usedLength:&used encoding:NSUTF8StringEncoding options:0
                            range:NSMakeRange(0, [text length]) remainingRange:&rest];
        PRINT(@"%d %lu %@", any, (unsigned long)used, NSStringFromRange(rest));
    }
    BOOL any = [text getBytes:buffer maxLength:16 usedLength:&used encoding:NSASCIIStringEncoding options:0
                        range:NSMakeRange(1, 4) remainingRange:&rest];
    PRINT(@"%d %lu %@", any, (unsigned long)used, NSStringFromRange(rest));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    constants();
    others();
    failures();
    parts();
    [pool drain];
    return 0;
}

// > <68c3a9> hé 3 Unicode (UTF-8)
// > <fffe6800 e900> hé 4 Unicode (UTF-16)
// > <006800e9> hé 4 Unicode (UTF-16BE)
// > <6800e900> hé 4 Unicode (UTF-16LE)
// > <fffe0000 68000000 e9000000> hé 8 Unicode (UTF-32)
// > <00000068 000000e9> hé 8 Unicode (UTF-32BE)
// > <68e9> hé 2 Western (ISO Latin 1)
// > (null) (null) 0 Western (ASCII)
// > <688e> hé 2 Western (Mac OS Roman)
// > <68e9> hé 2 Western (Windows Latin 1)
// > 80000632 <c4e3bac3> 你好!
// > 你 <41>
// > 你
// > (null) 632
// > (null) <3f78>
// > (null) (null) (null)
// > 0 1 0
// > 0 1
// > 12345 1
// > (null)
// > 0 0 {0, 6}
// > 1 2 {2, 4}
// > 1 4 {3, 3}
// > 1 9 {6, 0}
// > 1 1 {2, 3}
