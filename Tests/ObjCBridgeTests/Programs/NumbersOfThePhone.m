// Methods that say float for CGFloat and int for NSInteger, as many did on the phone, where these were the same.
//
// > delegate: height 61.5, header 12.25, sections 2, level 3
// > the app's own message: 61.5, -3
// > override: 0.25
// > override of an override: 0.125

#import <UIKit/UIKit.h>

// As the app's files see them: their numbers are the phone's.
@interface Source : NSObject
- (float)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path;
@end

@implementation Source
- (float)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path {
    return 61.5f;
}
- (float)tableView:(UITableView *)table heightForHeaderInSection:(int)section {
    return section * 12.25f;
}
- (NSString *)tableView:(UITableView *)table titleForHeaderInSection:(int)section {
    return @"Header";
}
- (int)numberOfSectionsInTableView:(UITableView *)table {
    return 2;
}
- (int)tableView:(UITableView *)table numberOfRowsInSection:(int)section {
    return section == 7 ? -3 : 1;
}
- (int)tableView:(UITableView *)table indentationLevelForRowAtIndexPath:(NSIndexPath *)path {
    return path.row + 3;
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
    return [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil] autorelease];
}
@end

@interface NarrowView : UIView {
    float shade;
}
@end

@implementation NarrowView
- (void)setAlpha:(float)alpha {
    shade = alpha;
    [super setAlpha:alpha];
}
- (float)alpha {
    return shade;
}
@end

@interface FaintView : NarrowView
@end

@implementation FaintView
- (void)setAlpha:(float)alpha {
    [super setAlpha:alpha / 2];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Source *source = [Source new];
    UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 480) style:UITableViewStylePlain];
    table.delegate = (id)source;
    table.dataSource = (id)source;
    NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
    [table reloadData];
    CGFloat height = [table rectForRowAtIndexPath:path].size.height;
    CGFloat header = [table rectForHeaderInSection:1].size.height;
    printf("delegate: height %g, header %g, sections %d", height, header, (int)table.numberOfSections);
    UITableViewCell *cell = [table cellForRowAtIndexPath:path];
    printf(", level %d\n", (int)cell.indentationLevel);
    float own = [source tableView:table heightForRowAtIndexPath:path];
    printf("the app's own message: %g, %d\n", own, [source tableView:table numberOfRowsInSection:7]);

    UIView *view = [NarrowView new];
    view.alpha = 0.25;
    printf("override: %g\n", view.alpha);
    UIView *faint = [FaintView new];
    faint.alpha = 0.25;
    printf("override of an override: %g\n", faint.alpha);

    [pool drain];
    return 0;
}
