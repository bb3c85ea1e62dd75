#import <EventKit/EventKit.h>

@implementation EKObject

- (BOOL)hasChanges { return NO; }
- (BOOL)isNew { return YES; }
- (BOOL)refresh { return NO; }

- (void)reset {
}

- (void)rollback {
}

@end

@implementation EKCalendar {
    CGColorRef _CGColor;
}

+ (EKCalendar *)calendarWithEventStore:(EKEventStore *)eventStore { return [[self alloc] init]; }

- (CGColorRef)CGColor { return _CGColor; }

- (void)setCGColor:(CGColorRef)color {
    CGColorRef former = _CGColor;
    _CGColor = CGColorRetain(color);
    CGColorRelease(former);
}

- (void)dealloc { CGColorRelease(_CGColor); }

@end

@implementation EKSource
@end

@implementation EKParticipant

- (id)copyWithZone:(NSZone *)zone { return self; }
- (ABRecordRef)ABRecordWithAddressBook:(ABAddressBookRef)addressBook { return NULL; }

@end

@implementation EKAlarm

+ (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date {
    EKAlarm *alarm = [[self alloc] init];
    alarm.absoluteDate = date;
    return alarm;
}

+ (EKAlarm *)alarmWithRelativeOffset:(NSTimeInterval)offset {
    EKAlarm *alarm = [[self alloc] init];
    alarm.relativeOffset = offset;
    return alarm;
}

- (id)copyWithZone:(NSZone *)zone {
    EKAlarm *copy = [[EKAlarm alloc] init];
    copy.absoluteDate = _absoluteDate;
    copy.relativeOffset = _relativeOffset;
    return copy;
}

@end

@implementation EKCalendarItem

- (id)init {
    if ((self = [super init])) {
        CFUUIDRef identifier = CFUUIDCreate(NULL);
        _UUID = CFBridgingRelease(CFUUIDCreateString(NULL, identifier));
        CFRelease(identifier);
    }
    return self;
}

- (BOOL)hasAlarms { return [_alarms count] > 0; }
- (BOOL)hasRecurrenceRules { return [_recurrenceRules count] > 0; }
- (BOOL)hasAttendees { return [self.attendees count] > 0; }
- (BOOL)hasNotes { return [_notes length] > 0; }

/// `array`, which may be nil, with `object` appended. `object` may be nil, too.
static NSArray *with(NSArray *array, id object) {
    return object ? [array ?: [NSArray array] arrayByAddingObject:object] : array;
}

static NSArray *without(NSArray *array, id object) {
    NSMutableArray *rest = [NSMutableArray arrayWithArray:array];
    if (object) [rest removeObject:object];
    return rest;
}

- (void)addAlarm:(EKAlarm *)alarm { self.alarms = with(_alarms, alarm); }
- (void)removeAlarm:(EKAlarm *)alarm { self.alarms = without(_alarms, alarm); }
- (void)addRecurrenceRule:(EKRecurrenceRule *)rule { self.recurrenceRules = with(_recurrenceRules, rule); }
- (void)removeRecurrenceRule:(EKRecurrenceRule *)rule { self.recurrenceRules = without(_recurrenceRules, rule); }

@end

@implementation EKEvent

+ (EKEvent *)eventWithEventStore:(EKEventStore *)eventStore { return [[self alloc] init]; }

- (EKRecurrenceRule *)recurrenceRule {
    return [self.recurrenceRules count] ? [self.recurrenceRules objectAtIndex:0] : nil;
}

- (void)setRecurrenceRule:(EKRecurrenceRule *)rule {
    self.recurrenceRules = rule ? [NSArray arrayWithObject:rule] : nil;
}

- (NSInteger)birthdayPersonID { return -1; }

- (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)other {
    return _startDate && other.startDate ? [_startDate compare:other.startDate] : NSOrderedSame;
}

- (BOOL)refresh { return NO; }

@end
