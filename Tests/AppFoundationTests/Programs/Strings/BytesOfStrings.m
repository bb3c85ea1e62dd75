// A string's bytes in an encoding: how many, whole or with losses, into room that may be too small.
// > done

#import "../Expect.h"

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

static void lengths(void) {
    NSString *text = @"a\u00e4\u20ac\U0001F600";
    COUNT([text lengthOfBytesUsingEncoding:NSUTF8StringEncoding], 1 + 2 + 3 + 4);
    COUNT([text lengthOfBytesUsingEncoding:NSUTF16LittleEndianStringEncoding], 10);
    COUNT([text lengthOfBytesUsingEncoding:NSUTF32BigEndianStringEncoding], 16);
    // 0 says that it cannot be, not that it takes nothing.
    COUNT([text lengthOfBytesUsingEncoding:NSASCIIStringEncoding], 0);
    COUNT([text lengthOfBytesUsingEncoding:NSISOLatin1StringEncoding], 0);
    COUNT([@"a\u00e4" lengthOfBytesUsingEncoding:NSISOLatin1StringEncoding], 2);
    COUNT([@"" lengthOfBytesUsingEncoding:NSUTF8StringEncoding], 0);
    IS([text maximumLengthOfBytesUsingEncoding:NSUTF8StringEncoding] >= 10);
}

static void losses(void) {
    NSString *text = @"caf\u00e9 \u20ac5";
    IS([text dataUsingEncoding:NSASCIIStringEncoding allowLossyConversion:NO] == nil);
    // An accent goes; what has no likeness becomes a question mark or what stands for it.
    NSData *data = [text dataUsingEncoding:NSASCIIStringEncoding allowLossyConversion:YES];
    NSString *left = [[[NSString alloc] initWithData:data encoding:NSASCIIStringEncoding] autorelease];
    IS([left hasPrefix:@"cafe "] && [left hasSuffix:@"5"]);
    SAME([text dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:NO], bytes("caf\xc3\xa9 \xe2\x82\xac" "5"));
    SAME([@"\u00fc" dataUsingEncoding:NSISOLatin1StringEncoding allowLossyConversion:NO], bytes("\xfc"));
    COUNT([[@"" dataUsingEncoding:NSASCIIStringEncoding allowLossyConversion:NO] length], 0);
}

static void pieces(void) {
    NSString *text = @"a\u00e4\u20acz";
    char room[16];
    memset(room, '#', sizeof room);
    NSUInteger used = 99;
    NSRange rest = {9, 9};
    IS([text getBytes:room maxLength:16 usedLength:&used encoding:NSUTF8StringEncoding options:0 range:NSMakeRange(0, 4)
        remainingRange:&rest]);
    IS(used == 7 && memcmp(room, "a\xc3\xa4\xe2\x82\xacz", 7) == 0 && room[7] == '#');
    IS(rest.length == 0 && rest.location == 4);
    // Only whole characters, as many as there is room for; what is left is told.
    IS([text getBytes:room maxLength:5 usedLength:&used encoding:NSUTF8StringEncoding options:0 range:NSMakeRange(0, 4)
        remainingRange:&rest]);
    IS(used == 3 && rest.location == 2 && rest.length == 2);
    IS([text getBytes:room maxLength:16 usedLength:&used encoding:NSUTF16BigEndianStringEncoding options:0
                range:NSMakeRange(1, 2) remainingRange:NULL]);
    IS(used == 4 && memcmp(room, "\x00\xe4\x20\xac", 4) == 0);
    // Up to what the encoding does not have.
    IS([text getBytes:room maxLength:16 usedLength:&used encoding:NSISOLatin1StringEncoding options:0
                range:NSMakeRange(0, 4) remainingRange:&rest]);
    IS(used == 2 && rest.location == 2 && rest.length == 2);
    IS([text getBytes:room maxLength:16 usedLength:&used encoding:NSISOLatin1StringEncoding
              options:NSStringEncodingConversionAllowLossy range:NSMakeRange(0, 4) remainingRange:&rest]);
    IS(used >= 4 && room[used - 1] == 'z' && rest.length == 0);
    // Without memory it only counts.
    IS([text getBytes:NULL maxLength:16 usedLength:&used encoding:NSUTF8StringEncoding options:0 range:NSMakeRange(0, 4)
        remainingRange:&rest]);
    COUNT(used, 7);
    IS(![text getBytes:room maxLength:16 usedLength:&used encoding:NSUTF8StringEncoding options:0
                 range:NSMakeRange(0, 0) remainingRange:&rest]);
    RAISES(NSRangeException, [text getBytes:room maxLength:16 usedLength:&used encoding:NSUTF8StringEncoding options:0
                                      range:NSMakeRange(2, 9) remainingRange:&rest]);
}

static void strings(void) {
    IS(strcmp([@"gr\u00fcn" cStringUsingEncoding:NSUTF8StringEncoding], "gr\xc3\xbcn") == 0);
    IS(strcmp([@"gr\u00fcn" cStringUsingEncoding:NSISOLatin1StringEncoding], "gr\xfcn") == 0);
    IS([@"gr\u00fcn" cStringUsingEncoding:NSASCIIStringEncoding] == NULL);
    IS(strcmp([@"" cStringUsingEncoding:NSASCIIStringEncoding], "") == 0);
    char room[6];
    IS([@"gr\u00fcn" getCString:room maxLength:6 encoding:NSUTF8StringEncoding] && strcmp(room, "gr\xc3\xbcn") == 0);
    // The end takes a byte, too.
    IS(![@"gr\u00fcn" getCString:room maxLength:5 encoding:NSUTF8StringEncoding]);
    IS(![@"gr\u00fcn" getCString:room maxLength:6 encoding:NSASCIIStringEncoding]);
    NSString *name = [NSString localizedNameOfStringEncoding:NSUTF8StringEncoding];
    IS([name rangeOfString:@"UTF-8"].length == 5);
    IS(![[NSString localizedNameOfStringEncoding:NSISOLatin1StringEncoding] isEqual:name]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    lengths();
    losses();
    pieces();
    strings();
    puts("done");
    [pool release];
    return 0;
}
