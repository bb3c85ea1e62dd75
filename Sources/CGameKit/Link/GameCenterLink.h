#pragma once
#import <GameKit/GameKit.h>

/// Asks the device's Game Center for something (`GameCenterRequest.Action`). The answer comes on the main thread, later than this
/// returns; one of the two is nil.
extern void game_center_ask(NSString *action, NSDictionary *fields, void (^answer)(NSDictionary *answer, NSError *error));

/// An error of GKErrorDomain with its words.
extern NSError *game_center_error(GKErrorCode code);

/// Calls a block later on the main thread.
extern void game_center_later(void (^block)(void));

/// Numbers of 64 bits go as texts.
static inline NSString *text_of(int64_t number) { return [NSString stringWithFormat:@"%lld", (long long)number]; }
