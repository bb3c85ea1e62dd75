#pragma once
#import <EventKit/EventKit.h>
#import <UIKit/UIKit.h>

/// Shows an event: its title, place and time.
///
/// - Status: stub
@interface EKEventViewController : UIViewController
@property (nonatomic, retain) EKEvent *event;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) BOOL allowsCalendarPreview;
@property (nonatomic, assign) id delegate;
@end
