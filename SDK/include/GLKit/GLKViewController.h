#pragma once
#import <GLKit/GLKView.h>
#import <UIKit/UIKit.h>

@protocol GLKViewControllerDelegate;

/// Has its view drawn many times a second, as long as it is on screen and not paused. Since iOS 5.
@interface GLKViewController : UIViewController <NSCoding, GLKViewDelegate>
@property (nonatomic, assign) IBOutlet id<GLKViewControllerDelegate> delegate;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic, readonly) NSInteger framesPerSecond;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic, readonly) NSInteger framesDisplayed;
@property (nonatomic, readonly) NSTimeInterval timeSinceFirstResume;
@property (nonatomic, readonly) NSTimeInterval timeSinceLastResume;
@property (nonatomic, readonly) NSTimeInterval timeSinceLastUpdate;
@property (nonatomic, readonly) NSTimeInterval timeSinceLastDraw;
@property (nonatomic) BOOL pauseOnWillResignActive;
@property (nonatomic) BOOL resumeOnDidBecomeActive;
@end

@protocol GLKViewControllerDelegate <NSObject>
@required
- (void)glkViewControllerUpdate:(GLKViewController *)controller;
@optional
- (void)glkViewController:(GLKViewController *)controller willPause:(BOOL)pause;
@end
