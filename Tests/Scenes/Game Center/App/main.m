#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

/// A list of what GameKit can show; each row does what it says.
@interface GamesController : UITableViewController <GKLeaderboardViewControllerDelegate, GKAchievementViewControllerDelegate,
                                                    GKFriendRequestComposeViewControllerDelegate,
                                                    GKMatchmakerViewControllerDelegate,
                                                    GKTurnBasedMatchmakerViewControllerDelegate,
                                                    GKPeerPickerControllerDelegate> {
    NSArray *rows;
    GKPeerPickerController *picker;
}
@end

@implementation GamesController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Games";
    rows = [[NSArray alloc] initWithObjects:@"Sign In", @"Report", @"Leaderboards", @"Achievements", @"Friends", @"Game",
                                            @"Turns", @"Nearby", nil];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return rows.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Row"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Row"] autorelease];
    }
    cell.textLabel.text = [rows objectAtIndex:indexPath.row];
    return cell;
}

- (GKMatchRequest *)request {
    GKMatchRequest *request = [[[GKMatchRequest alloc] init] autorelease];
    request.minPlayers = 2;
    request.maxPlayers = 3;
    return request;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:NO];
    switch (indexPath.row) {
    case 0: [[GKLocalPlayer localPlayer] authenticateWithCompletionHandler:nil]; break;
    case 1: [self report]; break;
    case 2: {
        GKLeaderboardViewController *controller = [[[GKLeaderboardViewController alloc] init] autorelease];
        controller.leaderboardDelegate = self;
        [self presentModalViewController:controller animated:YES];
        break;
    }
    case 3: {
        GKAchievementViewController *controller = [[[GKAchievementViewController alloc] init] autorelease];
        controller.achievementDelegate = self;
        [self presentModalViewController:controller animated:YES];
        break;
    }
    case 4: {
        GKFriendRequestComposeViewController *controller = [[[GKFriendRequestComposeViewController alloc] init] autorelease];
        [controller addRecipientsWithEmailAddresses:[NSArray arrayWithObject:@"bob@example.org"]];
        [controller setMessage:@"Let us play."];
        controller.composeViewDelegate = self;
        [self presentModalViewController:controller animated:YES];
        break;
    }
    case 5: {
        GKMatchmakerViewController *controller =
            [[[GKMatchmakerViewController alloc] initWithMatchRequest:[self request]] autorelease];
        controller.matchmakerDelegate = self;
        [self presentModalViewController:controller animated:YES];
        break;
    }
    case 6: {
        GKTurnBasedMatchmakerViewController *controller =
            [[[GKTurnBasedMatchmakerViewController alloc] initWithMatchRequest:[self request]] autorelease];
        controller.turnBasedMatchmakerDelegate = self;
        [self presentModalViewController:controller animated:YES];
        break;
    }
    default:
        picker = [[GKPeerPickerController alloc] init];
        picker.delegate = self;
        [picker show];
    }
}

- (void)report {
    GKScore *score = [[[GKScore alloc] initWithCategory:@"points"] autorelease];
    score.value = 1250;
    [score reportScoreWithCompletionHandler:nil];
    GKAchievement *achievement = [[[GKAchievement alloc] initWithIdentifier:@"first"] autorelease];
    achievement.percentComplete = 100;
    [achievement reportAchievementWithCompletionHandler:nil];
    GKAchievement *secret = [[[GKAchievement alloc] initWithIdentifier:@"secret"] autorelease];
    secret.percentComplete = 40;
    [secret reportAchievementWithCompletionHandler:nil];
}

- (void)leave { [self dismissModalViewControllerAnimated:YES]; }

- (void)leaderboardViewControllerDidFinish:(GKLeaderboardViewController *)controller { [self leave]; }
- (void)achievementViewControllerDidFinish:(GKAchievementViewController *)controller { [self leave]; }
- (void)friendRequestComposeViewControllerDidFinish:(GKFriendRequestComposeViewController *)controller { [self leave]; }
- (void)matchmakerViewControllerWasCancelled:(GKMatchmakerViewController *)controller { [self leave]; }
- (void)matchmakerViewController:(GKMatchmakerViewController *)controller didFailWithError:(NSError *)error {
    [self leave];
}
- (void)turnBasedMatchmakerViewControllerWasCancelled:(GKTurnBasedMatchmakerViewController *)controller { [self leave]; }
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller
                         didFailWithError:(NSError *)error {
    [self leave];
}
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller
                             didFindMatch:(GKTurnBasedMatch *)match {
    [self leave];
}
- (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller
                       playerQuitForMatch:(GKTurnBasedMatch *)match {
    [self leave];
}

- (void)peerPickerController:(GKPeerPickerController *)sender didConnectPeer:(NSString *)peer toSession:(GKSession *)session {
    self.title = [@"Connected with " stringByAppendingString:[session displayNameForPeer:peer]];
    [sender dismiss];
}

- (void)peerPickerControllerDidCancel:(GKPeerPickerController *)sender { self.title = @"Cancelled"; }

@end

@interface GamesDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *controller;
}
@end

@implementation GamesDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    GamesController *games = [[GamesController alloc] initWithStyle:UITableViewStylePlain];
    controller = [[UINavigationController alloc] initWithRootViewController:games];
    [games release];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"GamesDelegate");
    [pool release];
    return status;
}
