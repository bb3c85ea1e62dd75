#pragma once
#import <GameKit/GKPublicConstants.h>

@class GKSession, GKVoiceChatService;

@protocol GKSessionDelegate <NSObject>
@optional
- (void)session:(GKSession *)session peer:(NSString *)peerID didChangeState:(GKPeerConnectionState)state;
- (void)session:(GKSession *)session didReceiveConnectionRequestFromPeer:(NSString *)peerID;
- (void)session:(GKSession *)session connectionWithPeerFailed:(NSString *)peerID withError:(NSError *)error;
- (void)session:(GKSession *)session didFailWithError:(NSError *)error;
@end

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
