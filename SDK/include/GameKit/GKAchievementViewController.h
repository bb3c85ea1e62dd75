#pragma once
#import <GameKit/GKAchievement.h>
#import <UIKit/UIKit.h>

@protocol GKAchievementViewControllerDelegate;

/// The player's achievements, with a button to leave. Since iOS 4.1.
@interface GKAchievementViewController : UINavigationController
@property (nonatomic, assign) id<GKAchievementViewControllerDelegate> achievementDelegate;
@end

@protocol GKAchievementViewControllerDelegate
@required
- (void)achievementViewControllerDidFinish:(GKAchievementViewController *)viewController;
@end
