// Games with others, who cannot be reached yet.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define GK_EXTERN extern "C"
#else
#define GK_EXTERN extern
#endif

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
