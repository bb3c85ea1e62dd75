#pragma once
#import <GameKit/GKPublicProtocols.h>

/// Connects with devices that are near: those of this machine that run, and whom scripts play (docs/GameCenter.md).
@interface GKSession : NSObject
- (id)initWithSessionID:(NSString *)sessionID displayName:(NSString *)name sessionMode:(GKSessionMode)mode;
@property (nonatomic, assign) id<GKSessionDelegate> delegate;
@property (nonatomic, readonly) NSString *sessionID;
@property (nonatomic, readonly) NSString *displayName;
@property (nonatomic, readonly) GKSessionMode sessionMode;
@property (nonatomic, readonly) NSString *peerID;
@property (nonatomic, getter=isAvailable) BOOL available;
/// Seconds.
@property (nonatomic) NSTimeInterval disconnectTimeout;
- (NSString *)displayNameForPeer:(NSString *)peerID;
/// At most 95 kilobytes.
- (BOOL)sendData:(NSData *)data toPeers:(NSArray *)peers withDataMode:(GKSendDataMode)mode error:(NSError **)error;
- (BOOL)sendDataToAllPeers:(NSData *)data withDataMode:(GKSendDataMode)mode error:(NSError **)error;
- (void)setDataReceiveHandler:(id)handler withContext:(void *)context;
- (void)connectToPeer:(NSString *)peerID withTimeout:(NSTimeInterval)timeout;
- (void)cancelConnectToPeer:(NSString *)peerID;
- (BOOL)acceptConnectionFromPeer:(NSString *)peerID error:(NSError **)error;
- (void)denyConnectionFromPeer:(NSString *)peerID;
- (void)disconnectPeerFromAllPeers:(NSString *)peerID;
- (void)disconnectFromAllPeers;
- (NSArray *)peersWithConnectionState:(GKPeerConnectionState)state;
@end
