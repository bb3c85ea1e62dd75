#pragma once
#import <EventKit/EKDefines.h>
#import <EventKit/EKObject.h>
#import <EventKit/EKRecurrenceDayOfWeek.h>
#import <EventKit/EKRecurrenceEnd.h>

/// How something comes again: every so many days, weeks, months or years, on some of their days.
@interface EKRecurrenceRule : EKObject <NSCopying>
/// Raises NSInvalidArgumentException for an interval that is not positive.
- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval end:(EKRecurrenceEnd *)end;
/// - Parameter days: EKRecurrenceDayOfWeeks; the other arrays are of numbers.
- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type
                         interval:(NSInteger)interval
                    daysOfTheWeek:(NSArray *)days
                   daysOfTheMonth:(NSArray *)monthDays
                  monthsOfTheYear:(NSArray *)months
                   weeksOfTheYear:(NSArray *)weeksOfTheYear
                    daysOfTheYear:(NSArray *)daysOfTheYear
                     setPositions:(NSArray *)setPositions
                              end:(EKRecurrenceEnd *)end;
@property (nonatomic, readonly) NSString *calendarIdentifier;
@property (nonatomic, readonly) EKRecurrenceFrequency frequency;
@property (nonatomic, readonly) NSInteger interval;
/// From 1 for Sunday; 0 where the rule does not say.
@property (nonatomic, readonly) NSInteger firstDayOfTheWeek;
@property (nonatomic, readonly) NSArray *daysOfTheWeek;
@property (nonatomic, readonly) NSArray *daysOfTheMonth;
@property (nonatomic, readonly) NSArray *daysOfTheYear;
@property (nonatomic, readonly) NSArray *weeksOfTheYear;
@property (nonatomic, readonly) NSArray *monthsOfTheYear;
@property (nonatomic, readonly) NSArray *setPositions;
@property (nonatomic, copy) EKRecurrenceEnd *recurrenceEnd;
@end
