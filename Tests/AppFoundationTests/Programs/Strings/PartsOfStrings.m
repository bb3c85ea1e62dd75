// Searches for characters, composed characters, canonical forms, prefixes in common; the C strings of old.
// > done

#import "../Expect.h"

static BOOL isRange(NSRange range, NSUInteger location, NSUInteger length) {
    if (range.location == location && range.length == length) return YES;
    printf("{%lu, %lu} ", (unsigned long)range.location, (unsigned long)range.length);
    return NO;
}

static void searches(void) {
    NSCharacterSet *digits = [NSCharacterSet decimalDigitCharacterSet];
    NSString *text = @"a1b22c333";
    IS(isRange([text rangeOfCharacterFromSet:digits], 1, 1));
    IS(isRange([@"none" rangeOfCharacterFromSet:digits], NSNotFound, 0));
    IS(isRange([text rangeOfCharacterFromSet:digits options:NSBackwardsSearch], 8, 1));
    IS(isRange([text rangeOfCharacterFromSet:digits options:NSAnchoredSearch], NSNotFound, 0));
    IS(isRange([text rangeOfCharacterFromSet:digits options:0 range:NSMakeRange(2, 3)], 3, 1));
    IS(isRange([text rangeOfCharacterFromSet:digits options:NSBackwardsSearch range:NSMakeRange(0, 6)], 4, 1));
    RAISES(NSRangeException, [text rangeOfCharacterFromSet:digits options:0 range:NSMakeRange(5, 10)]);
    NSCharacterSet *smiles = [NSCharacterSet characterSetWithCharactersInString:@"😀"];
    IS(isRange([@"ab😀c" rangeOfCharacterFromSet:smiles], 2, 2));
    IS(isRange([@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(2, 4)], 3, 2));
    IS(isRange([@"banana" rangeOfString:@"AN"
                                options:NSCaseInsensitiveSearch | NSBackwardsSearch
                                  range:NSMakeRange(0, 4)],
        1, 2));
    IS(isRange([@"banana" rangeOfString:@"na" options:NSAnchoredSearch range:NSMakeRange(2, 4)], 2, 2));
    IS(isRange([@"banana" rangeOfString:@"" options:0 range:NSMakeRange(2, 4)], NSNotFound, 0));
    RAISES(NSRangeException, [@"banana" rangeOfString:@"a" options:0 range:NSMakeRange(4, 4)]);
    SAME([@"2009-06-17 12:00"
             componentsSeparatedByCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"- "]],
        [NSArray arrayWithObjects:@"2009", @"06", @"17", @"12:00", nil]);
    SAME([@",a,,b" componentsSeparatedByCharactersInSet:[NSCharacterSet punctuationCharacterSet]],
         [NSArray arrayWithObjects:@"", @"a", @"", @"b", nil]);
    SAME([@"" componentsSeparatedByCharactersInSet:digits], [NSArray arrayWithObject:@""]);
    SAME([@"interstate" commonPrefixWithString:@"Internet" options:NSCaseInsensitiveSearch], @"inter");
    SAME([@"interstate" commonPrefixWithString:@"Internet" options:0], @"");
    SAME([@"cafe\u0301" commonPrefixWithString:@"café" options:0], @"cafe\u0301");
    SAME([@"cafe\u0301" commonPrefixWithString:@"café" options:NSLiteralSearch], @"caf");
    COUNT([@"ABC" localizedCaseInsensitiveCompare:@"abd"], NSOrderedAscending);
    COUNT([@"ÄPFEL" localizedCaseInsensitiveCompare:@"äpfel"], NSOrderedSame);
    COUNT([@"Zoo" localizedCaseInsensitiveCompare:@"äpfel"], NSOrderedDescending);
}

static void composition(void) {
    NSString *text = @"xe\u0301😀y";
    IS(isRange([text rangeOfComposedCharacterSequenceAtIndex:1], 1, 2));
    IS(isRange([text rangeOfComposedCharacterSequenceAtIndex:2], 1, 2));
    IS(isRange([text rangeOfComposedCharacterSequenceAtIndex:4], 3, 2));
    IS(isRange([text rangeOfComposedCharacterSequencesForRange:NSMakeRange(2, 2)], 1, 4));
    IS(isRange([text rangeOfComposedCharacterSequencesForRange:NSMakeRange(0, 1)], 0, 1));
    IS(isRange([text rangeOfComposedCharacterSequencesForRange:NSMakeRange(5, 1)], 5, 1));
    RAISES(NSRangeException, [text rangeOfComposedCharacterSequenceAtIndex:6]);
    COUNT([[@"é" decomposedStringWithCanonicalMapping] length], 2);
    COUNT([[@"e\u0301" precomposedStringWithCanonicalMapping] length], 1);
    COUNT([[@"ﬁ" decomposedStringWithCanonicalMapping] length], 1);
    SAME([@"ﬁ①" decomposedStringWithCompatibilityMapping], @"fi1");
    SAME([@"ｅ\u0301" precomposedStringWithCompatibilityMapping], @"\u00e9");
    COUNT([@"\u00e9" compare:@"e\u0301"], NSOrderedSame);
    IS(![@"\u00e9" isEqualToString:@"e\u0301"]);
}

#pragma clang diagnostic ignored "-Wdeprecated-declarations"
static void cStrings(void) {
    char buffer[16];
    SAME([NSString stringWithCString:"plain"], @"plain");
    SAME([NSString stringWithCString:"plain text" length:5], @"plain");
    SAME([[[NSString alloc] initWithCString:"plain"] autorelease], @"plain");
    SAME([[[NSString alloc] initWithCString:"plain text" length:5] autorelease], @"plain");
    char *own = strdup("own text");
    SAME([[[NSString alloc] initWithCStringNoCopy:own length:3 freeWhenDone:YES] autorelease], @"own");
    IS(strcmp([@"plain" cString], "plain") == 0);
    COUNT([@"plain" cStringLength], 5);
    IS(strlen([@"a☕" lossyCString]) >= 1);
    memset(buffer, 'x', sizeof buffer);
    [@"plain" getCString:buffer];
    IS(strcmp(buffer, "plain") == 0);
    memset(buffer, 'x', sizeof buffer);
    [@"plain text" getCString:buffer maxLength:5];
    IS(memcmp(buffer, "plain\0x", 7) == 0);
    NSRange rest = {99, 99};
    memset(buffer, 'x', sizeof buffer);
    [@"plain text" getCString:buffer maxLength:4 range:NSMakeRange(1, 8) remainingRange:&rest];
    IS(memcmp(buffer, "lain\0x", 6) == 0 && isRange(rest, 5, 4));
    unichar units[5] = {0, 0, 0, 0, 7};
    [@"four" getCharacters:units];
    IS(units[0] == 'f' && units[3] == 'r' && units[4] == 7);
    SAME(NSCharacterConversionException, @"NSCharacterConversionException");
    SAME(NSParseErrorException, @"NSParseErrorException");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    searches();
    composition();
    cStrings();
    puts("done");
    [pool drain];
    return 0;
}
