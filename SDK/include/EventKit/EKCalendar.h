#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <EventKit/EKDefines.h>
#import <EventKit/EKObject.h>

@class EKEventStore, EKSource;

@interface EKCalendar : EKObject
/// Since iOS 5.
+ (EKCalendar *)calendarWithEventStore:(EKEventStore *)eventStore;
@property (nonatomic, retain) EKSource *source;
@property (nonatomic, readonly) NSString *calendarIdentifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) EKCalendarType type;
@property (nonatomic, readonly) BOOL allowsContentModifications;
@property (nonatomic, readonly, getter=isSubscribed) BOOL subscribed;
@property (nonatomic, readonly, getter=isImmutable) BOOL immutable;
@property (nonatomic) CGColorRef CGColor;
@property (nonatomic, readonly) EKCalendarEventAvailabilityMask supportedEventAvailabilities;
@end
