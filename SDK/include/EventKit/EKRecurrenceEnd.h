#pragma once
#import <EventKit/EventKitDefines.h>

/// When something stops to come again: at a date, or after so many times.
@interface EKRecurrenceEnd : NSObject <NSCopying>
+ (id)recurrenceEndWithEndDate:(NSDate *)endDate;
+ (id)recurrenceEndWithOccurrenceCount:(NSUInteger)occurrenceCount;
@property (nonatomic, readonly) NSDate *endDate;
@property (nonatomic, readonly) NSUInteger occurrenceCount;
@end
