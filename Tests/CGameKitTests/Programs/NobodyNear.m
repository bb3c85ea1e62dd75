// flags: -fobjc-arc
// Without a device a session says that it cannot be made available, and sends nothing.
// > session game of Ann, as peer, waits 20 s
// > its name is known by its number, another one's is not
// > made available: told later com.apple.gamekit.GKSessionErrorDomain 30509
// > sent to nobody: 30508, 30508
// > peers: 0 available, 0 connected
// > accepted 0, voice 0, allowed 0
// > picker: nearby, not to be seen
#import <Foundation/Foundation.h>
#import <GameKit/GameKit.h>

@interface Owner : NSObject <GKSessionDelegate, GKVoiceChatClient> {
@public
    NSError *failure;
}
@end

@implementation Owner
- (void)session:(GKSession *)session didFailWithError:(NSError *)error {
    failure = error;
}
- (void)voiceChatService:(GKVoiceChatService *)service
                sendData:(NSData *)data
         toParticipantID:(NSString *)participantID {
}
- (NSString *)participantID {
    return @"ann";
}
@end

int main(void) {
    @autoreleasepool {
        Owner *owner = [[Owner alloc] init];
        GKSession *session = [[GKSession alloc] initWithSessionID:@"game"
                                                      displayName:@"Ann"
                                                      sessionMode:GKSessionModePeer];
        session.delegate = owner;
        printf("session %s of %s, as %s, waits %g s\n", [session.sessionID UTF8String],
               [session.displayName UTF8String], session.sessionMode == GKSessionModePeer ? "peer" : "server",
               session.disconnectTimeout);
        printf("its name is known by its number, another one's %s\n",
               [[session displayNameForPeer:session.peerID] isEqual:@"Ann"] && ![session displayNameForPeer:@"other"]
                   ? "is not" : "is");
        session.available = YES;
        BOOL isToldAtOnce = owner->failure != nil;
        NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:5];
        while (owner->failure == nil && [limit timeIntervalSinceNow] > 0) {
            [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
        }
        printf("made available: told %s %s %d\n", isToldAtOnce ? "at once" : "later",
               [[owner->failure domain] UTF8String],
               owner->failure.code == GKSessionCannotEnableError ? (int)owner->failure.code : 0);

        NSData *data = [@"move" dataUsingEncoding:NSUTF8StringEncoding];
        NSError *one = nil, *all = nil;
        [session sendData:data toPeers:@[@"other"] withDataMode:GKSendDataReliable error:&one];
        [session sendDataToAllPeers:data withDataMode:GKSendDataUnreliable error:&all];
        printf("sent to nobody: %d, %d\n", one.code == GKSessionNotConnectedError ? (int)one.code : 0, (int)all.code);
        printf("peers: %d available, %d connected\n",
               (int)[[session peersWithConnectionState:GKPeerStateAvailable] count],
               (int)[[session peersWithConnectionState:GKPeerStateConnected] count]);

        GKVoiceChatService *voice = [GKVoiceChatService defaultVoiceChatService];
        voice.client = owner;
        printf("accepted %d, voice %d, allowed %d\n", [session acceptConnectionFromPeer:@"other" error:NULL],
               [voice startVoiceChatWithParticipantID:@"other" error:NULL], [GKVoiceChatService isVoIPAllowed]);
        GKPeerPickerController *picker = [[GKPeerPickerController alloc] init];
        printf("picker: %s, %s\n",
               picker.connectionTypesMask == GKPeerPickerConnectionTypeNearby ? "nearby" : "otherwise",
               picker.visible ? "to be seen" : "not to be seen");
        [session disconnectFromAllPeers];
    }
    return 0;
}
