// The behaviour of a Game Center to which no player can sign in.
#pragma once
#import <GameKit/GameKit.h>

/// Says once on standard error that there is no Game Center, and calls the block with GKErrorNotAuthenticated in a
/// later turn of the main run loop.
void game_center_refuse(void (^answer)(NSError *error));

NSError *game_center_error(GKErrorCode code);

/// Sets the only page of a Game Center controller: a title, a sentence, and a button that sends `action` to the
/// controller.
void game_center_show_nothing(UINavigationController *controller, NSString *title, SEL action);
