// Dates and numbers as texts, in the words of locales.

#import <UIKit/UIKit.h>

static void print(NSString *text) { printf("%s\n", [text UTF8String] ?: "(null)"); }

static NSLocale *locale(NSString *name) { return [[[NSLocale alloc] initWithLocaleIdentifier:name] autorelease]; }

static void dates(void) {
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1234567890];
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    [formatter setTimeZone:[NSTimeZone timeZoneWithAbbreviation:@"UTC"]];
    print([formatter stringFromDate:date]);
    NSString *names[] = {@"en_US", @"de_DE", @"fr_FR"};
    for (int i = 0; i < 3; i++) {
        [formatter setLocale:locale(names[i])];
        for (int style = NSDateFormatterShortStyle; style <= NSDateFormatterFullStyle; style++) {
            [formatter setDateStyle:style];
            [formatter setTimeStyle:NSDateFormatterShortStyle];
            print([formatter stringFromDate:date]);
        }
    }
    [formatter setLocale:locale(@"en_US")];
    [formatter setDateFormat:@"EEE, dd MMM yyyy HH:mm:ss Z"];
    print([formatter stringFromDate:date]);
    print([[formatter dateFromString:@"Fri, 13 Feb 2009 23:31:30 +0100"] description]);
    [formatter setDateFormat:@"yyyy-MM-dd"];
    NSString *texts[] = {@"2009-02-28", @"2009-02-31", @"2009-02-28x", @"", @"nonsense"};
    for (int i = 0; i < 5; i++) print([[formatter dateFromString:texts[i]] description]);
    print([formatter stringFromDate:nil]);
    [formatter setDateFormat:@"HH:mm"];
    print([[formatter dateFromString:@"10:30"] description]);
    [formatter setDateStyle:NSDateFormatterMediumStyle];
    [formatter setTimeStyle:NSDateFormatterNoStyle];
    [formatter setDoesRelativeDateFormatting:YES];
    print([formatter stringFromDate:[NSDate date]]);
    print([formatter stringFromDate:date]);
    print([formatter dateFormat]);
}

static void numbers(void) {
    NSNumber *number = [NSNumber numberWithDouble:-1234.5];
    NSString *names[] = {@"en_US", @"de_DE"};
    for (int i = 0; i < 2; i++) {
        for (int style = NSNumberFormatterNoStyle; style < NSNumberFormatterSpellOutStyle; style++) {
            NSNumberFormatter *formatter = [[NSNumberFormatter new] autorelease];
            [formatter setLocale:locale(names[i])];
            [formatter setNumberStyle:style];
            print([formatter stringFromNumber:number]);
        }
    }
    NSNumberFormatter *formatter = [[NSNumberFormatter new] autorelease];
    [formatter setLocale:locale(@"en_US")];
    [formatter setPositiveFormat:@"#,##0.00"];
    print([formatter stringFromNumber:[NSNumber numberWithInt:1234]]);
    print([[formatter numberFromString:@"1,234.50"] description]);
    print([[formatter numberFromString:@"12 apples"] description]);
    [formatter setNumberStyle:NSNumberFormatterCurrencyStyle];
    [formatter setCurrencyCode:@"EUR"];
    print([formatter stringFromNumber:[NSNumber numberWithFloat:0.7f]]);
    [formatter setMaximumFractionDigits:0];
    [formatter setRoundingMode:NSNumberFormatterRoundUp];
    print([formatter stringFromNumber:[NSNumber numberWithDouble:1.1]]);
    [formatter setGeneratesDecimalNumbers:YES];
    [formatter setNumberStyle:NSNumberFormatterDecimalStyle];
    print([[formatter numberFromString:@"1234567890.25"] description]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    dates();
    numbers();
    print([[NSCalendar currentCalendar] calendarIdentifier]);
    print([[NSLocale currentLocale] localeIdentifier]);
    print([[NSLocale preferredLanguages] objectAtIndex:0]);
    print([[[NSUserDefaults standardUserDefaults] objectForKey:@"AppleLanguages"] objectAtIndex:0]);
    print([locale(@"en_US") displayNameForKey:NSLocaleCountryCode value:@"DE"]);
    print([locale(@"de_DE") displayNameForKey:NSLocaleLanguageCode value:@"fr"]);
    [pool drain];
    return 0;
}

// > 
// > 2/13/09 11:31 PM
// > Feb 13, 2009 11:31 PM
// > February 13, 2009 11:31 PM
// > Friday, February 13, 2009 11:31 PM
// > 13.02.09 23:31
// > 13.02.2009 23:31
// > 13. Februar 2009 23:31
// > Freitag, 13. Februar 2009 23:31
// > 13/02/2009 23:31
// > 13 févr. 2009 23:31
// > 13 février 2009 23:31
// > vendredi 13 février 2009 23:31
// > Fri, 13 Feb 2009 23:31:30 +0000
// > 2009-02-13 22:31:30 +0000
// > 2009-02-28 00:00:00 +0000
// > (null)
// > (null)
// > (null)
// > (null)
// > (null)
// > 2000-01-01 10:30:00 +0000
// > Today
// > Feb 13, 2009
// > MMM d, y
// > -1234
// > -1,234.5
// > ($1,234.50)
// > -123,450%
// > -1.2345E3
// > -1234
// > -1.234,5
// > -1.234,50 €
// > -123.450 %
// > -1,2345E3
// > 1,234.00
// > 1234.5
// > (null)
// > €0.70
// > €2
// > 1234567890.25
// > gregorian
// > en_US
// > en
// > en
// > Germany
// > Französisch
