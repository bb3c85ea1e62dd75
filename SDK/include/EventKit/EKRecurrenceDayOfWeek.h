#pragma once
#import <EventKit/EventKitDefines.h>

/// A day of the week, from 1 for Sunday, of every week or of one: 1 is the first of a month or year, -1 the last, 0
/// each.
@interface EKRecurrenceDayOfWeek : NSObject <NSCopying>
+ (id)dayOfWeek:(NSInteger)dayOfTheWeek;
+ (id)dayOfWeek:(NSInteger)dayOfTheWeek weekNumber:(NSInteger)weekNumber;
/// Raises NSInvalidArgumentException for a day that is none, or a week beyond 53.
- (id)initWithDayOfTheWeek:(NSInteger)dayOfTheWeek weekNumber:(NSInteger)weekNumber;
@property (nonatomic, readonly) NSInteger dayOfTheWeek;
@property (nonatomic, readonly) NSInteger weekNumber;
@end
