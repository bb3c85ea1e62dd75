#import "FrameworksAppDelegate.h"
#import "ScreensController.h"

@implementation FrameworksAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    ScreensController *controller = [[ScreensController alloc] initWithStyle:UITableViewStylePlain];
    navigationController = [[UINavigationController alloc] initWithRootViewController:controller];
    [controller release];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:navigationController.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [navigationController release];
    [window release];
    [super dealloc];
}

@end
