#import "SquaresAppDelegate.h"
#import "SquaresController.h"

@implementation SquaresAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    SquaresController *controller = [[SquaresController alloc] init];
    window.rootViewController = controller;
    [controller release];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
