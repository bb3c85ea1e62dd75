#import "TunesController.h"

@interface TunesDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    TunesController *controller;
}
@end

@implementation TunesDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[TunesController alloc] init];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [controller release];
    [window release];
    [super dealloc];
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"TunesDelegate");
    [pool release];
    return status;
}
