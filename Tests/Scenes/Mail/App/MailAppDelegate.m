#import "MailAppDelegate.h"
#import "LettersController.h"

@implementation MailAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    LettersController *controller = [[LettersController alloc] initWithStyle:UITableViewStylePlain];
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
