#import "GameCenterRefusal.h"

@implementation GKTurnBasedParticipant
@end

@implementation GKTurnBasedEventHandler

+ (GKTurnBasedEventHandler *)sharedTurnBasedEventHandler {
    static GKTurnBasedEventHandler *handler;
    @synchronized(self) {
        if (handler == nil) handler = [[GKTurnBasedEventHandler alloc] init];
    }
    return handler;
}

@end

@implementation GKTurnBasedMatch

+ (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKTurnBasedMatch *match, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

+ (void)loadMatchesWithCompletionHandler:(void (^)(NSArray *matches, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (void)removeWithCompletionHandler:(void (^)(NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(error); });
}

- (void)loadMatchDataWithCompletionHandler:(void (^)(NSData *matchData, NSError *error))completionHandler {
    game_center_refuse(^(NSError *error) { if (completionHandler) completionHandler(nil, error); });
}

- (void)endTurnWithNextParticipant:(GKTurnBasedParticipant *)nextParticipant
                         matchData:(NSData *)matchData
                 completionHandler:(void (^)(NSError *error))completionHandler {
    [self removeWithCompletionHandler:completionHandler];
}

- (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                         nextParticipant:(GKTurnBasedParticipant *)nextParticipant
                               matchData:(NSData *)matchData
                       completionHandler:(void (^)(NSError *error))completionHandler {
    [self removeWithCompletionHandler:completionHandler];
}

- (void)participantQuitOutOfTurnWithOutcome:(GKTurnBasedMatchOutcome)matchOutcome
                      withCompletionHandler:(void (^)(NSError *error))completionHandler {
    [self removeWithCompletionHandler:completionHandler];
}

- (void)endMatchInTurnWithMatchData:(NSData *)matchData
                  completionHandler:(void (^)(NSError *error))completionHandler {
    [self removeWithCompletionHandler:completionHandler];
}

@end
