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

@implementation EKRecurrenceEnd

+ (id)recurrenceEndWithEndDate:(NSDate *)endDate {
    EKRecurrenceEnd *end = [[self alloc] init];
    end->_endDate = endDate;
    return end;
}

+ (id)recurrenceEndWithOccurrenceCount:(NSUInteger)occurrenceCount {
    EKRecurrenceEnd *end = [[self alloc] init];
    end->_occurrenceCount = occurrenceCount;
    return end;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation EKRecurrenceRule

- (id)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval end:(EKRecurrenceEnd *)end {
    if (interval <= 0) {
        [NSException raise:NSInvalidArgumentException format:@"The interval of a recurrence must be greater than 0."];
    }
    if ((self = [super init])) {
        _frequency = type;
        _interval = interval;
        _recurrenceEnd = [end copy];
    }
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    return [[EKRecurrenceRule alloc] initRecurrenceWithFrequency:_frequency interval:_interval end:_recurrenceEnd];
}

@end

@implementation EKEvent

+ (EKEvent *)eventWithEventStore:(EKEventStore *)eventStore { return [[self alloc] init]; }

- (void)addAlarm:(EKAlarm *)alarm {
    if (alarm) self.alarms = [_alarms ?: [NSArray array] arrayByAddingObject:alarm];
}

- (void)removeAlarm:(EKAlarm *)alarm {
    NSMutableArray *rest = [NSMutableArray arrayWithArray:_alarms];
    if (alarm) [rest removeObject:alarm];
    self.alarms = rest;
}

- (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)other {
    return _startDate && other.startDate ? [_startDate compare:other.startDate] : NSOrderedSame;
}

- (BOOL)refresh { return NO; }

@end
