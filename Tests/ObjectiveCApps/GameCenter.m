// Scores, achievements and players of the device's Game Center, which a file describes.
// script: game-center file GameCenter.plist
// script: tap "Sign In"
// script: wait 0.6
// script: expect "Game Center"
// script: tap "Cancel"
// script: wait 0.5
// script: tap "Sign In"
// script: wait 0.6
// script: tap "Sign In" in "Game Center"
// script: wait 1
// script: expect "Welcome back, Player"
// script: wait 3
// script: game-center player "Ada"
// script: tap "Scores"
// script: wait 8
// script: tap "Badges"
// script: wait 3
// script: expect "First Steps, You played"
// script: wait 3
// script: tap "Players"
// script: wait 3
// script: tap "Turns"
// script: wait 3
// script: game-center player "Bob"
// script: wait 0.5
// script: tap "Join"
// script: wait 3
// script: tap "Finish"
// script: wait 3
// script: game-center player "Ada"
// script: wait 1
// script: tap "Remove"
// script: wait 2
// script: game-center nobody
// script: tap "Scores"
// script: wait 2
// script: network none
// script: tap "Sign In"
// script: wait 1
// beside: GameCenter.plist
// > signed in: 2
// > changed: Player 1
// > signed in: 0
// > changed: Ada 1
// > no value: 9
// > unknown category: 17
// > reported: 0
// > categories points laps, Points, Best Lap
// > loading 1
// > Points, 3 scores, own 1 of Ada
// > 1. Bob 1,500 points, 2. Ada 1,250 points, 3. Eve 900 points,
// > loading 0, context 7
// > friends only: 1. Bob 1,500 points, 2. Ada 1,250 points,
// > from 2, 1 score: 2. Ada 1,250 points,
// > Eve alone: 3. Eve 900 points,
// > laps: 1. Ada 0:59.07, 2. Eve 1:01.50,
// > bad range: 17
// > default laps
// > descriptions: first “First Steps” Play once/You played 10 0, secret “Secret” / 0 1,
// > picture 1, incomplete 1, complete 1
// > half: 0 50.0 hidden 0
// > unknown achievement: 17
// > earned: 0 done 1
// > loaded: first 100.0 done 1,
// > reset: 0, loaded 0
// > friends: Bob
// > Bob friend 1, Eve friend 0
// > photo 44, underage 0
// > match 2 players, status 3, mine 1, data 0
// > bad request: 13
// > passed on: 0, mine 0, message your move
// > not my turn: 17
// > changed: Bob 1
// > match 2 players, status 1, mine 1, data 0
// > matches 1, data X, status 1, mine 1
// > no outcome: 17
// > ended: 0 status 2
// > changed: Ada 1
// > game over: status 2, outcome 2 3
// > removed: 0, matches 0
// > changed: (null) 0
// > no value: 9
// > unknown category: 6
// > signed in: 3

#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>
@interface Delegate : NSObject <UIApplicationDelegate, GKTurnBasedEventHandlerDelegate> {
    UIWindow *window;
    GKTurnBasedMatch *ended;
}
@end
@implementation Delegate
- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20 + 150 * (row % 2), 100 + 50 * (row / 2), 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    NSArray *titles = [@"Sign In,Scores,Badges,Players,Turns,Finish,Remove,Join" componentsSeparatedByString:@","];
    NSArray *actions = [@"signIn scores badges players turns finish removeGame join" componentsSeparatedByString:@" "];
    for (int i = 0; i < 8; i++) {
        [self addButton:[titles objectAtIndex:i] action:NSSelectorFromString([actions objectAtIndex:i]) at:i];
    }
    [window makeKeyAndVisible];
    NSString *name = GKPlayerAuthenticationDidChangeNotificationName;
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(playerDidChange:) name:name object:nil];
    [GKTurnBasedEventHandler sharedTurnBasedEventHandler].delegate = self;
}

- (void)playerDidChange:(NSNotification *)notification {
    GKLocalPlayer *player = [GKLocalPlayer localPlayer];
    printf("changed: %s %d\n", [[NSString stringWithFormat:@"%@", player.alias] UTF8String], player.authenticated);
}

- (void)signIn {
    [[GKLocalPlayer localPlayer] authenticateWithCompletionHandler:^(NSError *error) {
        printf("signed in: %d\n", (int)error.code);
    }];
}

static void show(NSString *prefix, NSArray *scores, void (^then)(void)) {
    [GKPlayer loadPlayersForIdentifiers:[scores valueForKey:@"playerID"]
                  withCompletionHandler:^(NSArray *players, NSError *error) {
                      printf("%s", [prefix UTF8String]);
                      for (GKScore *score in scores) {
                          NSUInteger place = [[players valueForKey:@"playerID"] indexOfObject:score.playerID];
                          printf("%d. %s %s,%s", (int)score.rank, [[[players objectAtIndex:place] alias] UTF8String],
                                 [score.formattedValue UTF8String], score == [scores lastObject] ? "" : " ");
                      }
                      printf("\n");
                      if (then) then();
                  }];
}

- (void)scores {
    GKScore *score = [[GKScore alloc] initWithCategory:@"points"];
    [score reportScoreWithCompletionHandler:^(NSError *error) { printf("no value: %d\n", (int)error.code); }];
    GKScore *other = [[GKScore alloc] initWithCategory:@"none"];
    other.value = 1;
    [other reportScoreWithCompletionHandler:^(NSError *error) {
        printf("unknown category: %d\n", (int)error.code);
        if (error.code == GKErrorInvalidParameter) [self reportScores];
    }];
}

- (void)reportScores {
    GKScore *worse = [[GKScore alloc] initWithCategory:@"points"], *lap = [[GKScore alloc] initWithCategory:@"laps"];
    GKScore *score = [[GKScore alloc] initWithCategory:@"points"];
    worse.value = 3;
    [worse reportScoreWithCompletionHandler:nil];
    lap.value = 5907;
    lap.shouldSetDefaultLeaderboard = YES;
    [lap reportScoreWithCompletionHandler:nil];
    score.value = 1250;
    score.context = 7;
    [score reportScoreWithCompletionHandler:^(NSError *error) {
        printf("reported: %d\n", (int)error.code);
        [self loadCategories];
    }];
}

- (void)loadCategories {
    [GKLeaderboard loadCategoriesWithCompletionHandler:^(NSArray *categories, NSArray *titles, NSError *error) {
        printf("categories %s, %s\n", [[categories componentsJoinedByString:@" "] UTF8String],
               [[titles componentsJoinedByString:@", "] UTF8String]);
        [self loadPoints];
    }];
}

- (void)loadPoints {
    GKLeaderboard *board = [[GKLeaderboard alloc] init];
    board.category = @"points";
    board.timeScope = GKLeaderboardTimeScopeToday;
    [board loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) {
        GKScore *own = board.localPlayerScore;
        printf("%s, %d scores, own %d of Ada\n", [board.title UTF8String], (int)board.maxRange,
               [own.playerID isEqualToString:[GKLocalPlayer localPlayer].playerID] && board.scores == scores);
        show(@"", scores, ^{
            printf("loading %d, context %d\n", board.loading, (int)own.context);
            [self loadParts];
        });
    }];
    printf("loading %d\n", board.loading);
}

- (void)loadParts {
    GKLeaderboard *board = [[GKLeaderboard alloc] init];
    board.category = @"points";
    board.playerScope = GKLeaderboardPlayerScopeFriendsOnly;
    [board loadScoresWithCompletionHandler:^(NSArray *friends, NSError *error) {
        show(@"friends only: ", friends, ^{
            board.playerScope = GKLeaderboardPlayerScopeGlobal;
            board.range = NSMakeRange(2, 1);
            [board loadScoresWithCompletionHandler:^(NSArray *part, NSError *problem) {
                show([NSString stringWithFormat:@"from 2, %d score: ", (int)part.count], part, ^{
                    [self loadEve:[[friends objectAtIndex:0] playerID]];
                });
            }];
        });
    }];
}

- (void)loadEve:(NSString *)bob {
    GKLeaderboard *all = [[GKLeaderboard alloc] init];
    all.category = @"points";
    [all loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) {
        NSString *eve = [[scores lastObject] playerID];
        GKLeaderboard *board = [[GKLeaderboard alloc] initWithPlayerIDs:[NSArray arrayWithObject:eve]];
        board.category = @"points";
        [board loadScoresWithCompletionHandler:^(NSArray *own, NSError *problem) {
            show(@"Eve alone: ", own, ^{ [self loadLaps]; });
        }];
    }];
}

- (void)loadLaps {
    GKLeaderboard *board = [[GKLeaderboard alloc] init];
    board.category = @"laps";
    [board loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) {
        show(@"laps: ", scores, ^{
            board.range = NSMakeRange(0, 5);
            [board loadScoresWithCompletionHandler:^(NSArray *none, NSError *problem) {
                printf("bad range: %d\n", (int)problem.code);
                GKLeaderboard *standard = [[GKLeaderboard alloc] init];
                [standard loadScoresWithCompletionHandler:^(NSArray *some, NSError *trouble) {
                    printf("default %s\n", [standard.category UTF8String]);
                }];
            }];
        });
    }];
}

- (void)badges {
    [GKAchievementDescription loadAchievementDescriptionsWithCompletionHandler:^(NSArray *all, NSError *error) {
        printf("descriptions: ");
        for (GKAchievementDescription *one in all) {
            printf("%s “%s” %s/%s %d %d,%s", [one.identifier UTF8String], [one.title UTF8String],
                   [one.unachievedDescription UTF8String], [one.achievedDescription UTF8String],
                   (int)one.maximumPoints, one.hidden, one == [all lastObject] ? "\n" : " ");
        }
        GKAchievementDescription *first = [all objectAtIndex:0];
        [first loadImageWithCompletionHandler:^(UIImage *image, NSError *problem) {
            printf("picture %d, incomplete %d, complete %d\n", image != nil && image == first.image,
                   [GKAchievementDescription incompleteAchievementImage] != nil,
                   [GKAchievementDescription placeholderCompletedAchievementImage] != nil);
            [self earn];
        }];
    }];
}

- (void)earn {
    GKAchievement *achievement = [[GKAchievement alloc] initWithIdentifier:@"first"];
    achievement.percentComplete = 50;
    achievement.showsCompletionBanner = YES;
    [achievement reportAchievementWithCompletionHandler:^(NSError *error) {
        printf("half: %d %.1f hidden %d\n", (int)error.code, achievement.percentComplete, achievement.hidden);
        GKAchievement *unknown = [[GKAchievement alloc] initWithIdentifier:@"none"];
        [unknown reportAchievementWithCompletionHandler:^(NSError *problem) {
            printf("unknown achievement: %d\n", (int)problem.code);
            achievement.percentComplete = 100;
            [achievement reportAchievementWithCompletionHandler:^(NSError *trouble) {
                printf("earned: %d done %d\n", (int)trouble.code, achievement.completed);
                [self loadBadges];
            }];
        }];
    }];
}

- (void)loadBadges {
    [GKAchievement loadAchievementsWithCompletionHandler:^(NSArray *achievements, NSError *error) {
        printf("loaded: ");
        for (GKAchievement *one in achievements) {
            printf("%s %.1f done %d,\n", [one.identifier UTF8String], one.percentComplete, one.completed);
        }
        [GKAchievement resetAchievementsWithCompletionHandler:^(NSError *problem) {
            [GKAchievement loadAchievementsWithCompletionHandler:^(NSArray *none, NSError *trouble) {
                printf("reset: %d, loaded %d\n", (int)problem.code, (int)none.count);
            }];
        }];
    }];
}

- (void)players {
    GKLocalPlayer *player = [GKLocalPlayer localPlayer];
    [player loadFriendsWithCompletionHandler:^(NSArray *friends, NSError *error) {
        [GKPlayer loadPlayersForIdentifiers:player.friends
                      withCompletionHandler:^(NSArray *players, NSError *problem) {
                          GKPlayer *bob = [players objectAtIndex:0];
                          printf("friends: %s\n", [bob.alias UTF8String]);
                          [self showEve:bob];
                      }];
    }];
}

- (void)showEve:(GKPlayer *)bob {
    GKLeaderboard *board = [[GKLeaderboard alloc] init];
    board.category = @"points";
    [board loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) {
        NSArray *identifiers = [NSArray arrayWithObjects:[[scores lastObject] playerID], @"G:nobody", nil];
        [GKPlayer loadPlayersForIdentifiers:identifiers
                      withCompletionHandler:^(NSArray *players, NSError *problem) {
                          GKPlayer *eve = [players lastObject];
                          printf("%s friend %d, %s friend %d\n", [bob.alias UTF8String], bob.isFriend,
                                 [eve.alias UTF8String], eve.isFriend);
                          [eve loadPhotoForSize:GKPhotoSizeSmall
                              withCompletionHandler:^(UIImage *photo, NSError *trouble) {
                                  printf("photo %.0f, underage %d\n", photo.size.width,
                                         [GKLocalPlayer localPlayer].underage);
                              }];
                      }];
    }];
}

static BOOL is_mine(GKTurnBasedMatch *match) {
    return [match.currentParticipant.playerID isEqualToString:[GKLocalPlayer localPlayer].playerID];
}

- (void)turns { [self find:^(GKTurnBasedMatch *match) { [self play:match]; }]; }
- (void)join { [self find:nil]; }

- (void)find:(void (^)(GKTurnBasedMatch *match))then {
    GKMatchRequest *request = [[GKMatchRequest alloc] init];
    request.minPlayers = request.maxPlayers = 2;
    [GKTurnBasedMatch findMatchForRequest:request
                    withCompletionHandler:^(GKTurnBasedMatch *match, NSError *error) {
                        printf("match %d players, status %d, mine %d, data %d\n", (int)match.participants.count,
                               (int)match.status, is_mine(match), (int)match.matchData.length);
                        if (then) then(match);
                    }];
}

- (void)play:(GKTurnBasedMatch *)match {
    GKMatchRequest *bad = [[GKMatchRequest alloc] init];
    bad.minPlayers = 1;
    [GKTurnBasedMatch findMatchForRequest:bad
                    withCompletionHandler:^(GKTurnBasedMatch *none, NSError *error) {
                        printf("bad request: %d\n", (int)error.code);
                    }];
    match.message = @"your move";
    [match endTurnWithNextParticipant:[match.participants objectAtIndex:1]
                            matchData:[NSData dataWithBytes:"X" length:1]
                    completionHandler:^(NSError *error) {
                        printf("passed on: %d, mine %d, message %s\n", (int)error.code, is_mine(match) && error == nil,
                               [match.message UTF8String]);
                        [match endTurnWithNextParticipant:[match.participants objectAtIndex:0]
                                                matchData:nil
                                        completionHandler:^(NSError *problem) {
                                            printf("not my turn: %d\n", (int)problem.code);
                                        }];
                    }];
}

- (void)finish {
    [GKTurnBasedMatch loadMatchesWithCompletionHandler:^(NSArray *matches, NSError *error) {
        GKTurnBasedMatch *match = [matches lastObject];
        [match loadMatchDataWithCompletionHandler:^(NSData *data, NSError *problem) {
            printf("matches %d, data %.*s, status %d, mine %d\n", (int)matches.count, (int)data.length,
                   (const char *)data.bytes, (int)match.status, is_mine(match));
            [match endMatchInTurnWithMatchData:data completionHandler:^(NSError *trouble) {
                printf("no outcome: %d\n", (int)trouble.code);
                [[match.participants objectAtIndex:0] setMatchOutcome:GKTurnBasedMatchOutcomeWon];
                [[match.participants objectAtIndex:1] setMatchOutcome:GKTurnBasedMatchOutcomeLost];
                [match endMatchInTurnWithMatchData:data completionHandler:^(NSError *last) {
                    printf("ended: %d status %d\n", (int)last.code, (int)match.status);
                }];
            }];
        }];
    }];
}

- (void)handleTurnEventForMatch:(GKTurnBasedMatch *)match { printf("turn\n"); }
- (void)handleMatchEnded:(GKTurnBasedMatch *)match {
    ended = [match retain];
    printf("game over: status %d, outcome %d %d\n", (int)match.status,
           (int)[[match.participants objectAtIndex:0] matchOutcome],
           (int)[[match.participants objectAtIndex:1] matchOutcome]);
}

- (void)removeGame {
    [ended removeWithCompletionHandler:^(NSError *error) {
        [GKTurnBasedMatch loadMatchesWithCompletionHandler:^(NSArray *matches, NSError *problem) {
            printf("removed: %d, matches %d\n", (int)error.code, (int)matches.count);
        }];
    }];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
