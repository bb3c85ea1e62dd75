#import <GameKit/GameKit.h>
#import "Notice/Refusal.h"

@implementation GKVoiceChat

+ (BOOL)isVoIPAllowed { return NO; }
- (void)start REFUSES()
- (void)stop REFUSES()
- (void)setMute:(BOOL)isMuted forPlayer:(NSString *)playerID REFUSES()
- (NSArray *)playerIDs { return @[]; }

@end
