#import "GameCenterRefusal.h"
#import "Notice/Refusal.h"

@implementation GKMatch

- (NSArray *)playerIDs { return @[]; }

- (BOOL)sendData:(NSData *)data
       toPlayers:(NSArray *)playerIDs
    withDataMode:(GKMatchSendDataMode)mode
           error:(NSError **)error {
    if (error) *error = game_center_error(GKErrorNotAuthenticated);
    return NO;
}

- (BOOL)sendDataToAllPlayers:(NSData *)data withDataMode:(GKMatchSendDataMode)mode error:(NSError **)error {
    return [self sendData:data toPlayers:nil withDataMode:mode error:error];
}

- (void)disconnect REFUSES()
- (GKVoiceChat *)voiceChatWithName:(NSString *)name REFUSES(nil)

@end

@implementation GKVoiceChat

+ (BOOL)isVoIPAllowed { return NO; }
- (void)start REFUSES()
- (void)stop REFUSES()
- (void)setMute:(BOOL)isMuted forPlayer:(NSString *)playerID REFUSES()
- (NSArray *)playerIDs { return @[]; }

@end
