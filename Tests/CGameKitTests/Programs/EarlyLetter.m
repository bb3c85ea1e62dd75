// flags: -fobjc-arc
// Peers may send and leave before the delegate had its turn to hear that they are connected.
// > Bob asks
// > Bob is in state 2
// > Bob says hello
// > Bob is in state 3
// > Eve asks
// > Eve is in state 2
// > Eve is in state 3
// > in the end: 0 connected
#import <Foundation/Foundation.h>
#import <GameKit/GameKit.h>

/// What the device's radio says to a session.
@interface GKSession (Radio)
- (void)nearbySays:(NSDictionary *)message;
@end

@interface Owner : NSObject <GKSessionDelegate>
@end

@implementation Owner
- (void)session:(GKSession *)session didReceiveConnectionRequestFromPeer:(NSString *)peer {
    printf("%s asks\n", [[session displayNameForPeer:peer] UTF8String]);
    [session acceptConnectionFromPeer:peer error:NULL];
}
- (void)session:(GKSession *)session peer:(NSString *)peer didChangeState:(GKPeerConnectionState)state {
    printf("%s is in state %d\n", [[session displayNameForPeer:peer] UTF8String], (int)state);
}
- (void)receiveData:(NSData *)data fromPeer:(NSString *)peer inSession:(GKSession *)session context:(void *)context {
    printf("%s says %.*s\n", [[session displayNameForPeer:peer] UTF8String], (int)data.length, (char *)data.bytes);
}
@end

static void hear(GKSession *session, NSString *name, NSString *kind, NSString *words) {
    NSMutableDictionary *letter = [NSMutableDictionary dictionary];
    letter[@"of"] = @"letter";
    letter[@"from"] = [@"peer of " stringByAppendingString:name];
    letter[@"name"] = name;
    letter[@"kind"] = kind;
    if (words) {
        NSData *bytes = [words dataUsingEncoding:NSUTF8StringEncoding];
        letter[@"data"] = [bytes base64EncodedStringWithOptions:0];
    }
    [session nearbySays:letter];
}

int main(void) {
    @autoreleasepool {
        Owner *owner = [[Owner alloc] init];
        GKSession *session = [[GKSession alloc] initWithSessionID:@"game"
                                                      displayName:@"Ann"
                                                      sessionMode:GKSessionModePeer];
        session.delegate = owner;
        [session setDataReceiveHandler:owner withContext:NULL];

        hear(session, @"Bob", @"connect", nil);
        hear(session, @"Bob", @"data", @"hello");
        hear(session, @"Bob", @"disconnect", nil);

        hear(session, @"Eve", @"connect", nil);
        [session nearbySays:@{@"of": @"gone", @"peer": @"peer of Eve"}];
        // The turn that was meant for it.
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
        printf("in the end: %d connected\n", (int)[[session peersWithConnectionState:GKPeerStateConnected] count]);
    }
    return 0;
}
