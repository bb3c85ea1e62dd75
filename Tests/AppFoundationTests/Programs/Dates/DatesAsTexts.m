// Dates printed and read: in Greenwich time, with names of the app's own, by ranges, strict about dates only.

#import <UIKit/UIKit.h>

#define PRINT(...) printf("%s\n", [[NSString stringWithFormat:__VA_ARGS__] UTF8String])

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [NSTimeZone setDefaultTimeZone:[NSTimeZone timeZoneWithName:@"America/New_York"]];
    NSLocale *english = [[[NSLocale alloc] initWithLocaleIdentifier:@"en_US"] autorelease];
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1325426461.7];
    PRINT(@"%@ %@", date, [NSDate dateWithTimeIntervalSinceReferenceDate:-0.5]);
    PRINT(@"%@ | %@", [NSDate dateWithTimeIntervalSince1970:-62135596800], [NSDate dateWithTimeIntervalSince1970:951782400]);
    PRINT(@"%@", [date descriptionWithLocale:english]);
    PRINT(@"%@", [NSTimeZone timeZoneForSecondsFromGMT:3600]);
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    [formatter setLocale:english];
    [formatter setAMSymbol:@"in the morning"];
    [formatter setMonthSymbols:[@"A B C D E F G H I J K L" componentsSeparatedByString:@" "]];
    [formatter setDateFormat:@"MMMM d, h a"];
    PRINT(@"%@ %@", [formatter stringFromDate:date], [[formatter monthSymbols] objectAtIndex:11]);
    formatter = [[NSDateFormatter new] autorelease];
    [formatter setLocale:english];
    [formatter setDateFormat:@"yyyy-MM-dd"];
    PRINT(@"%@ %@ %@ %@", [formatter dateFromString:@"2012-1-5"], [formatter dateFromString:@"2012-02-30"],
          [formatter dateFromString:@"2012-01-05 x"], [formatter dateFromString:@"x"]);
    id found = nil;
    NSRange range = NSMakeRange(3, 14);
    NSError *error = nil;
    BOOL is_read = [formatter getObjectValue:&found forString:@"on 2012-01-05 abc" range:&range error:&error];
    PRINT(@"%d %@ %@", is_read, found, NSStringFromRange(range));
    is_read = [formatter getObjectValue:&found forString:@"never" range:NULL error:&error];
    PRINT(@"%d %d", is_read, (int)[error code]);
    PRINT(@"%@ %@", [NSLocale canonicalLanguageIdentifierFromString:@"zh_Hant"],
          [NSLocale canonicalLocaleIdentifierFromString:@"en-us"]);
    [pool drain];
    return 0;
}

// > 2012-01-01 14:01:01 +0000 2000-12-31 23:59:59 +0000
// > 0001-01-01 00:00:00 +0000 | 2000-02-29 00:00:00 +0000
// > Sunday, January 1, 2012 9:01:01 AM Eastern Standard Time
// > GMT+0100 (GMT+1) offset 3600
// > A 1, 9 in the morning L
// > 2012-01-05 05:00:00 +0000 (null) (null) (null)
// > 1 2012-01-05 05:00:00 +0000 {3, 10}
// > 0 2048
// > zh-Hant en_US
