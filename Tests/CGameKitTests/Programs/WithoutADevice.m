// flags: -fobjc-arc
// Without a device everything asked of Game Center ends in an error, later; what an app fills in itself is kept and archived.
// > score 1234 on board, 1234, context 7
// > archived: score 1234 on board, 1234, context 7
// > achievement first 50 %, not completed, hidden; at 100 completed
// > archived: first 100 %
// > request for 2 to 4 of group 3
// > range 1 to 25, all time
// > asked: nothing yet
// > sign in: GKErrorDomain 3
// > scores: GKErrorDomain 3
// > match: GKErrorDomain 6
// > friends: GKErrorDomain 3
// > leaderboard says that it has ended
#import <Foundation/Foundation.h>
#import <GameKit/GameKit.h>

static int answers;

static void (^expect(const char *what))(NSError *) {
    return ^(NSError *error) {
        answers++;
        printf("%s: %s %d\n", what, [[error domain] UTF8String], (int)[error code]);
    };
}

static void show(const char *prefix, GKScore *score) {
    printf("%sscore %d on %s, %s, context %d\n", prefix, (int)score.value, [score.category UTF8String],
           [score.formattedValue UTF8String], (int)score.context);
}

@interface Owner : NSObject <GKLeaderboardViewControllerDelegate>
@end

@implementation Owner
- (void)leaderboardViewControllerDidFinish:(GKLeaderboardViewController *)viewController {
    printf("leaderboard says that it has ended\n");
}
@end

int main(void) {
    @autoreleasepool {
        GKScore *score = [[GKScore alloc] initWithCategory:@"board"];
        score.value = 1234;
        score.context = 7;
        show("", score);
        NSData *data = [NSKeyedArchiver archivedDataWithRootObject:score];
        show("archived: ", [NSKeyedUnarchiver unarchiveObjectWithData:data]);

        GKAchievement *achievement = [[GKAchievement alloc] initWithIdentifier:@"first"];
        achievement.percentComplete = 50;
        BOOL wasCompleted = achievement.completed;
        achievement.percentComplete = 100;
        printf("achievement %s 50 %%, %s, %s; at 100 %s\n", [achievement.identifier UTF8String],
               wasCompleted ? "completed" : "not completed", achievement.hidden ? "hidden" : "shown",
               achievement.completed ? "completed" : "not completed");
        data = [NSKeyedArchiver archivedDataWithRootObject:achievement];
        achievement = [NSKeyedUnarchiver unarchiveObjectWithData:data];
        printf("archived: %s %g %%\n", [achievement.identifier UTF8String], achievement.percentComplete);

        GKMatchRequest *request = [[GKMatchRequest alloc] init];
        request.minPlayers = 2;
        request.maxPlayers = 4;
        request.playerGroup = 3;
        printf("request for %d to %d of group %d\n", (int)request.minPlayers, (int)request.maxPlayers,
               (int)request.playerGroup);
        GKLeaderboard *leaderboard = [[GKLeaderboard alloc] init];
        printf("range %d to %d, %s\n", (int)leaderboard.range.location, (int)leaderboard.range.length,
               leaderboard.timeScope == GKLeaderboardTimeScopeAllTime ? "all time" : "some time");

        [[GKLocalPlayer localPlayer] authenticateWithCompletionHandler:expect("sign in")];
        [leaderboard loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) { expect("scores")(error); }];
        [[GKMatchmaker sharedMatchmaker] findMatchForRequest:request
                                       withCompletionHandler:^(GKMatch *match, NSError *e) { expect("match")(e); }];
        [[GKLocalPlayer localPlayer]
            loadFriendsWithCompletionHandler:^(NSArray *friends, NSError *error) { expect("friends")(error); }];
        printf("asked: %s\n", answers ? "answered at once" : "nothing yet");
        NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:5];
        while (answers < 4 && [limit timeIntervalSinceNow] > 0) {
            [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
        }

        Owner *owner = [[Owner alloc] init];
        GKLeaderboardViewController *controller = [[GKLeaderboardViewController alloc] init];
        controller.leaderboardDelegate = owner;
        UIBarButtonItem *done = controller.topViewController.navigationItem.rightBarButtonItem;
        [done.target performSelector:done.action withObject:done];
    }
    return 0;
}
