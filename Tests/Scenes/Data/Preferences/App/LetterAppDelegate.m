#import "LetterAppDelegate.h"
#import "LetterController.h"

@implementation LetterAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *controller = [[LetterController alloc] init];
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
