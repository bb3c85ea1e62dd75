// Ranges as sets of places; decimal numbers: sums by behaviours that round, raise or answer; decimals in C.
// > done

#import "../Expect.h"

static NSDecimalNumber *d(NSString *text) { return [[[NSDecimalNumber alloc] initWithString:text] autorelease]; }
static NSDecimal raw(NSString *text) { return [d(text) decimalValue]; }
static NSString *text(NSDecimal decimal) { return NSDecimalString(&decimal, nil); }

/// Answers zero for what cannot be, and cuts to whole numbers.
@interface Whole : NSObject <NSDecimalNumberBehaviors> {
@public
    NSCalculationError last;
}
@end
@implementation Whole
- (NSRoundingMode)roundingMode { return NSRoundDown; }
- (short)scale { return 0; }
- (NSDecimalNumber *)exceptionDuringOperation:(SEL)operation error:(NSCalculationError)error
                                  leftOperand:(NSDecimalNumber *)left rightOperand:(NSDecimalNumber *)right {
    last = error;
    return error == NSCalculationDivideByZero ? [NSDecimalNumber zero] : nil;
}
@end

static void numbers(void) {
    Whole *whole = [[Whole new] autorelease];
    SAME([d(@"1.75") decimalNumberByAdding:d(@"1.5") withBehavior:whole], d(@"3"));
    SAME([d(@"1.75") decimalNumberBySubtracting:d(@"-1.5") withBehavior:whole], d(@"3"));
    SAME([d(@"1.75") decimalNumberByMultiplyingBy:d(@"-1.5") withBehavior:whole], d(@"-3"));
    SAME([d(@"7") decimalNumberByDividingBy:d(@"2") withBehavior:whole], d(@"3"));
    SAME([d(@"7") decimalNumberByDividingBy:d(@"0") withBehavior:whole], [NSDecimalNumber zero]);
    COUNT(whole->last, NSCalculationDivideByZero);
    SAME([d(@"1.5") decimalNumberByRaisingToPower:3 withBehavior:whole], d(@"3"));
    SAME([d(@"1.55") decimalNumberByMultiplyingByPowerOf10:1 withBehavior:whole], d(@"15"));
    NSDecimalNumberHandler *strict = [[[NSDecimalNumberHandler alloc] initWithRoundingMode:NSRoundUp scale:1
        raiseOnExactness:YES raiseOnOverflow:YES raiseOnUnderflow:YES raiseOnDivideByZero:YES] autorelease];
    COUNT([strict roundingMode], NSRoundUp);
    COUNT([strict scale], 1);
    RAISES(NSDecimalNumberDivideByZeroException, [d(@"7") decimalNumberByDividingBy:d(@"0") withBehavior:strict]);
    RAISES(NSDecimalNumberExactnessException, [d(@"1") decimalNumberByDividingBy:d(@"3") withBehavior:strict]);
    RAISES(NSDecimalNumberOverflowException,
        [[NSDecimalNumber maximumDecimalNumber] decimalNumberByMultiplyingBy:d(@"10") withBehavior:strict]);
    SAME([d(@"1") decimalNumberByAdding:d(@"0.5") withBehavior:strict], d(@"1.5"));
    IS([[NSDecimalNumber minimumDecimalNumber] compare:[NSDecimalNumber zero]] == NSOrderedAscending);
    id<NSDecimalNumberBehaviors> usual = [NSDecimalNumber defaultBehavior];
    COUNT([usual roundingMode], NSRoundPlain);
    [NSDecimalNumber setDefaultBehavior:whole];
    SAME([d(@"7") decimalNumberByDividingBy:d(@"2")], d(@"3"));
    [NSDecimalNumber setDefaultBehavior:usual];
    SAME([d(@"7") decimalNumberByDividingBy:d(@"2")], d(@"3.5"));
    SAME([[[NSDecimalNumber alloc] initWithDecimal:raw(@"-12.5")] autorelease], d(@"-12.5"));
    SAME([[[NSDecimalNumber alloc] initWithMantissa:1234 exponent:-2 isNegative:YES] autorelease], d(@"-12.34"));
    NSLocale *german = [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease];
    SAME([[[NSDecimalNumber alloc] initWithString:@"12,5" locale:german] autorelease], d(@"12.5"));
    SAME(d(@"no number"), [NSDecimalNumber notANumber]);
    SAME(NSDecimalNumberExactnessException, @"NSDecimalNumberExactnessException");
    SAME(NSDecimalNumberOverflowException, @"NSDecimalNumberOverflowException");
    SAME(NSDecimalNumberUnderflowException, @"NSDecimalNumberUnderflowException");
}

static void decimals(void) {
    NSDecimal a = raw(@"10.25"), b = raw(@"-4"), c;
    COUNT(NSDecimalAdd(&c, &a, &b, NSRoundPlain), NSCalculationNoError);
    SAME(text(c), @"6.25");
    NSDecimalSubtract(&c, &a, &b, NSRoundPlain);
    SAME(text(c), @"14.25");
    NSDecimalMultiply(&c, &a, &b, NSRoundPlain);
    SAME(text(c), @"-41");
    NSDecimalDivide(&c, &a, &b, NSRoundPlain);
    SAME(text(c), @"-2.5625");
    NSDecimal zero = raw(@"0"), three = raw(@"3"), one = raw(@"1");
    COUNT(NSDecimalDivide(&c, &a, &zero, NSRoundPlain), NSCalculationDivideByZero);
    IS(NSDecimalIsNotANumber(&c));
    COUNT(NSDecimalDivide(&c, &one, &three, NSRoundDown), NSCalculationLossOfPrecision);
    SAME(text(c), @"0.33333333333333333333333333333333333333");
    NSDecimalPower(&c, &b, 3, NSRoundPlain);
    SAME(text(c), @"-64");
    NSDecimalMultiplyByPowerOf10(&c, &a, 3, NSRoundPlain);
    SAME(text(c), @"10250");
    NSDecimalCopy(&c, &b);
    SAME(text(c), @"-4");
}

static void ranges(void) {
    IS(NSEqualRanges(NSMakeRange(1, 2), NSMakeRange(1, 2)) && !NSEqualRanges(NSMakeRange(1, 2), NSMakeRange(1, 3)));
    IS(NSLocationInRange(4, NSMakeRange(2, 3)) && !NSLocationInRange(5, NSMakeRange(2, 3)) &&
        !NSLocationInRange(2, NSMakeRange(2, 0)));
    IS(NSEqualRanges(NSUnionRange(NSMakeRange(1, 2), NSMakeRange(8, 2)), NSMakeRange(1, 9)));
    IS(NSEqualRanges(NSIntersectionRange(NSMakeRange(1, 5), NSMakeRange(4, 9)), NSMakeRange(4, 2)));
    IS(NSIntersectionRange(NSMakeRange(1, 2), NSMakeRange(5, 2)).length == 0);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    numbers();
    decimals();
    ranges();
    puts("done");
    [pool drain];
    return 0;
}
