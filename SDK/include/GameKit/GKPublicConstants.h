// Games with others, who cannot be reached yet.
#pragma once
#import <GameKit/GKDefines.h>

typedef enum { GKSendDataReliable, GKSendDataUnreliable } GKSendDataMode;
typedef enum { GKSessionModeServer, GKSessionModeClient, GKSessionModePeer } GKSessionMode;

typedef enum {
    GKPeerStateAvailable,
    GKPeerStateUnavailable,
    GKPeerStateConnected,
    GKPeerStateDisconnected,
    GKPeerStateConnecting,
} GKPeerConnectionState;

enum { GKPeerPickerConnectionTypeOnline = 1 << 0, GKPeerPickerConnectionTypeNearby = 1 << 1 };
typedef NSUInteger GKPeerPickerConnectionType;
