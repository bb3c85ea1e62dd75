// Decimal numbers: texts, arithmetic, rounding, behaviours, the fields of NSDecimal.

#import <UIKit/UIKit.h>

#define PRINT(...) printf("%s\n", [[NSString stringWithFormat:__VA_ARGS__] UTF8String])

static NSDecimalNumber *number(NSString *text) { return [NSDecimalNumber decimalNumberWithString:text]; }

static void texts(void) {
    for (NSString *text in [NSArray arrayWithObjects:@"12.50", @"-0.001", @"1e3", @"1.5E-3", @"abc", @"", @"12abc", @"+7", @".5",
                                                     @"0", @"-0", @"100000000000000000000", @"0.1e-130",
                                                     @"123456789012345678901234567890123456789012345", nil]) {
        PRINT(@"%@ = %@", text, number(text));
    }
    id german = [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease];
    PRINT(@"%@ %@", [NSDecimalNumber decimalNumberWithString:@"1,5" locale:german],
          [number(@"2.25") descriptionWithLocale:german]);
    PRINT(@"%@ %@ %@ %@ %@", [NSDecimalNumber zero], [NSDecimalNumber one], [NSDecimalNumber notANumber],
          [[NSDecimalNumber maximumDecimalNumber] stringValue], [NSDecimalNumber decimalNumberWithMantissa:15 exponent:-1
                                                                                               isNegative:YES]);
    PRINT(@"%@ %@ %@", [[[NSDecimalNumber alloc] initWithDouble:0.1] autorelease], [NSDecimalNumber numberWithInt:-5],
          [[[NSDecimalNumber alloc] initWithUnsignedLongLong:ULLONG_MAX] autorelease]);
    PRINT(@"%g %d %lld %d %s", [number(@"2.75") doubleValue], [number(@"-2.75") intValue],
          [number(@"12345678901.9") longLongValue], [number(@"0.5") boolValue], [number(@"1") objCType]);
}

static void arithmetic(void) {
    PRINT(@"%@ %@", [number(@"0.1") decimalNumberByAdding:number(@"0.2")],
          [number(@"1") decimalNumberBySubtracting:number(@"0.9")]);
    PRINT(@"%@ %@", [number(@"1.1") decimalNumberByMultiplyingBy:number(@"-1.1")],
          [number(@"10") decimalNumberByDividingBy:number(@"4")]);
    PRINT(@"%@", [number(@"1") decimalNumberByDividingBy:number(@"3")]);
    PRINT(@"%@", [number(@"2") decimalNumberByDividingBy:number(@"3")]);
    PRINT(@"%@ %@", [number(@"1.05") decimalNumberByRaisingToPower:3], [number(@"2") decimalNumberByRaisingToPower:0]);
    PRINT(@"%@ %@", [number(@"1.5") decimalNumberByMultiplyingByPowerOf10:3],
          [number(@"1.5") decimalNumberByMultiplyingByPowerOf10:-3]);
    PRINT(@"%@", [number(@"1e30") decimalNumberByAdding:number(@"1e-5")]);
    PRINT(@"%@", [number(@"NaN") decimalNumberByAdding:number(@"1")]);
    PRINT(@"%ld %ld %ld %d %d", (long)[number(@"1.0") compare:number(@"1")], (long)[number(@"-2") compare:number(@"1")],
          (long)[number(@"1.5") compare:[NSNumber numberWithInt:1]], [number(@"1.50") isEqual:number(@"1.5")],
          [number(@"3") isEqual:[NSNumber numberWithInt:3]]);
    PRINT(@"%d", [number(@"3") hash] == [[NSNumber numberWithInt:3] hash]);
}

static void rounding(void) {
    NSArray *values = [NSArray arrayWithObjects:@"1.25", @"1.35", @"-1.25", @"1.24", @"1.26", nil];
    for (int mode = NSRoundPlain; mode <= NSRoundBankers; mode++) {
        NSDecimalNumberHandler *handler =
            [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:1 raiseOnExactness:NO
                                                         raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:NO];
        NSMutableArray *results = [NSMutableArray array];
        for (NSString *value in values) {
            [results addObject:[number(value) decimalNumberByRoundingAccordingToBehavior:handler]];
        }
        PRINT(@"%@", [results componentsJoinedByString:@" "]);
        if (mode > NSRoundPlain) continue;
        PRINT(@"%@ %@", [number(@"1") decimalNumberByDividingBy:number(@"0") withBehavior:handler],
              [number(@"10") decimalNumberByDividingBy:number(@"3") withBehavior:handler]);
    }
    NSDecimalNumberHandler *hundreds =
        [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:NSRoundPlain scale:-2 raiseOnExactness:NO
                                                     raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:NO];
    PRINT(@"%@", [number(@"1250") decimalNumberByRoundingAccordingToBehavior:hundreds]);
    PRINT(@"%d %d", NSDecimalNoScale, [[NSDecimalNumberHandler defaultDecimalNumberHandler] scale]);
}

static void errors(void) {
    @try {
        PRINT(@"%@", [number(@"1") decimalNumberByDividingBy:[NSDecimalNumber zero]]);
    } @catch (NSException *exception) {
        PRINT(@"%d", [[exception name] isEqualToString:NSDecimalNumberDivideByZeroException]);
    }
    @try {
        PRINT(@"%@", [[NSDecimalNumber maximumDecimalNumber] decimalNumberByMultiplyingBy:number(@"10")]);
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception name]);
    }
    @try {
        PRINT(@"%@", [number(@"1e-100") decimalNumberByMultiplyingBy:number(@"1e-100")]);
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception name]);
    }
    NSDecimalNumberHandler *exact =
        [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:NSRoundPlain scale:NSDecimalNoScale raiseOnExactness:YES
                                                     raiseOnOverflow:YES raiseOnUnderflow:YES raiseOnDivideByZero:YES];
    @try {
        PRINT(@"%@", [number(@"1") decimalNumberByDividingBy:number(@"3") withBehavior:exact]);
    } @catch (NSException *exception) {
        PRINT(@"%@", [exception name]);
    }
}

static void structures(void) {
    NSDecimal left = [number(@"123.456") decimalValue], right = [[NSNumber numberWithInt:-2] decimalValue], result;
    PRINT(@"%d %d %d %d %d", left._exponent, left._length, left._isNegative, left._mantissa[0], left._mantissa[1]);
    PRINT(@"%d", (int)NSDecimalMultiply(&result, &left, &right, NSRoundPlain));
    PRINT(@"%@ %ld", NSDecimalString(&result, nil), (long)NSDecimalCompare(&left, &right));
    NSDecimalRound(&result, &result, 1, NSRoundPlain);
    PRINT(@"%@", [NSDecimalNumber decimalNumberWithDecimal:result]);
    NSDecimal large = [number(@"5e3") decimalValue], small = [number(@"0.25") decimalValue];
    NSDecimalNormalize(&large, &small, NSRoundPlain);
    PRINT(@"%d %d %@", large._exponent, small._exponent, NSDecimalString(&large, nil));
    NSDecimalCompact(&large);
    PRINT(@"%d", large._exponent);
    NSDecimal none = [[NSDecimalNumber notANumber] decimalValue];
    PRINT(@"%d %d", NSDecimalIsNotANumber(&none), NSDecimalIsNotANumber(&left));
    NSScanner *scanner = [NSScanner scannerWithString:@"  12.75 x"];
    PRINT(@"%d %@ %d", [scanner scanDecimal:&result], NSDecimalString(&result, nil), (int)[scanner scanLocation]);
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:number(@"-98765432109876543210.5")];
    PRINT(@"%@ %@", [NSKeyedUnarchiver unarchiveObjectWithData:data], NSStringFromClass([number(@"1") class]));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    texts();
    arithmetic();
    rounding();
    errors();
    structures();
    [pool drain];
    return 0;
}

// > 12.50 = 12.5
// > -0.001 = -0.001
// > 1e3 = 1000
// > 1.5E-3 = 0.0015
// > abc = NaN
// >  = NaN
// > 12abc = 12
// > +7 = 7
// > .5 = 0.5
// > 0 = 0
// > -0 = 0
// > 100000000000000000000 = 100000000000000000000
// > 0.1e-130 = 0
// > 123456789012345678901234567890123456789012345 = 123456789012345678901234567890123456789000000
// > 1.5 2,25
// > 0 1 NaN 3402823669209384634633746074317682114550000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 -1.5
// > 0.1 -5 18446744073709551615
// > 2.75 -2 12345678901 1 d
// > 0.3 0.1
// > -1.21 2.5
// > 0.33333333333333333333333333333333333333
// > 0.66666666666666666666666666666666666667
// > 1.157625 1
// > 1500 0.0015
// > 1000000000000000000000000000000.00001
// > NaN
// > 0 -1 1 1 1
// > 1
// > 1.3 1.4 -1.3 1.2 1.3
// > NaN 3.3
// > 1.2 1.3 -1.3 1.2 1.2
// > 1.3 1.4 -1.2 1.3 1.3
// > 1.2 1.4 -1.2 1.2 1.3
// > 1300
// > 32767 32767
// > 1
// > NSDecimalNumberOverflowException
// > NSDecimalNumberUnderflowException
// > NSDecimalNumberExactnessException
// > -3 2 0 57920 1
// > 0
// > -246.912 1
// > -246.9
// > -2 -2 5000
// > 3
// > 1 0
// > 1 12.75 7
// > -98765432109876543210.5 NSDecimalNumber
