#import "Notice/NotThereYet.h"
#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

static BOOL fail_with(NSError **error, GKSessionError code) {
    if (error) *error = [NSError errorWithDomain:GKSessionErrorDomain code:code userInfo:nil];
    return NO;
}

@implementation GKSession

- (id)initWithSessionID:(NSString *)sessionID displayName:(NSString *)name sessionMode:(GKSessionMode)mode {
    if ((self = [super init])) {
        _sessionID = [sessionID copy] ?: [[NSBundle mainBundle] bundleIdentifier];
        _displayName = [name copy] ?: [[UIDevice currentDevice] name];
        _sessionMode = mode;
        static unsigned lastPeer;
        _peerID = [NSString stringWithFormat:@"%u", ++lastPeer];
        _disconnectTimeout = 20;
    }
    return self;
}

- (BOOL)isAvailable { return NO; }

- (void)setAvailable:(BOOL)available {
    if (!available) return;
    NOT_THERE_YET("GKSession", "finding other devices");
    [self performSelector:@selector(tellThatItCannot) withObject:nil afterDelay:0];
}

- (void)tellThatItCannot {
    if (![_delegate respondsToSelector:@selector(session:didFailWithError:)]) return;
    NSError *error = nil;
    fail_with(&error, GKSessionCannotEnableError);
    [_delegate session:self didFailWithError:error];
}

- (NSString *)displayNameForPeer:(NSString *)peerID { return [peerID isEqualToString:_peerID] ? _displayName : nil; }

- (BOOL)sendData:(NSData *)data toPeers:(NSArray *)peers withDataMode:(GKSendDataMode)mode error:(NSError **)error {
    return fail_with(error, GKSessionNotConnectedError);
}

- (BOOL)sendDataToAllPeers:(NSData *)data withDataMode:(GKSendDataMode)mode error:(NSError **)error {
    return fail_with(error, GKSessionNotConnectedError);
}

- (void)setDataReceiveHandler:(id)handler withContext:(void *)context {
}

- (void)connectToPeer:(NSString *)peerID withTimeout:(NSTimeInterval)timeout {
    [self performSelector:@selector(tellThatThereIsNo:) withObject:peerID afterDelay:0];
}

- (void)tellThatThereIsNo:(NSString *)peerID {
    if (![_delegate respondsToSelector:@selector(session:connectionWithPeerFailed:withError:)]) return;
    NSError *error = nil;
    fail_with(&error, GKSessionPeerNotFoundError);
    [_delegate session:self connectionWithPeerFailed:peerID withError:error];
}

- (void)cancelConnectToPeer:(NSString *)peerID {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(tellThatThereIsNo:) object:peerID];
}

- (BOOL)acceptConnectionFromPeer:(NSString *)peerID error:(NSError **)error {
    return fail_with(error, GKSessionPeerNotFoundError);
}

- (void)denyConnectionFromPeer:(NSString *)peerID {
}

- (void)disconnectPeerFromAllPeers:(NSString *)peerID {
}

- (void)disconnectFromAllPeers {
}

- (NSArray *)peersWithConnectionState:(GKPeerConnectionState)state { return [NSArray array]; }

@end
