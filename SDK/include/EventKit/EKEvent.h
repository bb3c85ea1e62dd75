#pragma once
#import <EventKit/EKDefines.h>

typedef enum EKEventAvailability {
    EKEventAvailabilityNotSupported = -1,
    EKEventAvailabilityBusy = 0,
    EKEventAvailabilityFree = 1,
    EKEventAvailabilityTentative = 2,
    EKEventAvailabilityUnavailable = 3
} EKEventAvailability;

typedef enum EKEventStatus {
    EKEventStatusNone = 0,
    EKEventStatusConfirmed = 1,
    EKEventStatusTentative = 2,
    EKEventStatusCanceled = 3
} EKEventStatus;

@class EKAlarm, EKCalendar, EKEventStore, EKRecurrenceRule;

/// An event as the app fills it in; none can be saved yet.
@interface EKEvent : NSObject
+ (EKEvent *)eventWithEventStore:(EKEventStore *)eventStore;
@property (nonatomic, readonly) NSString *eventIdentifier;
@property (nonatomic, retain) EKCalendar *calendar;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *location;
@property (nonatomic, copy) NSString *notes;
@property (nonatomic, readonly) NSDate *lastModifiedDate;
@property (nonatomic, copy) NSArray *alarms;
- (void)addAlarm:(EKAlarm *)alarm;
- (void)removeAlarm:(EKAlarm *)alarm;
@property (nonatomic, readonly) NSArray *attendees;
@property (nonatomic, getter=isAllDay) BOOL allDay;
@property (nonatomic, copy) NSDate *startDate;
@property (nonatomic, copy) NSDate *endDate;
@property (nonatomic, retain) EKRecurrenceRule *recurrenceRule;
@property (nonatomic) EKEventAvailability availability;
@property (nonatomic, readonly) EKEventStatus status;
@property (nonatomic, readonly) BOOL isDetached;
- (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)other;
- (BOOL)refresh;
@end
