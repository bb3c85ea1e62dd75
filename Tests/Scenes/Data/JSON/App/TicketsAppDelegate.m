#import "TicketsAppDelegate.h"
#import "TicketController.h"

@implementation TicketsAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *controller = [[TicketController alloc] initWithStyle:UITableViewStyleGrouped];
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
