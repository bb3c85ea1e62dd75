#import "Screens/LeaderboardPage.h"
#import "Players/PlayerState.h"

@implementation LeaderboardPage {
    UISegmentedControl *_scopes;
    NSArray *_scores;
    GKScore *_own;
    /// The aliases of the players, by their identifiers.
    NSMutableDictionary *_aliases;
    GKLeaderboard *_board;
}

- (id)initWithCategory:(NSString *)category timeScope:(GKLeaderboardTimeScope)timeScope {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        _category = [category copy];
        _timeScope = timeScope;
        _aliases = [[NSMutableDictionary alloc] init];
        self.title = @"Leaderboard";
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _scopes = [[UISegmentedControl alloc] initWithItems:@[@"Today", @"This Week", @"All Time"]];
    _scopes.segmentedControlStyle = UISegmentedControlStyleBar;
    _scopes.tintColor = self.navigationController.navigationBar.tintColor;
    _scopes.selectedSegmentIndex = _timeScope;
    CGFloat width = self.view.bounds.size.width;
    _scopes.frame = CGRectMake(10, 8, width - 20, 30);
    _scopes.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    [_scopes addTarget:self action:@selector(choose) forControlEvents:UIControlEventValueChanged];
    UIView *header = [[UIView alloc] initWithFrame:CGRectMake(0, 0, width, 46)];
    [header addSubview:_scopes];
    self.tableView.tableHeaderView = header;
}

- (void)choose {
    _timeScope = _scopes.selectedSegmentIndex;
    [self load];
}

- (void)setTimeScope:(GKLeaderboardTimeScope)timeScope {
    _timeScope = timeScope;
    _scopes.selectedSegmentIndex = timeScope;
}

- (void)load {
    GKLeaderboard *board = [[GKLeaderboard alloc] init];
    board.category = _category;
    board.timeScope = _timeScope;
    board.range = NSMakeRange(1, 100);
    _board = board;
    [board loadScoresWithCompletionHandler:^(NSArray *scores, NSError *error) {
        if (board != _board) return;
        if (error) {
            self.note = [error localizedDescription];
            return;
        }
        _scores = scores;
        _own = board.localPlayerScore;
        self.title = board.title ?: @"Leaderboard";
        self.note = scores.count ? nil : @"No Scores";
        [self loadPlayers];
    }];
}

- (void)loadPlayers {
    [GKPlayer loadPlayersForIdentifiers:[_scores valueForKey:@"playerID"]
                  withCompletionHandler:^(NSArray *players, NSError *error) {
                      for (GKPlayer *player in players) [_aliases setObject:player.alias forKey:player.playerID];
                      [self.tableView reloadData];
                  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _scores.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    GKScore *score = [_scores objectAtIndex:indexPath.row];
    NSString *alias = [_aliases objectForKey:score.playerID] ?: @"…";
    BOOL isOwn = [score.playerID isEqualToString:[GKLocalPlayer localPlayer].playerID];
    NSString *detail = [NSString stringWithFormat:@"#%d%@", (int)score.rank, isOwn ? @" – You" : @""];
    return [self rowWithTitle:alias detail:detail right:score.formattedValue image:player_picture(alias, 40)];
}

@end
