#pragma once
#import <GameKit/GKPublicProtocols.h>

GK_EXTERN NSString *const GKVoiceChatServiceErrorDomain;

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
