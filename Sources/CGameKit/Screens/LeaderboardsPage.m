#import "Screens/LeaderboardsPage.h"
#import "Screens/LeaderboardPage.h"

@implementation LeaderboardsPage {
    NSArray *_categories;
    NSArray *_titles;
}

- (id)init {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        _timeScope = GKLeaderboardTimeScopeAllTime;
        self.title = @"Leaderboards";
    }
    return self;
}

- (void)load {
    [GKLeaderboard loadCategoriesWithCompletionHandler:^(NSArray *categories, NSArray *titles, NSError *error) {
        _categories = categories;
        _titles = titles;
        self.note = error ? [error localizedDescription] : categories.count ? nil : @"No Leaderboards";
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _categories.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [self rowWithTitle:[_titles objectAtIndex:indexPath.row] detail:nil right:@"›" image:nil];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    LeaderboardPage *page = [[LeaderboardPage alloc] initWithCategory:[_categories objectAtIndex:indexPath.row]
                                                            timeScope:_timeScope];
    page.navigationItem.rightBarButtonItem = self.navigationItem.rightBarButtonItem;
    [self.navigationController pushViewController:page animated:YES];
}

@end
