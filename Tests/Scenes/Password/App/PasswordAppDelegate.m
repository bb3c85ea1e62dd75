#import "PasswordAppDelegate.h"
#import "RootViewController.h"

@implementation PasswordAppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    rootViewController = [[RootViewController alloc] init];
    [window addSubview:rootViewController.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [rootViewController release];
    [window release];
    [super dealloc];
}

@end
