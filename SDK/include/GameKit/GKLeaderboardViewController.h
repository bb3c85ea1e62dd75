#pragma once
#import <GameKit/GKLeaderboard.h>
#import <UIKit/UIKit.h>

@protocol GKLeaderboardViewControllerDelegate;

/// The game's leaderboards, or the one of `category`, with a button to leave. Since iOS 4.1.
@interface GKLeaderboardViewController : UINavigationController
@property (nonatomic, assign) GKLeaderboardTimeScope timeScope;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, assign) id<GKLeaderboardViewControllerDelegate> leaderboardDelegate;
@end

@protocol GKLeaderboardViewControllerDelegate
@required
- (void)leaderboardViewControllerDidFinish:(GKLeaderboardViewController *)viewController;
@end
