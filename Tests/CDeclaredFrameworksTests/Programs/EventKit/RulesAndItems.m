// flags: -fobjc-arc
// Events keep their rules and alarms; a rule says which days it means, and refuses what is none.
// > weekly every 2: Monday of every week, Friday of the last; until 5 times
// > a copy is the same, and another object is not needed for its end
// > refused: interval, day
// > event: 1 rule, alarms, no notes; then notes; its rule is the first
// > without the rule: none
// > an identifier of its own: 36 letters, another one for another event
// > starts before: ascending
// > calendar chooser: 0 rows, Done and Cancel, told 1 1
#import <EventKit/EventKit.h>
#import <EventKitUI/EventKitUI.h>
#import <Foundation/Foundation.h>

static BOOL refuses(void (^block)(void)) {
    @try {
        block();
    } @catch (NSException *exception) {
        return [[exception name] isEqualToString:NSInvalidArgumentException];
    }
    return NO;
}

@interface Owner : NSObject <EKCalendarChooserDelegate> {
@public
    int finished, cancelled;
}
@end

@implementation Owner
- (void)calendarChooserDidFinish:(EKCalendarChooser *)calendarChooser {
    finished++;
}
- (void)calendarChooserDidCancel:(EKCalendarChooser *)calendarChooser {
    cancelled++;
}
@end

int main(void) {
    @autoreleasepool {
        EKRecurrenceEnd *end = [EKRecurrenceEnd recurrenceEndWithOccurrenceCount:5];
        NSArray *days = @[[EKRecurrenceDayOfWeek dayOfWeek:EKMonday],
                          [EKRecurrenceDayOfWeek dayOfWeek:EKFriday weekNumber:-1]];
        EKRecurrenceRule *rule = [[EKRecurrenceRule alloc] initRecurrenceWithFrequency:EKRecurrenceFrequencyWeekly
                                                                              interval:2
                                                                         daysOfTheWeek:days
                                                                        daysOfTheMonth:nil
                                                                       monthsOfTheYear:@[@1, @7]
                                                                        weeksOfTheYear:nil
                                                                         daysOfTheYear:nil
                                                                          setPositions:nil
                                                                                   end:end];
        EKRecurrenceDayOfWeek *first = rule.daysOfTheWeek[0], *second = rule.daysOfTheWeek[1];
        printf("%s every %d: %s of %s, %s of %s; until %d times\n",
               rule.frequency == EKRecurrenceFrequencyWeekly ? "weekly" : "otherwise", (int)rule.interval,
               first.dayOfTheWeek == EKMonday ? "Monday" : "?", first.weekNumber == 0 ? "every week" : "?",
               second.dayOfTheWeek == EKFriday ? "Friday" : "?", second.weekNumber == -1 ? "the last" : "?",
               (int)rule.recurrenceEnd.occurrenceCount);
        EKRecurrenceRule *copy = [rule copy];
        BOOL isSame = [copy.daysOfTheWeek isEqual:days] && [copy.monthsOfTheYear isEqual:rule.monthsOfTheYear];
        printf("a copy is %s, and another object is %s for its end\n", isSame ? "the same" : "another",
               copy.recurrenceEnd == end ? "not needed" : "made");
        printf("refused: %s, %s\n", refuses(^{
                   (void)[[EKRecurrenceRule alloc] initRecurrenceWithFrequency:EKRecurrenceFrequencyDaily
                                                                      interval:0
                                                                           end:nil];
               }) ? "interval" : "-",
               refuses(^{ [EKRecurrenceDayOfWeek dayOfWeek:8]; }) ? "day" : "-");

        EKEventStore *store = [[EKEventStore alloc] init];
        EKEvent *event = [EKEvent eventWithEventStore:store], *later = [EKEvent eventWithEventStore:store];
        [event addRecurrenceRule:rule];
        [event addAlarm:[EKAlarm alarmWithRelativeOffset:-60]];
        printf("event: %d rule, %s, %s; ", (int)[event.recurrenceRules count], event.hasAlarms ? "alarms" : "no alarms",
               event.hasNotes ? "notes" : "no notes");
        event.notes = @"Bring cake";
        printf("then %s; its rule is %s\n", event.hasNotes ? "notes" : "none",
               event.recurrenceRule == rule ? "the first" : "another");
        [event removeRecurrenceRule:rule];
        printf("without the rule: %s\n", event.hasRecurrenceRules || event.recurrenceRule ? "some" : "none");
        printf("an identifier of its own: %d letters, %s one for another event\n", (int)[event.UUID length],
               [event.UUID isEqual:later.UUID] ? "the same" : "another");
        event.startDate = [NSDate dateWithTimeIntervalSinceReferenceDate:100];
        later.startDate = [NSDate dateWithTimeIntervalSinceReferenceDate:200];
        printf("starts before: %s\n",
               [event compareStartDateWithEvent:later] == NSOrderedAscending ? "ascending" : "otherwise");

        Owner *owner = [[Owner alloc] init];
        EKCalendarChooser *chooser =
            [[EKCalendarChooser alloc] initWithSelectionStyle:EKCalendarChooserSelectionStyleMultiple
                                                 displayStyle:EKCalendarChooserDisplayAllCalendars
                                                   eventStore:store];
        chooser.delegate = owner;
        chooser.showsDoneButton = YES;
        chooser.showsCancelButton = YES;
        UITableView *table = (UITableView *)chooser.view;
        UIBarButtonItem *done = chooser.navigationItem.rightBarButtonItem;
        UIBarButtonItem *cancel = chooser.navigationItem.leftBarButtonItem;
        [done.target performSelector:done.action];
        [cancel.target performSelector:cancel.action];
        printf("calendar chooser: %d rows, %s and %s, told %d %d\n", (int)[table numberOfRowsInSection:0],
               done ? "Done" : "-", cancel ? "Cancel" : "-", owner->finished, owner->cancelled);
    }
    return 0;
}
