#pragma once
#import <GameKit/GKError.h>

@class GKMatch, GKVoiceChat;

enum { GKMatchSendDataReliable, GKMatchSendDataUnreliable };
typedef NSInteger GKMatchSendDataMode;

enum { GKPlayerStateUnknown, GKPlayerStateConnected, GKPlayerStateDisconnected };
typedef NSInteger GKPlayerConnectionState;

@protocol GKMatchDelegate <NSObject>
@required
- (void)match:(GKMatch *)match didReceiveData:(NSData *)data fromPlayer:(NSString *)playerID;
@optional
- (void)match:(GKMatch *)match player:(NSString *)playerID didChangeState:(GKPlayerConnectionState)state;
- (void)match:(GKMatch *)match connectionWithPlayerFailed:(NSString *)playerID withError:(NSError *)error;
- (void)match:(GKMatch *)match didFailWithError:(NSError *)error;
/// Since iOS 5.
- (BOOL)match:(GKMatch *)match shouldReinvitePlayer:(NSString *)playerID;
@end

/// A game with players on other devices of this machine. Since iOS 4.1.
@interface GKMatch : NSObject
@property (nonatomic, readonly) NSArray *playerIDs;
@property (nonatomic, assign) id<GKMatchDelegate> delegate;
@property (nonatomic, readonly) NSUInteger expectedPlayerCount;
- (BOOL)sendData:(NSData *)data
       toPlayers:(NSArray *)playerIDs
    withDataMode:(GKMatchSendDataMode)mode
           error:(NSError **)error;
- (BOOL)sendDataToAllPlayers:(NSData *)data withDataMode:(GKMatchSendDataMode)mode error:(NSError **)error;
- (void)disconnect;
/// Nil: voices do not go between devices.
///
/// - Status: stub
- (GKVoiceChat *)voiceChatWithName:(NSString *)name;
@end
