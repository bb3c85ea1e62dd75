// A reload asks for the rows at once, and for headers when the table is laid out or somebody asks where they are.
//
// > reload: sections rows height
// > layout: title headerHeight header cell
// > height of the content 130
// > a second reload: sections rows height
// > rectangle 0 30: title headerHeight header

#import <UIKit/UIKit.h>

static NSMutableArray *asked;

static NSString *take(void) {
    NSString *all = [asked componentsJoinedByString:@" "];
    [asked removeAllObjects];
    return all;
}

static void note(NSString *name) {
    if (![asked containsObject:name]) [asked addObject:name];
}

@interface Source : NSObject <UITableViewDataSource, UITableViewDelegate>
@end
@implementation Source
- (NSInteger)numberOfSectionsInTableView:(UITableView *)table {
    note(@"sections");
    return 1;
}
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
    note(@"rows");
    return 2;
}
- (CGFloat)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path {
    note(@"height");
    return 50;
}
- (NSString *)tableView:(UITableView *)table titleForHeaderInSection:(NSInteger)section {
    note(@"title");
    return @"Title";
}
- (CGFloat)tableView:(UITableView *)table heightForHeaderInSection:(NSInteger)section {
    note(@"headerHeight");
    return 30;
}
- (UIView *)tableView:(UITableView *)table viewForHeaderInSection:(NSInteger)section {
    note(@"header");
    return [[[UILabel alloc] initWithFrame:CGRectZero] autorelease];
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
    note(@"cell");
    return [[[UITableViewCell alloc] initWithFrame:CGRectZero reuseIdentifier:nil] autorelease];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    asked = [[NSMutableArray alloc] init];
    Source *source = [[Source alloc] init];
    UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 200)];
    table.dataSource = source;
    table.delegate = source;
    [table reloadData];
    printf("reload: %s\n", [take() UTF8String]);
    [table layoutIfNeeded];
    printf("layout: %s\n", [take() UTF8String]);
    printf("height of the content %g\n", table.contentSize.height);
    [table reloadData];
    printf("a second reload: %s\n", [take() UTF8String]);
    CGRect header = [table rectForHeaderInSection:0];
    printf("rectangle %g %g: %s\n", header.origin.y, header.size.height, [take() UTF8String]);
    [table release];
    [source release];
    [pool drain];
    return 0;
}
