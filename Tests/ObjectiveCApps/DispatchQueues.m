// script: wait 4
// Grand Central Dispatch: work of the main queue runs in the run loop, delayed work at its time of the virtual clock.

#import <UIKit/UIKit.h>
#import <dispatch/dispatch.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
}
@end
@implementation Delegate

- (void)say:(NSString *)what {
    printf("%s %.2f %d\n", [what UTF8String], fabs([start timeIntervalSinceNow]), (int)[NSThread isMainThread]);
}

- (void)after:(double)seconds say:(NSString *)what {
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(seconds * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [self say:what];
    });
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start = [[NSDate alloc] init];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    static dispatch_once_t token;
    for (int i = 0; i < 2; i++) dispatch_once(&token, ^{ [self say:@"once"]; });

    dispatch_queue_t queue = dispatch_queue_create("com.example.work", NULL);
    dispatch_group_t group = dispatch_group_create();
    __block int sum = 0;
    for (int i = 1; i <= 4; i++) {
        NSNumber *number = [NSNumber numberWithInt:i];
        dispatch_group_async(group, queue, ^{
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            sum += [number intValue];
            [pool drain];
        });
    }
    dispatch_group_notify(group, dispatch_get_main_queue(), ^{
        label = [[UILabel alloc] initWithFrame:CGRectMake(0, 40, 100, 20)];
        label.text = [NSString stringWithFormat:@"%d", sum];
        [window addSubview:label];
        [self say:[@"sum " stringByAppendingString:label.text]];
        dispatch_sync(queue, ^{ [self say:@"in the queue"]; });
        [self after:1 say:@"a second later"];
    });
    dispatch_release(group);
    [self after:2.5 say:@"later"];

    dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
        usleep(2000000);
        dispatch_async(dispatch_get_main_queue(), ^{ [self say:@"after a sleep elsewhere"]; });
    });
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > once 0.00 1
// > sum 10 0.00 1
// > in the queue 0.00 1
// > a second later 1.00 1
// > after a sleep elsewhere 2.00 1
// > later 2.50 1
