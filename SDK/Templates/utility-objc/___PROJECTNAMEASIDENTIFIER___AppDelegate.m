#import "___PROJECTNAMEASIDENTIFIER___AppDelegate.h"
#import "MainViewController.h"

@implementation ___PROJECTNAMEASIDENTIFIER___AppDelegate

@synthesize window;
@synthesize mainViewController;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    mainViewController.view.frame = [[UIScreen mainScreen] applicationFrame];
    [window addSubview:mainViewController.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [mainViewController release];
    [window release];
    [super dealloc];
}

@end
