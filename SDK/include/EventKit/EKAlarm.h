#pragma once
#import <EventKit/EKDefines.h>

@interface EKAlarm : NSObject <NSCopying>
+ (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date;
/// Seconds from the event's start.
+ (EKAlarm *)alarmWithRelativeOffset:(NSTimeInterval)offset;
@property (nonatomic) NSTimeInterval relativeOffset;
@property (nonatomic, copy) NSDate *absoluteDate;
@end
