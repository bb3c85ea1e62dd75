#import "PeopleAppDelegate.h"
#import "GuestsController.h"

@implementation PeopleAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    GuestsController *controller = [[GuestsController alloc] initWithStyle:UITableViewStylePlain];
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
