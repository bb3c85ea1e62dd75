#pragma once
#import <GameKit/GameKit.h>

@interface GKMatch () <GKSessionDelegate>
/// A match that looks for players with a session of its own.
- (id)initWithRequest:(GKMatchRequest *)request;
/// A match with who has invited the player.
- (id)initWithInvite:(GKInvite *)invite;
/// Called once, when enough players are there.
@property (nonatomic, copy) void (^whenFound)(GKMatch *match);
/// Called when the session cannot look for players.
@property (nonatomic, copy) void (^whenFailed)(NSError *error);
/// Begins to look, also for more players than before.
- (void)lookForPlayers:(NSUInteger)count;
@end

@interface GKInvite () {
@public
    NSString *_inviter;
    BOOL _hosted;
    GKSession *session;
    NSString *peer;
}
@end

/// The name of the sessions of matches that a request is for; `what` sets kinds of them apart.
extern NSString *match_service(NSString *what, GKMatchRequest *request);
/// The local player, as sessions of matches tell others.
extern NSString *match_name(void);
/// The identifier of the player in such a name.
extern NSString *match_player(NSString *name);
