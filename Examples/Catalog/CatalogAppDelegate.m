#import "CatalogAppDelegate.h"
#import "CatalogViewController.h"

@implementation CatalogAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [window addSubview:viewController.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [viewController release];
    [window release];
    [super dealloc];
}

@end
