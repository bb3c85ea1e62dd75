#import "Link/GameCenterLink.h"
#import "Matches/MatchState.h"

@interface GKMatchmaker () <GKSessionDelegate>
@end

@implementation GKMatchmaker {
    /// The match that is looked for.
    GKMatch *_pending;
    void (^_pendingAnswer)(GKMatch *match, NSError *error);
    /// The session that looks around without taking part, and what is done with whom it has found.
    GKSession *_lookout;
    void (^_lookoutAnswer)(NSArray *playerIDs, NSError *error);
    NSUInteger _lookoutCount;
    /// The session by which others invite the player.
    GKSession *_invitations;
}

/// How long is looked who is there, in seconds.
static const NSTimeInterval look = 1;

+ (GKMatchmaker *)sharedMatchmaker {
    static GKMatchmaker *matchmaker;
    @synchronized(self) {
        if (matchmaker == nil) matchmaker = [[GKMatchmaker alloc] init];
    }
    return matchmaker;
}

/// Why no match can be looked for, or nil.
static NSError *objection(GKMatchRequest *request) {
    if (![GKLocalPlayer localPlayer].isAuthenticated) return game_center_error(GKErrorNotAuthenticated);
    BOOL isValid = request && request.minPlayers >= 2 && request.maxPlayers >= request.minPlayers && request.maxPlayers <= 16;
    return isValid ? nil : game_center_error(GKErrorMatchRequestInvalid);
}

- (void)findMatchForRequest:(GKMatchRequest *)request
      withCompletionHandler:(void (^)(GKMatch *match, NSError *error))completionHandler {
    [self cancel];
    void (^answer)(GKMatch *, NSError *) = ^(GKMatch *match, NSError *error) {};
    if (completionHandler) answer = [completionHandler copy];
    NSError *error = objection(request);
    if (error) {
        game_center_later(^{ answer(nil, error); });
        return;
    }
    _pendingAnswer = answer;
    _pending = [[GKMatch alloc] initWithRequest:request];
    _pending.whenFound = ^(GKMatch *match) { [self end:match error:nil]; };
    _pending.whenFailed = ^(NSError *problem) { [self end:nil error:problem]; };
    [_pending lookForPlayers:request.maxPlayers];
}

- (void)end:(GKMatch *)match error:(NSError *)error {
    void (^answer)(GKMatch *, NSError *) = _pendingAnswer;
    _pendingAnswer = nil;
    _pending = nil;
    if (answer) answer(match, error);
}

- (void)addPlayersToMatch:(GKMatch *)match
             matchRequest:(GKMatchRequest *)matchRequest
        completionHandler:(void (^)(NSError *error))completionHandler {
    void (^answer)(NSError *) = ^(NSError *error) {};
    if (completionHandler) answer = [completionHandler copy];
    NSError *error = match ? objection(matchRequest) : game_center_error(GKErrorInvalidParameter);
    if (error) {
        game_center_later(^{ answer(error); });
        return;
    }
    match.whenFound = ^(GKMatch *found) { answer(nil); };
    match.whenFailed = answer;
    [match lookForPlayers:matchRequest.maxPlayers];
}

- (void)cancel {
    [_pending disconnect];
    if (_pending) [self end:nil error:game_center_error(GKErrorCancelled)];
    if (_lookout) [self endLookout:nil error:game_center_error(GKErrorCancelled)];
}

// MARK: Looking around

- (void)lookFor:(NSUInteger)count
        service:(NSString *)service
         answer:(void (^)(NSArray *playerIDs, NSError *error))answer {
    if (_lookout) [self endLookout:nil error:game_center_error(GKErrorCancelled)];
    _lookoutCount = count;
    _lookoutAnswer = [answer copy];
    _lookout = [[GKSession alloc] initWithSessionID:service displayName:match_name() sessionMode:GKSessionModePeer];
    _lookout.delegate = self;
    _lookout.available = YES;
}

- (NSArray *)seenPlayers {
    NSMutableArray *players = [NSMutableArray array];
    for (NSString *peer in [_lookout peersWithConnectionState:GKPeerStateAvailable]) {
        NSString *player = match_player([_lookout displayNameForPeer:peer]);
        if (player) [players addObject:player];
    }
    return [players sortedArrayUsingSelector:@selector(compare:)];
}

- (void)endLookout:(NSArray *)players error:(NSError *)error {
    void (^answer)(NSArray *, NSError *) = _lookoutAnswer;
    _lookoutAnswer = nil;
    _lookout.delegate = nil;
    _lookout.available = NO;
    _lookout = nil;
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(count) object:nil];
    if (answer) answer(players, error);
}

- (void)findPlayersForHostedMatchRequest:(GKMatchRequest *)request
                   withCompletionHandler:(void (^)(NSArray *playerIDs, NSError *error))completionHandler {
    void (^answer)(NSArray *, NSError *) = ^(NSArray *players, NSError *error) {};
    if (completionHandler) answer = [completionHandler copy];
    NSError *error = objection(request);
    if (error) {
        game_center_later(^{ answer(nil, error); });
        return;
    }
    [self lookFor:request.minPlayers - 1 service:match_service(@" hosted", request) answer:answer];
}

- (void)queryPlayerGroupActivity:(NSUInteger)playerGroup
           withCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler {
    GKMatchRequest *request = [[GKMatchRequest alloc] init];
    request.playerGroup = playerGroup;
    void (^answer)(NSInteger, NSError *) = ^(NSInteger activity, NSError *error) {};
    if (completionHandler) answer = [completionHandler copy];
    NSError *error = objection(request);
    if (error) {
        game_center_later(^{ answer(0, error); });
        return;
    }
    [self lookFor:NSUIntegerMax
          service:match_service(@"", request)
           answer:^(NSArray *players, NSError *problem) { answer(players.count, problem); }];
    [self performSelector:@selector(count) withObject:nil afterDelay:look];
}

- (void)count { [self endLookout:[self seenPlayers] error:nil]; }

- (void)queryActivityWithCompletionHandler:(void (^)(NSInteger activity, NSError *error))completionHandler {
    [self queryPlayerGroupActivity:0 withCompletionHandler:completionHandler];
}

// MARK: Invitations

- (void)setInviteHandler:(void (^)(GKInvite *acceptedInvite, NSArray *playersToInvite))inviteHandler {
    _inviteHandler = [inviteHandler copy];
    [self listenForInvitations];
}

- (void)listenForInvitations {
    _invitations.delegate = nil;
    _invitations = nil;
    if (_inviteHandler == nil || ![GKLocalPlayer localPlayer].isAuthenticated) return;
    _invitations = [[GKSession alloc] initWithSessionID:match_service(@" invitations", nil)
                                            displayName:match_name()
                                            sessionMode:GKSessionModePeer];
    _invitations.delegate = self;
    _invitations.available = YES;
}

- (void)session:(GKSession *)session peer:(NSString *)peerID didChangeState:(GKPeerConnectionState)state {
    if (session != _lookout || [self seenPlayers].count < _lookoutCount) return;
    [self endLookout:[self seenPlayers] error:nil];
}

- (void)session:(GKSession *)session didReceiveConnectionRequestFromPeer:(NSString *)peerID {
    if (session != _invitations) return [session denyConnectionFromPeer:peerID];
    GKInvite *invite = [[GKInvite alloc] init];
    invite->_inviter = match_player([session displayNameForPeer:peerID]);
    invite->session = session;
    invite->peer = [peerID copy];
    // The match has the session from now on.
    session.delegate = nil;
    _invitations = nil;
    _inviteHandler(invite, nil);
}

- (void)session:(GKSession *)session didFailWithError:(NSError *)error {
    if (session == _lookout) [self endLookout:nil error:game_center_error(GKErrorCommunicationsFailure)];
}

@end
