#pragma once
#import <EventKit/EKDefines.h>
#import <EventKit/EKObject.h>

@interface EKRecurrenceEnd : NSObject <NSCopying>
+ (id)recurrenceEndWithEndDate:(NSDate *)endDate;
+ (id)recurrenceEndWithOccurrenceCount:(NSUInteger)occurrenceCount;
@property (nonatomic, readonly) NSDate *endDate;
@property (nonatomic, readonly) NSUInteger occurrenceCount;
@end

@interface EKRecurrenceRule : EKObject <NSCopying>
- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval end:(EKRecurrenceEnd *)end;
@property (nonatomic, readonly) EKRecurrenceFrequency frequency;
@property (nonatomic, readonly) NSInteger interval;
@property (nonatomic, copy) EKRecurrenceEnd *recurrenceEnd;
@end
