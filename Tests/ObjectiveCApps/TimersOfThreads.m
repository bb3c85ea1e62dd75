// script: wait 1
// script: wait 1
// A thread whose run loop waits for a timer that is not due at a whole millisecond rests, and does not hold the clock up.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    BOOL ticks;
}
@end
@implementation Delegate

- (void)tick:(NSTimer *)timer { ticks = YES; }

- (void)runLoop {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [NSTimer scheduledTimerWithTimeInterval:0.0057 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate distantFuture]];
    [pool drain];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    [NSThread detachNewThreadSelector:@selector(runLoop) toTarget:self withObject:nil];
    [self performSelector:@selector(tell) withObject:nil afterDelay:1.5];
}

- (void)tell { printf("ticks: %d\n", ticks); }

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > ticks: 1
