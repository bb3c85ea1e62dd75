#import "HelloWorldAppDelegate.h"

@implementation HelloWorldAppDelegate

@synthesize window;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIViewController *helloWorldViewController = [[UIViewController alloc] initWithNibName:@"HelloWorld" bundle:nil];
    [window addSubview:helloWorldViewController.view];
    [helloWorldViewController release];
    [window makeKeyAndVisible];
    NSLog(@"hello, world");
}

- (void)applicationWillTerminate:(UIApplication *)application {
    NSLog(@"bye bye, world");
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
