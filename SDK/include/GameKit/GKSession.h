#pragma once
#import <GameKit/GKPublicProtocols.h>

/// Connects devices that are near. There are none: made available, the session fails with GKSessionCannotEnableError.
///
/// - Status: stub
@interface GKSession : NSObject
- (id)initWithSessionID:(NSString *)sessionID displayName:(NSString *)name sessionMode:(GKSessionMode)mode;
@property (nonatomic, assign) id<GKSessionDelegate> delegate;
@property (nonatomic, readonly) NSString *sessionID;
@property (nonatomic, readonly) NSString *displayName;
@property (nonatomic, readonly) GKSessionMode sessionMode;
@property (nonatomic, readonly) NSString *peerID;
/// - Status: stub
@property (nonatomic, getter=isAvailable) BOOL available;
/// Seconds.
@property (nonatomic) NSTimeInterval disconnectTimeout;
- (NSString *)displayNameForPeer:(NSString *)peerID;
/// NO and GKSessionNotConnectedError.
///
/// - Status: stub
- (BOOL)sendData:(NSData *)data toPeers:(NSArray *)peers withDataMode:(GKSendDataMode)mode error:(NSError **)error;
/// - Status: stub
- (BOOL)sendDataToAllPeers:(NSData *)data withDataMode:(GKSendDataMode)mode error:(NSError **)error;
/// - Status: stub
- (void)setDataReceiveHandler:(id)handler withContext:(void *)context;
/// - Status: stub
- (void)connectToPeer:(NSString *)peerID withTimeout:(NSTimeInterval)timeout;
/// - Status: stub
- (void)cancelConnectToPeer:(NSString *)peerID;
/// - Status: stub
- (BOOL)acceptConnectionFromPeer:(NSString *)peerID error:(NSError **)error;
/// - Status: stub
- (void)denyConnectionFromPeer:(NSString *)peerID;
/// - Status: stub
- (void)disconnectPeerFromAllPeers:(NSString *)peerID;
/// - Status: stub
- (void)disconnectFromAllPeers;
- (NSArray *)peersWithConnectionState:(GKPeerConnectionState)state;
@end
