#pragma once
#import <GameKit/GKError.h>

@class GKMatch;

/// What a player wants to play. Since iOS 4.1.
@interface GKMatchRequest : NSObject
@property (nonatomic, assign) NSUInteger minPlayers;
@property (nonatomic, assign) NSUInteger maxPlayers;
/// 0 for any.
@property (nonatomic, assign) NSUInteger playerGroup;
@property (nonatomic, assign) uint32_t playerAttributes;
@property (nonatomic, retain) NSArray *playersToInvite;
@end

/// Another player's wish to play, of which none comes. Since iOS 4.1.
///
/// - Status: stub
@interface GKInvite : NSObject
@property (readonly, retain) NSString *inviter;
@property (readonly, getter=isHosted) BOOL hosted;
@end

/// Would bring players together: its handlers get GKErrorNotAuthenticated. Since iOS 4.1.
///
/// - Status: stub
@interface GKMatchmaker : NSObject
+ (GKMatchmaker *)sharedMatchmaker;
@property (nonatomic, copy) void (^inviteHandler)(GKInvite *acceptedInvite, NSArray *playersToInvite);
/// - Status: stub
- (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKMatch *match, NSError *error))completionHandler;
/// - Status: stub
- (void)findPlayersForHostedMatchRequest:(GKMatchRequest *)request
                   withCompletionHandler:(void (^)(NSArray *playerIDs, NSError *error))completionHandler;
/// - Status: stub
- (void)addPlayersToMatch:(GKMatch *)match
             matchRequest:(GKMatchRequest *)matchRequest
        completionHandler:(void (^)(NSError *error))completionHandler;
/// - Status: stub
- (void)cancel;
/// - Status: stub
- (void)queryPlayerGroupActivity:(NSUInteger)playerGroup
           withCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler;
/// - Status: stub
- (void)queryActivityWithCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler;
@end
