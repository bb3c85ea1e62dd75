#import "StationsAppDelegate.h"
#import "StationsController.h"

@implementation StationsAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *controller = [[StationsController alloc] initWithStyle:UITableViewStylePlain];
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
