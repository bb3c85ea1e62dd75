// script: wait 10
// Timers and delayed messages come at their time of the virtual clock.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
    int fired;
}
@end
@implementation Delegate
- (void)say:(NSString *)what { printf("%s %.2f\n", [what UTF8String], -[start timeIntervalSinceNow]); }
- (void)tick:(NSTimer *)timer {
    [self say:@"timer"];
    if (++fired == 3) [timer invalidate];
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start = [[NSDate alloc] init];
    [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    [self performSelector:@selector(say:) withObject:@"delayed" afterDelay:1];
    [self performSelector:@selector(say:) withObject:@"never" afterDelay:5];
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(say:) object:@"never"];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > delayed 1.00
// > timer 2.00
// > timer 4.00
// > timer 6.00
