// script: wait 1
// script: tap "Wait"
// script: wait 5
// script: tap "Wait for touch"
// script: wait 1
// script: tap "Go on"
// script: wait 2
// Run loops that the app's code runs, and sleeps, last as long as they say in virtual time.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    int fired;
    BOOL goesOn;
}
@end
@implementation Delegate

- (void)say:(NSString *)what { printf("%s %.2f\n", [what UTF8String], -[start timeIntervalSinceNow]); }
- (void)tick:(NSTimer *)timer { fired++; }

- (void)runTwoSeconds:(NSString *)where {
    NSDate *before = [NSDate date];
    fired = 0;
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.6 target:self selector:@selector(tick:) userInfo:nil
                                                     repeats:YES];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
    [timer invalidate];
    printf("%s: lasted %.1f, fired %d\n", [where UTF8String], -[before timeIntervalSinceNow], fired);
}

- (void)waitTwoSeconds { [self runTwoSeconds:@"touch"]; [self say:@"after"]; }

- (void)waitForTouch {
    [self say:@"waits"];
    while (!goesOn) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    }
    [self say:@"went on"];
}

- (void)goOn { goesOn = YES; }

- (void)addButton:(NSString *)title action:(SEL)action at:(CGFloat)y {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, y, 200, 40);
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)sleepers {
    [NSThread sleepForTimeInterval:0.5];
    [self say:@"slept"];
    usleep(250000);
    sleep(1);
    [self say:@"slept"];
    [self runTwoSeconds:@"timer"];
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:0.05];
    while ([end timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
    }
    [self say:@"asked again and again"];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start = [[NSDate alloc] init];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self addButton:@"Wait" action:@selector(waitTwoSeconds) at:100];
    [self addButton:@"Wait for touch" action:@selector(waitForTouch) at:200];
    [self addButton:@"Go on" action:@selector(goOn) at:300];
    [window makeKeyAndVisible];
    [self runTwoSeconds:@"launch"];
    [self performSelector:@selector(sleepers) withObject:nil afterDelay:4];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > launch: lasted 2.0, fired 3
// > touch: lasted 2.0, fired 3
// > after 4.10
// > slept 6.50
// > slept 7.75
// > waits 7.75
// > went on 8.50
// > timer: lasted 2.0, fired 3
// > asked again and again 9.80
