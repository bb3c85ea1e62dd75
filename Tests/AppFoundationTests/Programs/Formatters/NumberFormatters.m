// A number formatter has a setting for each part of a number; what it writes it reads again.
// > done

#import "../Expect.h"

static NSNumber *n(double value) { return [NSNumber numberWithDouble:value]; }

static NSNumberFormatter *formatter(NSNumberFormatterStyle style, NSString *locale) {
    NSNumberFormatter *made = [[[NSNumberFormatter alloc] init] autorelease];
    [made setFormatterBehavior:NSNumberFormatterBehavior10_4];
    [made setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:locale] autorelease]];
    [made setNumberStyle:style];
    return made;
}

static void defaults(void) {
    COUNT([NSNumberFormatter defaultFormatterBehavior], NSNumberFormatterBehavior10_4);
    [NSNumberFormatter setDefaultFormatterBehavior:NSNumberFormatterBehavior10_4];
    NSNumberFormatter *plain = formatter(NSNumberFormatterNoStyle, @"en_US");
    COUNT([plain formatterBehavior], NSNumberFormatterBehavior10_4);
    COUNT([plain numberStyle], NSNumberFormatterNoStyle);
    SAME([plain stringFromNumber:n(1234.5)], @"1234");
    SAME([[plain locale] localeIdentifier], @"en_US");
    IS(![plain usesGroupingSeparator] && ![plain generatesDecimalNumbers] && ![plain isLenient]);
    IS([plain allowsFloats] && ![plain alwaysShowsDecimalSeparator] && ![plain usesSignificantDigits]);
    IS(![plain isPartialStringValidationEnabled]);
    COUNT([plain maximumFractionDigits], 0);
    COUNT([plain minimumFractionDigits], 0);
    COUNT([plain formatWidth], 0);
    SAME([plain nilSymbol], @"");
    SAME([plain zeroSymbol], nil);
    SAME([plain minimum], nil);
    SAME([plain maximum], nil);
    NSNumberFormatter *decimal = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    SAME([decimal stringFromNumber:n(1234567.8915)], @"1,234,567.892");
    IS([decimal usesGroupingSeparator] && [decimal groupingSize] == 3 && [decimal secondaryGroupingSize] == 0);
    COUNT([decimal maximumFractionDigits], 3);
    COUNT([decimal minimumIntegerDigits], 1);
    IS([decimal maximumIntegerDigits] >= 42);
    COUNT([decimal roundingMode], NSNumberFormatterRoundHalfEven);
    SAME([decimal decimalSeparator], @".");
    SAME([decimal groupingSeparator], @",");
    SAME([decimal minusSign], @"-");
    SAME([decimal plusSign], @"+");
    SAME([decimal percentSymbol], @"%");
    SAME([decimal perMillSymbol], @"‰");
    SAME([decimal exponentSymbol], @"E");
    SAME([decimal notANumberSymbol], @"NaN");
    SAME([decimal positiveInfinitySymbol], @"+∞");
    SAME([decimal negativeInfinitySymbol], @"-∞");
    SAME([decimal negativePrefix], @"-");
    SAME([decimal positivePrefix], @"");
    SAME([decimal negativeSuffix], @"");
    SAME([decimal positiveSuffix], @"");
    SAME([decimal stringFromNumber:n(NAN)], @"NaN");
    SAME([decimal stringFromNumber:n(INFINITY)], @"+∞");
    SAME([decimal stringFromNumber:n(-INFINITY)], @"-∞");
    SAME([decimal stringFromNumber:nil], nil);
    SAME([decimal stringForObjectValue:@"no number"], nil);
    NSNumberFormatter *money = formatter(NSNumberFormatterCurrencyStyle, @"en_US");
    SAME([money currencyCode], @"USD");
    SAME([money currencySymbol], @"$");
    SAME([money internationalCurrencySymbol], @"USD");
    SAME([money currencyDecimalSeparator], @".");
    SAME([money currencyGroupingSeparator], @",");
    SAME([money stringFromNumber:n(1234.5)], @"$1,234.50");
    SAME([formatter(NSNumberFormatterPercentStyle, @"en_US") stringFromNumber:n(0.256)], @"26%");
    SAME([formatter(NSNumberFormatterScientificStyle, @"en_US") stringFromNumber:n(1234.5)], @"1.2345E3");
    SAME([formatter(NSNumberFormatterSpellOutStyle, @"en_US") stringFromNumber:n(21)], @"twenty-one");
    SAME([formatter(NSNumberFormatterDecimalStyle, @"de_DE") stringFromNumber:n(-1234.5)], @"-1.234,5");
    IS([[NSNumberFormatter localizedStringFromNumber:n(5) numberStyle:NSNumberFormatterDecimalStyle] isEqual:@"5"]);
}

static void parts(void) {
    NSNumberFormatter *f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setMinimumFractionDigits:2];
    [f setMaximumIntegerDigits:3];
    [f setMinimumIntegerDigits:2];
    SAME([f stringFromNumber:n(7)], @"07.00");
    SAME([f stringFromNumber:n(12345)], @"345.00");
    [f setMaximumFractionDigits:1];
    COUNT([f minimumFractionDigits], 1);
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setUsesSignificantDigits:YES];
    [f setMinimumSignificantDigits:3];
    [f setMaximumSignificantDigits:4];
    COUNT([f minimumSignificantDigits], 3);
    COUNT([f maximumSignificantDigits], 4);
    SAME([f stringFromNumber:n(123456)], @"123,500");
    SAME([f stringFromNumber:n(2)], @"2.00");
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setGroupingSeparator:@" "];
    [f setDecimalSeparator:@","];
    [f setGroupingSize:4];
    [f setSecondaryGroupingSize:2];
    SAME([f stringFromNumber:n(123456789.5)], @"1 23 45 6789,5");
    [f setUsesGroupingSeparator:NO];
    [f setAlwaysShowsDecimalSeparator:YES];
    SAME([f stringFromNumber:n(12345)], @"12345,");
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setPositivePrefix:@"<"];
    [f setPositiveSuffix:@">"];
    [f setNegativePrefix:@"("];
    [f setNegativeSuffix:@")"];
    SAME([f stringFromNumber:n(3)], @"<3>");
    SAME([f stringFromNumber:n(-3)], @"(3)");
    SAME([f numberFromString:@"(3)"], n(-3));
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setFormatWidth:8];
    [f setPaddingCharacter:@"*"];
    SAME([f stringFromNumber:n(42)], @"******42");
    SAME([f paddingCharacter], @"*");
    [f setPaddingPosition:NSNumberFormatterPadAfterSuffix];
    COUNT([f paddingPosition], NSNumberFormatterPadAfterSuffix);
    SAME([f stringFromNumber:n(42)], @"42******");
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setRoundingIncrement:n(0.25)];
    [f setMultiplier:[NSNumber numberWithInt:2]];
    SAME([f multiplier], [NSNumber numberWithInt:2]);
    SAME([f stringFromNumber:n(1.2)], @"2.5");
    REAL([[f roundingIncrement] doubleValue], 0.25);
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setMaximumFractionDigits:0];
    int modes[] = {NSNumberFormatterRoundCeiling, NSNumberFormatterRoundFloor, NSNumberFormatterRoundDown,
        NSNumberFormatterRoundUp, NSNumberFormatterRoundHalfEven, NSNumberFormatterRoundHalfDown,
        NSNumberFormatterRoundHalfUp};
    NSString *rounded[] = {@"-2", @"-3", @"-2", @"-3", @"-2", @"-2", @"-3"};
    for (int i = 0; i < 7; i++) {
        [f setRoundingMode:modes[i]];
        SAME([f stringFromNumber:n(-2.5)], rounded[i]);
    }
}

static void symbols(void) {
    NSNumberFormatter *f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    [f setNilSymbol:@"none"];
    [f setZeroSymbol:@"zero"];
    [f setNotANumberSymbol:@"odd"];
    [f setPositiveInfinitySymbol:@"huge"];
    [f setNegativeInfinitySymbol:@"deep"];
    [f setMinusSign:@"~"];
    [f setPlusSign:@"#"];
    SAME([f stringFromNumber:n(0)], @"zero");
    SAME([f stringFromNumber:n(NAN)], @"odd");
    SAME([f stringFromNumber:n(INFINITY)], @"huge");
    SAME([f stringFromNumber:n(-INFINITY)], @"deep");
    SAME([f stringFromNumber:n(-8)], @"~8");
    SAME([f plusSign], @"#");
    f = formatter(NSNumberFormatterPercentStyle, @"en_US");
    [f setPercentSymbol:@" pct"];
    SAME([f stringFromNumber:n(0.5)], @"50 pct");
    [f setPerMillSymbol:@"pm"];
    SAME([f perMillSymbol], @"pm");
    f = formatter(NSNumberFormatterScientificStyle, @"en_US");
    [f setExponentSymbol:@"x10^"];
    SAME([f stringFromNumber:n(2000)], @"2x10^3");
    f = formatter(NSNumberFormatterCurrencyStyle, @"en_US");
    [f setCurrencySymbol:@"¤¤"];
    [f setCurrencyDecimalSeparator:@"/"];
    [f setCurrencyGroupingSeparator:@"'"];
    SAME([f stringFromNumber:n(1234.5)], @"¤¤1'234/50");
    [f setInternationalCurrencySymbol:@"XXX"];
    SAME([f internationalCurrencySymbol], @"XXX");
    f = formatter(NSNumberFormatterNoStyle, @"en_US");
    [f setPositiveFormat:@"#,##0.00 kg"];
    [f setNegativeFormat:@"(#,##0.00 kg)"];
    SAME([f positiveFormat], @"#,##0.00 kg");
    SAME([f negativeFormat], @"(#,##0.00 kg)");
    SAME([f stringFromNumber:n(1234.5)], @"1,234.50 kg");
    SAME([f stringFromNumber:n(-1234.5)], @"(1,234.50 kg)");
}

static void reading(void) {
    NSNumberFormatter *f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    SAME([f numberFromString:@"1,234.5"], n(1234.5));
    SAME([f numberFromString:@"abc"], nil);
    SAME([f numberFromString:@"12abc"], nil);
    [f setLenient:YES];
    IS([f isLenient]);
    [f setLenient:NO];
    [f setMinimum:n(0)];
    [f setMaximum:n(10)];
    SAME([f numberFromString:@"11"], nil);
    SAME([f numberFromString:@"-1"], nil);
    SAME([f numberFromString:@"10"], n(10));
    id found = nil;
    NSString *problem = nil;
    NSError *error = nil;
    IS(![f getObjectValue:&found forString:@"99" errorDescription:&problem] && [problem length] > 0);
    f = formatter(NSNumberFormatterDecimalStyle, @"en_US");
    NSRange range = {0, 7};
    IS([f getObjectValue:&found forString:@"12.5 kg" range:&range error:&error] && range.length == 4);
    SAME(found, n(12.5));
    range = NSMakeRange(0, 2);
    IS(![f getObjectValue:&found forString:@"kg" range:&range error:&error]);
    IS(error != nil && [[error domain] isEqual:NSCocoaErrorDomain]);
    [f setGeneratesDecimalNumbers:YES];
    IS([[f numberFromString:@"0.1"] isKindOfClass:[NSDecimalNumber class]]);
    SAME([[f numberFromString:@"0.1"] description], @"0.1");
    [f setAllowsFloats:NO];
    SAME([f numberFromString:@"1.5"], nil);
    SAME([[f numberFromString:@"15"] stringValue], @"15");
    [f setPartialStringValidationEnabled:YES];
    NSDictionary *red = [NSDictionary dictionaryWithObject:@"red" forKey:@"colour"];
    [f setTextAttributesForNegativeValues:red], [f setTextAttributesForPositiveValues:red];
    [f setTextAttributesForZero:red], [f setTextAttributesForNil:red], [f setTextAttributesForNotANumber:red];
    [f setTextAttributesForPositiveInfinity:red], [f setTextAttributesForNegativeInfinity:red];
    SAME([f textAttributesForNegativeValues], red);
    SAME([f textAttributesForPositiveValues], red);
    SAME([f textAttributesForZero], red);
    SAME([f textAttributesForNil], red);
    SAME([f textAttributesForNotANumber], red);
    SAME([f textAttributesForPositiveInfinity], red);
    SAME([f textAttributesForNegativeInfinity], red);
    SAME([f textAttributesForPositiveValues], red);
    SAME([formatter(NSNumberFormatterDecimalStyle, @"en_US") textAttributesForZero], nil);
}

/// Patterns in which newer ICUs see more than the phone's did.
static void plain_tildes(void) {
    NSNumberFormatter *about = formatter(NSNumberFormatterNoStyle, @"en_US");
    [about setPositiveFormat:@"~#0.0"];
    SAME([about stringFromNumber:n(2.5)], @"~2.5");
    SAME([about numberFromString:@"~2.5"], n(2.5));
    [about setPositiveFormat:@"'a~b'~0"];
    SAME([about stringFromNumber:n(3)], @"a~b~3");
    SAME([about numberFromString:@"a~b~3"], n(3));
    [about setPositiveFormat:@"~yyy-MM-dd'T'HH:mm:"];
    SAME([about numberFromString:@"~yyy-MM-dd'T'HH:mm:"], nil);
    [about setPositiveFormat:@"0"];
    [about setNegativeFormat:@"~~0~"];
    SAME([about numberFromString:@"~~4~"], n(-4));
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    defaults();
    parts();
    symbols();
    reading();
    plain_tildes();
    puts("done");
    [pool drain];
    return 0;
}
