#import "HelloWorldAppDelegate.h"

@implementation HelloWorldAppDelegate

@synthesize window;
@synthesize label;

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    CGRect screen = [[UIScreen mainScreen] bounds];
    self.window = [[[UIWindow alloc] initWithFrame:screen] autorelease];
    window.backgroundColor = [UIColor whiteColor];

    self.label = [[[UILabel alloc] initWithFrame:CGRectMake(20.0, 200.0, screen.size.width - 40.0, 60.0)] autorelease];
    label.text = @"Hello, World!";
    label.font = [UIFont boldSystemFontOfSize:32.0];
    label.textAlignment = UITextAlignmentCenter;
    label.textColor = [UIColor colorWithRed:0.12 green:0.23 blue:0.42 alpha:1.0];
    label.backgroundColor = [UIColor clearColor];

    [window addSubview:label];
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
