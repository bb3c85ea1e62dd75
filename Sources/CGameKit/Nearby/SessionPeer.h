#pragma once
#import <GameKit/GameKit.h>

/// What a session knows of another one.
@interface SessionPeer : NSObject
@property (nonatomic, copy) NSString *peerID;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) GKPeerConnectionState state;
/// Whether it waits for an answer to its wish to connect.
@property (nonatomic, assign) BOOL asks;
/// Whether its wish was accepted and the delegate has not yet heard that it is connected.
@property (nonatomic, assign) BOOL isJoining;
@end
