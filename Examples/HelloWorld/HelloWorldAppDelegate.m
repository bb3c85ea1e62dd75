#import "HelloWorldAppDelegate.h"

@implementation HelloWorldAppDelegate

@synthesize window;
@synthesize label;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [window makeKeyAndVisible];
    NSLog(@"HelloWorld has launched.");
}

- (void)applicationWillTerminate:(UIApplication *)application {
    NSLog(@"HelloWorld is about to exit.");
}

- (void)dealloc {
    [label release];
    [window release];
    [super dealloc];
}

@end
