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

typedef enum {
    GKVoiceChatServiceInternalError = 32000,
    GKVoiceChatServiceNoRemotePacketsError = 32001,
    GKVoiceChatServiceUnableToConnectError = 32002,
    GKVoiceChatServiceRemoteParticipantHangupError = 32003,
    GKVoiceChatServiceInvalidCallIDError = 32004,
    GKVoiceChatServiceAudioUnavailableError = 32005,
    GKVoiceChatServiceUninitializedClientError = 32006,
    GKVoiceChatServiceClientMissingRequiredMethodsError = 32007,
    GKVoiceChatServiceRemoteParticipantBusyError = 32008,
    GKVoiceChatServiceRemoteParticipantCancelledError = 32009,
    GKVoiceChatServiceRemoteParticipantResponseInvalidError = 32010,
    GKVoiceChatServiceRemoteParticipantDeclinedInviteError = 32011,
    GKVoiceChatServiceMethodCurrentlyInvalidError = 32012,
    GKVoiceChatServiceNetworkConfigurationError = 32013,
    GKVoiceChatServiceUnsupportedRemoteVersionError = 32014,
    GKVoiceChatServiceOutOfMemoryError = 32015,
    GKVoiceChatServiceInvalidParameterError = 32016
} GKVoiceChatServiceError;
