// Differences between GNUstep's NSDateFormatter, which uses ICU, and Apple's of that time.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "../Strings/Units.h"
#import "DatePatterns.h"
#import "DateSymbols.h"
#include <objc/runtime.h>
#include <unicode/udat.h>

/// Settings that GNUstep's formatters lack, by formatter: relative dates, leniency, and the default date for parts that
/// a text leaves out. Most formatters have no entry.
static NSMapTable *relative_formatters, *lenient_formatters, *default_dates, *century_starts, *gregorian_starts, *calendars;

static id known_of(NSMapTable *table, NSDateFormatter *formatter) {
    @synchronized([NSDateFormatter class]) {
        return table ? [[(id)NSMapGet(table, formatter) retain] autorelease] : nil;
    }
}

static void know(NSMapTable **table, NSDateFormatter *formatter, id value) {
    @synchronized([NSDateFormatter class]) {
        if (*table == nil && value == nil) return;
        if (*table == nil) *table = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 4);
        if (value) {
            NSMapInsert(*table, formatter, value);
        } else {
            NSMapRemove(*table, formatter);
        }
    }
}

static void (*former_dealloc)(id formatter, SEL selector);

static void forget_and_dealloc(NSDateFormatter *formatter, SEL selector) {
    know(&relative_formatters, formatter, nil);
    know(&lenient_formatters, formatter, nil);
    know(&default_dates, formatter, nil);
    know(&century_starts, formatter, nil);
    know(&gregorian_starts, formatter, nil);
    know(&calendars, formatter, nil);
    forget_date_symbols(formatter);
    former_dealloc(formatter, selector);
}

typedef NSString *to_string(id formatter, SEL selector, NSDate *date);
typedef NSString *format_of(id formatter, SEL selector);
static to_string *former_string;
static format_of *former_format;

static BOOL has_styles(NSDateFormatter *formatter) {
    return [formatter dateStyle] != NSDateFormatterNoStyle || [formatter timeStyle] != NSDateFormatterNoStyle;
}

/// "Today", "Tomorrow", "Yesterday" for days near this one; nil for others.
static NSString *relative_day(NSDateFormatter *formatter, NSDate *date) {
    NSCalendar *calendar = [[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease];
    if ([formatter timeZone]) [calendar setTimeZone:[formatter timeZone]];
    NSUInteger units = NSYearCalendarUnit | NSMonthCalendarUnit | NSDayCalendarUnit;
    NSDate *day = [calendar dateFromComponents:[calendar components:units fromDate:date]];
    NSDate *today = [calendar dateFromComponents:[calendar components:units fromDate:[NSDate date]]];
    NSInteger distance = (NSInteger)lround([day timeIntervalSinceDate:today] / 86400);
    if (distance < -1 || distance > 1) return nil;
    NSString *names[] = {@"Yesterday", @"Today", @"Tomorrow"};
    NSDictionary *others = [NSDictionary
        dictionaryWithObjectsAndKeys:@"gestern heute morgen", @"de", @"hier aujourd\u2019hui demain", @"fr",
                                     @"ieri oggi domani", @"it", @"ayer hoy ma\u00f1ana", @"es",
                                     @"gisteren vandaag morgen", @"nl", @"ontem hoje amanh\u00e3", @"pt",
                                     @"\u6628\u65e5 \u4eca\u65e5 \u660e\u65e5", @"ja", nil];
    NSString *language = [[formatter locale] objectForKey:NSLocaleLanguageCode];
    NSArray *words = [[others objectForKey:language ?: @"en"] componentsSeparatedByString:@" "];
    return words ? [words objectAtIndex:(NSUInteger)(distance + 1)] : names[distance + 1];
}

/// ICU's name of the locale, with the calendar that the app gave.
static const char *locale_name(NSDateFormatter *formatter) {
    NSString *calendar = [(NSCalendar *)known_of(calendars, formatter) calendarIdentifier];
    if (calendar == nil) return icu_locale([formatter locale]);
    NSString *name = [[[[formatter locale] localeIdentifier] componentsSeparatedByString:@"@"] objectAtIndex:0];
    return [[NSString stringWithFormat:@"%@@calendar=%@", name, calendar] UTF8String];
}

/// Formats by the pattern, with symbols and calendar that the app has set.
static NSString *with_own_symbols(NSDateFormatter *formatter, NSDate *date) {
    enum { Capacity = 1024 };
    UErrorCode status = U_ZERO_ERROR;
    int32_t pattern_length, zone_length;
    const UChar *pattern = units_of([formatter dateFormat], &pattern_length);
    const UChar *zone = units_of([([formatter timeZone] ?: [NSTimeZone defaultTimeZone]) name], &zone_length);
    UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale_name(formatter), zone, zone_length, pattern,
                                    pattern_length, &status);
    if (U_FAILURE(status)) return nil;
    apply_date_symbols(formatter, format);
    UChar units[Capacity];
    int32_t length = udat_format(format, floor([date timeIntervalSince1970] * 1000), units, Capacity, NULL, &status);
    udat_close(format);
    return U_SUCCESS(status) ? string_of_units(units, length) : nil;
}

/// The time alone, in the formatter's style.
static NSString *time_of_day(NSDateFormatter *formatter, SEL selector, NSDate *date) {
    if (date_pattern_with_clock(formatter) != nil) return with_own_symbols(formatter, date);
    return date_text_with_spaces_of_that_time(former_string(formatter, selector, date));
}

static NSString *string_from_date(NSDateFormatter *formatter, SEL selector, NSDate *date) {
    if (![date isKindOfClass:[NSDate class]]) return nil;
    if ([[formatter dateFormat] length] == 0) return @"";
    if (has_date_symbols(formatter) || known_of(calendars, formatter)) return with_own_symbols(formatter, date);
    BOOL has_own_format = former_format(formatter, @selector(dateFormat)) != nil;
    if (has_own_format) return date_text_with_spaces_of_that_time(former_string(formatter, selector, date));
    if ([formatter dateStyle] == NSDateFormatterNoStyle) return time_of_day(formatter, selector, date);
    NSString *day = known_of(relative_formatters, formatter) ? relative_day(formatter, date) : nil;
    NSDateFormatterStyle time_style = [formatter timeStyle], date_style = [formatter dateStyle];
    if (day == nil && time_style == NSDateFormatterNoStyle) return former_string(formatter, selector, date);
    // Day and time are formatted separately, and joined by a space.
    NSString *time = nil;
    if (time_style != NSDateFormatterNoStyle) {
        [formatter setDateStyle:NSDateFormatterNoStyle];
        time = time_of_day(formatter, selector, date);
        [formatter setDateStyle:date_style];
    }
    if (day == nil) {
        [formatter setTimeStyle:NSDateFormatterNoStyle];
        day = former_string(formatter, selector, date);
        [formatter setTimeStyle:time_style];
    }
    return time ? [NSString stringWithFormat:@"%@ %@", day, time] : day;
}

typedef id copy_formatter(id formatter, SEL selector, NSZone *zone);
static copy_formatter *former_copy;

/// A copy gets these settings, too.
static id copy_with_zone(NSDateFormatter *formatter, SEL selector, NSZone *zone) {
    NSDateFormatter *copy = former_copy(formatter, selector, zone);
    // GNUstep's copy releases the zone when it is deallocated, but did not retain it.
    [[copy timeZone] retain];
    NSMapTable **tables[] = {&relative_formatters, &lenient_formatters, &default_dates, &century_starts, &gregorian_starts,
                             &calendars};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) know(tables[i], copy, known_of(*tables[i], formatter));
    copy_date_symbols(formatter, copy);
    return copy;
}

static NSString *pattern_of_style(NSDateFormatter *formatter, UDateFormatStyle date_style, UDateFormatStyle time_style) {
    UErrorCode status = U_ZERO_ERROR;
    UDateFormat *format =
        udat_open(time_style, date_style, icu_locale([formatter locale]), NULL, 0, NULL, 0, &status);
    if (U_FAILURE(status)) return @"";
    UChar units[128];
    int32_t length = udat_toPattern(format, 0, units, 128, &status);
    udat_close(format);
    return U_SUCCESS(status) ? date_text_with_spaces_of_that_time(string_of_units(units, length)) : @"";
}

static UDateFormatStyle icu_style(NSDateFormatterStyle style) {
    switch (style) {
    case NSDateFormatterShortStyle: return UDAT_SHORT;
    case NSDateFormatterMediumStyle: return UDAT_MEDIUM;
    case NSDateFormatterLongStyle: return UDAT_LONG;
    case NSDateFormatterFullStyle: return UDAT_FULL;
    default: return UDAT_NONE;
    }
}

static NSString *date_format(NSDateFormatter *formatter, SEL selector) {
    NSString *format = former_format(formatter, selector);
    if (format) return format;
    if (!has_styles(formatter)) return @"";
    NSString *parts[2] = {nil, nil};
    if ([formatter dateStyle] != NSDateFormatterNoStyle) {
        parts[0] = pattern_of_style(formatter, icu_style([formatter dateStyle]), UDAT_NONE);
    }
    if ([formatter timeStyle] != NSDateFormatterNoStyle) {
        parts[1] = date_pattern_with_clock(formatter)
            ?: pattern_of_style(formatter, UDAT_NONE, icu_style([formatter timeStyle]));
    }
    if (parts[0] && parts[1]) return [NSString stringWithFormat:@"%@ %@", parts[0], parts[1]];
    return parts[0] ?: parts[1];
}

/// Parses a text by a pattern; `used` becomes −1 if it is no date.
static NSDate *parsed(NSDateFormatter *formatter, NSString *text, BOOL is_lenient, int32_t *used) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length, pattern_length, zone_length;
    const UChar *units = units_of(text, &length);
    const UChar *pattern = units_of([formatter dateFormat], &pattern_length);
    const UChar *zone = units_of([([formatter timeZone] ?: [NSTimeZone defaultTimeZone]) name], &zone_length);
    *used = -1;
    UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale_name(formatter), zone, zone_length, pattern,
                                    pattern_length, &status);
    if (U_FAILURE(status)) return nil;
    udat_setLenient(format, is_lenient);
    apply_date_symbols(formatter, format);
    NSDate *century = known_of(century_starts, formatter);
    if (century) udat_set2DigitYearStart(format, [century timeIntervalSince1970] * 1000, &status);
    NSDate *base = known_of(default_dates, formatter);
    UCalendar *calendar = (UCalendar *)udat_getCalendar(format);
    if (base) {
        ucal_setMillis(calendar, [base timeIntervalSince1970] * 1000, &status);
    } else {
        // Missing parts are those of the 1st of January 2000.
        ucal_clear(calendar);
        ucal_setDate(calendar, 2000, UCAL_JANUARY, 1, &status);
    }
    if (base) {
        ucal_set(calendar, UCAL_HOUR_OF_DAY, 0);
        ucal_set(calendar, UCAL_MINUTE, 0);
        ucal_set(calendar, UCAL_SECOND, 0);
        ucal_set(calendar, UCAL_MILLISECOND, 0);
    }
    int32_t position = 0;
    udat_parseCalendar(format, calendar, units, length, &position, &status);
    UDate milliseconds = U_SUCCESS(status) && position > 0 ? ucal_getMillis(calendar, &status) : 0;
    NSDate *date = nil;
    if (U_SUCCESS(status) && position > 0) {
        *used = position;
        date = [NSDate dateWithTimeIntervalSince1970:milliseconds / 1000];
    }
    udat_close(format);
    return date;
}

/// Parses the whole text; nil if something follows the date.
static NSDate *whole(NSDateFormatter *formatter, NSString *text, BOOL is_lenient) {
    int32_t used;
    NSDate *date = parsed(formatter, text, is_lenient, &used);
    NSString *rest = used >= 0 ? [text substringFromIndex:(NSUInteger)used] : @"";
    rest = [rest stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    return [rest length] > 0 ? nil : date;
}

/// The text without spaces, and numbers without the zeros before them.
static NSString *bare(NSString *text) {
    NSMutableString *result = [NSMutableString string];
    for (NSUInteger i = 0; i < [text length]; i++) {
        unichar unit = [text characterAtIndex:i], last = [result length] ? [result characterAtIndex:[result length] - 1] : 0;
        BOOL is_inner = last >= '0' && last <= '9';
        unichar next = i + 1 < [text length] ? [text characterAtIndex:i + 1] : 0;
        if (unit == ' ' || (unit == '0' && !is_inner && next >= '0' && next <= '9')) continue;
        [result appendFormat:@"%C", unit];
    }
    return [result lowercaseString];
}

/// Apple's formatter is strict about dates that do not exist (the 30th of February), never about the number of digits;
/// ICU's is about both. So a text is parsed leniently, and accepted if formatting the result gives the same text.
static NSDate *with_other_digits(NSDateFormatter *formatter, NSString *text) {
    NSDate *date = whole(formatter, text, YES);
    NSString *written = date ? [formatter stringFromDate:date] : nil;
    return written && [bare(written) isEqualToString:bare(text)] ? date : nil;
}

static NSDate *date_from_string(NSDateFormatter *formatter, SEL selector, NSString *text) {
    if (![text isKindOfClass:[NSString class]] || [text length] == 0) return nil;
    if ([[formatter dateFormat] length] == 0) return nil;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    BOOL is_lenient = known_of(lenient_formatters, formatter) != nil;
    NSDate *date = whole(formatter, text, is_lenient);
    if (date == nil && !is_lenient) date = with_other_digits(formatter, text);
    [date retain];
    [pool drain];
    return [date autorelease];
}

typedef void set_style(id formatter, SEL selector, NSDateFormatterStyle style);
static set_style *former_set_date_style, *former_set_time_style;

/// Setting a style drops the format.
static void set_date_style(NSDateFormatter *formatter, SEL selector, NSDateFormatterStyle style) {
    if (former_format(formatter, @selector(dateFormat))) [formatter setDateFormat:nil];
    former_set_date_style(formatter, selector, style);
}

static void set_time_style(NSDateFormatter *formatter, SEL selector, NSDateFormatterStyle style) {
    if (former_format(formatter, @selector(dateFormat))) [formatter setDateFormat:nil];
    former_set_time_style(formatter, selector, style);
}

@interface NSDateFormatter (Formatting)
@end

@implementation NSDateFormatter (Formatting)

- (void)setDoesRelativeDateFormatting:(BOOL)relative {
    know(&relative_formatters, self, relative ? [NSNumber numberWithBool:YES] : nil);
}

- (BOOL)doesRelativeDateFormatting { return known_of(relative_formatters, self) != nil; }
- (void)setLenient:(BOOL)lenient {
    know(&lenient_formatters, self, lenient ? [NSNumber numberWithBool:YES] : nil);
}

- (BOOL)isLenient { return known_of(lenient_formatters, self) != nil; }

/// The first letter of each day.
- (NSArray *)veryShortWeekdaySymbols {
    NSArray *own = own_date_symbols(self, UDAT_NARROW_WEEKDAYS);
    if (own) return own;
    NSMutableArray *letters = [NSMutableArray array];
    for (NSString *day in [self weekdaySymbols]) {
        [letters addObject:[day substringWithRange:[day rangeOfComposedCharacterSequenceAtIndex:0]]];
    }
    return letters;
}

- (void)setCalendar:(NSCalendar *)calendar { know(&calendars, self, calendar); }

- (NSCalendar *)calendar {
    NSCalendar *own = known_of(calendars, self);
    return own ?: [[self locale] objectForKey:NSLocaleCalendar] ?: [NSCalendar currentCalendar];
}

+ (NSDateFormatterBehavior)defaultFormatterBehavior { return NSDateFormatterBehavior10_4; }

- (void)setTwoDigitStartDate:(NSDate *)date { know(&century_starts, self, date); }

/// Eighty years before now, ICU's default.
- (NSDate *)twoDigitStartDate {
    return known_of(century_starts, self) ?: [NSDate dateWithTimeIntervalSinceNow:-80 * 365.2425 * 86400];
}

- (void)setGregorianStartDate:(NSDate *)date { know(&gregorian_starts, self, date); }

/// The 15th of October 1582.
- (NSDate *)gregorianStartDate {
    return known_of(gregorian_starts, self) ?: [NSDate dateWithTimeIntervalSince1970:-12219292800.0];
}

- (void)setDefaultDate:(NSDate *)date { know(&default_dates, self, date); }
- (NSDate *)defaultDate { return known_of(default_dates, self); }

- (NSString *)stringForObjectValue:(id)object {
    // Not by `-stringFromDate:`, in which subclasses call this method.
    return [object isKindOfClass:[NSDate class]] ? string_from_date(self, @selector(stringFromDate:), object) : nil;
}

- (BOOL)getObjectValue:(id *)object forString:(NSString *)text errorDescription:(NSString **)error {
    NSDate *date = [self dateFromString:text];
    if (date && object) *object = date;
    if (date == nil && error) *error = [NSString stringWithFormat:@"%@ is not a date", text];
    return date != nil;
}

- (BOOL)getObjectValue:(id *)object forString:(NSString *)text range:(NSRange *)range error:(NSError **)error {
    NSRange part = range ? *range : NSMakeRange(0, [text length]);
    BOOL is_sound = part.location <= [text length] && part.length <= [text length] - part.location;
    int32_t used = -1;
    NSDate *date = is_sound && [[self dateFormat] length] ? parsed(self, [text substringWithRange:part], [self isLenient], &used) : nil;
    if (date == nil) {
        NSDictionary *details = [NSDictionary dictionaryWithObjectsAndKeys:text, @"NSInvalidValue", nil];
        if (error) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:2048 userInfo:details];
        return NO;
    }
    if (object) *object = date;
    if (range) range->length = (NSUInteger)used;
    return YES;
}

+ (NSString *)localizedStringFromDate:(NSDate *)date
                            dateStyle:(NSDateFormatterStyle)date_style
                            timeStyle:(NSDateFormatterStyle)time_style {
    NSDateFormatter *formatter = [[self new] autorelease];
    [formatter setDateStyle:date_style];
    [formatter setTimeStyle:time_style];
    return [formatter stringFromDate:date];
}

+ (NSString *)dateFormatFromTemplate:(NSString *)template options:(NSUInteger)options locale:(NSLocale *)locale {
    return date_pattern_of_template(template, date_locale_with_clock(locale) ?: icu_locale(locale));
}

@end

INSTALL(date_formatting) {
    Class class = objc_lookUpClass("NSDateFormatter");
    former_set_date_style =
        (set_style *)replace_instance_method(class, @selector(setDateStyle:), (IMP)set_date_style);
    former_set_time_style =
        (set_style *)replace_instance_method(class, @selector(setTimeStyle:), (IMP)set_time_style);
    former_string = (to_string *)replace_instance_method(class, @selector(stringFromDate:), (IMP)string_from_date);
    replace_instance_method(class, @selector(dateFromString:), (IMP)date_from_string);
    former_dealloc = (void (*)(id, SEL))replace_instance_method(class, @selector(dealloc), (IMP)forget_and_dealloc);
    former_copy = (copy_formatter *)replace_instance_method(class, @selector(copyWithZone:), (IMP)copy_with_zone);
    former_format = (format_of *)replace_instance_method(class, @selector(dateFormat), (IMP)date_format);
}
