#import "Screens/AchievementsPage.h"

@implementation AchievementsPage {
    NSArray *_descriptions;
    /// GKAchievements by their identifiers.
    NSMutableDictionary *_progress;
}

- (id)init {
    if ((self = [super initWithStyle:UITableViewStylePlain])) self.title = @"Achievements";
    return self;
}

- (void)load {
    [GKAchievementDescription loadAchievementDescriptionsWithCompletionHandler:^(NSArray *descriptions, NSError *error) {
        if (error) {
            self.note = [error localizedDescription];
            return;
        }
        _descriptions = descriptions;
        [self loadProgress];
    }];
}

- (void)loadProgress {
    [GKAchievement loadAchievementsWithCompletionHandler:^(NSArray *achievements, NSError *error) {
        _progress = [[NSMutableDictionary alloc] init];
        for (GKAchievement *achievement in achievements) [_progress setObject:achievement forKey:achievement.identifier];
        // What is hidden is shown when there is progress.
        NSMutableArray *shown = [NSMutableArray array];
        for (GKAchievementDescription *description in _descriptions) {
            if (!description.hidden || [_progress objectForKey:description.identifier]) [shown addObject:description];
        }
        _descriptions = shown;
        self.note = shown.count ? nil : @"No Achievements";
        [self showHeader];
        [self.tableView reloadData];
    }];
}

- (void)showHeader {
    NSInteger earned = 0, points = 0;
    for (GKAchievementDescription *description in _descriptions) {
        if (![[_progress objectForKey:description.identifier] isCompleted]) continue;
        earned++;
        points += description.maximumPoints;
    }
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 40)];
    label.backgroundColor = [UIColor clearColor];
    label.textColor = [UIColor whiteColor];
    label.font = [UIFont boldSystemFontOfSize:14];
    label.textAlignment = UITextAlignmentCenter;
    label.text = [NSString stringWithFormat:@"%d of %d Achievements, %d points", (int)earned, (int)_descriptions.count,
                                            (int)points];
    self.tableView.tableHeaderView = label;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _descriptions.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    GKAchievementDescription *description = [_descriptions objectAtIndex:indexPath.row];
    GKAchievement *achievement = [_progress objectForKey:description.identifier];
    BOOL isEarned = achievement.completed;
    NSString *right = isEarned ? [NSString stringWithFormat:@"%d points", (int)description.maximumPoints]
                    : achievement ? [NSString stringWithFormat:@"%.0f%%", achievement.percentComplete] : @"";
    UIImage *image = isEarned ? [GKAchievementDescription placeholderCompletedAchievementImage]
                              : [GKAchievementDescription incompleteAchievementImage];
    return [self rowWithTitle:description.title
                       detail:isEarned ? description.achievedDescription : description.unachievedDescription
                        right:right
                        image:image];
}

@end
