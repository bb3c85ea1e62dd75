#import "RecentsController.h"
#import "ContactStore.h"
#import "RecentCallCell.h"

@interface RecentsController ()
- (BOOL)showsMissedOnly;
- (NSArray *)shownCalls;
@end

@implementation RecentsController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Calls

- (BOOL)showsMissedOnly {
    return filter.selectedSegmentIndex == 1;
}

- (NSArray *)shownCalls {
    if (![self showsMissedOnly]) return store.recentCalls;
    NSMutableArray *missed = [NSMutableArray array];
    for (NSDictionary *call in store.recentCalls)
        if ([[call objectForKey:@"missed"] boolValue]) [missed addObject:call];
    return missed;
}

- (IBAction)filterDidChange {
    NSMutableArray *answered = [NSMutableArray array];
    for (NSUInteger i = 0; i < [store.recentCalls count]; i++)
        if (![[[store.recentCalls objectAtIndex:i] objectForKey:@"missed"] boolValue])
            [answered addObject:[NSIndexPath indexPathForRow:i inSection:0]];
    if ([self showsMissedOnly]) {
        [self.tableView deleteRowsAtIndexPaths:answered withRowAnimation:UITableViewRowAnimationFade];
    } else {
        [self.tableView insertRowsAtIndexPaths:answered withRowAnimation:UITableViewRowAnimationFade];
    }
}

- (IBAction)clear {
    [store.recentCalls removeAllObjects];
    [self.tableView reloadSections:[NSIndexSet indexSetWithIndex:0] withRowAnimation:UITableViewRowAnimationFade];
    self.navigationItem.rightBarButtonItem.enabled = NO;
}

#pragma mark Table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [[self shownCalls] count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"RecentCallCell";
    RecentCallCell *cell = (RecentCallCell *)[tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        [[NSBundle mainBundle] loadNibNamed:@"RecentCallCell" owner:self options:nil];
        cell = [loadedCell autorelease];
        loadedCell = nil;
    }
    cell.call = [[self shownCalls] objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    [store.recentCalls removeObject:[[self shownCalls] objectAtIndex:indexPath.row]];
    [tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:indexPath]
                     withRowAnimation:UITableViewRowAnimationFade];
}

- (void)dealloc {
    [store release];
    [filter release];
    [super dealloc];
}

@end
