// Locales: what they know, the codes of the world, identifiers taken apart and put together; sets of characters.
// > done

#import "../Expect.h"

static NSLocale *locale(NSString *identifier) {
    return [[[NSLocale alloc] initWithLocaleIdentifier:identifier] autorelease];
}

static void keys(void) {
    NSLocale *us = locale(@"en_US"), *german = locale(@"de_DE@collation=phonebook"), *serbian = locale(@"sr_Latn_RS");
    SAME([us objectForKey:NSLocaleIdentifier], @"en_US");
    SAME([serbian objectForKey:NSLocaleScriptCode], @"Latn");
    SAME([us objectForKey:NSLocaleScriptCode], nil);
    SAME([locale(@"en_US_POSIX") objectForKey:NSLocaleVariantCode], @"POSIX");
    SAME([us objectForKey:NSLocaleVariantCode], nil);
    IS([[us objectForKey:NSLocaleExemplarCharacterSet] characterIsMember:'q']);
    IS(![[us objectForKey:NSLocaleExemplarCharacterSet] characterIsMember:0x416]);
    SAME([[us objectForKey:NSLocaleCalendar] calendarIdentifier], NSGregorianCalendar);
    SAME([german objectForKey:NSLocaleCollationIdentifier], @"phonebook");
    SAME([us objectForKey:NSLocaleUsesMetricSystem], [NSNumber numberWithBool:NO]);
    SAME([german objectForKey:NSLocaleUsesMetricSystem], [NSNumber numberWithBool:YES]);
    SAME([us objectForKey:NSLocaleMeasurementSystem], @"U.S.");
    SAME([german objectForKey:NSLocaleMeasurementSystem], @"Metric");
    SAME([us objectForKey:NSLocaleDecimalSeparator], @".");
    SAME([german objectForKey:NSLocaleDecimalSeparator], @",");
    SAME([us objectForKey:NSLocaleGroupingSeparator], @",");
    SAME([german objectForKey:NSLocaleGroupingSeparator], @".");
    SAME([us objectForKey:NSLocaleCurrencySymbol], @"$");
    SAME([us objectForKey:NSLocaleCurrencyCode], @"USD");
    SAME([german objectForKey:NSLocaleCurrencyCode], @"EUR");
    IS([[german objectForKey:NSLocaleCollatorIdentifier] length] > 0);
    SAME([us objectForKey:NSLocaleQuotationBeginDelimiterKey], @"“");
    SAME([us objectForKey:NSLocaleQuotationEndDelimiterKey], @"”");
    SAME([us objectForKey:NSLocaleAlternateQuotationBeginDelimiterKey], @"‘");
    SAME([us objectForKey:NSLocaleAlternateQuotationEndDelimiterKey], @"’");
    SAME([german objectForKey:NSLocaleQuotationBeginDelimiterKey], @"„");
    SAME([us objectForKey:@"no such key"], nil);
    SAME([us displayNameForKey:NSLocaleCurrencyCode value:@"EUR"], @"Euro");
    SAME([[NSLocale systemLocale] localeIdentifier], @"");
    IS([[[NSLocale autoupdatingCurrentLocale] localeIdentifier] length] > 0);
    NSString *calendars[][2] = {
        {NSGregorianCalendar, @"gregorian"}, {NSBuddhistCalendar, @"buddhist"}, {NSChineseCalendar, @"chinese"},
        {NSHebrewCalendar, @"hebrew"}, {NSIslamicCalendar, @"islamic"}, {NSIslamicCivilCalendar, @"islamic-civil"},
        {NSJapaneseCalendar, @"japanese"}, {NSRepublicOfChinaCalendar, @"roc"}, {NSPersianCalendar, @"persian"},
        {NSIndianCalendar, @"indian"}, {NSISO8601Calendar, @""}};
    for (int i = 0; i < 11; i++) SAME(calendars[i][0], calendars[i][1]);
    IS([NSCurrentLocaleDidChangeNotification hasSuffix:@"CurrentLocaleDidChangeNotification"]);
}

static void codes(void) {
    IS([[NSLocale ISOCountryCodes] containsObject:@"CH"] && [[NSLocale ISOCountryCodes] count] > 200);
    IS([[NSLocale ISOCurrencyCodes] containsObject:@"CHF"] && [[NSLocale ISOCurrencyCodes] count] > 150);
    IS([[NSLocale ISOLanguageCodes] containsObject:@"rm"] && [[NSLocale ISOLanguageCodes] count] > 180);
    IS([[NSLocale availableLocaleIdentifiers] containsObject:@"de_CH"]);
    IS([[NSLocale commonISOCurrencyCodes] containsObject:@"EUR"] &&
        ![[NSLocale commonISOCurrencyCodes] containsObject:@"DEM"]);
    COUNT([NSLocale characterDirectionForLanguage:@"ar"], NSLocaleLanguageDirectionRightToLeft);
    COUNT([NSLocale characterDirectionForLanguage:@"fr"], NSLocaleLanguageDirectionLeftToRight);
    COUNT([NSLocale lineDirectionForLanguage:@"fr"], NSLocaleLanguageDirectionTopToBottom);
    NSDictionary *parts = [NSLocale componentsFromLocaleIdentifier:@"sr_Latn_RS@currency=EUR"];
    SAME([parts objectForKey:NSLocaleLanguageCode], @"sr");
    SAME([parts objectForKey:NSLocaleScriptCode], @"Latn");
    SAME([parts objectForKey:NSLocaleCountryCode], @"RS");
    SAME([parts objectForKey:@"currency"], @"EUR");
    SAME([NSLocale localeIdentifierFromComponents:[NSLocale componentsFromLocaleIdentifier:@"de_CH"]], @"de_CH");
    SAME([NSLocale localeIdentifierFromComponents:parts], @"sr_Latn_RS@currency=EUR");
    SAME([NSLocale canonicalLocaleIdentifierFromString:@"en-us"], @"en_US");
    SAME([NSLocale localeIdentifierFromWindowsLocaleCode:0x409], @"en_US");
    COUNT([NSLocale windowsLocaleCodeFromLocaleIdentifier:@"de_DE"], 0x407);
    COUNT([NSLocale windowsLocaleCodeFromLocaleIdentifier:@"xx_YY"], 0);
}

static void characters(void) {
    struct { NSCharacterSet *set; NSString *inside, *outside;
    } sets[] = {{[NSCharacterSet alphanumericCharacterSet], @"aZ9é٣", @" -_☕"},
        {[NSCharacterSet capitalizedLetterCharacterSet], @"ǅ", @"Aa1"},
        {[NSCharacterSet controlCharacterSet], @"\x01\x1f\x7f", @"a "},
        {[NSCharacterSet decimalDigitCharacterSet], @"07٣", @"a²½"},
        {[NSCharacterSet lowercaseLetterCharacterSet], @"aéß", @"A1"},
        {[NSCharacterSet nonBaseCharacterSet], @"\u0301", @"ae"},
        {[NSCharacterSet punctuationCharacterSet], @".,!?-_(«", @"a+$ "},
        {[NSCharacterSet symbolCharacterSet], @"+$<€©", @"a.-"}};
    for (int i = 0; i < 8; i++) {
        for (NSUInteger j = 0; j < [sets[i].inside length]; j++)
            IS([sets[i].set characterIsMember:[sets[i].inside characterAtIndex:j]] || !printf("%d %lu ", i, j));
        for (NSUInteger j = 0; j < [sets[i].outside length]; j++)
            IS(![sets[i].set characterIsMember:[sets[i].outside characterAtIndex:j]] || !printf("%d %lu ", i, j));
    }
    IS([[NSCharacterSet illegalCharacterSet] characterIsMember:0xffff] &&
        ![[NSCharacterSet illegalCharacterSet] characterIsMember:'a']);
    NSMutableCharacterSet *set = [[[NSCharacterSet characterSetWithRange:NSMakeRange('a', 3)] mutableCopy] autorelease];
    [set addCharactersInRange:NSMakeRange('x', 2)];
    [set removeCharactersInRange:NSMakeRange('b', 1)];
    IS([set characterIsMember:'a'] && ![set characterIsMember:'b'] && [set characterIsMember:'y']);
    NSCharacterSet *others = [set invertedSet];
    IS(![others characterIsMember:'a'] && [others characterIsMember:'b'] && [others longCharacterIsMember:0x1f600]);
    [set formIntersectionWithCharacterSet:[NSCharacterSet characterSetWithCharactersInString:@"axb"]];
    IS([set characterIsMember:'a'] && [set characterIsMember:'x'] && ![set characterIsMember:'y'] &&
        ![set characterIsMember:'c']);
    NSData *bitmap = [set bitmapRepresentation];
    COUNT([bitmap length], 8192);
    COUNT(((const unsigned char *)[bitmap bytes])['a' / 8], 1 << ('a' % 8));
    SAME([NSCharacterSet characterSetWithBitmapRepresentation:bitmap], set);
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"letters.bitmap"];
    [bitmap writeToFile:path atomically:NO];
    SAME([NSCharacterSet characterSetWithContentsOfFile:path], set);
    SAME([NSCharacterSet characterSetWithContentsOfFile:@"/no/such.bitmap"], nil);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    keys();
    codes();
    characters();
    puts("done");
    [pool drain];
    return 0;
}
