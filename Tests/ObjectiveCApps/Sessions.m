// Sessions find whom a script plays, connect, and send; others decline, ask or leave.
// script: tap "Open"
// script: wait 0.5
// script: nearby "Bob" appears
// script: tap "Connect"
// script: wait 0.5
// script: tap "Send"
// script: wait 0.5
// script: nearby "Bob" leaves
// script: wait 0.5
// script: nearby "Eve" refuses
// script: tap "Connect"
// script: wait 0.5
// script: nearby "Bob" appears
// script: nearby "Bob" asks
// script: wait 0.5
// script: tap "Accept"
// script: wait 0.5
// script: tap "Send"
// script: wait 0.5
// script: tap "Disconnect"
// script: wait 0.5
// script: nearby "Bob" asks
// script: wait 0.5
// script: tap "Deny"
// script: wait 0.5
// script: tap "Close"
// script: wait 0.5
// script: nearby "Bob" asks
// script: wait 0.5
// script: tap "Picker"
// script: wait 1
// script: tap "Bob"
// script: wait 1
// script: tap "Picker"
// script: wait 1
// script: tap "Eve"
// script: wait 1
// script: expect contains "declined"
// script: tap "Cancel"
// script: wait 1
// script: tap "Cancel"
// script: wait 1
// script: nearby "Eve" appears
// script: game-center player "Ada"
// script: tap "Match"
// script: wait 4
// script: tap "Invite"
// script: nearby "Bob" asks
// script: wait 1
// script: expect "Game"
// script: nearby "Bob" leaves
// script: wait 0.5
// > session hello, peer, server 1, mode 2, own name Ada's phone
// > Bob available, peers 1
// > connecting to Bob, again
// > Bob connected, peers 0
// > sent 1, to none 30500, to others 30508, too big 30507
// > got hi from Bob in context 7
// > got all from Bob in context 7
// > Bob disconnected
// > Eve available, peers 1
// > failed Eve: 30502
// > Bob available, peers 2
// > Bob asks
// > accepting a stranger: 30501
// > Bob connected, peers 1
// > sent 1, to none 30500, to others 30508, too big 30507
// > got hi from Bob in context 7
// > got all from Bob in context 7
// > Bob disconnected
// > Bob asks
// > picker has Bob, visible 1
// > picker cancelled, visible 0
// > signed in
// > activity 2, 0
// > players 2, 0
// > match of 3 with 2, expects 0
// > state of Bob 1
// > state of Eve 1
// > match sent 1, 1, to a stranger 17
// > match got to Bob from Bob
// > match got to all from Bob
// > match got to all from Eve
// > invited by Bob 1, hosted 0
// > match with Bob 1
// > state of Bob 1
// > left: Bob 2

#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, GKSessionDelegate, GKPeerPickerControllerDelegate,
                                GKMatchDelegate, GKMatchmakerViewControllerDelegate> {
    UIWindow *window;
    GKSession *session;
    NSString *asking;
    GKPeerPickerController *picker;
    GKMatch *match;
    UIViewController *root;
    /// The players' aliases, by their identifiers.
    NSMutableDictionary *aliases;
}
@end

@implementation Delegate

- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20 + 150 * (row % 2), 30 + 50 * (row / 2), 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self addButton:@"Open" action:@selector(open) at:0];
    [self addButton:@"Connect" action:@selector(connect) at:1];
    [self addButton:@"Send" action:@selector(send) at:2];
    [self addButton:@"Accept" action:@selector(accept) at:3];
    [self addButton:@"Deny" action:@selector(deny) at:4];
    [self addButton:@"Disconnect" action:@selector(disconnect) at:5];
    [self addButton:@"Close" action:@selector(close) at:6];
    [self addButton:@"Picker" action:@selector(pick) at:7];
    [self addButton:@"Invite" action:@selector(invite) at:9];
    [self addButton:@"Match" action:@selector(match) at:8];
    [window makeKeyAndVisible];
}

- (void)open {
    BOOL isFirst = session == nil;
    [session release];
    session = [[GKSession alloc] initWithSessionID:@"hello" displayName:@"Ada's phone" sessionMode:GKSessionModePeer];
    session.delegate = self;
    [session setDataReceiveHandler:self withContext:(void *)7];
    if (isFirst) {
        GKSession *server = [[[GKSession alloc] initWithSessionID:nil displayName:nil
                                                     sessionMode:GKSessionModeServer] autorelease];
        printf("session %s, peer, server %d, mode %d, own name %s\n", [session.sessionID UTF8String],
               server.sessionMode == GKSessionModeServer && ![server.peerID isEqual:session.peerID], session.sessionMode,
               [[session displayNameForPeer:session.peerID] UTF8String]);
    }
    session.available = YES;
}

- (void)session:(GKSession *)sender didFailWithError:(NSError *)error { printf("cannot %d\n", (int)error.code); }

- (void)session:(GKSession *)sender peer:(NSString *)peer didChangeState:(GKPeerConnectionState)state {
    static const char *const names[] = {"available", "unavailable", "connected", "disconnected", "connecting"};
    if (state == GKPeerStateConnecting || state == GKPeerStateUnavailable) return;
    printf("%s %s", [[sender displayNameForPeer:peer] UTF8String], names[state]);
    if (state != GKPeerStateDisconnected) {
        printf(", peers %d", (int)[[sender peersWithConnectionState:GKPeerStateAvailable] count]);
    }
    printf("\n");
}

- (void)session:(GKSession *)sender connectionWithPeerFailed:(NSString *)peer withError:(NSError *)error {
    printf("failed %s: %d\n", [[sender displayNameForPeer:peer] UTF8String],
           (int)error.code);
}

- (void)session:(GKSession *)sender didReceiveConnectionRequestFromPeer:(NSString *)peer {
    asking = [peer copy];
    printf("%s asks\n", [[sender displayNameForPeer:peer] UTF8String]);
}

- (void)connect {
    NSString *peer = [[session peersWithConnectionState:GKPeerStateAvailable] lastObject];
    if ([[session displayNameForPeer:peer] isEqual:@"Bob"]) {
        printf("connecting to Bob, again\n");
        [session connectToPeer:peer withTimeout:5];
        [session cancelConnectToPeer:peer];
    }
    [session connectToPeer:peer withTimeout:5];
}

- (void)send {
    NSArray *connected = [session peersWithConnectionState:GKPeerStateConnected];
    NSData *data = [NSData dataWithBytes:"hi" length:2];
    NSError *none = nil, *others = nil, *big = nil;
    BOOL isSent = [session sendData:data toPeers:connected withDataMode:GKSendDataReliable error:NULL];
    [session sendData:nil toPeers:connected withDataMode:GKSendDataReliable error:&none];
    [session sendData:data toPeers:[NSArray arrayWithObject:@"x"] withDataMode:GKSendDataReliable error:&others];
    [session sendData:[NSMutableData dataWithLength:200000]
              toPeers:connected
         withDataMode:GKSendDataReliable
                error:&big];
    printf("sent %d, to none %d, to others %d, too big %d\n", isSent, (int)none.code, (int)others.code, (int)big.code);
    [session sendDataToAllPeers:[NSData dataWithBytes:"all" length:3] withDataMode:GKSendDataUnreliable error:NULL];
}

- (void)receiveData:(NSData *)data fromPeer:(NSString *)peer inSession:(GKSession *)sender context:(void *)context {
    printf("got %.*s from %s in context %d\n", (int)data.length, (const char *)data.bytes,
           [[sender displayNameForPeer:peer] UTF8String], (int)(long)context);
}

- (void)accept {
    NSError *error = nil;
    [session acceptConnectionFromPeer:@"x" error:&error];
    printf("accepting a stranger: %d\n", (int)error.code);
    [session acceptConnectionFromPeer:asking error:NULL];
}

- (void)deny { [session denyConnectionFromPeer:asking]; }
- (void)disconnect { [session disconnectFromAllPeers]; }

- (void)close {
    session.available = NO;
    [session disconnectPeerFromAllPeers:@"x"];
}

// MARK: The picker

- (void)pick {
    picker = [[GKPeerPickerController alloc] init];
    picker.delegate = self;
    picker.connectionTypesMask = GKPeerPickerConnectionTypeNearby;
    [picker show];
}

- (GKSession *)peerPickerController:(GKPeerPickerController *)sender
           sessionForConnectionType:(GKPeerPickerConnectionType)type {
    return [[[GKSession alloc] initWithSessionID:@"picked" displayName:nil sessionMode:GKSessionModePeer] autorelease];
}

- (void)peerPickerController:(GKPeerPickerController *)sender didConnectPeer:(NSString *)peer toSession:(GKSession *)picked {
    printf("picker has %s, visible %d\n", [[picked displayNameForPeer:peer] UTF8String], sender.visible);
    [picked disconnectFromAllPeers];
    [sender dismiss];
    [sender autorelease];
}

- (void)peerPickerControllerDidCancel:(GKPeerPickerController *)sender {
    printf("picker cancelled, visible %d\n", sender.visible);
}

// MARK: Matches

- (void)match {
    [[GKLocalPlayer localPlayer] authenticateWithCompletionHandler:^(NSError *error) {
        printf("signed in\n");
        [[GKMatchmaker sharedMatchmaker] queryActivityWithCompletionHandler:^(NSInteger activity, NSError *problem) {
            printf("activity %d, %d\n", (int)activity, (int)problem.code);
            [self findPlayers];
        }];
    }];
}

- (GKMatchRequest *)request {
    GKMatchRequest *request = [[[GKMatchRequest alloc] init] autorelease];
    request.minPlayers = request.maxPlayers = 3;
    request.playerGroup = 5;
    return request;
}

- (void)findPlayers {
    [[GKMatchmaker sharedMatchmaker] findPlayersForHostedMatchRequest:[self request]
                                                withCompletionHandler:^(NSArray *players, NSError *error) {
                                                    printf("players %d, %d\n", (int)players.count, (int)error.code);
                                                    [self findMatch];
                                                }];
}

- (void)findMatch {
    [[GKMatchmaker sharedMatchmaker] findMatchForRequest:[self request]
                                   withCompletionHandler:^(GKMatch *found, NSError *error) {
                                       match = [found retain];
                                       printf("match of 3 with %d, expects %d\n", (int)found.playerIDs.count,
                                              (int)found.expectedPlayerCount);
                                       [self learn:found];
                                   }];
}

/// Learns the players' aliases before they are told of.
- (void)learn:(GKMatch *)found {
    [GKPlayer loadPlayersForIdentifiers:found.playerIDs
                  withCompletionHandler:^(NSArray *players, NSError *error) {
                      aliases = [[NSMutableDictionary alloc] init];
                      for (GKPlayer *player in players) [aliases setObject:player.alias forKey:player.playerID];
                      found.delegate = self;
                  }];
}

- (const char *)alias:(NSString *)player { return [[aliases objectForKey:player] UTF8String]; }

- (void)match:(GKMatch *)sender player:(NSString *)player didChangeState:(GKPlayerConnectionState)state {
    static int count;
    if (state == GKPlayerStateDisconnected) {
        printf("left: %s %d\n", [self alias:player], (int)state);
        return;
    }
    printf("state of %s %d\n", [self alias:player], (int)state);
    if (++count != 2) return;
    NSString *bob = [[aliases allKeysForObject:@"Bob"] lastObject];
    NSError *error = nil;
    BOOL isSent = [sender sendData:[NSData dataWithBytes:"to Bob" length:6]
                         toPlayers:[NSArray arrayWithObject:bob]
                      withDataMode:GKMatchSendDataReliable
                             error:NULL];
    BOOL isSentToAll = [sender sendDataToAllPlayers:[NSData dataWithBytes:"to all" length:6]
                                       withDataMode:GKMatchSendDataUnreliable
                                              error:NULL];
    [sender sendData:[NSData data]
           toPlayers:[NSArray arrayWithObject:@"G:0"]
        withDataMode:GKMatchSendDataReliable
               error:&error];
    printf("match sent %d, %d, to a stranger %d\n", isSent, isSentToAll, (int)error.code);
}

- (void)match:(GKMatch *)sender didReceiveData:(NSData *)data fromPlayer:(NSString *)player {
    printf("match got %.*s from %s\n", (int)data.length, (const char *)data.bytes, [self alias:player]);
}

- (void)invite {
    match.delegate = nil;
    [match disconnect];
    root = [[UIViewController alloc] init];
    [window addSubview:root.view];
    root.view.userInteractionEnabled = NO;
    [GKMatchmaker sharedMatchmaker].inviteHandler = ^(GKInvite *invite, NSArray *players) {
        printf("invited by %s %d, hosted %d\n", [self alias:invite.inviter], players == nil, invite.hosted);
        GKMatchmakerViewController *controller = [[GKMatchmakerViewController alloc] initWithInvite:invite];
        controller.matchmakerDelegate = self;
        [root presentModalViewController:controller animated:NO];
    };
}

- (void)matchmakerViewControllerWasCancelled:(GKMatchmakerViewController *)controller {
    printf("matchmaker cancelled\n");
}

- (void)matchmakerViewController:(GKMatchmakerViewController *)controller didFailWithError:(NSError *)error {
    printf("matchmaker failed %d\n", (int)error.code);
}

- (void)matchmakerViewController:(GKMatchmakerViewController *)controller didFindMatch:(GKMatch *)found {
    printf("match with %s %d\n", [self alias:[found.playerIDs lastObject]], (int)found.playerIDs.count);
    match = [found retain];
    found.delegate = self;
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
