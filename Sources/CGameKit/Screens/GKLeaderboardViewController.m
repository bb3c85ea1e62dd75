#import "Screens/LeaderboardPage.h"
#import "Screens/LeaderboardsPage.h"

@implementation GKLeaderboardViewController {
    LeaderboardsPage *_list;
}

- (id)init {
    if ((self = [super init])) {
        _timeScope = GKLeaderboardTimeScopeAllTime;
        _list = [[LeaderboardsPage alloc] init];
        game_pages_begin(self, _list, UIBarButtonSystemItemDone, @selector(finish));
    }
    return self;
}

/// A leaderboard that was named is shown at once.
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    _list.timeScope = _timeScope;
    if (_category == nil || self.viewControllers.count > 1) return;
    LeaderboardPage *page = [[LeaderboardPage alloc] initWithCategory:_category timeScope:_timeScope];
    page.navigationItem.rightBarButtonItem = _list.navigationItem.rightBarButtonItem;
    [self pushViewController:page animated:NO];
}

- (void)finish {
    id delegate = _leaderboardDelegate;
    [delegate leaderboardViewControllerDidFinish:self];
}

@end
