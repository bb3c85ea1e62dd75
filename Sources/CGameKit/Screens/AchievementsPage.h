#pragma once
#import "Screens/GamePage.h"

/// What can be earned in a game, and what the player has earned.
@interface AchievementsPage : GamePage
@end
