// Every conversion of a format: sizes of integers, numbered arguments, widths of objects, nil.

#import <UIKit/UIKit.h>

#pragma clang diagnostic ignored "-Wformat"
#pragma clang diagnostic ignored "-Wformat-extra-args"
#pragma clang diagnostic ignored "-Wformat-invalid-specifier"

#define PRINT(...) printf("%s\n", [[NSString stringWithFormat:__VA_ARGS__] UTF8String])

static void integers(void) {
    long long large = 0x123456789ABLL;
    unsigned long long largest = 0xFEDCBA9876543210ULL;
    PRINT(@"%qi %qd %qu %qx %qX", large, large, largest, largest, largest);
    PRINT(@"%lld %llu %llx %lli", large, largest, largest, large);
    PRINT(@"%zu %zd %td %jd", (size_t)123456789012, (ssize_t)-5, (ptrdiff_t)-9, (intmax_t)-7);
    PRINT(@"%hhd %hhu %hd %hu", 253, 250, 65236, 65000);
    PRINT(@"%ld %lu %d %u %i %x %X %o", (NSInteger)-5000000000, (NSUInteger)5000000000, -5, 5u, -6, 255, 255, 8);
    PRINT(@"%D %U %O", -5, 6u, 8);
    PRINT(@"%5d|%-5d|%05d|%+d|% d|%#x|%.3d", 1, 2, 3, 4, 5, 255, 7);
}

static void others(void) {
    unichar units[] = {0x41, 0xe9, 0x42, 0};
    PRINT(@"%c %C %s %S %@ %p", 'x', (unichar)0xe9, "bytes", units, @"object", (void *)0x1234);
    PRINT(@"%a %e %E %g %G %f %.2f %Lf", 1.5, 12345.678, 12345.678, 1e-10, 1e-10, 1.5, 2.345, (long double)1.25);
    PRINT(@"%*d|%-*d|%.*f|%.3s|%.*s|%*s", 6, 42, 6, 42, 2, 3.14159, "abcdef", 2, "xyz", -4, "l");
    PRINT(@"%10@|%-10@|%.2@|%5.1@|", @"abc", @"abc", @"abc", @"abc");
    PRINT(@"100%% %s %@ %@", (char *)NULL, nil, [NSNull null]);
    PRINT(@"%5s|%-5s|%3c|%5@", "ab", "ab", 'c', nil);
    PRINT(@"100%");
    PRINT(@"%y|%n|%d", NULL, 7);
}

static void positions(void) {
    PRINT(@"%2$@ %1$@ %2$@", @"a", @"b");
    PRINT(@"%1$d %2$s %1$d %3$@ %4$.1f", 3, "two", @"three", 4.0);
    PRINT(@"%2$*1$d|", 5, 42);
}

static void elsewhere(void) {
    long long large = 0x123456789ABLL;
    NSMutableString *text = [NSMutableString stringWithString:@"x"];
    [text appendFormat:@"%qd %@", large, @"y"];
    PRINT(@"%@ %@", text, [@"a" stringByAppendingFormat:@"%qd", large]);
    CFStringRef string = CFStringCreateWithFormat(NULL, NULL, CFSTR("%qd %2$@"), large, @"o");
    CFMutableStringRef mutable = CFStringCreateMutable(NULL, 0);
    CFStringAppendFormat(mutable, NULL, CFSTR("%qd%%"), large);
    PRINT(@"%@ %@", (id)string, (id)mutable);
    CFRelease(string);
    CFRelease(mutable);
    @try {
        [NSException raise:@"Name" format:@"%qd", large];
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception reason]);
    }
    @try {
        PRINT(@"%@", [[[NSString alloc] initWithFormat:(NSString *)nil] autorelease]);
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception name]);
    }
}

static void locales(void) {
    id german = [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease];
    PRINT(@"%@", [[[NSString alloc] initWithFormat:@"%.2f %d %10.1f|%-8d|%x" locale:german, 1234.5, 1234567, 1234.5, 1234,
                                                   0xabcdef] autorelease]);
    PRINT(@"%@", [NSString localizedStringWithFormat:@"%.1f %ld %@ %s", 1234567.5, 1234567l, @"1.5", "1.5"]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    integers();
    others();
    positions();
    elsewhere();
    locales();
    [pool drain];
    return 0;
}

// > 1250999896491 1250999896491 18364758544493064720 fedcba9876543210 FEDCBA9876543210
// > 1250999896491 18364758544493064720 fedcba9876543210 1250999896491
// > 123456789012 -5 -9 -7
// > -3 250 -300 65000
// > -5000000000 5000000000 -5 5 -6 ff FF 10
// > -5 6 10
// >     1|2    |00003|+4| 5|0xff|007
// > x é bytes AéB object 0x1234
// > 0x1.8p+0 1.234568e+04 1.234568E+04 1e-10 1E-10 1.500000 2.35 1.250000
// >     42|42    |3.14|abc|xy|l   
// >        abc|abc       |ab|    a|
// > 100% (null) (null) <null>
// >    ab|ab   |  c|(null)
// > 100%
// > %y||7
// > b a b
// > 3 two 3 three 4.0
// >    42|
// > x1250999896491 y a1250999896491
// > 1250999896491 o 1250999896491%
// > 1250999896491
// > NSInvalidArgumentException
// > 1.234,50 1.234.567    1.234,5|1.234   |abcdef
// > 1,234,567.5 1,234,567 1.5 1.5
