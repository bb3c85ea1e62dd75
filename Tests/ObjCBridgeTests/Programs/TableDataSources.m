// status: 134
// error: -[Silent tableView:numberOfRowsInSection:]: unrecognized selector sent to instance
// Data sources of tables: as objects of their own, as controllers, gone too early, and lying.

#import <UIKit/UIKit.h>

@interface Rows : NSObject <UITableViewDataSource, UITableViewDelegate> {
@public
    BOOL givesNothing;
}
@end
@implementation Rows
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 100; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    if (givesNothing) return nil;
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"row"] autorelease];
    }
    cell.textLabel.text = [NSString stringWithFormat:@"%ld.%ld", (long)indexPath.section, (long)indexPath.row];
    return cell;
}
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.row == 1 ? 100 : 20;
}
@end

/// Answers nothing of what it has to.
@interface Silent : NSObject
@end
@implementation Silent
@end

@interface Screen : UITableViewController
@end
@implementation Screen
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 2; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 3 + section; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell =
        [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:nil] autorelease];
    cell.detailTextLabel.text = [NSString stringWithFormat:@"row %ld", (long)indexPath.row];
    return cell;
}
@end

static UITableView *table(void) {
    return [[[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 400) style:UITableViewStylePlain] autorelease];
}

static void show(UITableView *view, NSIndexPath *path) {
    [view layoutIfNeeded];
    CGRect frame = [view rectForRowAtIndexPath:path];
    UITableViewCell *cell = [view cellForRowAtIndexPath:path];
    printf("%s at %g, %g high\n", [cell.textLabel.text UTF8String], frame.origin.y,
           frame.size.height);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Rows *rows = [Rows new];
    UITableView *view = table();
    view.dataSource = rows;
    view.delegate = rows;
    show(view, [NSIndexPath indexPathForRow:2 inSection:0]);
    NSArray *visible = [view indexPathsForVisibleRows];
    printf("%d visible, the last %ld\n", (int)[visible count], (long)[(NSIndexPath *)[visible lastObject] row]);

    rows->givesNothing = YES;
    @try {
        [view reloadData];
        [view layoutIfNeeded];
    } @catch (NSException *exception) {
        printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
    rows->givesNothing = NO;
    [view reloadData];
    show(view, [NSIndexPath indexPathForRow:0 inSection:0]);

    // The data source goes without telling the table, which must not ask it any more.
    [rows release];
    [view setContentOffset:CGPointMake(0, 500)];
    [view layoutIfNeeded];
    printf("%d\n", view.dataSource == nil);

    Screen *screen = [[[Screen alloc] initWithStyle:UITableViewStyleGrouped] autorelease];
    [screen viewWillAppear:NO];
    printf("%ld sections, %ld rows\n", (long)[screen.tableView numberOfSections],
           (long)[screen.tableView numberOfRowsInSection:1]);
    [screen.tableView layoutIfNeeded];
    printf("%s\n", [[screen.tableView cellForRowAtIndexPath:[NSIndexPath indexPathForRow:1 inSection:0]]
                       .detailTextLabel.text UTF8String]);
    fflush(stdout);

    Silent *silent = [[Silent new] autorelease];
    view.dataSource = (id)silent;
    [view reloadData];
    [view layoutIfNeeded];
    [pool drain];
    return 0;
}

// > 0.2 at 120, 20 high
// > 16 visible, the last 15
// > NSInternalInconsistencyException: UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:
// > 0.0 at 0, 20 high
// > 1
// > 2 sections, 4 rows
// > row 1
