// script: wait 1
// script: expect "Row 0"
// A table makes cells of the class that the app has registered, and none of what is no class of cells.

#import <UIKit/UIKit.h>

@interface WideCell : UITableViewCell
@end
@implementation WideCell
- (id)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
    if ((self = [super initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:identifier])) {
        static int count;
        if (++count == 1) printf("made for %s, style %d\n", [identifier UTF8String], (int)style);
    }
    return self;
}
@end

@interface Delegate : NSObject <UIApplicationDelegate, UITableViewDataSource> {
    UIWindow *window;
}
@end

@implementation Delegate

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 3;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"wide"];
    if (indexPath.row == 0) {
        printf("%s, plain %d, wrong %d\n", [NSStringFromClass([cell class]) UTF8String],
               [[tableView dequeueReusableCellWithIdentifier:@"plain"] class] == [UITableViewCell class],
               [tableView dequeueReusableCellWithIdentifier:@"wrong"] != nil);
    }
    cell.textLabel.text = [NSString stringWithFormat:@"Row %d", (int)indexPath.row];
    return cell;
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UITableView *table = [[UITableView alloc] initWithFrame:window.bounds style:UITableViewStylePlain];
    [table registerClass:[WideCell class] forCellReuseIdentifier:@"wide"];
    [table registerClass:[UITableViewCell class] forCellReuseIdentifier:@"plain"];
    [table registerClass:[NSString class] forCellReuseIdentifier:@"wrong"];
    table.dataSource = self;
    [window addSubview:table];
    [window makeKeyAndVisible];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > made for wide, style 0
// > WideCell, plain 1, wrong 0
