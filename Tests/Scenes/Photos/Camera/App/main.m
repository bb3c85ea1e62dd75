#import "CameraScreenController.h"

@interface SnappingDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CameraScreenController *controller;
}
@end

@implementation SnappingDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[CameraScreenController alloc] init];
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
    int status = UIApplicationMain(argc, argv, nil, @"SnappingDelegate");
    [pool release];
    return status;
}
