// What makes a run of a loop return, what keeps it, and in which order a turn does its work.

#import <UIKit/UIKit.h>

@interface Worker : NSObject {
@public
    int ticks, depth;
    NSTimer *timer;
    NSMutableArray *said;
}
@end

@implementation Worker
- (void)tick:(NSTimer *)aTimer { ticks++; }
- (void)tickOutside { ticks++; }
- (void)stop { CFRunLoopStop(CFRunLoopGetCurrent()); }
- (void)invalidateFromThread:(NSTimer *)aTimer { usleep(30000); [aTimer invalidate]; }
- (void)note:(NSString *)text { printf("%s ", [text UTF8String]); }
- (void)nested:(NSTimer *)aTimer {
    if (depth++) printf("again ");
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    depth--;
    ticks++;
}
- (void)answer:(NSNumber *)number { ticks = [NSThread isMainThread] ? [number intValue] : -1; }
- (void)handlePortMessage:(NSPortMessage *)message {
    NSData *text = [[message components] lastObject];
    printf("message %u: %.*s\n", [message msgid], (int)[text length], (const char *)[text bytes]);
    if ([message sendPort]) {
        [[message sendPort] sendBeforeDate:[NSDate distantFuture] msgid:8
                                components:[NSMutableArray arrayWithObject:[@"back" dataUsingEncoding:NSASCIIStringEncoding]]
                                      from:nil reserved:0];
    }
}
- (void)askThread:(NSArray *)ports {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[ports objectAtIndex:0] sendBeforeDate:[NSDate distantFuture] msgid:7
                                 components:[NSMutableArray arrayWithObject:[@"there" dataUsingEncoding:NSASCIIStringEncoding]]
                                       from:[ports objectAtIndex:1] reserved:0];
    [self performSelectorOnMainThread:@selector(answer:) withObject:[NSNumber numberWithInt:5] waitUntilDone:YES];
    depth = ticks;
    [pool drain];
}
- (void)endAtOnce { }
- (void)notified:(NSNotification *)notification { printf("%s ", [[notification name] UTF8String]); }
@end

static NSRunLoop *loop(void) { return [NSRunLoop currentRunLoop]; }
static NSDate *later(double seconds) { return [NSDate dateWithTimeIntervalSinceNow:seconds]; }
static double since(NSDate *date) { return -[date timeIntervalSinceNow]; }

/// In a thread of its own, whose loop has nothing of the frameworks.
static void results(void) {
    Worker *worker = [[Worker new] autorelease];
    NSDate *start = [NSDate date];
    printf("empty: %d %d %d\n", [loop() runMode:NSDefaultRunLoopMode beforeDate:later(5)],
           (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false), since(start) < 1);
    // A timer is no input source: the run goes on until its date.
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.02 target:worker selector:@selector(tick:) userInfo:nil
                                                     repeats:YES];
    start = [NSDate date];
    printf("timer: %d lasted %d fired %d\n", [loop() runMode:NSDefaultRunLoopMode beforeDate:later(0.15)],
           since(start) >= 0.15, worker->ticks > 4);
    [timer invalidate];
    // Without its timers a loop ends, whoever ends them.
    timer = [NSTimer scheduledTimerWithTimeInterval:100 target:worker selector:@selector(tick:) userInfo:nil repeats:YES];
    [NSThread detachNewThreadSelector:@selector(invalidateFromThread:) toTarget:worker withObject:timer];
    CFRunLoopRun();
    printf("ended with the timer: %d\n", since(start) < 5);
    // A delayed message that stops the loop.
    [worker performSelector:@selector(stop) withObject:nil afterDelay:0.02];
    [loop() addPort:[NSPort port] forMode:NSDefaultRunLoopMode];
    printf("stopped: %d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false));
    printf("timed out: %d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, false));
    // A message from another thread is one, and the thread waits for it.
    CFRunLoopRef here = CFRunLoopGetCurrent();
    CFRunLoopPerformBlock(here, kCFRunLoopDefaultMode, ^{ printf("block in %s\n", [[loop() currentMode] UTF8String]); });
    [worker performSelector:@selector(endAtOnce) onThread:[NSThread currentThread] withObject:nil waitUntilDone:NO];
    printf("source: %d\n", (int)CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, true));
    printf("current mode: %s\n", [loop() currentMode] ? "some" : "none");
}

static void timers(void) {
    Worker *worker = [[Worker new] autorelease];
    // Does not fire inside itself.
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.01 target:worker selector:@selector(nested:) userInfo:nil
                                                     repeats:YES];
    [loop() runUntilDate:later(0.16)];
    printf("nested: %d\n", worker->ticks >= 2 && worker->ticks <= 4);
    [timer invalidate];
    // A date may be put off, and brought forward from another thread while the loop waits.
    worker->ticks = 0;
    timer = [NSTimer scheduledTimerWithTimeInterval:50 target:worker selector:@selector(tick:) userInfo:nil repeats:NO];
    [[timer retain] autorelease];
    NSDate *start = [NSDate date];
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        usleep(20000);
        [timer setFireDate:[NSDate date]];
    });
    while ([timer isValid] && since(start) < 5) [loop() runUntilDate:later(0.2)];
    printf("brought forward: %d\n", worker->ticks == 1 && since(start) < 1);
    // Only in its modes; the common ones are two.
    worker->ticks = 0;
    timer = [NSTimer timerWithTimeInterval:0.005 target:worker selector:@selector(tick:) userInfo:nil repeats:YES];
    [loop() addTimer:timer forMode:NSRunLoopCommonModes];
    [loop() addPort:[NSPort port] forMode:@"Other"];
    [loop() runMode:@"Other" beforeDate:later(0.03)];
    printf("other mode: %d, ", worker->ticks);
    [loop() runMode:@"UITrackingRunLoopMode" beforeDate:later(0.03)];
    printf("tracking: %d\n", worker->ticks > 0);
    [timer invalidate];
    // Delayed messages can be taken back, each by its argument.
    [worker performSelector:@selector(note:) withObject:@"one" afterDelay:0.01];
    [worker performSelector:@selector(note:) withObject:@"two" afterDelay:0.01];
    [worker performSelector:@selector(note:) withObject:@"three" afterDelay:0.01 inModes:[NSArray arrayWithObject:@"Other"]];
    [NSObject cancelPreviousPerformRequestsWithTarget:worker selector:@selector(note:) object:@"one"];
    [loop() runUntilDate:later(0.03)];
    [loop() runMode:@"Other" beforeDate:later(0.02)];
    printf("\n");
}

static void ordered(void) {
    Worker *worker = [[Worker new] autorelease];
    NSArray *modes = [NSArray arrayWithObject:NSDefaultRunLoopMode];
    [loop() performSelector:@selector(note:) target:worker argument:@"last" order:20 modes:modes];
    [loop() performSelector:@selector(note:) target:worker argument:@"first" order:10 modes:modes];
    [loop() performSelector:@selector(note:) target:worker argument:@"never" order:15 modes:modes];
    [loop() cancelPerformSelector:@selector(note:) target:worker argument:@"never"];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray arrayWithObjects:@"idle", @"soon", nil]) {
        [center addObserver:worker selector:@selector(notified:) name:name object:nil];
    }
    NSNotificationQueue *queue = [NSNotificationQueue defaultQueue];
    [queue enqueueNotification:[NSNotification notificationWithName:@"idle" object:nil] postingStyle:NSPostWhenIdle];
    for (int i = 0; i < 3; i++) {
        [queue enqueueNotification:[NSNotification notificationWithName:@"soon" object:nil] postingStyle:NSPostASAP];
    }
    [loop() runUntilDate:later(0.02)];
    printf("\n");
    [center removeObserver:worker];
}

static void ports(void) {
    Worker *worker = [[Worker new] autorelease];
    NSPort *there = [NSMachPort port], *back = [NSPort port];
    printf("%s %d %d\n", [NSStringFromClass([back class]) UTF8String], [there machPort] != [back machPort], [there isValid]);
    [there setDelegate:worker];
    [back setDelegate:worker];
    [loop() addPort:there forMode:NSDefaultRunLoopMode];
    [loop() addPort:back forMode:NSDefaultRunLoopMode];
    [NSThread detachNewThreadSelector:@selector(askThread:) toTarget:worker
                           withObject:[NSArray arrayWithObjects:there, back, nil]];
    [loop() runUntilDate:later(0.2)];
    [there invalidate];
    printf("answered %d, valid %d\n", worker->depth, [there isValid]);
}

@interface Runner : NSObject
@end
@implementation Runner
+ (void)run:(NSConditionLock *)done {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    results();
    [pool drain];
    [done lock];
    [done unlockWithCondition:1];
}
@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSConditionLock *done = [[[NSConditionLock alloc] initWithCondition:0] autorelease];
    [NSThread detachNewThreadSelector:@selector(run:) toTarget:[Runner class] withObject:done];
    [done lockWhenCondition:1];
    timers();
    ordered();
    ports();
    [pool drain];
    return 0;
}

// > empty: 0 1 1
// > timer: 1 lasted 1 fired 1
// > ended with the timer: 1
// > stopped: 2
// > timed out: 3
// > block in NSDefaultRunLoopMode
// > source: 4
// > current mode: none
// > nested: 1
// > brought forward: 1
// > other mode: 0, tracking: 1
// > two three 
// > soon first last idle 
// > NSMachPort 1 1
// > message 7: there
// > message 8: back
// > answered 5, valid 0
