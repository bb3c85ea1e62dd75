#import "GameCenterRefusal.h"

@implementation GKMatchRequest
@end

@implementation GKInvite
@end

@implementation GKMatchmaker

+ (GKMatchmaker *)sharedMatchmaker {
    static GKMatchmaker *matchmaker;
    @synchronized(self) {
        if (matchmaker == nil) matchmaker = [[GKMatchmaker alloc] init];
    }
    return matchmaker;
}

- (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKMatch *match, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (void)findPlayersForHostedMatchRequest:(GKMatchRequest *)request
                   withCompletionHandler:(void (^)(NSArray *playerIDs, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (void)addPlayersToMatch:(GKMatch *)match
             matchRequest:(GKMatchRequest *)matchRequest
        completionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

- (void)cancel {
}

- (void)queryPlayerGroupActivity:(NSUInteger)playerGroup
           withCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler {
    [self queryActivityWithCompletionHandler:completionHandler];
}

- (void)queryActivityWithCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(0, error); });
}

@end
