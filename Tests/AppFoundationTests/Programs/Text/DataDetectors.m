// Links, telephone numbers, addresses, dates and flights in texts.

#import <UIKit/UIKit.h>

static void find(NSTextCheckingTypes types, NSString *text) {
    NSDataDetector *detector = [NSDataDetector dataDetectorWithTypes:types error:NULL];
    for (NSTextCheckingResult *match in [detector matchesInString:text options:0 range:NSMakeRange(0, [text length])]) {
        id what = [match URL] ? [[match URL] absoluteString] : [match phoneNumber] ? [match phoneNumber] : nil;
        if (what == nil && [match date]) {
            NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
            [formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
            [formatter setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"] autorelease]];
            [formatter setDateFormat:@"yyyy-MM-dd HH:mm"];
            what = [formatter stringFromDate:[match date]];
            if ([match duration] > 0) what = [what stringByAppendingFormat:@" +%g", [match duration]];
        }
        if (what == nil) {
            NSMutableArray *parts = [NSMutableArray array];
            NSArray *keys = [[[match components] allKeys] sortedArrayUsingSelector:@selector(compare:)];
            for (NSString *key in keys) {
                [parts addObject:[NSString stringWithFormat:@"%@=%@", key, [[match components] objectForKey:key]]];
            }
            what = [parts componentsJoinedByString:@"; "];
        }
        printf("%s -> %s\n", [[text substringWithRange:[match range]] UTF8String], [what UTF8String]);
    }
    printf("--\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [NSTimeZone setDefaultTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    find(NSTextCheckingTypeLink, @"See http://example.com/a_(b)?x=1, www.apple.com. or apple.com/iphone (http://a.de).");
    find(NSTextCheckingTypeLink, @"Write to me@example.co.uk or mailto:you@example.org; not 3.14, file.txt, e.g. this.");
    find(NSTextCheckingTypeLink, @"ftp://x.org:21/y and tel no https://");
    find(NSTextCheckingTypePhoneNumber, @"Call (408) 555-1234, 408.555.1234, +1 408 555 1234 or +49 30 1234567 ext 5.");
    find(NSTextCheckingTypePhoneNumber, @"555-1234, 1-800-555-0199; not 12, 2012-05-06, 3.14159265 or 100 apples.");
    find(NSTextCheckingTypeAddress, @"Come to 1 Infinite Loop, Cupertino, CA 95014, USA or 350 Fifth Avenue.");
    find(NSTextCheckingTypeDate, @"On Jan 5, 2012 at 5:30 PM, 2011-10-04, 4 October 2011, 10/4/2011 and 5.10.2011.");
    find(NSTextCheckingTypeDate, @"Wednesday, October 5th, 2011 from 9 am to 11:30 am; 31.2.2011 and 1.2.3 are none.");
    find(NSTextCheckingTypeTransitInformation, @"I take Lufthansa 456 and then UA 900.");
    find(NSTextCheckingTypeLink | NSTextCheckingTypePhoneNumber, @"Call 408-555-1234 or see www.example.com");
    NSDataDetector *detector = [NSDataDetector dataDetectorWithTypes:NSTextCheckingTypeDate | 1 error:NULL];
    NSString *text = @"tomorrow";
    NSTextCheckingResult *match = [detector firstMatchInString:text options:0 range:NSMakeRange(0, [text length])];
    NSTimeInterval ahead = [[match date] timeIntervalSinceNow];
    printf("%d %d\n", [detector checkingTypes] == NSTextCheckingTypeDate, ahead > 0 && ahead < 2 * 86400);
    NSError *error = nil;
    printf("%d", [NSDataDetector dataDetectorWithTypes:0 error:&error] == nil);
    printf(" %s\n", [[error domain] UTF8String]);
    __block int count = 0;
    detector = [NSDataDetector dataDetectorWithTypes:NSTextCheckingTypeLink error:NULL];
    text = @"a.com b.com c.com";
    [detector enumerateMatchesInString:text options:0 range:NSMakeRange(0, [text length])
                            usingBlock:^(NSTextCheckingResult *found, NSMatchingFlags flags, BOOL *stop) {
                                if (++count == 2) *stop = YES;
                            }];
    printf("%d %d\n", count, (int)[detector numberOfMatchesInString:text options:0 range:NSMakeRange(6, 11)]);
    NSTextCheckingResult *link = [NSTextCheckingResult linkCheckingResultWithRange:NSMakeRange(3, 4)
                                                                               URL:[NSURL URLWithString:@"http://a.com"]];
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:link];
    printf("%d %d\n", [[NSKeyedUnarchiver unarchiveObjectWithData:data] isEqual:link],
           (int)[[link resultByAdjustingRangesWithOffset:5] range].location);
    printf("%s %s\n", [[NSRegularExpression escapedPatternForString:@"a.b*(c)"] UTF8String],
           [[NSRegularExpression escapedTemplateForString:@"$1\\"] UTF8String]);
    [pool drain];
    return 0;
}

// > http://example.com/a_(b)?x=1 -> http://example.com/a_(b)?x=1
// > www.apple.com -> http://www.apple.com
// > apple.com/iphone -> http://apple.com/iphone
// > http://a.de -> http://a.de
// > --
// > me@example.co.uk -> mailto:me@example.co.uk
// > mailto:you@example.org -> mailto:you@example.org
// > --
// > ftp://x.org:21/y -> ftp://x.org:21/y
// > --
// > (408) 555-1234 -> (408) 555-1234
// > 408.555.1234 -> 408.555.1234
// > +1 408 555 1234 -> +1 408 555 1234
// > +49 30 1234567 ext 5 -> +49 30 1234567 ext 5
// > --
// > 555-1234 -> 555-1234
// > 1-800-555-0199 -> 1-800-555-0199
// > --
// > 1 Infinite Loop, Cupertino, CA 95014, USA -> City=Cupertino; Country=USA; State=CA; Street=1 Infinite Loop; ZIP=95014
// > 350 Fifth Avenue -> Street=350 Fifth Avenue
// > --
// > Jan 5, 2012 at 5:30 PM -> 2012-01-05 17:30
// > 2011-10-04 -> 2011-10-04 12:00
// > 4 October 2011 -> 2011-10-04 12:00
// > 10/4/2011 -> 2011-10-04 12:00
// > 5.10.2011 -> 2011-10-05 12:00
// > --
// > Wednesday, October 5th, 2011 from 9 am to 11:30 am -> 2011-10-05 09:00 +9000
// > --
// > Lufthansa 456 -> Airline=Lufthansa; Flight=456
// > UA 900 -> Airline=UA; Flight=900
// > --
// > 408-555-1234 -> 408-555-1234
// > www.example.com -> http://www.example.com
// > --
// > 1 1
// > 1 NSCocoaErrorDomain
// > 2 2
// > 1 8
// > a\.b\*\(c\) \$1\\
