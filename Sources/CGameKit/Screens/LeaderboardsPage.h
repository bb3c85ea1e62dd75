#pragma once
#import "Screens/GamePage.h"

/// The leaderboards of a game, where it has several.
@interface LeaderboardsPage : GamePage
@property (nonatomic, assign) GKLeaderboardTimeScope timeScope;
@end
