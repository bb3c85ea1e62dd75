#import "PickingController.h"

@interface PickingDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    PickingController *controller;
}
@end

@implementation PickingDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[PickingController alloc] init];
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
    int status = UIApplicationMain(argc, argv, nil, @"PickingDelegate");
    [pool release];
    return status;
}
