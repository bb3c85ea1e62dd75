#import "Link/GameCenterLink.h"
#import "Matches/MatchState.h"

@implementation GKMatch {
    GKSession *_session;
    /// Sessions' names of those who take part, by the players' identifiers.
    NSMutableDictionary *_peers;
    /// Players that the delegate was not told of yet.
    NSMutableArray *_untold;
    NSArray *_invited;
    NSUInteger _minimum, _maximum;
    BOOL _isOver;
}

/// How long the other side has to ask first, and to answer, in seconds.
static const NSTimeInterval politeness = 1, patience = 15;

- (id)initWithSession:(GKSession *)session {
    if ((self = [super init])) {
        _peers = [[NSMutableDictionary alloc] init];
        _untold = [[NSMutableArray alloc] init];
        _session = session;
        _session.delegate = self;
        [_session setDataReceiveHandler:self withContext:NULL];
    }
    return self;
}

- (id)initWithRequest:(GKMatchRequest *)request {
    GKSession *session = [[GKSession alloc] initWithSessionID:match_service(@"", request)
                                                  displayName:match_name()
                                                  sessionMode:GKSessionModePeer];
    if ((self = [self initWithSession:session])) {
        _minimum = request.minPlayers;
        _maximum = request.maxPlayers;
        _invited = [request.playersToInvite copy];
    }
    return self;
}

- (id)initWithInvite:(GKInvite *)invite {
    if ((self = [self initWithSession:invite->session])) {
        _minimum = _maximum = 2;
        [_session acceptConnectionFromPeer:invite->peer error:NULL];
    }
    return self;
}

- (void)dealloc {
    _session.delegate = nil;
    [_session setDataReceiveHandler:nil withContext:NULL];
}

- (void)lookForPlayers:(NSUInteger)count {
    _maximum = MAX(_maximum, count);
    _session.available = YES;
}

- (NSArray *)playerIDs { return [[_peers allKeys] sortedArrayUsingSelector:@selector(compare:)]; }

- (NSUInteger)expectedPlayerCount {
    NSUInteger there = _peers.count + 1;
    return _isOver || !_session.available || there >= _maximum ? 0 : _maximum - there;
}

/// A delegate hears of those who were there before it.
- (void)setDelegate:(id<GKMatchDelegate>)delegate {
    _delegate = delegate;
    if (delegate == nil || _untold.count == 0) return;
    game_center_later(^{
        NSArray *players = [_untold copy];
        [_untold removeAllObjects];
        for (NSString *player in players) [self tellOf:player state:GKPlayerStateConnected];
    });
}

- (void)tellOf:(NSString *)player state:(GKPlayerConnectionState)state {
    if (![_delegate respondsToSelector:@selector(match:player:didChangeState:)]) return;
    [_delegate match:self player:player didChangeState:state];
}

// MARK: Players

- (BOOL)wants:(NSString *)peerID {
    if (_isOver || _peers.count + 1 >= _maximum) return NO;
    NSString *player = match_player([_session displayNameForPeer:peerID]);
    if (player == nil || [_peers objectForKey:player]) return NO;
    return _invited.count == 0 || [_invited containsObject:player];
}

- (void)ask:(NSString *)peerID {
    if ([self wants:peerID]) [_session connectToPeer:peerID withTimeout:patience];
}

- (void)session:(GKSession *)session peer:(NSString *)peerID didChangeState:(GKPeerConnectionState)state {
    NSString *player = match_player([session displayNameForPeer:peerID]);
    if (state == GKPeerStateAvailable) {
        // One of both asks first; the other one if that does not.
        BOOL isFirst = [session.peerID compare:peerID] == NSOrderedAscending;
        [self performSelector:@selector(ask:) withObject:peerID afterDelay:isFirst ? 0 : politeness];
    } else if (state == GKPeerStateConnected && player) {
        [_peers setObject:peerID forKey:player];
        if (_delegate) [self tellOf:player state:GKPlayerStateConnected];
        else [_untold addObject:player];
        if (_peers.count + 1 >= _maximum) session.available = NO;
        if (_peers.count + 1 < _minimum || _whenFound == nil) return;
        void (^found)(GKMatch *) = _whenFound;
        _whenFound = nil;
        found(self);
    } else if (state == GKPeerStateDisconnected && player && [_peers objectForKey:player]) {
        [_peers removeObjectForKey:player];
        [_untold removeObject:player];
        [self tellOf:player state:GKPlayerStateDisconnected];
        if (![_delegate respondsToSelector:@selector(match:shouldReinvitePlayer:)]) return;
        if (_maximum == 2 && [_delegate match:self shouldReinvitePlayer:player]) session.available = YES;
    }
}

- (void)session:(GKSession *)session didReceiveConnectionRequestFromPeer:(NSString *)peerID {
    if ([self wants:peerID]) [session acceptConnectionFromPeer:peerID error:NULL];
    else [session denyConnectionFromPeer:peerID];
}

- (void)session:(GKSession *)session connectionWithPeerFailed:(NSString *)peerID withError:(NSError *)error {
    NSString *player = match_player([session displayNameForPeer:peerID]);
    if (player == nil || ![_delegate respondsToSelector:@selector(match:connectionWithPlayerFailed:withError:)]) return;
    [_delegate match:self connectionWithPlayerFailed:player withError:error];
}

- (void)session:(GKSession *)session didFailWithError:(NSError *)error {
    void (^failed)(NSError *) = _whenFailed;
    _whenFailed = nil;
    _whenFound = nil;
    NSError *own = game_center_error(GKErrorCommunicationsFailure);
    if (failed) failed(own);
    if ([_delegate respondsToSelector:@selector(match:didFailWithError:)]) [_delegate match:self didFailWithError:own];
}

- (void)disconnect {
    if (_isOver) return;
    _isOver = YES;
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    _session.available = NO;
    [_session disconnectFromAllPeers];
}

// MARK: Data

- (BOOL)sendData:(NSData *)data
       toPlayers:(NSArray *)playerIDs
    withDataMode:(GKMatchSendDataMode)mode
           error:(NSError **)error {
    NSMutableArray *peers = [NSMutableArray array];
    for (NSString *player in playerIDs) {
        NSString *peer = [_peers objectForKey:player];
        if (peer) [peers addObject:peer];
    }
    GKSendDataMode kind = mode == GKMatchSendDataReliable ? GKSendDataReliable : GKSendDataUnreliable;
    BOOL isSent = peers.count == playerIDs.count && [_session sendData:data toPeers:peers withDataMode:kind error:NULL];
    if (!isSent && error) *error = game_center_error(GKErrorInvalidParameter);
    return isSent;
}

- (BOOL)sendDataToAllPlayers:(NSData *)data withDataMode:(GKMatchSendDataMode)mode error:(NSError **)error {
    return [self sendData:data toPlayers:self.playerIDs withDataMode:mode error:error];
}

- (void)receiveData:(NSData *)data fromPeer:(NSString *)peer inSession:(GKSession *)session context:(void *)context {
    NSString *player = match_player([session displayNameForPeer:peer]);
    if (player) [_delegate match:self didReceiveData:data fromPlayer:player];
}

/// Voices do not go between devices.
- (GKVoiceChat *)voiceChatWithName:(NSString *)name { return nil; }

@end
