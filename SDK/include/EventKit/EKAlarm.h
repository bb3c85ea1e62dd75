#pragma once
#import <EventKit/EKDefines.h>
#import <EventKit/EKObject.h>

@interface EKAlarm : EKObject <NSCopying>
+ (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date;
/// Seconds from the event's start.
+ (EKAlarm *)alarmWithRelativeOffset:(NSTimeInterval)offset;
@property (nonatomic) NSTimeInterval relativeOffset;
@property (nonatomic, copy) NSDate *absoluteDate;
@end
