#import "Notice/NotThereYet.h"
#import <GameKit/GameKit.h>

@implementation GKVoiceChatService

+ (GKVoiceChatService *)defaultVoiceChatService {
    static GKVoiceChatService *service;
    if (service == nil) service = [[GKVoiceChatService alloc] init];
    return service;
}

+ (BOOL)isVoIPAllowed { return NO; }

static BOOL refuse(NSError **error) {
    NOT_THERE_YET("GKVoiceChatService", "talking");
    if (error) {
        *error = [NSError errorWithDomain:GKVoiceChatServiceErrorDomain
                                     code:GKVoiceChatServiceAudioUnavailableError
                                 userInfo:nil];
    }
    return NO;
}

- (BOOL)startVoiceChatWithParticipantID:(NSString *)participantID error:(NSError **)error { return refuse(error); }
- (BOOL)acceptCallID:(NSInteger)callID error:(NSError **)error { return refuse(error); }

- (void)stopVoiceChatWithParticipantID:(NSString *)participantID {
}

- (void)denyCallID:(NSInteger)callID {
}

- (void)receivedRealTimeData:(NSData *)audio fromParticipantID:(NSString *)participantID {
}

- (void)receivedData:(NSData *)arbitraryData fromParticipantID:(NSString *)participantID {
}

@end
