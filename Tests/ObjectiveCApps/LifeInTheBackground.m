// device: iPhone 4
// plist: <key>DTSDKName</key><string>iphoneos4.3</string>
// script: wait 0.5
// script: home
// script: wait 30
// script: launch
// script: home-twice
// script: expect "Close"
// script: tap "Close"
// script: tap "Task"
// script: home
// script: wait 20
// script: launch
// script: lock
// script: home
// An app of iOS 4 leaves the screen, stands still there, and comes back: its delegate hears of each step in Apple's order.
// What is due while it stands still happens once, when it goes on; a task keeps it running.

#import <UIKit/UIKit.h>

@interface LifeDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UIBackgroundTaskIdentifier task;
    int visits;
}
@end
@implementation LifeDelegate
- (void)say:(NSString *)what {
    static NSString *const states[] = {@"active", @"inactive", @"background"};
    printf("%s, %s\n", [what UTF8String], [states[[[UIApplication sharedApplication] applicationState]] UTF8String]);
}
- (void)hear:(NSNotification *)notification { [self say:[notification name]]; }
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    printf("multitasking: %d\n", [[UIDevice currentDevice] isMultitaskingSupported]);
    for (NSString *name in [NSArray arrayWithObjects:UIApplicationDidEnterBackgroundNotification,
                                                     UIApplicationWillEnterForegroundNotification, nil]) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(hear:) name:name object:nil];
    }
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Task" forState:UIControlStateNormal];
    [button setFrame:CGRectMake(20, 100, 280, 44)];
    [button addTarget:self action:@selector(begin) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
    [NSTimer scheduledTimerWithTimeInterval:10 target:self selector:@selector(tick) userInfo:nil repeats:YES];
    return YES;
}
- (void)tick { [self say:@"tick"]; }
- (void)begin {
    task = [[UIApplication sharedApplication] beginBackgroundTaskWithExpirationHandler:^{ puts("never"); }];
    [self performSelector:@selector(end) withObject:nil afterDelay:15];
}
- (void)end {
    printf("%.0f minutes left\n", [[UIApplication sharedApplication] backgroundTimeRemaining] / 60);
    [self say:@"task ends"];
    [[UIApplication sharedApplication] endBackgroundTask:task];
}
- (void)applicationDidBecomeActive:(UIApplication *)application { [self say:@"became active"]; }
- (void)applicationWillResignActive:(UIApplication *)application { [self say:@"resigns"]; }
- (void)applicationDidEnterBackground:(UIApplication *)application {
    [self say:@"entered the background"];
    [[NSUserDefaults standardUserDefaults] setInteger:++visits forKey:@"visits"];
}
- (void)applicationWillEnterForeground:(UIApplication *)application { [self say:@"enters the foreground"]; }
- (void)applicationWillTerminate:(UIApplication *)application { [self say:@"terminates"]; }
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"LifeDelegate");
    [pool release];
    return result;
}

// > multitasking: 1
// > became active, active
// > resigns, active
// > entered the background, background
// > UIApplicationDidEnterBackgroundNotification, background
// > enters the foreground, inactive
// > UIApplicationWillEnterForegroundNotification, inactive
// > became active, active
// > tick, active
// > resigns, active
// > became active, active
// > resigns, active
// > entered the background, background
// > UIApplicationDidEnterBackgroundNotification, background
// > tick, background
// > 10 minutes left
// > task ends, background
// > enters the foreground, inactive
// > UIApplicationWillEnterForegroundNotification, inactive
// > became active, active
// > tick, active
// > resigns, active
// > became active, active
// > resigns, active
// > entered the background, background
// > UIApplicationDidEnterBackgroundNotification, background
// > terminates, background
