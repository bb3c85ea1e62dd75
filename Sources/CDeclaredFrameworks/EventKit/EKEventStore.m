#import "Notice/NotThereYet.h"
#import <EventKit/EventKit.h>

@implementation EKEventStore

- (id)init {
    NOT_THERE_YET("EKEventStore", "a calendar");
    // The device has a single event store.
    if ((self = [super init])) _eventStoreIdentifier = @"Local";
    return self;
}

- (NSArray *)calendars { return [NSArray array]; }
- (EKCalendar *)defaultCalendarForNewEvents { return nil; }

static BOOL refuse(NSError **error) {
    if (error) {
        NSDictionary *information = [NSDictionary dictionaryWithObject:@"No calendar has been set."
                                                                forKey:NSLocalizedDescriptionKey];
        *error = [NSError errorWithDomain:EKErrorDomain code:EKErrorNoCalendar userInfo:information];
    }
    return NO;
}

- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error { return refuse(error); }
- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error { return refuse(error); }
- (NSArray *)sources { return [NSArray array]; }
- (EKSource *)sourceWithIdentifier:(NSString *)identifier { return nil; }
- (EKCalendar *)calendarWithIdentifier:(NSString *)identifier { return nil; }

- (BOOL)saveCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error { return refuse(error); }
- (BOOL)removeCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error { return refuse(error); }

- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error {
    return refuse(error);
}

- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error {
    return refuse(error);
}

- (BOOL)commit:(NSError **)error { return YES; }

- (void)reset {
}

- (void)refreshSourcesIfNecessary {
}

- (EKEvent *)eventWithIdentifier:(NSString *)identifier { return nil; }
- (NSArray *)eventsMatchingPredicate:(NSPredicate *)predicate { return nil; }

- (void)enumerateEventsMatchingPredicate:(NSPredicate *)predicate usingBlock:(EKEventSearchCallback)block {
}

- (NSPredicate *)predicateForEventsWithStartDate:(NSDate *)startDate
                                         endDate:(NSDate *)endDate
                                       calendars:(NSArray *)calendars {
    return [NSPredicate predicateWithFormat:@"startDate < %@ AND endDate >= %@", endDate ?: [NSDate distantFuture],
                                            startDate ?: [NSDate distantPast]];
}

@end
