#pragma once
#import <GameKit/GKDefines.h>

enum {
    GKVoiceChatPlayerConnected,
    GKVoiceChatPlayerDisconnected,
    GKVoiceChatPlayerSpeaking,
    GKVoiceChatPlayerSilent
};
typedef NSInteger GKVoiceChatPlayerState;

/// Voices during a match; a match gives none. Since iOS 4.1.
///
/// - Status: stub
@interface GKVoiceChat : NSObject
/// NO: there is no microphone.
///
/// - Status: stub
+ (BOOL)isVoIPAllowed;
/// - Status: stub
- (void)start;
/// - Status: stub
- (void)stop;
/// - Status: stub
- (void)setMute:(BOOL)isMuted forPlayer:(NSString *)playerID;
@property (copy) void (^playerStateUpdateHandler)(NSString *playerID, GKVoiceChatPlayerState state);
@property (readonly, copy) NSString *name;
/// Whether the microphone is the chat's.
@property (assign, getter=isActive) BOOL active;
/// From 0 to 1.
@property (assign) float volume;
/// Since iOS 5.
@property (readonly) NSArray *playerIDs;
@end
