#pragma once
#import "Screens/GamePage.h"

/// The scores of a leaderboard, of today, this week or all time.
@interface LeaderboardPage : GamePage
/// - Parameter category: nil for the one that the player sees first.
- (id)initWithCategory:(NSString *)category timeScope:(GKLeaderboardTimeScope)timeScope;
@property (nonatomic, copy) NSString *category;
@property (nonatomic, assign) GKLeaderboardTimeScope timeScope;
@end
