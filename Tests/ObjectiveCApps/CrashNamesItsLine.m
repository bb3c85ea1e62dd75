// status: 3
// error: *** Terminating app due to signal SIGSEGV
// once: -[Delegate crash] + 
// once: main.m:17)
// once: main.m:20)
// A crash names the lines of the app's calls, once.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
@implementation Delegate
- (void)crash {
    volatile int *nowhere = NULL;
    *nowhere = 1;
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [self crash];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
