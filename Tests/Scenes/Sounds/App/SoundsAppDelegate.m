#import "SoundsAppDelegate.h"
#import "SoundsController.h"

@implementation SoundsAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    SoundsController *controller = [[SoundsController alloc] initWithStyle:UITableViewStylePlain];
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
