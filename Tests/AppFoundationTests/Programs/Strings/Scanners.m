// A scanner reads numbers, words and characters, skips what it shall skip, and stays where it is when nothing matches.
// > done

#import "../Expect.h"

static void numbers(void) {
    int number = -1;
    NSInteger integer = -1;
    long long wide = -1;
    unsigned hex = 1;
    unsigned long long wideHex = 1;
    float real = -1;
    double precise = -1;
    NSDecimal decimal;
    NSScanner *scanner = [[[NSScanner alloc] initWithString:@"  42 -7 +9000000000 0xff 1e rest"] autorelease];
    SAME([scanner string], @"  42 -7 +9000000000 0xff 1e rest");
    IS(![scanner isAtEnd] && [scanner scanInt:&number] && number == 42);
    COUNT([scanner scanLocation], 4);
    IS([scanner scanInteger:&integer] && integer == -7);
    IS([scanner scanLongLong:&wide] && wide == 9000000000LL);
    IS([scanner scanHexInt:&hex] && hex == 255);
    IS([scanner scanHexInt:&hex] && hex == 0x1e);
    number = 5;
    IS(![scanner scanInt:&number] && number == 5);
    COUNT([scanner scanLocation], 27);
    [scanner setScanLocation:2];
    IS([scanner scanInt:NULL] && [scanner scanLocation] == 4);
    RAISES(NSRangeException, [scanner setScanLocation:33]);
    scanner = [NSScanner scannerWithString:@"99999999999 -99999999999 99999999999999999999"];
    IS([scanner scanInt:&number] && number == INT_MAX && [scanner scanInt:&number] && number == INT_MIN);
    IS([scanner scanLongLong:&wide] && wide == LLONG_MAX && [scanner isAtEnd]);
    scanner = [NSScanner scannerWithString:@"fffffffffff 0XABCDEF0123 zz"];
    IS([scanner scanHexInt:&hex] && hex == UINT_MAX);
    IS([scanner scanHexLongLong:&wideHex] && wideHex == 0xABCDEF0123ULL && ![scanner scanHexLongLong:&wideHex]);
    scanner = [NSScanner scannerWithString:@"3.25 -.5e2 7. 1e400 x"];
    IS([scanner scanFloat:&real] && real == 3.25f && [scanner scanDouble:&precise] && precise == -50);
    IS([scanner scanDouble:&precise] && precise == 7 && [scanner scanDouble:&precise] && precise == HUGE_VAL);
    IS(![scanner scanDouble:&precise] && ![scanner scanFloat:&real]);
    scanner = [NSScanner scannerWithString:@"0x1.8p1 0xA"];
    IS([scanner scanHexDouble:&precise] && precise == 3 && [scanner scanHexFloat:&real] && real == 10);
    scanner = [NSScanner scannerWithString:@"12.50 -3e2"];
    IS([scanner scanDecimal:&decimal]);
    SAME(NSDecimalString(&decimal, nil), @"12.5");
    IS([scanner scanDecimal:&decimal]);
    SAME(NSDecimalString(&decimal, nil), @"-300");
    scanner = [NSScanner scannerWithString:@"1,5"];
    SAME([scanner locale], nil);
    [scanner setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease]];
    IS([scanner scanDouble:&precise] && precise == 1.5 && [scanner isAtEnd]);
    IS([[NSScanner localizedScannerWithString:@"1"] locale] != nil);
}

static void texts(void) {
    NSString *word = @"untouched";
    NSCharacterSet *letters = [NSCharacterSet letterCharacterSet];
    NSScanner *scanner = [NSScanner scannerWithString:@"Product: Acme Potato Peeler; Cost: 0.98"];
    IS(![scanner caseSensitive] && [scanner scanString:@"PRODUCT:" intoString:&word]);
    SAME(word, @"Product:");
    IS([scanner scanUpToString:@";" intoString:&word]);
    SAME(word, @"Acme Potato Peeler");
    IS(![scanner scanString:@"Cost" intoString:&word] && [scanner scanLocation] == 27);
    IS([scanner scanString:@";" intoString:NULL] && [scanner scanCharactersFromSet:letters intoString:&word]);
    SAME(word, @"Cost");
    IS([scanner scanUpToCharactersFromSet:[NSCharacterSet decimalDigitCharacterSet] intoString:&word]);
    SAME(word, @": ");
    IS(![scanner scanUpToCharactersFromSet:[NSCharacterSet decimalDigitCharacterSet] intoString:&word]);
    IS(![scanner scanCharactersFromSet:letters intoString:&word]);
    IS([scanner scanUpToString:@"none" intoString:&word] && [scanner isAtEnd]);
    SAME(word, @"0.98");
    IS(![scanner scanUpToString:@"none" intoString:&word]);
    [scanner setScanLocation:0];
    [scanner setCaseSensitive:YES];
    IS([scanner caseSensitive] && ![scanner scanString:@"product" intoString:NULL]);
    SAME([scanner charactersToBeSkipped], [NSCharacterSet whitespaceAndNewlineCharacterSet]);
    scanner = [NSScanner scannerWithString:@" a-b \n"];
    [scanner setCharactersToBeSkipped:nil];
    SAME([scanner charactersToBeSkipped], nil);
    IS(![scanner scanString:@"a" intoString:NULL] && [scanner scanString:@" " intoString:&word]);
    [scanner setCharactersToBeSkipped:[NSCharacterSet characterSetWithCharactersInString:@"-"]];
    IS([scanner scanUpToString:@"b" intoString:&word]);
    SAME(word, @"a-");
    IS([scanner scanString:@"b" intoString:NULL] && ![scanner isAtEnd]);
    [scanner setCharactersToBeSkipped:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    IS([scanner isAtEnd]);
    NSScanner *copy = [[scanner copy] autorelease];
    SAME([copy string], @" a-b \n");
    COUNT([copy scanLocation], [scanner scanLocation]);
    IS([[NSScanner scannerWithString:@""] isAtEnd] && [[NSScanner scannerWithString:@" \t"] isAtEnd]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    numbers();
    texts();
    puts("done");
    [pool drain];
    return 0;
}
