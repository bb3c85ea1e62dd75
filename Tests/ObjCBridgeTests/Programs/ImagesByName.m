// A picture of the bundle is one object until memory runs low; an image without pixels is an image; a table may be asked
// to show a row that it has not.
//
// > same 1, kept 1, other scale 1
// > none (null)
// > without pixels: image 1, 0 by 0
// > in a dictionary 1
// > scrolled to 0
// > section: NSRangeException

#import <UIKit/UIKit.h>

@interface Rows : NSObject <UITableViewDataSource>
@end
@implementation Rows
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 0; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return nil; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    UIGraphicsBeginImageContext(CGSizeMake(2, 2));
    UIImage *drawn = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"dot.png"];
    [UIImagePNGRepresentation(drawn) writeToFile:path atomically:YES];

    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    UIImage *first = [UIImage imageNamed:path];
    BOOL is_same = first == [UIImage imageNamed:path];
    [inner drain];
    printf("same %d, kept %d, other scale %d\n", is_same, first == [UIImage imageNamed:path], first.scale == 1);
    printf("none %s\n", [UIImage imageNamed:@"nothing"] ? "?" : "(null)");

    UIImage *empty = [UIImage imageWithCGImage:NULL];
    printf("without pixels: image %d, %g by %g\n", empty != nil, empty.size.width, empty.size.height);
    NSMutableDictionary *images = [NSMutableDictionary dictionary];
    [images setObject:[[[UIImage alloc] initWithCGImage:NULL] autorelease] forKey:@"page"];
    printf("in a dictionary %d\n", (int)[images count]);

    Rows *rows = [[Rows alloc] init];
    UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
    table.dataSource = rows;
    [table scrollToRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]
                 atScrollPosition:UITableViewScrollPositionTop
                         animated:NO];
    printf("scrolled to %g\n", table.contentOffset.y);
    @try {
        [table scrollToRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:3]
                     atScrollPosition:UITableViewScrollPositionTop
                             animated:NO];
    } @catch (NSException *exception) {
        printf("section: %s\n", [[exception name] UTF8String]);
    }
    [table release];
    [rows release];
    [pool drain];
    return 0;
}
