#import "CDeviceServices.h"
#import "Link/GameCenterLink.h"
#import "Nearby/NearbyLink.h"
#import "Nearby/SessionPeer.h"

/// What handlers of data implement.
@interface NSObject (SessionData)
- (void)receiveData:(NSData *)data fromPeer:(NSString *)peer inSession:(GKSession *)session context:(void *)context;
@end

static NSError *session_error(GKSessionError code, NSString *words) {
    return [NSError errorWithDomain:GKSessionErrorDomain
                               code:code
                           userInfo:[NSDictionary dictionaryWithObject:words forKey:NSLocalizedDescriptionKey]];
}

static BOOL fail_with(NSError **error, GKSessionError code, NSString *words) {
    if (error) *error = session_error(code, words);
    return NO;
}

@implementation GKSession {
    NSInteger _number;
    BOOL _isOpen;
    /// SessionPeers by their identifiers.
    NSMutableDictionary *_peers;
    __unsafe_unretained id _receiver;
    void *_receiverContext;
}

/// The largest packet, in bytes, as the documentation has it.
static const NSUInteger largest_packet = 95 * 1024;

- (id)init { return [self initWithSessionID:nil displayName:nil sessionMode:GKSessionModePeer]; }

- (id)initWithSessionID:(NSString *)sessionID displayName:(NSString *)name sessionMode:(GKSessionMode)mode {
    if ((self = [super init])) {
        _sessionID = [sessionID copy] ?: [[NSBundle mainBundle] bundleIdentifier];
        _displayName = [name copy] ?: [[UIDevice currentDevice] name];
        _sessionMode = mode;
        _disconnectTimeout = 20;
        _peers = [[NSMutableDictionary alloc] init];
        _number = nearby_add(self);
        _peerID = nearby_peer(_number);
    }
    return self;
}

- (void)dealloc {
    nearby_forget(_number);
    if (_isOpen) nearby_ask(@"close", _number, nil);
}

// MARK: Being found

- (BOOL)open {
    if (_isOpen) return YES;
    NSDictionary *fields = [NSDictionary
        dictionaryWithObjectsAndKeys:_peerID, @"peer", _sessionID ?: @"app", @"service", _displayName ?: @"", @"name",
                                     [NSNumber numberWithInt:_sessionMode], @"mode", nil];
    return _isOpen = nearby_ask(@"open", _number, fields);
}

- (void)setAvailable:(BOOL)available {
    if (available == _available) return;
    if (available && ![self open]) {
        [self performSelector:@selector(tellThatItCannot) withObject:nil afterDelay:0];
        return;
    }
    _available = available;
    NSNumber *value = [NSNumber numberWithInt:available];
    nearby_ask(@"available", _number, [NSDictionary dictionaryWithObject:value forKey:@"available"]);
}

- (void)tellThatItCannot {
    _available = _isOpen = NO;
    if (![_delegate respondsToSelector:@selector(session:didFailWithError:)]) return;
    [_delegate session:self didFailWithError:session_error(GKSessionCannotEnableError, @"No other devices can be found.")];
}

// MARK: Peers

- (SessionPeer *)peer:(NSString *)peerID { return peerID ? [_peers objectForKey:peerID] : nil; }

- (SessionPeer *)makePeer:(NSString *)peerID name:(NSString *)name {
    SessionPeer *peer = [self peer:peerID];
    if (peer == nil) {
        peer = [[SessionPeer alloc] init];
        peer.peerID = peerID;
        peer.state = GKPeerStateUnavailable;
        [_peers setObject:peer forKey:peerID];
    }
    if (name) peer.name = name;
    return peer;
}

- (void)change:(SessionPeer *)peer to:(GKPeerConnectionState)state {
    if (peer.state == state) return;
    peer.state = state;
    if (![_delegate respondsToSelector:@selector(session:peer:didChangeState:)]) return;
    [_delegate session:self peer:peer.peerID didChangeState:state];
}

- (NSString *)displayNameForPeer:(NSString *)peerID {
    return [peerID isEqualToString:_peerID] ? _displayName : [self peer:peerID].name;
}

- (NSArray *)peersWithConnectionState:(GKPeerConnectionState)state {
    NSMutableArray *found = [NSMutableArray array];
    for (SessionPeer *peer in [_peers allValues]) {
        if (peer.state == state) [found addObject:peer.peerID];
    }
    return [found sortedArrayUsingSelector:@selector(compare:)];
}

/// Servers look for nobody; clients look for who serves.
- (BOOL)finds:(GKSessionMode)mode { return _sessionMode != GKSessionModeServer && mode != GKSessionModeClient; }

// MARK: Connecting

- (void)say:(NSString *)kind to:(NSString *)peerID {
    NSArray *receivers = [NSArray arrayWithObject:peerID];
    nearby_ask(@"send", _number, [NSDictionary dictionaryWithObjectsAndKeys:receivers, @"to", kind, @"kind", nil]);
}

- (void)connectToPeer:(NSString *)peerID withTimeout:(NSTimeInterval)timeout {
    SessionPeer *peer = [self peer:peerID];
    if (peer.state == GKPeerStateConnected || peer.state == GKPeerStateConnecting) return;
    if (peer == nil || peer.state != GKPeerStateAvailable) {
        [self performSelector:@selector(tellThatThereIsNo:) withObject:[peerID copy] afterDelay:0];
        return;
    }
    [self change:peer to:GKPeerStateConnecting];
    [self say:@"connect" to:peerID];
    if (timeout > 0) [self performSelector:@selector(giveUp:) withObject:peer.peerID afterDelay:timeout];
}

- (void)fail:(NSString *)peerID with:(GKSessionError)code words:(NSString *)words {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(giveUp:) object:peerID];
    if (![_delegate respondsToSelector:@selector(session:connectionWithPeerFailed:withError:)]) return;
    [_delegate session:self connectionWithPeerFailed:peerID withError:session_error(code, words)];
}

- (void)tellThatThereIsNo:(NSString *)peerID {
    [self fail:peerID with:GKSessionPeerNotFoundError words:@"There is no such peer."];
}

- (void)giveUp:(NSString *)peerID {
    SessionPeer *peer = [self peer:peerID];
    if (peer.state != GKPeerStateConnecting) return;
    peer.state = GKPeerStateAvailable;
    [self say:@"cancel" to:peerID];
    [self fail:peerID with:GKSessionTimedOutError words:@"The peer did not answer in time."];
}

- (void)cancelConnectToPeer:(NSString *)peerID {
    SessionPeer *peer = [self peer:peerID];
    if (peer.state != GKPeerStateConnecting) return;
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(giveUp:) object:peerID];
    peer.state = GKPeerStateAvailable;
    [self say:@"cancel" to:peerID];
}

- (BOOL)acceptConnectionFromPeer:(NSString *)peerID error:(NSError **)error {
    SessionPeer *peer = [self peer:peerID];
    if (!peer.asks) return fail_with(error, GKSessionPeerNotFoundError, @"The peer asks for no connection.");
    peer.asks = NO;
    peer.isJoining = YES;
    [self say:@"accept" to:peerID];
    [self performSelector:@selector(join:) withObject:peer afterDelay:0];
    return YES;
}

- (void)join:(SessionPeer *)peer {
    if (!peer.isJoining) return;
    peer.isJoining = NO;
    [self change:peer to:GKPeerStateConnected];
}

- (void)denyConnectionFromPeer:(NSString *)peerID {
    SessionPeer *peer = [self peer:peerID];
    if (!peer.asks) return;
    peer.asks = NO;
    [self say:@"deny" to:peerID];
}

- (void)disconnectPeerFromAllPeers:(NSString *)peerID {
    SessionPeer *peer = [self peer:peerID];
    if (peer.state != GKPeerStateConnected && !peer.isJoining) return;
    [self say:@"disconnect" to:peerID];
    [self performSelector:@selector(leave:) withObject:peer afterDelay:0];
}

- (void)leave:(SessionPeer *)peer {
    if (peer.state == GKPeerStateConnected) [self change:peer to:GKPeerStateDisconnected];
}

- (void)disconnectFromAllPeers {
    for (SessionPeer *peer in [_peers allValues]) {
        if (peer.asks) [self denyConnectionFromPeer:peer.peerID];
        [self cancelConnectToPeer:peer.peerID];
        [self disconnectPeerFromAllPeers:peer.peerID];
    }
}

// MARK: Data

- (void)setDataReceiveHandler:(id)handler withContext:(void *)context {
    if (handler && ![handler respondsToSelector:@selector(receiveData:fromPeer:inSession:context:)]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"GKSession: the handler of data does not implement receiveData:fromPeer:inSession:context:"];
    }
    _receiver = handler;
    _receiverContext = context;
}

- (BOOL)sendData:(NSData *)data toPeers:(NSArray *)peers withDataMode:(GKSendDataMode)mode error:(NSError **)error {
    if (data == nil || peers.count == 0) return fail_with(error, GKSessionInvalidParameterError, @"There is nothing to send.");
    if (data.length > largest_packet) return fail_with(error, GKSessionDataTooBigError, @"The data is too large.");
    for (NSString *peerID in peers) {
        if ([self peer:peerID].state == GKPeerStateConnected && [self peer:peerID]) continue;
        return fail_with(error, GKSessionNotConnectedError, @"A peer is not connected.");
    }
    NSDictionary *fields = [NSDictionary dictionaryWithObjectsAndKeys:[peers copy], @"to", @"data", @"kind",
                                                                      [data base64EncodedStringWithOptions:0], @"data", nil];
    if (nearby_ask(@"send", _number, fields)) return YES;
    return fail_with(error, GKSessionTransportError, @"The data could not be sent.");
}

- (BOOL)sendDataToAllPeers:(NSData *)data withDataMode:(GKSendDataMode)mode error:(NSError **)error {
    NSArray *peers = [self peersWithConnectionState:GKPeerStateConnected];
    if (peers.count == 0) return fail_with(error, GKSessionNotConnectedError, @"No peer is connected.");
    return [self sendData:data toPeers:peers withDataMode:mode error:error];
}

// MARK: What the radio says

- (void)nearbySays:(NSDictionary *)message {
    // The delegate may let go of the session.
    GKSession *me = self;
    NSString *subject = message_text(message, @"of"), *peerID = message_text(message, @"peer");
    if ([subject isEqualToString:@"cannot"]) return [me tellThatItCannot];
    if ([subject isEqualToString:@"letter"]) return [me take:message from:message_text(message, @"from")];
    if (peerID == nil) return;
    if ([subject isEqualToString:@"unknown"]) {
        SessionPeer *peer = [me peer:peerID];
        BOOL wasConnecting = peer.state == GKPeerStateConnecting;
        [me lose:peer];
        if (wasConnecting) [me tellThatThereIsNo:peerID];
        return;
    }
    BOOL isAvailable = [subject isEqualToString:@"available"];
    if (isAvailable) {
        if (![me finds:[message_number(message, @"mode") intValue]]) return;
        SessionPeer *peer = [me makePeer:peerID name:message_text(message, @"name")];
        if (peer.state == GKPeerStateConnected || peer.state == GKPeerStateConnecting) return;
        [me change:peer to:GKPeerStateAvailable];
    } else if ([subject isEqualToString:@"unavailable"]) {
        SessionPeer *peer = [me peer:peerID];
        if (peer && peer.state == GKPeerStateAvailable) [me change:peer to:GKPeerStateUnavailable];
    } else {
        [me lose:[me peer:peerID]];
    }
}

- (void)lose:(SessionPeer *)peer {
    if (peer == nil) return;
    peer.asks = NO;
    [self join:peer];
    if (peer.state == GKPeerStateConnected) [self change:peer to:GKPeerStateDisconnected];
    else if (peer.state == GKPeerStateAvailable) [self change:peer to:GKPeerStateUnavailable];
    else if (peer.state == GKPeerStateConnecting) {
        peer.state = GKPeerStateUnavailable;
        [self fail:peer.peerID with:GKSessionConnectionFailedError words:@"The peer is gone."];
    }
}

- (void)take:(NSDictionary *)message from:(NSString *)peerID {
    if (peerID == nil) return;
    NSString *kind = message_text(message, @"kind");
    SessionPeer *peer = [self makePeer:peerID name:message_text(message, @"name")];
    // It may answer before this session's turn comes to say that it is connected.
    [self join:peer];
    if ([kind isEqualToString:@"connect"]) return [self takeWishOf:peer];
    if ([kind isEqualToString:@"cancel"]) {
        if (!peer.asks) return;
        peer.asks = NO;
        [self fail:peerID with:GKSessionCancelledError words:@"The peer does not want to connect any more."];
    } else if ([kind isEqualToString:@"accept"]) {
        if (peer.state != GKPeerStateConnecting) return;
        [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(giveUp:) object:peerID];
        [self change:peer to:GKPeerStateConnected];
    } else if ([kind isEqualToString:@"deny"]) {
        if (peer.state != GKPeerStateConnecting) return;
        peer.state = GKPeerStateAvailable;
        [self fail:peerID with:GKSessionDeclinedError words:@"The peer has declined."];
    } else if ([kind isEqualToString:@"disconnect"]) {
        if (peer.state == GKPeerStateConnected) [self change:peer to:GKPeerStateDisconnected];
    } else if ([kind isEqualToString:@"data"] && peer.state == GKPeerStateConnected) {
        NSData *data = message_data(message, @"data");
        if (data) [_receiver receiveData:data fromPeer:peerID inSession:self context:_receiverContext];
    }
}

- (void)takeWishOf:(SessionPeer *)peer {
    if (peer.state == GKPeerStateConnected) return [self say:@"accept" to:peer.peerID];
    // Both want it at once.
    if (peer.state == GKPeerStateConnecting) {
        [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(giveUp:) object:peer.peerID];
        [self say:@"accept" to:peer.peerID];
        return [self change:peer to:GKPeerStateConnected];
    }
    peer.asks = YES;
    if ([_delegate respondsToSelector:@selector(session:didReceiveConnectionRequestFromPeer:)]) {
        [_delegate session:self didReceiveConnectionRequestFromPeer:peer.peerID];
    } else {
        [self denyConnectionFromPeer:peer.peerID];
    }
}

@end
