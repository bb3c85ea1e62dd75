#import "HerbariumAppDelegate.h"
#import "Herbarium.h"
#import "SheetsController.h"

@implementation HerbariumAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    herbarium = [[Herbarium alloc] init];
    SheetsController *controller = [[SheetsController alloc] initWithHerbarium:herbarium];
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
    [herbarium release];
    [super dealloc];
}

@end
