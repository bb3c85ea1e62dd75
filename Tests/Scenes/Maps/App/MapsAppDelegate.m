#import "MapsAppDelegate.h"
#import "MapController.h"

@implementation MapsAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    MapController *controller = [[MapController alloc] init];
    navigationController = [[UINavigationController alloc] initWithRootViewController:controller];
    navigationController.toolbarHidden = NO;
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
