#import "TextColumnsAppDelegate.h"
#import "ColumnsPage.h"
#import "StylesPage.h"
#import "TabsPage.h"
#import "TextPage.h"

@implementation TextColumnsAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];
    UIButton *next = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    next.frame = CGRectMake(10, 430, 300, 40);
    [next setTitle:@"Next" forState:UIControlStateNormal];
    [next addTarget:self action:@selector(showNext) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:next];
    [self showNext];
    [window makeKeyAndVisible];
}

- (void)showNext {
    Class kinds[] = {[TextPage class], [StylesPage class], [TabsPage class], [ColumnsPage class]};
    [page removeFromSuperview];
    [page release];
    page = [[kinds[number++ % 4] alloc] initWithFrame:CGRectMake(0, 20, 320, 405)];
    page.backgroundColor = [UIColor whiteColor];
    [window addSubview:page];
}

- (void)dealloc {
    [page release];
    [window release];
    [super dealloc];
}

@end
