#pragma once
#import <GameKit/GKError.h>

@class GKMatch;

/// What a player wants to play: with 2 to 4 players, unless changed. Since iOS 4.1.
@interface GKMatchRequest : NSObject
@property (nonatomic, assign) NSUInteger minPlayers;
@property (nonatomic, assign) NSUInteger maxPlayers;
/// 0 for any.
@property (nonatomic, assign) NSUInteger playerGroup;
@property (nonatomic, assign) uint32_t playerAttributes;
@property (nonatomic, retain) NSArray *playersToInvite;
@end

/// Another player's wish to play. Since iOS 4.1.
@interface GKInvite : NSObject
@property (readonly, retain) NSString *inviter;
@property (readonly, getter=isHosted) BOOL hosted;
@end

/// Brings players together whose devices run on this machine. Since iOS 4.1.
@interface GKMatchmaker : NSObject
+ (GKMatchmaker *)sharedMatchmaker;
@property (nonatomic, copy) void (^inviteHandler)(GKInvite *acceptedInvite, NSArray *playersToInvite);
- (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKMatch *match, NSError *error))completionHandler;
- (void)findPlayersForHostedMatchRequest:(GKMatchRequest *)request
                   withCompletionHandler:(void (^)(NSArray *playerIDs, NSError *error))completionHandler;
- (void)addPlayersToMatch:(GKMatch *)match
             matchRequest:(GKMatchRequest *)matchRequest
        completionHandler:(void (^)(NSError *error))completionHandler;
- (void)cancel;
- (void)queryPlayerGroupActivity:(NSUInteger)playerGroup
           withCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler;
- (void)queryActivityWithCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler;
@end
