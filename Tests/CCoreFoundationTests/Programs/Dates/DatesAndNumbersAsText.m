// CFDateFormatter and CFNumberFormatter.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static Boolean is(CFTypeRef string, const char *wanted) {
    Boolean same = string && [[(id)string description] isEqualToString:[NSString stringWithUTF8String:wanted]];
    if (!same) printf("\"%s\", not \"%s\"\n", string ? [[(id)string description] UTF8String] : "NULL", wanted);
    return same;
}

static Boolean gives(CFTypeRef string, const char *wanted) { return is([(id)string autorelease], wanted); }

static CFDateFormatterRef dates;

static id first_of(CFStringRef key) {
    NSArray *names = [(id)CFDateFormatterCopyProperty(dates, key) autorelease];
    return [names isKindOfClass:[NSArray class]] && [names count] ? [names objectAtIndex:0] : nil;
}

/// Sets a property and reads it back.
static Boolean keeps(CFStringRef key, id value) {
    CFDateFormatterSetProperty(dates, key, value);
    return [[(id)CFDateFormatterCopyProperty(dates, key) autorelease] isEqual:value];
}

static void date_texts(void) {
    CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("en_US"));
    CFTimeZoneRef utc = CFTimeZoneCreateWithTimeIntervalFromGMT(NULL, 0);
    CFDateFormatterStyle style = kCFDateFormatterLongStyle;
    dates = CFDateFormatterCreate(NULL, locale, style, kCFDateFormatterNoStyle);
    CHECK(CFGetTypeID(dates) == CFDateFormatterGetTypeID() && CFDateFormatterGetDateStyle(dates) == style);
    CHECK(CFDateFormatterGetTimeStyle(dates) == kCFDateFormatterNoStyle);
    CHECK(is(CFLocaleGetIdentifier(CFDateFormatterGetLocale(dates)), "en_US"));
    CFDateFormatterSetProperty(dates, kCFDateFormatterTimeZone, utc);
    CHECK(gives(CFDateFormatterCreateStringWithAbsoluteTime(NULL, dates, 0), "January 1, 2001"));
    CHECK(CFStringGetLength(CFDateFormatterGetFormat(dates)) > 0);
    CFDateFormatterSetFormat(dates, CFSTR("yyyy-MM-dd HH:mm"));
    CFDateRef date = CFDateCreate(NULL, 86400);
    CHECK(gives(CFDateFormatterCreateStringWithDate(NULL, dates, date), "2001-01-02 00:00"));
    CFRelease(date);
    CFRange range = CFRangeMake(2, 16);
    date = CFDateFormatterCreateDateFromString(NULL, dates, CFSTR("x 2001-01-03 12:00"), &range);
    CHECK(date && CFDateGetAbsoluteTime(date) == 2 * 86400 + 12 * 3600);
    if (date) CFRelease(date);
    CFAbsoluteTime time = 0;
    CHECK(CFDateFormatterGetAbsoluteTimeFromString(dates, CFSTR("2001-01-01 00:01"), NULL, &time) && time == 60);
    CHECK(!CFDateFormatterGetAbsoluteTimeFromString(dates, CFSTR("nonsense"), NULL, &time));
    CHECK(gives(CFDateFormatterCreateDateFormatFromTemplate(NULL, CFSTR("MMMd"), 0, locale), "MMM d"));
    CFStringRef styles[] = {CFSTR("1/1/01"), CFSTR("Jan 1, 2001"), CFSTR("Monday, January 1, 2001")};
    CFDateFormatterStyle kinds[] = {kCFDateFormatterShortStyle, kCFDateFormatterMediumStyle, kCFDateFormatterFullStyle};
    for (int i = 0; i < 3; i++) {
        CFDateFormatterRef other = CFDateFormatterCreate(NULL, locale, kinds[i], kCFDateFormatterNoStyle);
        CFDateFormatterSetProperty(other, kCFDateFormatterTimeZone, utc);
        CHECK(gives(CFDateFormatterCreateStringWithAbsoluteTime(NULL, other, 0), [(NSString *)styles[i] UTF8String]));
        CFRelease(other);
    }
    CFRelease(utc);
    CFRelease(locale);
}

static void date_properties(void) {
    CHECK([first_of(kCFDateFormatterMonthSymbols) isEqual:@"January"]);
    CHECK([first_of(kCFDateFormatterShortMonthSymbols) isEqual:@"Jan"]);
    CHECK([first_of(kCFDateFormatterVeryShortMonthSymbols) isEqual:@"J"]);
    CHECK([first_of(kCFDateFormatterStandaloneMonthSymbols) isEqual:@"January"]);
    CHECK([first_of(kCFDateFormatterShortStandaloneMonthSymbols) isEqual:@"Jan"]);
    CHECK([first_of(kCFDateFormatterVeryShortStandaloneMonthSymbols) isEqual:@"J"]);
    CHECK([first_of(kCFDateFormatterWeekdaySymbols) isEqual:@"Sunday"]);
    CHECK([first_of(kCFDateFormatterShortWeekdaySymbols) isEqual:@"Sun"]);
    CHECK([first_of(kCFDateFormatterVeryShortWeekdaySymbols) isEqual:@"S"]);
    CHECK([first_of(kCFDateFormatterStandaloneWeekdaySymbols) isEqual:@"Sunday"]);
    CHECK([first_of(kCFDateFormatterShortStandaloneWeekdaySymbols) isEqual:@"Sun"]);
    CHECK([first_of(kCFDateFormatterVeryShortStandaloneWeekdaySymbols) isEqual:@"S"]);
    CHECK([first_of(kCFDateFormatterEraSymbols) length] > 0 && [first_of(kCFDateFormatterLongEraSymbols) length] > 3);
    CHECK([first_of(kCFDateFormatterQuarterSymbols) isEqual:@"1st quarter"]);
    CHECK([first_of(kCFDateFormatterShortQuarterSymbols) isEqual:@"Q1"]);
    CHECK([first_of(kCFDateFormatterStandaloneQuarterSymbols) isEqual:@"1st quarter"]);
    CHECK([first_of(kCFDateFormatterShortStandaloneQuarterSymbols) isEqual:@"Q1"]);
    CHECK(gives(CFDateFormatterCopyProperty(dates, kCFDateFormatterAMSymbol), "AM"));
    CHECK(gives(CFDateFormatterCopyProperty(dates, kCFDateFormatterPMSymbol), "PM"));
    CHECK(keeps(kCFDateFormatterAMSymbol, @"morning") && keeps(kCFDateFormatterIsLenient, [NSNumber numberWithBool:YES]));
    CHECK(keeps(kCFDateFormatterCalendarName, (id)kCFBuddhistCalendar));
    CHECK(keeps(kCFDateFormatterCalendarName, (id)kCFGregorianCalendar));
    CFTypeRef calendar = CFDateFormatterCopyProperty(dates, kCFDateFormatterCalendar);
    CHECK(CFGetTypeID(calendar) == CFCalendarGetTypeID());
    CFRelease(calendar);
    NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
    CHECK(keeps(kCFDateFormatterDefaultDate, date) && keeps(kCFDateFormatterTwoDigitStartDate, date));
    CHECK(keeps(kCFDateFormatterDoesRelativeDateFormattingKey, [NSNumber numberWithBool:YES]));
    CHECK(gives(CFDateFormatterCopyProperty(dates, kCFDateFormatterDefaultFormat), "yyyy-MM-dd HH:mm"));
    CHECK(CFDateFormatterCopyProperty(dates, CFSTR("no such property")) == NULL);
}

static CFNumberFormatterRef numbers;

static Boolean writes(double value, const char *wanted) {
    return gives(CFNumberFormatterCreateStringWithValue(NULL, numbers, kCFNumberDoubleType, &value), wanted);
}

static void use(CFNumberFormatterStyle style) {
    if (numbers) CFRelease(numbers);
    CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("en_US"));
    numbers = CFNumberFormatterCreate(NULL, locale, style);
    CFRelease(locale);
}

static void set(CFStringRef key, id value) {
    CFNumberFormatterSetProperty(numbers, key, value);
    id found = [(id)CFNumberFormatterCopyProperty(numbers, key) autorelease];
    if (![found isEqual:value]) printf("%s is %s\n", [(NSString *)key UTF8String], [[found description] UTF8String]);
}

#define INT(number) [NSNumber numberWithInt:number]

static void number_texts(void) {
    use(kCFNumberFormatterDecimalStyle);
    CHECK(CFGetTypeID(numbers) == CFNumberFormatterGetTypeID());
    CHECK_NUMBER(CFNumberFormatterGetStyle(numbers), kCFNumberFormatterDecimalStyle);
    CHECK(is(CFLocaleGetIdentifier(CFNumberFormatterGetLocale(numbers)), "en_US"));
    CHECK(CFStringGetLength(CFNumberFormatterGetFormat(numbers)) > 0 && writes(1234.5, "1,234.5"));
    CHECK(gives(CFNumberFormatterCreateStringWithNumber(NULL, numbers, (CFNumberRef)INT(-7)), "-7"));
    CFNumberFormatterOptionFlags integers = kCFNumberFormatterParseIntegersOnly;
    CHECK(gives(CFNumberFormatterCreateNumberFromString(NULL, numbers, CFSTR("1,234.5"), NULL, 0), "1234.5"));
    CHECK(gives(CFNumberFormatterCreateNumberFromString(NULL, numbers, CFSTR("12.9"), NULL, integers), "12"));
    double value = 0;
    CHECK(CFNumberFormatterGetValueFromString(numbers, CFSTR("2.5"), NULL, kCFNumberDoubleType, &value) && value == 2.5);
    CHECK(!CFNumberFormatterGetValueFromString(numbers, CFSTR("x"), NULL, kCFNumberDoubleType, &value));
    CFNumberFormatterSetFormat(numbers, CFSTR("0.00"));
    CHECK(writes(3, "3.00"));
    use(kCFNumberFormatterPercentStyle);
    CHECK(writes(0.5, "50%"));
    use(kCFNumberFormatterScientificStyle);
    CHECK(writes(12000, "1.2E4"));
    use(kCFNumberFormatterSpellOutStyle);
    CHECK(writes(12, "twelve"));
    use(kCFNumberFormatterNoStyle);
    CHECK(writes(12, "12"));
    int32_t digits = 0;
    double increment = 1;
    CHECK(CFNumberFormatterGetDecimalInfoForCurrencyCode(CFSTR("JPY"), &digits, &increment) && digits == 0);
    CHECK(CFNumberFormatterGetDecimalInfoForCurrencyCode(CFSTR("USD"), &digits, &increment) && digits == 2);
    CHECK(increment == 0 && !CFNumberFormatterGetDecimalInfoForCurrencyCode(CFSTR("DOLLAR"), &digits, &increment));
}

static void number_properties(void) {
    use(kCFNumberFormatterCurrencyStyle);
    set(kCFNumberFormatterCurrencyCode, @"EUR");
    set(kCFNumberFormatterCurrencySymbol, @"E");
    set(kCFNumberFormatterCurrencyDecimalSeparator, @",");
    set(kCFNumberFormatterCurrencyGroupingSeparator, @".");
    set(kCFNumberFormatterInternationalCurrencySymbol, @"EUR");
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterDecimalSeparator, @"_");
    set(kCFNumberFormatterGroupingSeparator, @"'");
    CHECK(writes(1234.5, "1'234_5"));
    set(kCFNumberFormatterGroupingSize, INT(2));
    set(kCFNumberFormatterSecondaryGroupingSize, INT(1));
    CHECK(writes(12345, "1'2'3'45"));
    set(kCFNumberFormatterUseGroupingSeparator, [NSNumber numberWithBool:NO]);
    CHECK(writes(12345, "12345"));
    set(kCFNumberFormatterAlwaysShowDecimalSeparator, [NSNumber numberWithBool:YES]);
    CHECK(writes(5, "5_"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterMinIntegerDigits, INT(3));
    set(kCFNumberFormatterMaxIntegerDigits, INT(4));
    set(kCFNumberFormatterMinFractionDigits, INT(1));
    set(kCFNumberFormatterMaxFractionDigits, INT(2));
    CHECK(writes(5.678, "005.68"));
    CFNumberFormatterRoundingMode down = kCFNumberFormatterRoundDown;
    set(kCFNumberFormatterRoundingMode, INT((int)down));
    CHECK(writes(5.678, "005.67"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterRoundingIncrement, [NSNumber numberWithDouble:0.5]);
    CHECK(writes(5.7, "5.5"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterPositivePrefix, @"<");
    set(kCFNumberFormatterPositiveSuffix, @">");
    set(kCFNumberFormatterNegativePrefix, @"(");
    set(kCFNumberFormatterNegativeSuffix, @")");
    CHECK(writes(1, "<1>") && writes(-1, "(1)"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterFormatWidth, INT(6));
    set(kCFNumberFormatterPaddingCharacter, @"*");
    CFNumberFormatterPadPosition before = kCFNumberFormatterPadBeforePrefix;
    set(kCFNumberFormatterPaddingPosition, INT((int)before));
    CHECK(writes(42, "****42"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterMultiplier, INT(10));
    CHECK(writes(4.2, "42"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterUseSignificantDigits, [NSNumber numberWithBool:YES]);
    set(kCFNumberFormatterMinSignificantDigits, INT(2));
    set(kCFNumberFormatterMaxSignificantDigits, INT(3));
    CHECK(writes(12345, "12,300"));
    use(kCFNumberFormatterDecimalStyle);
    set(kCFNumberFormatterMinusSign, @"~");
    CHECK(writes(-1, "~1"));
    set(kCFNumberFormatterPlusSign, @"plus");
    set(kCFNumberFormatterPercentSymbol, @"pc");
    set(kCFNumberFormatterPerMillSymbol, @"pm");
    set(kCFNumberFormatterExponentSymbol, @"e");
    set(kCFNumberFormatterNaNSymbol, @"none");
    set(kCFNumberFormatterInfinitySymbol, @"endless");
    set(kCFNumberFormatterZeroSymbol, @"nothing");
    set(kCFNumberFormatterIsLenient, [NSNumber numberWithBool:YES]);
    CHECK(writes(NAN, "none") && writes(INFINITY, "endless") && writes(0, "nothing"));
    CHECK(gives(CFNumberFormatterCopyProperty(numbers, kCFNumberFormatterDefaultFormat),
                [(NSString *)CFNumberFormatterGetFormat(numbers) UTF8String]));
    CHECK(CFNumberFormatterCopyProperty(numbers, CFSTR("no such property")) == NULL);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    date_texts();
    date_properties();
    number_texts();
    number_properties();
    [pool drain];
    return end_of_checks();
}

// > 72 checks
