#pragma once
#import <EventKit/EKDefines.h>

@class EKCalendar, EKEvent, EKSource;

typedef enum EKSpan {
    EKSpanThisEvent = 0,
    EKSpanFutureEvents = 1
} EKSpan;

EVENTKIT_EXTERN NSString *const EKEventStoreChangedNotification;

typedef void (^EKEventSearchCallback)(EKEvent *event, BOOL *stop);

/// The calendars of the device: there are none, and nothing can be saved.
///
/// - Status: stub
@interface EKEventStore : NSObject
- (id)init;
@property (nonatomic, readonly) NSString *eventStoreIdentifier;
- (NSArray *)sources;
- (EKSource *)sourceWithIdentifier:(NSString *)identifier;
@property (nonatomic, readonly) NSArray *calendars;
@property (nonatomic, readonly) EKCalendar *defaultCalendarForNewEvents;
- (EKCalendar *)calendarWithIdentifier:(NSString *)identifier;
- (BOOL)saveCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
- (BOOL)removeCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
- (BOOL)commit:(NSError **)error;
- (void)reset;
- (void)refreshSourcesIfNecessary;
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
