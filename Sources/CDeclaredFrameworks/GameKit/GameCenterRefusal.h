// The answers of a game centre that nobody can sign in to.
#pragma once
#import <GameKit/GameKit.h>

/// Says once on standard error that there is no game centre, and calls the block with GKErrorNotAuthenticated in a
/// later turn of the main run loop.
void game_center_refuse(void (^answer)(NSError *error));

NSError *game_center_error(GKErrorCode code);

/// Gives a controller of the game centre its only page: a title, a sentence, and a button that sends `action` to the
/// controller.
void game_center_show_nothing(UINavigationController *controller, NSString *title, SEL action);
