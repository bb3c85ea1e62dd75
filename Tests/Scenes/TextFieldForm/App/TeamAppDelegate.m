#import "TeamAppDelegate.h"
#import "Team.h"
#import "TeamViewController.h"

@implementation TeamAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    Team *team = [[Team alloc] initWithCapacity:12];
    viewController = [[TeamViewController alloc] initWithTeam:team];
    [team release];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:viewController.view];
    [window makeKeyAndVisible];
    [viewController.team setSize:3];
}

- (void)dealloc {
    [viewController release];
    [window release];
    [super dealloc];
}

@end
