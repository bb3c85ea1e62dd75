#pragma once
#import <GameKit/GKLeaderboard.h>
#import <UIKit/UIKit.h>

@protocol GKLeaderboardViewControllerDelegate;

/// A leaderboard: a page that says that there is no game centre, with a button to leave it. Since iOS 4.1.
///
/// - Status: stub
@interface GKLeaderboardViewController : UINavigationController
@property (nonatomic, assign) GKLeaderboardTimeScope timeScope;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, assign) id<GKLeaderboardViewControllerDelegate> leaderboardDelegate;
@end

@protocol GKLeaderboardViewControllerDelegate
@required
- (void)leaderboardViewControllerDidFinish:(GKLeaderboardViewController *)viewController;
@end
