#pragma once
#import <EventKit/EKCalendarItem.h>
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

@class EKEventStore, EKParticipant;

/// An event as the app fills it in; none can be saved yet.
@interface EKEvent : EKCalendarItem
+ (EKEvent *)eventWithEventStore:(EKEventStore *)eventStore;
@property (nonatomic, readonly) NSString *eventIdentifier;
@property (nonatomic, getter=isAllDay) BOOL allDay;
@property (nonatomic, copy) NSDate *startDate;
@property (nonatomic, copy) NSDate *endDate;
/// The first of the rules.
@property (nonatomic, retain) EKRecurrenceRule *recurrenceRule;
@property (nonatomic, readonly) EKParticipant *organizer;
@property (nonatomic) EKEventAvailability availability;
@property (nonatomic, readonly) EKEventStatus status;
@property (nonatomic, readonly) BOOL isDetached;
/// The person of the address book whose birthday it is: -1 for other events. Since iOS 5.
@property (nonatomic, readonly) NSInteger birthdayPersonID;
- (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)other;
- (BOOL)refresh;
@end
