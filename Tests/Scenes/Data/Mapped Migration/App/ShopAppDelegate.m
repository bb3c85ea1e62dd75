#import "ShopAppDelegate.h"
#import "ArticlesController.h"

@implementation ShopAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    ArticlesController *controller = [[ArticlesController alloc] initWithStyle:UITableViewStyleGrouped];
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
