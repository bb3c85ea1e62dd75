#pragma once
#import <GameKit/GKPublicConstants.h>

@class GKVoiceChatService;

GK_EXTERN NSString *const GKVoiceChatServiceErrorDomain;

enum {
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
};

@protocol GKVoiceChatClient <NSObject>
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
                sendData:(NSData *)data
         toParticipantID:(NSString *)participantID;
- (NSString *)participantID;
@optional
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
        sendRealTimeData:(NSData *)data
         toParticipantID:(NSString *)participantID;
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
    didStartWithParticipantID:(NSString *)participantID;
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
    didNotStartWithParticipantID:(NSString *)participantID
                           error:(NSError *)error;
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
    didStopWithParticipantID:(NSString *)participantID
                       error:(NSError *)error;
- (void)voiceChatService:(GKVoiceChatService *)voiceChatService
    didReceiveInvitationFromParticipantID:(NSString *)participantID
                                   callID:(NSInteger)callID;
@end

/// There is no microphone: nothing can be started.
///
/// - Status: stub
@interface GKVoiceChatService : NSObject
+ (GKVoiceChatService *)defaultVoiceChatService;
/// - Status: stub
+ (BOOL)isVoIPAllowed;
@property (nonatomic, assign) id<GKVoiceChatClient> client;
/// NO and GKVoiceChatServiceAudioUnavailableError.
///
/// - Status: stub
- (BOOL)startVoiceChatWithParticipantID:(NSString *)participantID error:(NSError **)error;
/// - Status: stub
- (void)stopVoiceChatWithParticipantID:(NSString *)participantID;
/// - Status: stub
- (BOOL)acceptCallID:(NSInteger)callID error:(NSError **)error;
/// - Status: stub
- (void)denyCallID:(NSInteger)callID;
/// - Status: stub
- (void)receivedRealTimeData:(NSData *)audio fromParticipantID:(NSString *)participantID;
/// - Status: stub
- (void)receivedData:(NSData *)arbitraryData fromParticipantID:(NSString *)participantID;
@property (nonatomic, getter=isMicrophoneMuted) BOOL microphoneMuted;
@property (nonatomic) float remoteParticipantVolume;
@property (nonatomic, getter=isOutputMeteringEnabled) BOOL outputMeteringEnabled;
@property (nonatomic, getter=isInputMeteringEnabled) BOOL inputMeteringEnabled;
@property (nonatomic, readonly) float outputMeterLevel;
@property (nonatomic, readonly) float inputMeterLevel;
@end
