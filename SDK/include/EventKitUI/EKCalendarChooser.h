#pragma once
#import <EventKit/EventKit.h>
#import <UIKit/UIKit.h>

@class EKCalendarChooser;

typedef enum EKCalendarChooserSelectionStyle {
    EKCalendarChooserSelectionStyleSingle,
    EKCalendarChooserSelectionStyleMultiple
} EKCalendarChooserSelectionStyle;

typedef enum EKCalendarChooserDisplayStyle {
    EKCalendarChooserDisplayAllCalendars,
    EKCalendarChooserDisplayWritableCalendarsOnly
} EKCalendarChooserDisplayStyle;

@protocol EKCalendarChooserDelegate <NSObject>
@optional
- (void)calendarChooserSelectionDidChange:(EKCalendarChooser *)calendarChooser;
- (void)calendarChooserDidFinish:(EKCalendarChooser *)calendarChooser;
- (void)calendarChooserDidCancel:(EKCalendarChooser *)calendarChooser;
@end

/// A table of the store's calendars, in which people choose one or several. Since iOS 5.
@interface EKCalendarChooser : UIViewController
- (id)initWithSelectionStyle:(EKCalendarChooserSelectionStyle)selectionStyle
                displayStyle:(EKCalendarChooserDisplayStyle)displayStyle
                  eventStore:(EKEventStore *)eventStore;
@property (nonatomic, readonly) EKCalendarChooserSelectionStyle selectionStyle;
@property (nonatomic, assign) id<EKCalendarChooserDelegate> delegate;
@property (nonatomic) BOOL showsDoneButton;
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic, copy) NSSet *selectedCalendars;
@end
