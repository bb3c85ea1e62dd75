#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <EventKit/EKDefines.h>

@interface EKCalendar : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) EKCalendarType type;
@property (nonatomic, readonly) BOOL allowsContentModifications;
@property (nonatomic, readonly) CGColorRef CGColor;
@end
