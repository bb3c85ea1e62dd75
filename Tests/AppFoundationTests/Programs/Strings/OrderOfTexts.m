// Texts in the order in which people expect them, in pieces, and with parts replaced.

#import <UIKit/UIKit.h>

static NSString *text(const char *utf8) { return [NSString stringWithUTF8String:utf8]; }

static void pieces(NSString *of, NSStringEnumerationOptions options) {
    NSMutableArray *found = [NSMutableArray array];
    [of enumerateSubstringsInRange:NSMakeRange(0, [of length])
                           options:options
                        usingBlock:^(NSString *part, NSRange range, NSRange enclosing, BOOL *stop) {
                            [found addObject:[NSString stringWithFormat:@"%lu+%lu(%lu+%lu)", (unsigned long)range.location,
                                                                        (unsigned long)range.length,
                                                                        (unsigned long)enclosing.location,
                                                                        (unsigned long)enclosing.length]];
                        }];
    printf("%s\n", [[found componentsJoinedByString:@" "] UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSLocale *english = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US"];
    NSStringCompareOptions accents = NSDiacriticInsensitiveSearch, both = accents | NSCaseInsensitiveSearch;
    printf("%d %d\n", (int)[text("\u00e9a") compare:@"ea" options:accents],
           (int)[text("\u00c9") compare:@"e" options:accents]);
    printf("%d %d\n", (int)[text("\u00c9") compare:@"e" options:both], (int)[@"x10" compare:@"x9" options:NSNumericSearch]);
    printf("%d %d\n", (int)[text("\u00c4") compare:@"B" options:0 range:NSMakeRange(0, 1) locale:english],
           (int)[@"a" compare:@"B" options:0 range:NSMakeRange(0, 1) locale:english]);
    printf("%d\n", (int)[@"File 10" localizedStandardCompare:@"File 9"]);
    printf("%s\n", [[text("\u00c0 la Carte") stringByFoldingWithOptions:both locale:nil] UTF8String]);
    printf("%s %s\n", [[text("stra\u00dfe") uppercaseString] UTF8String], [[@"o'neil-smith x" capitalizedString] UTF8String]);
    printf("%s\n", [[@"a1b22" stringByReplacingOccurrencesOfString:@"([0-9]+)"
                                                       withString:@"<$1>"
                                                          options:NSRegularExpressionSearch
                                                            range:NSMakeRange(0, 5)] UTF8String]);
    printf("%d %d\n", [@"99999999999" intValue], [@"-99999999999" intValue]);
    pieces(@"Hello, big world.", NSStringEnumerationByWords);
    pieces(text("e\u0301x"), NSStringEnumerationByComposedCharacterSequences);
    pieces(@"Hi there. Who?", NSStringEnumerationBySentences);
    pieces(@"a\nb\r\n\nc", NSStringEnumerationByLines);
    pieces(@"a b", NSStringEnumerationByWords | NSStringEnumerationReverse);
    @try {
        pieces([@"abc" stringByAppendingString:nil], 0);
    } @catch (NSException *exception) {
        printf("%s\n", [[exception reason] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > 0 -1
// > 0 1
// > -1 -1
// > 1
// > a la carte
// > STRASSE O'neil-Smith X
// > a<1>b<22>
// > 2147483647 -2147483648
// > 0+5(0+7) 7+3(7+4) 11+5(11+6)
// > 0+2(0+2) 2+1(2+1)
// > 0+10(0+10) 10+4(10+4)
// > 0+1(0+2) 2+1(2+3) 5+0(5+1) 6+1(6+1)
// > 2+1(2+1) 0+1(0+2)
// > *** -[NSCFString stringByAppendingString:]: nil argument
