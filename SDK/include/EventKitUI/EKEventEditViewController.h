#pragma once
#import <EventKit/EventKit.h>
#import <UIKit/UIKit.h>

@class EKEventEditViewController;

typedef enum EKEventEditViewAction {
    EKEventEditViewActionCanceled,
    EKEventEditViewActionSaved,
    EKEventEditViewActionDeleted,
    EKEventEditViewActionCancelled = EKEventEditViewActionCanceled
} EKEventEditViewAction;

@protocol EKEventEditViewDelegate <NSObject>
- (void)eventEditViewController:(EKEventEditViewController *)controller
          didCompleteWithAction:(EKEventEditViewAction)action;
@optional
- (EKCalendar *)eventEditViewControllerDefaultCalendarForNewEvents:(EKEventEditViewController *)controller;
@end

/// Lets people change an event. There is no calendar to save it in yet, so that only Cancel is offered.
///
/// - Status: stub
@interface EKEventEditViewController : UINavigationController
@property (nonatomic, assign) id<EKEventEditViewDelegate> editViewDelegate;
@property (nonatomic, retain) EKEventStore *eventStore;
@property (nonatomic, retain) EKEvent *event;
@end
