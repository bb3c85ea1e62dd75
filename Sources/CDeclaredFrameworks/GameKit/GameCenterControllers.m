#import "GameCenterRefusal.h"
#import "Notice/Refusal.h"

// The Game Center view controllers. Each shows a page that says that Game Center is unavailable, with a button to
// dismiss it.

@implementation GKAchievementViewController

- (id)init {
    if ((self = [super init])) game_center_show_nothing(self, @"Achievements", @selector(finish));
    return self;
}

- (void)finish {
    id delegate = _achievementDelegate;
    [delegate achievementViewControllerDidFinish:self];
}

@end

@implementation GKLeaderboardViewController

- (id)init {
    if ((self = [super init])) {
        _timeScope = GKLeaderboardTimeScopeAllTime;
        game_center_show_nothing(self, @"Leaderboards", @selector(finish));
    }
    return self;
}

- (void)finish {
    id delegate = _leaderboardDelegate;
    [delegate leaderboardViewControllerDidFinish:self];
}

@end

@implementation GKFriendRequestComposeViewController

- (id)init {
    if ((self = [super init])) game_center_show_nothing(self, @"Friend Request", @selector(finish));
    return self;
}

+ (NSUInteger)maxNumberOfRecipients { return 8; }
- (void)setMessage:(NSString *)message REFUSES()
- (void)addRecipientsWithPlayerIDs:(NSArray *)playerIDs REFUSES()
- (void)addRecipientsWithEmailAddresses:(NSArray *)emailAddresses REFUSES()

- (void)finish {
    id delegate = _composeViewDelegate;
    [delegate friendRequestComposeViewControllerDidFinish:self];
}

@end

@implementation GKMatchmakerViewController

- (id)initWithMatchRequest:(GKMatchRequest *)request {
    if ((self = [super init])) {
        _matchRequest = request;
        game_center_show_nothing(self, @"Game", @selector(finish));
    }
    return self;
}

- (id)initWithInvite:(GKInvite *)invite REFUSES(nil)
- (void)addPlayersToMatch:(GKMatch *)match REFUSES()
- (void)setHostedPlayer:(NSString *)playerID connected:(BOOL)connected REFUSES()
- (void)setHostedPlayerReady:(NSString *)playerID REFUSES()
- (void)finish { [_matchmakerDelegate matchmakerViewControllerWasCancelled:self]; }

@end

@implementation GKTurnBasedMatchmakerViewController

- (id)initWithMatchRequest:(GKMatchRequest *)request {
    if ((self = [super init])) {
        _showExistingMatches = YES;
        game_center_show_nothing(self, @"Games", @selector(finish));
    }
    return self;
}

- (void)finish { [_turnBasedMatchmakerDelegate turnBasedMatchmakerViewControllerWasCancelled:self]; }

@end
