#pragma once
#import <EventKit/EKObject.h>

@class EKAlarm, EKCalendar, EKRecurrenceRule;

/// What events have in common with other entries of a calendar. Since iOS 5.
@interface EKCalendarItem : EKObject
/// A new one for each object.
@property (nonatomic, readonly) NSString *UUID;
@property (nonatomic, retain) EKCalendar *calendar;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *location;
@property (nonatomic, copy) NSString *notes;
@property (nonatomic, copy) NSURL *URL;
/// Nil: nothing is ever saved.
@property (nonatomic, readonly) NSDate *lastModifiedDate;
@property (nonatomic, readonly) NSDate *creationDate;
@property (nonatomic, copy) NSTimeZone *timeZone;
@property (nonatomic, readonly) BOOL hasAlarms;
@property (nonatomic, readonly) BOOL hasRecurrenceRules;
@property (nonatomic, readonly) BOOL hasAttendees;
@property (nonatomic, readonly) BOOL hasNotes;
/// EKParticipants.
@property (nonatomic, readonly) NSArray *attendees;
@property (nonatomic, copy) NSArray *alarms;
- (void)addAlarm:(EKAlarm *)alarm;
- (void)removeAlarm:(EKAlarm *)alarm;
@property (nonatomic, copy) NSArray *recurrenceRules;
- (void)addRecurrenceRule:(EKRecurrenceRule *)rule;
- (void)removeRecurrenceRule:(EKRecurrenceRule *)rule;
@end
