// Date components are equal if all their values are. Copies get their own values, which GNUstep's share.

#import <Foundation/Foundation.h>

static BOOL is_same(id first, id second) { return first == second || [first isEqual:second]; }

@interface NSDateComponents (Equality)
@end

@implementation NSDateComponents (Equality)

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSDateComponents class]]) return NO;
    NSDateComponents *parts = other;
    BOOL is_same_day = [self era] == [parts era] && [self year] == [parts year] && [self month] == [parts month] &&
                       [self day] == [parts day] && [self quarter] == [parts quarter];
    BOOL is_same_time =
        [self hour] == [parts hour] && [self minute] == [parts minute] && [self second] == [parts second];
    BOOL is_same_week = [self weekday] == [parts weekday] && [self weekdayOrdinal] == [parts weekdayOrdinal] &&
                        [self weekOfMonth] == [parts weekOfMonth] && [self weekOfYear] == [parts weekOfYear] &&
                        [self yearForWeekOfYear] == [parts yearForWeekOfYear] && [self week] == [parts week];
    return is_same_day && is_same_time && is_same_week && is_same([self calendar], [parts calendar]) &&
           is_same([self timeZone], [parts timeZone]);
}

- (id)copyWithZone:(NSZone *)zone {
    NSDateComponents *copy = [[[self class] allocWithZone:zone] init];
    [copy setEra:[self era]];
    [copy setYear:[self year]];
    [copy setMonth:[self month]];
    [copy setDay:[self day]];
    [copy setHour:[self hour]];
    [copy setMinute:[self minute]];
    [copy setSecond:[self second]];
    [copy setWeek:[self week]];
    [copy setWeekday:[self weekday]];
    [copy setWeekdayOrdinal:[self weekdayOrdinal]];
    [copy setQuarter:[self quarter]];
    [copy setWeekOfMonth:[self weekOfMonth]];
    [copy setWeekOfYear:[self weekOfYear]];
    [copy setYearForWeekOfYear:[self yearForWeekOfYear]];
    [copy setCalendar:[self calendar]];
    [copy setTimeZone:[self timeZone]];
    return copy;
}

- (NSUInteger)hash {
    return (NSUInteger)([self year] * 400 + [self month] * 32 + [self day]) ^
           (NSUInteger)([self hour] * 60 + [self minute]);
}

@end
