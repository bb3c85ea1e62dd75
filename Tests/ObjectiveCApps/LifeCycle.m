// script: wait 0.5
// script: memory-warning
// script: home
// The delegate's messages come in Apple's order.

#import <UIKit/UIKit.h>

@interface LifeDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
@implementation LifeDelegate
- (id)init {
    puts("init");
    return [super init];
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    puts("finished launching");
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    puts("window visible");
}
- (void)applicationDidBecomeActive:(UIApplication *)application { puts("active"); }
- (void)applicationWillResignActive:(UIApplication *)application { puts("inactive"); }
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application { puts("memory"); }
- (void)applicationWillTerminate:(UIApplication *)application { puts("terminating"); }
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    puts("main");
    int result = UIApplicationMain(argc, argv, nil, @"LifeDelegate");
    [pool release];
    return result;
}

// > main
// > init
// > finished launching
// > window visible
// > active
// > memory
// > inactive
// > terminating
