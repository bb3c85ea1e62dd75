#import "HelloWorldAppDelegate.h"
#import "MyIBViewController.h"

@implementation HelloWorldAppDelegate

@synthesize window;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    MyIBViewController *controller = [[MyIBViewController alloc] initWithNibName:@"MyView" bundle:nil];
    NSLog(@"Loaded: %d", (int)[controller isViewLoaded]);
    window.rootViewController = controller;
    [controller release];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
