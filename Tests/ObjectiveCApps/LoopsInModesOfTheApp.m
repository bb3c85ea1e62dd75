// script: wait 1
// script: tap "Wait"
// script: tap "Go on"
// script: wait 3
// script: tap "Go on"
// script: wait 1
// A run loop in a mode of the app's own, as libraries run it that wait for a server: time passes there and frames go on, but
// touches wait until the loop is left.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    int fired, taps;
}
@end
@implementation Delegate

- (void)say:(NSString *)what { printf("%s %.1f\n", [what UTF8String], -[start timeIntervalSinceNow]); }
- (void)tick:(NSTimer *)timer { fired++; }

- (void)waitForServer {
    [self say:@"waits"];
    NSString *mode = @"WaitingForServer";
    NSTimer *timer = [NSTimer timerWithTimeInterval:0.25 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:timer forMode:mode];
    while (fired < 8) {
        // A timer is no input: the loop returns when the date has come.
        [[NSRunLoop currentRunLoop] runMode:mode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    }
    [timer invalidate];
    printf("taps meanwhile: %d\n", taps);
    [self say:@"done"];
    // Without anything to wait for such a loop ends at once.
    printf("%d\n", [[NSRunLoop currentRunLoop] runMode:@"Nothing" beforeDate:[NSDate distantFuture]]);
}

- (void)goOn {
    taps++;
    printf("tap %d, waits: %d\n", taps, fired < 8);
}

- (void)addButton:(NSString *)title action:(SEL)action at:(CGFloat)y {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, y, 200, 40);
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start = [[NSDate alloc] init];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self addButton:@"Wait" action:@selector(waitForServer) at:100];
    [self addButton:@"Go on" action:@selector(goOn) at:300];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > waits 2.1
// > taps meanwhile: 0
// > done 4.1
// > 0
// > tap 1, waits: 0
// > tap 2, waits: 0
