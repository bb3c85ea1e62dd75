// Controllers of Game Center, banners, matches that are joined later, and games that players leave.
// script: nearby "Bob" appears
// script: game-center player "Ada"
// script: tap "Start"
// script: wait 4
// script: tap "Banner"
// script: wait 0.7
// script: expect "Hello, there"
// script: wait 3
// script: tap "Hosted"
// script: wait 1
// script: tap "Play Now"
// script: wait 2
// script: tap "Friends"
// script: wait 1
// script: tap "Send"
// script: wait 1
// script: tap "Cancelled"
// script: wait 2
// script: tap "More"
// script: wait 3
// script: nearby "Eve" appears
// script: wait 2
// script: nearby "Bob" leaves
// script: wait 1
// script: tap "Quit"
// script: wait 4
// script: tap "Default"
// script: wait 2
// error: Ada asks to be friends: G:1, bob@example.org: Please
// > domains GKErrorDomain com.apple.gamekit.GKSessionErrorDomain GKVoiceChatServiceErrorDomain
// > player change GKPlayerDidChangeNotificationName
// > at most 8 recipients, too many: 1
// > request 2 to 4, attributes 5, invites 1
// > banner gone
// > hosted 1, message Come!, request 1
// > hosted with 1 players, there 3
// > friends done
// > cancelled: 2
// > match of 1, expected 1
// > more: 0, players 2
// > left 1, again 0
// > match 1 made 1, no last turn 1, active 4, outcome 0
// > quit out of turn: 0, outcome 1, done 5
// > quit in turn: 0, mine 0, last turn 1
// > bad outcome: 17
// > default laps 0, reported 1, date 1

#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, GKMatchmakerViewControllerDelegate, GKMatchDelegate,
                                GKFriendRequestComposeViewControllerDelegate, GKTurnBasedEventHandlerDelegate,
                                GKPeerPickerControllerDelegate, GKVoiceChatClient> {
    UIWindow *window;
    UIViewController *root;
    GKMatch *match;
}
@end

@implementation Delegate

- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20 + 150 * (row % 2), 100 + 50 * (row / 2), 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [root.view addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    root = [[UIViewController alloc] init];
    [window addSubview:root.view];
    [self addButton:@"Start" action:@selector(start) at:0];
    [self addButton:@"Banner" action:@selector(banner) at:1];
    [self addButton:@"Hosted" action:@selector(hosted) at:2];
    [self addButton:@"Friends" action:@selector(friends) at:3];
    [self addButton:@"Cancelled" action:@selector(cancelled) at:4];
    [self addButton:@"More" action:@selector(more) at:5];
    [self addButton:@"Quit" action:@selector(quit) at:6];
    [self addButton:@"Default" action:@selector(standard) at:7];
    [window makeKeyAndVisible];
}

- (void)start {
    [[GKLocalPlayer localPlayer] authenticateWithCompletionHandler:nil];
    printf("domains %s %s %s\n", [GKErrorDomain UTF8String], [GKSessionErrorDomain UTF8String],
           [GKVoiceChatServiceErrorDomain UTF8String]);
    printf("player change %s\n", [GKPlayerDidChangeNotificationName UTF8String]);
    BOOL isRefused = NO;
    GKFriendRequestComposeViewController *controller = [[GKFriendRequestComposeViewController alloc] init];
    @try {
        for (int i = 0; i < 9; i++) [controller addRecipientsWithPlayerIDs:[NSArray arrayWithObject:@"G:1"]];
    } @catch (NSException *exception) {
        isRefused = YES;
    }
    printf("at most %d recipients, too many: %d\n",
           (int)[GKFriendRequestComposeViewController maxNumberOfRecipients], isRefused);
    GKMatchRequest *request = [[[GKMatchRequest alloc] init] autorelease];
    request.playerAttributes = 5;
    request.playersToInvite = [NSArray arrayWithObject:@"G:1"];
    printf("request %d to %d, attributes %u, invites %d\n", (int)request.minPlayers, (int)request.maxPlayers,
           request.playerAttributes, (int)request.playersToInvite.count);
}

- (void)banner {
    [GKNotificationBanner showBannerWithTitle:@"Hello" message:@"there" completionHandler:^{ printf("banner gone\n"); }];
}

- (GKMatchRequest *)requestForMost:(NSUInteger)count {
    GKMatchRequest *request = [[[GKMatchRequest alloc] init] autorelease];
    request.maxPlayers = count;
    return request;
}

// MARK: Controllers

- (void)hosted {
    GKMatchRequest *request = [self requestForMost:3];
    GKMatchmakerViewController *controller = [[GKMatchmakerViewController alloc] initWithMatchRequest:request];
    controller.hosted = YES;
    controller.defaultInvitationMessage = @"Come!";
    controller.matchmakerDelegate = self;
    printf("hosted %d, message %s, request %d\n", controller.hosted, [controller.defaultInvitationMessage UTF8String],
           controller.matchRequest == request);
    [root presentModalViewController:controller animated:NO];
}

- (void)matchmakerViewController:(GKMatchmakerViewController *)controller didFindPlayers:(NSArray *)players {
    [controller setHostedPlayer:[players lastObject] connected:YES];
    [controller setHostedPlayerReady:[players lastObject]];
    [self performSelector:@selector(endHosted:) withObject:controller afterDelay:1];
}

- (void)endHosted:(GKMatchmakerViewController *)controller {
    UITableView *table = [(UITableViewController *)controller.topViewController tableView];
    printf("hosted with 1 players, there %d\n", (int)[table numberOfRowsInSection:0]);
    [controller addPlayersToMatch:match];
    [root dismissModalViewControllerAnimated:NO];
}

- (void)matchmakerViewController:(GKMatchmakerViewController *)controller
    didReceiveAcceptFromHostedPlayer:(NSString *)playerID {
    printf("accepted by %s\n", [playerID UTF8String]);
}
- (void)matchmakerViewControllerWasCancelled:(GKMatchmakerViewController *)controller { printf("cancelled\n"); }
- (void)matchmakerViewController:(GKMatchmakerViewController *)controller didFailWithError:(NSError *)error {
    printf("failed %d\n", (int)error.code);
}

- (void)friends {
    GKFriendRequestComposeViewController *controller = [[GKFriendRequestComposeViewController alloc] init];
    [controller addRecipientsWithPlayerIDs:[NSArray arrayWithObject:@"G:1"]];
    [controller addRecipientsWithEmailAddresses:[NSArray arrayWithObject:@"bob@example.org"]];
    [controller setMessage:@"Please"];
    controller.composeViewDelegate = self;
    [root presentModalViewController:controller animated:NO];
}

- (void)friendRequestComposeViewControllerDidFinish:(GKFriendRequestComposeViewController *)controller {
    printf("friends done\n");
    [root dismissModalViewControllerAnimated:NO];
}

// MARK: Matches

- (void)cancelled {
    GKMatchRequest *request = [self requestForMost:4];
    request.minPlayers = 4;
    GKMatchmaker *matchmaker = [GKMatchmaker sharedMatchmaker];
    [matchmaker findMatchForRequest:request
              withCompletionHandler:^(GKMatch *none, NSError *error) { printf("cancelled: %d\n", (int)error.code); }];
    [matchmaker cancel];
}

- (void)more {
    [[GKMatchmaker sharedMatchmaker] findMatchForRequest:[self requestForMost:3]
                                   withCompletionHandler:^(GKMatch *found, NSError *error) {
                                       match = [found retain];
                                       match.delegate = self;
                                       printf("match of %d, expected %d\n", (int)found.playerIDs.count,
                                              (int)found.expectedPlayerCount);
                                       [self addMore];
                                   }];
}

- (void)addMore {
    [[GKMatchmaker sharedMatchmaker] addPlayersToMatch:match
                                          matchRequest:[self requestForMost:3]
                                     completionHandler:^(NSError *error) {
                                         printf("more: %d, players %d\n", (int)error.code, (int)match.playerIDs.count);
                                     }];
}

- (void)match:(GKMatch *)sender player:(NSString *)player didChangeState:(GKPlayerConnectionState)state {
    if (state == GKPlayerStateDisconnected) {
        printf("left %d, again %d\n", (int)sender.playerIDs.count, (int)sender.expectedPlayerCount);
    }
}
- (void)match:(GKMatch *)sender didReceiveData:(NSData *)data fromPlayer:(NSString *)player {
}
- (BOOL)match:(GKMatch *)sender shouldReinvitePlayer:(NSString *)player { return NO; }
- (void)match:(GKMatch *)sender didFailWithError:(NSError *)error { printf("match failed\n"); }
- (void)match:(GKMatch *)sender connectionWithPlayerFailed:(NSString *)player withError:(NSError *)error {
    printf("no player\n");
}

// MARK: Turns

- (void)find:(void (^)(GKTurnBasedMatch *game))then {
    [GKTurnBasedMatch findMatchForRequest:[self requestForMost:2]
                    withCompletionHandler:^(GKTurnBasedMatch *game, NSError *error) { then(game); }];
}

- (void)quit {
    [self find:^(GKTurnBasedMatch *game) {
        GKTurnBasedParticipant *own = [game.participants objectAtIndex:0];
        printf("match %d made %d, no last turn %d, active %d, outcome %d\n", [game.matchID length] > 0,
               fabs([game.creationDate timeIntervalSinceNow]) < 60, own.lastTurnDate == nil, (int)own.status,
               (int)own.matchOutcome);
        [game participantQuitOutOfTurnWithOutcome:GKTurnBasedMatchOutcomeQuit
                            withCompletionHandler:^(NSError *error) {
                                printf("quit out of turn: %d, outcome %d, done %d\n", (int)error.code,
                                       (int)own.matchOutcome, (int)own.status);
                                [self quitInTurn];
                            }];
    }];
}

- (void)quitInTurn {
    [self find:^(GKTurnBasedMatch *game) {
        GKTurnBasedParticipant *own = [game.participants objectAtIndex:0];
        [game participantQuitInTurnWithOutcome:GKTurnBasedMatchOutcomeLost
                               nextParticipant:[game.participants objectAtIndex:1]
                                     matchData:[NSData data]
                             completionHandler:^(NSError *error) {
                                 printf("quit in turn: %d, mine %d, last turn %d\n", (int)error.code,
                                        game.currentParticipant == own, own.lastTurnDate != nil);
                                 [self quitWithoutOutcome];
                             }];
    }];
}

- (void)quitWithoutOutcome {
    [self find:^(GKTurnBasedMatch *game) {
        [game participantQuitOutOfTurnWithOutcome:GKTurnBasedMatchOutcomeNone
                            withCompletionHandler:^(NSError *error) {
                                printf("bad outcome: %d\n", (int)error.code);
                            }];
    }];
}

- (void)handleInviteFromGameCenter:(NSArray *)players { printf("invited\n"); }

- (void)standard {
    GKScore *score = [[GKScore alloc] initWithCategory:@"laps"];
    score.value = 1;
    [score reportScoreWithCompletionHandler:^(NSError *error) {
        [GKLeaderboard setDefaultLeaderboard:@"laps"
                       withCompletionHandler:^(NSError *problem) {
                           GKAchievement *achievement = [[GKAchievement alloc] initWithIdentifier:@"a"];
                           NSDate *made = achievement.lastReportedDate;
                           [achievement reportAchievementWithCompletionHandler:^(NSError *trouble) {
                               printf("default laps %d, reported %d, date %d\n", (int)problem.code,
                                      [achievement.lastReportedDate compare:made] == NSOrderedDescending,
                                      fabs([score.date timeIntervalSinceNow]) < 60);
                           }];
                       }];
    }];
}

// MARK: What is not called

- (void)peerPickerController:(GKPeerPickerController *)picker didSelectConnectionType:(GKPeerPickerConnectionType)type {
}
- (NSString *)participantID { return @"ada"; }
- (void)voiceChatService:(GKVoiceChatService *)service sendData:(NSData *)data toParticipantID:(NSString *)participant {
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
