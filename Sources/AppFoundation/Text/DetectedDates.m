// Dates and times in a text: as numbers, with names of months and days (English and the current locale's), and as words
// like "tomorrow". A date without a time is at noon; one without a year is in the current one.

#import "DataDetection.h"

/// The groups of a time, counted from the first of them.
enum { Hour, Minute, Second, HalfOfDay, HalfOfFullHour, NamedTime, Zone, LastHour, LastMinute, LastHalf, TimeGroupCount };

static NSString *const time_of_day = @"(\\d{1,2})(?::(\\d{2})(?::(\\d{2}))?(?: *([ap])\\.?m\\b\\.?)?| *([ap])\\.?m\\b\\.?)|\\b(noon|midnight)\\b";
static NSString *const time_zones = @"(?: *\\b(GMT|UTC|[ECMP][SD]T|BST|CES?T|JST)\\b)?";
static NSString *const end_of_time =
    @"(?: *(?:-|\u2013|to|until|till) *(\\d{1,2})(?::(\\d{2}))?(?: *([ap])\\.?m\\b\\.?|(?<=:\\d{2})))?";

static NSString *time_after_date(void) {
    return [NSString stringWithFormat:@"(?:(?:,? +(?:(?:at|@|from) *)?| *T|, *(?:at|@)? *)(?:%@)%@%@)?", time_of_day, time_zones, end_of_time];
}

static int number(NSString *text) { return text ? [text intValue] : -1; }

/// The hour of a day from one of half a day; -1 for none there is.
static int full_hour(int hour, NSString *half) {
    if (half == nil) return hour <= 23 ? hour : -1;
    if (hour < 1 || hour > 12) return -1;
    return hour % 12 + ([[half lowercaseString] isEqualToString:@"p"] ? 12 : 0);
}

/// Puts the time that the groups say into the components.
/// - Returns: NO if there is no such time.
static BOOL set_time(NSDateComponents *components, NSString *text, NSTextCheckingResult *match, NSUInteger first) {
    NSString *name = detected_group(text, match, first + NamedTime), *hour = detected_group(text, match, first + Hour);
    int minute = number(detected_group(text, match, first + Minute)), second = number(detected_group(text, match, first + Second));
    NSString *half = detected_group(text, match, first + HalfOfDay) ?: detected_group(text, match, first + HalfOfFullHour);
    int value = name ? ([[name lowercaseString] isEqualToString:@"noon"] ? 12 : 0) : hour ? full_hour(number(hour), half) : 12;
    if (value < 0 || minute > 59 || second > 59) return NO;
    [components setHour:value];
    [components setMinute:MAX(minute, 0)];
    [components setSecond:MAX(second, 0)];
    return YES;
}

static NSTimeInterval duration(NSDateComponents *start, NSString *text, NSTextCheckingResult *match, NSUInteger first) {
    NSString *hour = detected_group(text, match, first + LastHour);
    if (hour == nil) return 0;
    int value = full_hour(number(hour), detected_group(text, match, first + LastHalf));
    if (value < 0) return 0;
    int minute = MAX(number(detected_group(text, match, first + LastMinute)), 0);
    int minutes = value * 60 + minute - (int)([start hour] * 60 + [start minute]);
    return minutes > 0 ? minutes * 60 : 0;
}

static void add(NSDateComponents *components, NSString *text, NSTextCheckingResult *match, NSUInteger first,
                NSMutableArray *results) {
    if (!set_time(components, text, match, first)) return;
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    NSString *name = detected_group(text, match, first + Zone);
    NSTimeZone *time_zone = name ? [NSTimeZone timeZoneWithAbbreviation:[name uppercaseString]] : nil;
    [calendar setTimeZone:time_zone ?: [NSTimeZone defaultTimeZone]];
    NSDate *date = [calendar dateFromComponents:components];
    NSDateComponents *made = date ? [calendar components:NSMonthCalendarUnit | NSDayCalendarUnit fromDate:date] : nil;
    // Rejects dates that do not exist, such as the 31st of a month with thirty days.
    if (made == nil || [made month] != [components month] || [made day] != [components day]) return;
    [results addObject:[NSTextCheckingResult dateCheckingResultWithRange:[match range]
                                                                    date:date
                                                                timeZone:time_zone
                                                                duration:duration(components, text, match, first)]];
}

static NSDateComponents *today(void) {
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    [calendar setTimeZone:[NSTimeZone defaultTimeZone]];
    return [calendar components:NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit | NSWeekdayCalendarUnit
                       fromDate:[NSDate date]];
}

static NSDateComponents *day(int year, int month, int day_of_month) {
    if (month < 1 || month > 12 || day_of_month < 1 || day_of_month > 31) return nil;
    if (year >= 0 && year < 100) year += year < 70 ? 2000 : 1900;
    NSDateComponents *components = [[NSDateComponents new] autorelease];
    [components setYear:year < 0 ? [today() year] : year];
    [components setMonth:month];
    [components setDay:day_of_month];
    return components;
}

static NSArray *names_of(NSArray *(^list)(NSDateFormatter *)) {
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    return list(formatter);
}

static NSArray *month_names(void) {
    return names_of(^(NSDateFormatter *formatter) { return [formatter monthSymbols]; });
}

/// The number of a name by its first letters, from 1; of the list in English, then of the current locale's.
static int place_of_name(NSString *name, NSArray *english, NSArray *localized) {
    name = [name lowercaseString];
    for (NSArray *list in [NSArray arrayWithObjects:english, localized, nil]) {
        for (NSUInteger i = 0; i < [list count]; i++) {
            NSString *candidate = [[list objectAtIndex:i] lowercaseString];
            if ([candidate isEqualToString:name] || [candidate hasPrefix:[name substringToIndex:MIN([name length], 3u)]]) {
                return (int)i + 1;
            }
        }
    }
    return 0;
}

static NSArray *english_months(void) {
    return [NSArray arrayWithObjects:@"january", @"february", @"march", @"april", @"may", @"june", @"july", @"august",
                                     @"september", @"october", @"november", @"december", nil];
}

static NSArray *english_days(void) {
    return [NSArray arrayWithObjects:@"sunday", @"monday", @"tuesday", @"wednesday", @"thursday", @"friday", @"saturday", nil];
}

static NSString *months(void) {
    return [NSString stringWithFormat:@"(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|"
                                      @"Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|%@)\\b\\.?",
                                      [month_names() componentsJoinedByString:@"|"]];
}

static NSString *const weekday_names = @"(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\b\\.?";

static BOOL has_day_first(void) {
    NSString *format = [NSDateFormatter dateFormatFromTemplate:@"yMd" options:0 locale:[NSLocale currentLocale]];
    NSRange month = [format rangeOfString:@"M"], day_of_month = [format rangeOfString:@"d"];
    return month.location != NSNotFound && day_of_month.location < month.location;
}

static void detect_numbers(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern = [@"(?<![\\p{L}\\p{N}/.:-])(?:(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})|(\\d{1,2})([-/.])(\\d{1,2})\\6"
                         @"(\\d{4}|\\d{2}))(?![\\p{N}/-]|\\.\\d)" stringByAppendingString:time_after_date()];
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSDateComponents *components;
        if (detected_group(text, match, 1)) {
            components = day(number(detected_group(text, match, 1)), number(detected_group(text, match, 3)),
                             number(detected_group(text, match, 4)));
        } else {
            int first = number(detected_group(text, match, 5)), second = number(detected_group(text, match, 7));
            BOOL is_day_first = [detected_group(text, match, 6) isEqualToString:@"."] || has_day_first();
            if (first > 12 || second > 12) is_day_first = first > 12;
            components = day(number(detected_group(text, match, 8)), is_day_first ? second : first, is_day_first ? first : second);
        }
        if (components) add(components, text, match, 9, results);
    }
}

static void detect_names(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern =
        [NSString stringWithFormat:@"(?<![\\p{L}\\p{N}])(?:%@,? +)?(?:%@ +(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? +(\\d{4})\\b)?"
                                   @"|(\\d{1,2})(?:st|nd|rd|th|\\.)? +(?:of +)?%@(?:,? +(\\d{4})\\b)?)%@",
                                   weekday_names, months(), months(), time_after_date()];
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSUInteger first = detected_group(text, match, 1) ? 1 : 4;
        NSString *month = detected_group(text, match, first == 1 ? 1 : 5);
        NSString *day_of_month = detected_group(text, match, first == 1 ? 2 : 4);
        NSString *year = detected_group(text, match, first == 1 ? 3 : 6);
        NSDateComponents *components =
            day(number(year), place_of_name(month, english_months(), month_names()), number(day_of_month));
        if (components) add(components, text, match, 7, results);
    }
}

static void detect_words(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern = [NSString stringWithFormat:@"(?<![\\p{L}\\p{N}])(?:(today|tonight|tomorrow|yesterday)|"
                                                   @"(?:(next|this|last) +)?(%@))(?![\\p{L}\\p{N}])%@",
                                                   weekday_names, time_after_date()];
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSString *word = [detected_group(text, match, 1) lowercaseString];
        NSString *which = [detected_group(text, match, 2) lowercaseString], *name = detected_group(text, match, 3);
        // "Sun" and "sat" alone are words like others.
        if (name && which == nil && [name length] < 6 && detected_group(text, match, 4 + Hour) == nil) continue;
        NSDateComponents *components = today();
        NSInteger days = [word isEqualToString:@"tomorrow"] ? 1 : [word isEqualToString:@"yesterday"] ? -1 : 0;
        if (name) {
            days = (place_of_name(name, english_days(), nil) - [components weekday] + 7) % 7;
            if ([which isEqualToString:@"last"]) days -= 7;
            if ([which isEqualToString:@"next"] && days == 0) days = 7;
        }
        NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
        NSDate *noon = [calendar dateFromComponents:components];
        noon = [noon dateByAddingTimeInterval:(double)days * 86400 + 43200];
        NSDateComponents *moved = [calendar components:NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit
                                              fromDate:noon];
        add(day((int)[moved year], (int)[moved month], (int)[moved day]), text, match, 4, results);
    }
}

/// A time without a date is today's.
static void detect_times(NSString *text, NSRange range, NSMutableArray *results) {
    static NSRegularExpression *kept;
    NSString *pattern = [NSString stringWithFormat:@"(?<![\\p{L}\\p{N}.:/$-])(?:at +)?(?:%@)(?![\\p{N}:/%%])%@%@", time_of_day, time_zones,
                                                   end_of_time];
    for (NSTextCheckingResult *match in [detection_pattern(&kept, pattern) matchesInString:text options:0 range:range]) {
        NSDateComponents *now = today();
        add(day((int)[now year], (int)[now month], (int)[now day]), text, match, 1, results);
    }
}

void detect_dates(NSString *text, NSRange range, NSMutableArray *results) {
    detect_numbers(text, range, results);
    detect_names(text, range, results);
    detect_words(text, range, results);
    detect_times(text, range, results);
}
