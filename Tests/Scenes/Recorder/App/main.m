#import "RecorderController.h"

@interface RecorderDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    RecorderController *controller;
}
@end

@implementation RecorderDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[RecorderController alloc] init];
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
    int status = UIApplicationMain(argc, argv, nil, @"RecorderDelegate");
    [pool release];
    return status;
}
