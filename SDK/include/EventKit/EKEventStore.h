#pragma once
#import <EventKit/EKDefines.h>

@class EKCalendar, EKEvent;

EK_EXTERN NSString *const EKEventStoreChangedNotification;

typedef void (^EKEventSearchCallback)(EKEvent *event, BOOL *stop);

/// The calendars of the device: there are none, and nothing can be saved.
///
/// - Status: stub
@interface EKEventStore : NSObject
- (id)init;
@property (nonatomic, readonly) NSString *eventStoreIdentifier;
@property (nonatomic, readonly) NSArray *calendars;
@property (nonatomic, readonly) EKCalendar *defaultCalendarForNewEvents;
/// NO and EKErrorNoCalendar.
- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
- (EKEvent *)eventWithIdentifier:(NSString *)identifier;
- (NSArray *)eventsMatchingPredicate:(NSPredicate *)predicate;
- (void)enumerateEventsMatchingPredicate:(NSPredicate *)predicate usingBlock:(EKEventSearchCallback)block;
- (NSPredicate *)predicateForEventsWithStartDate:(NSDate *)startDate
                                         endDate:(NSDate *)endDate
                                       calendars:(NSArray *)calendars;
@end
