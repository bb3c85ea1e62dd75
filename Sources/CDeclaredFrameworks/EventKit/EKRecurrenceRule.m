#import <EventKit/EventKit.h>

@implementation EKRecurrenceEnd

+ (id)recurrenceEndWithEndDate:(NSDate *)endDate {
    EKRecurrenceEnd *end = [[self alloc] init];
    end->_endDate = endDate;
    return end;
}

+ (id)recurrenceEndWithOccurrenceCount:(NSUInteger)occurrenceCount {
    EKRecurrenceEnd *end = [[self alloc] init];
    end->_occurrenceCount = occurrenceCount;
    return end;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation EKRecurrenceDayOfWeek

+ (id)dayOfWeek:(NSInteger)dayOfTheWeek { return [self dayOfWeek:dayOfTheWeek weekNumber:0]; }

+ (id)dayOfWeek:(NSInteger)dayOfTheWeek weekNumber:(NSInteger)weekNumber {
    return [[self alloc] initWithDayOfTheWeek:dayOfTheWeek weekNumber:weekNumber];
}

- (id)initWithDayOfTheWeek:(NSInteger)dayOfTheWeek weekNumber:(NSInteger)weekNumber {
    if (dayOfTheWeek < EKSunday || dayOfTheWeek > EKSaturday || weekNumber < -53 || weekNumber > 53) {
        [NSException raise:NSInvalidArgumentException
                    format:@"Day %ld of week %ld is no day.", (long)dayOfTheWeek, (long)weekNumber];
    }
    if ((self = [super init])) {
        _dayOfTheWeek = dayOfTheWeek;
        _weekNumber = weekNumber;
    }
    return self;
}

- (BOOL)isEqual:(id)object {
    if (![object isKindOfClass:[EKRecurrenceDayOfWeek class]]) return NO;
    EKRecurrenceDayOfWeek *other = object;
    return other.dayOfTheWeek == _dayOfTheWeek && other.weekNumber == _weekNumber;
}

- (NSUInteger)hash { return (NSUInteger)(_dayOfTheWeek * 107 + _weekNumber); }
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation EKRecurrenceRule

- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval end:(EKRecurrenceEnd *)end {
    return [self initRecurrenceWithFrequency:type
                                    interval:interval
                               daysOfTheWeek:nil
                              daysOfTheMonth:nil
                             monthsOfTheYear:nil
                              weeksOfTheYear:nil
                               daysOfTheYear:nil
                                setPositions:nil
                                         end:end];
}

- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type
                         interval:(NSInteger)interval
                    daysOfTheWeek:(NSArray *)days
                   daysOfTheMonth:(NSArray *)monthDays
                  monthsOfTheYear:(NSArray *)months
                   weeksOfTheYear:(NSArray *)weeksOfTheYear
                    daysOfTheYear:(NSArray *)daysOfTheYear
                     setPositions:(NSArray *)setPositions
                              end:(EKRecurrenceEnd *)end {
    if (interval <= 0) {
        [NSException raise:NSInvalidArgumentException format:@"The interval of a recurrence must be greater than 0."];
    }
    if ((self = [super init])) {
        _frequency = type;
        _interval = interval;
        _daysOfTheWeek = [days copy];
        _daysOfTheMonth = [monthDays copy];
        _monthsOfTheYear = [months copy];
        _weeksOfTheYear = [weeksOfTheYear copy];
        _daysOfTheYear = [daysOfTheYear copy];
        _setPositions = [setPositions copy];
        _recurrenceEnd = [end copy];
    }
    return self;
}

- (NSString *)calendarIdentifier { return NSGregorianCalendar; }

- (id)copyWithZone:(NSZone *)zone {
    return [[EKRecurrenceRule alloc] initRecurrenceWithFrequency:_frequency
                                                        interval:_interval
                                                   daysOfTheWeek:_daysOfTheWeek
                                                  daysOfTheMonth:_daysOfTheMonth
                                                 monthsOfTheYear:_monthsOfTheYear
                                                  weeksOfTheYear:_weeksOfTheYear
                                                   daysOfTheYear:_daysOfTheYear
                                                    setPositions:_setPositions
                                                             end:_recurrenceEnd];
}

@end
