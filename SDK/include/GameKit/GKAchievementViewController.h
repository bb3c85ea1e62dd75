#pragma once
#import <GameKit/GKAchievement.h>
#import <UIKit/UIKit.h>

@protocol GKAchievementViewControllerDelegate;

/// The player's achievements: a page that says that there is no game centre, with a button to leave it. Since iOS 4.1.
///
/// - Status: stub
@interface GKAchievementViewController : UINavigationController
@property (nonatomic, assign) id<GKAchievementViewControllerDelegate> achievementDelegate;
@end

@protocol GKAchievementViewControllerDelegate
@required
- (void)achievementViewControllerDidFinish:(GKAchievementViewController *)viewController;
@end
