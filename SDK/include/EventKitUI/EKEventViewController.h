#pragma once
#import <EventKit/EventKit.h>
#import <UIKit/UIKit.h>

@class EKEventViewController;

typedef enum EKEventViewAction {
    EKEventViewActionDone,
    EKEventViewActionResponded,
    EKEventViewActionDeleted
} EKEventViewAction;

@protocol EKEventViewDelegate <NSObject>
@required
- (void)eventViewController:(EKEventViewController *)controller didCompleteWithAction:(EKEventViewAction)action;
@end

/// Shows an event: its title, place and time.
///
/// - Status: stub
@interface EKEventViewController : UIViewController
@property (nonatomic, assign) id<EKEventViewDelegate> delegate;
@property (nonatomic, retain) EKEvent *event;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) BOOL allowsCalendarPreview;
@end
