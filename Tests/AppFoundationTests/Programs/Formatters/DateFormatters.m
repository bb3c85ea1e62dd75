// A date formatter's symbols, styles, calendar and strictness; templates; durations of its own settings.
// > done

#import "../Expect.h"

static NSDateFormatter *formatter(NSString *format) {
    NSDateFormatter *made = [[[NSDateFormatter alloc] init] autorelease];
    [made setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"en_US"] autorelease]];
    [made setTimeZone:[NSTimeZone timeZoneWithName:@"UTC"]];
    if (format) [made setDateFormat:format];
    return made;
}

static NSDate *date(double seconds) { return [NSDate dateWithTimeIntervalSince1970:seconds]; }

#define WORDS(text) [text componentsSeparatedByString:@" "]

static void settings(void) {
    COUNT([NSDateFormatter defaultFormatterBehavior], NSDateFormatterBehavior10_4);
    [NSDateFormatter setDefaultFormatterBehavior:NSDateFormatterBehavior10_4];
    NSDateFormatter *f = formatter(nil);
    COUNT([f dateStyle], NSDateFormatterNoStyle);
    COUNT([f timeStyle], NSDateFormatterNoStyle);
    SAME([f dateFormat], @"");
    SAME([f stringFromDate:date(0)], @"");
    [f setFormatterBehavior:NSDateFormatterBehavior10_4];
    COUNT([f formatterBehavior], NSDateFormatterBehavior10_4);
    [f setDateStyle:NSDateFormatterMediumStyle];
    COUNT([f dateStyle], NSDateFormatterMediumStyle);
    SAME([f stringFromDate:date(0)], @"Jan 1, 1970");
    [f setDateStyle:NSDateFormatterFullStyle];
    SAME([f stringFromDate:date(0)], @"Thursday, January 1, 1970");
    [f setDateStyle:NSDateFormatterShortStyle];
    SAME([f stringFromDate:date(0)], @"1/1/70");
    SAME([[f locale] localeIdentifier], @"en_US");
    SAME([[f timeZone] name], [[NSTimeZone timeZoneWithName:@"UTC"] name]);
    SAME([[f calendar] calendarIdentifier], NSGregorianCalendar);
    IS(![f generatesCalendarDates] && ![f doesRelativeDateFormatting] && ![f isLenient]);
    [f setGeneratesCalendarDates:NO];
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSBuddhistCalendar] autorelease];
    [f setCalendar:calendar];
    SAME([[f calendar] calendarIdentifier], NSBuddhistCalendar);
    [f setDateFormat:@"y"];
    SAME([f stringFromDate:date(0)], @"2513");
    f = formatter(@"yy-MM-dd");
    [f setTwoDigitStartDate:date(0)];
    SAME([f twoDigitStartDate], date(0));
    SAME([f dateFromString:@"70-01-01"], date(0));
    SAME([f dateFromString:@"69-01-01"], date(3124224000));
    f = formatter(@"HH:mm");
    [f setDefaultDate:date(86400 * 10)];
    SAME([f defaultDate], date(86400 * 10));
    SAME([f dateFromString:@"01:30"], date(86400 * 10 + 5400));
    f = formatter(@"yyyy-MM-dd");
    SAME([f dateFromString:@"2011-02-31"], nil);
    SAME([f dateFromString:@"nonsense"], nil);
    [f setLenient:YES];
    IS([f isLenient]);
    SAME([f dateFromString:@"2011-02-31"], date(1299110400));
    f = formatter(@"yyyy-MM-dd");
    SAME([f gregorianStartDate], date(-12219292800));
    [f setGregorianStartDate:date(-20000000000)];
    SAME([f gregorianStartDate], date(-20000000000));
    IS([[NSDateFormatter localizedStringFromDate:date(0)
                                       dateStyle:NSDateFormatterShortStyle
                                       timeStyle:NSDateFormatterNoStyle] length] >= 6);
    NSLocale *english = [[[NSLocale alloc] initWithLocaleIdentifier:@"en_US"] autorelease];
    NSLocale *german = [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease];
    SAME([NSDateFormatter dateFormatFromTemplate:@"dMMM" options:0 locale:english], @"MMM d");
    SAME([NSDateFormatter dateFormatFromTemplate:@"yyyyMMMMd" options:0 locale:german], @"d. MMMM yyyy");
}

static void symbols(void) {
    NSDateFormatter *f = formatter(nil);
    SAME([f AMSymbol], @"AM");
    SAME([f PMSymbol], @"PM");
    SAME([f eraSymbols], (WORDS(@"BC AD")));
    SAME([f longEraSymbols], ([NSArray arrayWithObjects:@"Before Christ", @"Anno Domini", nil]));
    SAME([[f monthSymbols] objectAtIndex:1], @"February");
    SAME([f shortMonthSymbols], (WORDS(@"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")));
    SAME([f veryShortMonthSymbols], (WORDS(@"J F M A M J J A S O N D")));
    SAME([f shortStandaloneMonthSymbols], [f shortMonthSymbols]);
    SAME([f standaloneMonthSymbols], [f monthSymbols]);
    SAME([f veryShortStandaloneMonthSymbols], [f veryShortMonthSymbols]);
    SAME([f weekdaySymbols], (WORDS(@"Sunday Monday Tuesday Wednesday Thursday Friday Saturday")));
    SAME([f shortWeekdaySymbols], (WORDS(@"Sun Mon Tue Wed Thu Fri Sat")));
    SAME([f veryShortWeekdaySymbols], (WORDS(@"S M T W T F S")));
    SAME([f standaloneWeekdaySymbols], [f weekdaySymbols]);
    SAME([f shortStandaloneWeekdaySymbols], [f shortWeekdaySymbols]);
    SAME([f veryShortStandaloneWeekdaySymbols], [f veryShortWeekdaySymbols]);
    SAME([f shortQuarterSymbols], (WORDS(@"Q1 Q2 Q3 Q4")));
    SAME([[f quarterSymbols] objectAtIndex:0], @"1st quarter");
    SAME([f standaloneQuarterSymbols], [f quarterSymbols]);
    SAME([f shortStandaloneQuarterSymbols], [f shortQuarterSymbols]);
}

static void ownSymbols(void) {
    NSArray *months = WORDS(@"m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12"), *days = WORDS(@"d1 d2 d3 d4 d5 d6 d7");
    NSArray *quarters = WORDS(@"k1 k2 k3 k4"), *eras = WORDS(@"old new");
    NSDateFormatter *f = formatter(@"MMMM MMM LLLL LLL EEEE EEE a G GGGG QQQQ QQQ");
    [f setMonthSymbols:months];
    SAME([f stringFromDate:date(0)], @"m1 Jan January Jan Thursday Thu AM AD Anno Domini 1st quarter Q1");
    [f setShortMonthSymbols:WORDS(@"a b c d e f g h i j k l")];
    [f setStandaloneMonthSymbols:WORDS(@"A B C D E F G H I J K L")];
    [f setShortStandaloneMonthSymbols:WORDS(@"t u v w x y z a b c d e")];
    [f setWeekdaySymbols:days];
    [f setShortWeekdaySymbols:WORDS(@"s m t w th f sa")];
    [f setAMSymbol:@"early"], [f setPMSymbol:@"late"];
    [f setEraSymbols:eras], [f setLongEraSymbols:WORDS(@"older newer")];
    [f setQuarterSymbols:quarters], [f setShortQuarterSymbols:WORDS(@"q1 q2 q3 q4")];
    SAME([f stringFromDate:date(0)], @"m1 a A t d5 th early new newer k1 q1");
    SAME([f stringFromDate:date(43200)], @"m1 a A t d5 th late new newer k1 q1");
    [f setVeryShortMonthSymbols:months], [f setVeryShortStandaloneMonthSymbols:months];
    [f setVeryShortWeekdaySymbols:days], [f setVeryShortStandaloneWeekdaySymbols:days];
    [f setStandaloneWeekdaySymbols:days], [f setShortStandaloneWeekdaySymbols:days];
    [f setStandaloneQuarterSymbols:quarters], [f setShortStandaloneQuarterSymbols:quarters];
    SAME([f monthSymbols], months);
    SAME([f veryShortMonthSymbols], months);
    SAME([f veryShortStandaloneMonthSymbols], months);
    SAME([f veryShortWeekdaySymbols], days);
    SAME([f veryShortStandaloneWeekdaySymbols], days);
    SAME([f standaloneWeekdaySymbols], days);
    SAME([f shortStandaloneWeekdaySymbols], days);
    SAME([f standaloneQuarterSymbols], quarters);
    SAME([f shortStandaloneQuarterSymbols], quarters);
    SAME([f PMSymbol], @"late");
    SAME([f eraSymbols], eras);
    [f setDateFormat:@"MMMM yyyy"];
    SAME([f stringFromDate:[f dateFromString:@"m12 1999"]], @"m12 1999");
    [f setDateFormat:@"cccc"];
    SAME([f stringFromDate:date(0)], @"d5");
    NSDateFormatter *copy = [[f copy] autorelease];
    SAME([copy stringFromDate:date(0)], @"d5");
    NSDateFormatter *again =
        [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:formatter(@"d.M.y")]];
    SAME([again dateFormat], @"d.M.y");
    SAME([formatter(@"d.M.y") stringForObjectValue:date(0)], @"1.1.1970");
    SAME([formatter(@"d.M.y") stringForObjectValue:@"no date"], nil);
    id found = nil;
    IS([formatter(@"d.M.y") getObjectValue:&found forString:@"2.1.1970" errorDescription:NULL] &&
        [found isEqual:date(86400)]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    settings();
    symbols();
    ownSymbols();
    puts("done");
    [pool drain];
    return 0;
}
