#import "PlacesAppDelegate.h"
#import "PlacesController.h"

@implementation PlacesAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *controller = [[PlacesController alloc] initWithStyle:UITableViewStylePlain];
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
