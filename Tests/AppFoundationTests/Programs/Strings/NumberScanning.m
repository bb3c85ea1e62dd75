// > 123 at 4, -124 at 9
// > 2147483647, -9223372036854775808, no
// > deadbeef, ffffffff, 1
// > 0.125, 123.5, 0.5
// > 3.5 at 3, no
// > 8.25, -256, no, inf
// NSScanner's numbers: greatest numbers for what is too large, locales, NULL for the result, hexadecimal reals.
#import <Foundation/Foundation.h>

static NSScanner *scanner_of(NSString *text) { return [NSScanner scannerWithString:text]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int number = 0, second = 0;
    NSScanner *scanner = scanner_of(@" 123 -124");
    [scanner scanInt:&number];
    NSUInteger place = [scanner scanLocation];
    [scanner scanInt:&second];
    printf("%d at %d, %d at %d\n", number, (int)place, second, (int)[scanner scanLocation]);

    NSInteger integer = 0;
    [scanner_of(@"20000000000000000000") scanInt:&number];
    [scanner_of(@"-20000000000000000000") scanInteger:&integer];
    printf("%d, %ld, %s\n", number, (long)integer, [scanner_of(@"+-1") scanLongLong:NULL] ? "yes" : "no");

    unsigned int hex = 0, large = 0;
    [scanner_of(@"0xDeadBeef") scanHexInt:&hex];
    [scanner_of(@"FFFFFFFFFF") scanHexInt:&large];
    printf("%x, %x, %d\n", hex, large, [scanner_of(@"0xEE") scanHexInt:NULL]);

    double real = 0, other = 0;
    float single = 0;
    [scanner_of(@".125e0") scanDouble:&real];
    [scanner_of(@"1235e-1") scanDouble:&other];
    [scanner_of(@"0.5x") scanFloat:&single];
    printf("%g, %g, %g\n", real, other, single);

    scanner = scanner_of(@"3,5.5");
    [scanner setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"fr_FR"] autorelease]];
    [scanner scanDouble:&real];
    place = [scanner scanLocation];
    printf("%g at %d, %s\n", real, (int)place, [scanner scanDouble:NULL] ? "yes" : "no");

    [scanner_of(@"0x1.08p+3") scanHexDouble:&real];
    [scanner_of(@"-0x1P8") scanHexFloat:&single];
    BOOL is_number = [scanner_of(@"1p3") scanHexDouble:&other];
    [scanner_of(@"0x1p+2048") scanHexDouble:&other];
    printf("%g, %g, %s, %g\n", real, single, is_number ? "yes" : "no", other);
    [pool drain];
    return 0;
}
