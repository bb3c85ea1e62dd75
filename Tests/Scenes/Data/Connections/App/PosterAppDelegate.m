#import "PosterAppDelegate.h"
#import "PosterController.h"

@implementation PosterAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *controller = [[PosterController alloc] init];
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
