// Locks, conditions and threads: who waits, how long, who is told; what a thread is called and keeps.
// > done

#import "../Expect.h"

static NSDate *soon(void) { return [NSDate dateWithTimeIntervalSinceNow:0.02]; }
static volatile int steps;

@interface Worker : NSObject {
@public
    NSCondition *condition;
    NSConditionLock *stages;
    NSThread *seen;
    BOOL wasCancelled;
}
@end
@implementation Worker
- (void)signalAll:(id)unused {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [condition lock];
    steps++;
    [condition signal];
    [condition broadcast];
    [condition unlock];
    [pool drain];
}
- (void)advance:(NSNumber *)stage {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [stages lockWhenCondition:[stage intValue]];
    steps = 50;
    [stages unlockWithCondition:[stage intValue] + 1];
    [pool drain];
}
- (void)note:(id)object {
    seen = [NSThread currentThread];
    steps = [object intValue];
}
- (void)leave:(id)object {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    wasCancelled = [[NSThread currentThread] isCancelled];
    steps = 70;
    [pool drain];
    [NSThread exit];
    steps = 71;
}
- (void)left:(NSNotification *)note { steps += 5; }
@end

@interface OwnThread : NSThread
@end
@implementation OwnThread
- (void)main { steps = [self isMainThread] ? -1 : 33; }
@end

static void locks(void) {
    id<NSLocking> plain = [[NSLock new] autorelease];
    [plain lock];
    [plain unlock];
    NSLock *lock = (NSLock *)plain;
    SAME([lock name], nil);
    [lock setName:@"door"];
    SAME([lock name], @"door");
    IS([lock tryLock] && ![lock tryLock] && ![lock lockBeforeDate:soon()]);
    [lock unlock];
    IS([lock lockBeforeDate:soon()]);
    [lock unlock];
    NSRecursiveLock *recursive = [[NSRecursiveLock new] autorelease];
    [recursive setName:@"again"];
    SAME([recursive name], @"again");
    IS([recursive tryLock] && [recursive tryLock] && [recursive lockBeforeDate:soon()]);
    [recursive unlock], [recursive unlock], [recursive unlock];
    Worker *worker = [[Worker new] autorelease];
    NSCondition *condition = worker->condition = [[NSCondition new] autorelease];
    [condition setName:@"change"];
    SAME([condition name], @"change");
    [condition lock];
    IS(![condition waitUntilDate:soon()]);
    [NSThread detachNewThreadSelector:@selector(signalAll:) toTarget:worker withObject:nil];
    while (steps == 0) [condition wait];
    [condition unlock];
    COUNT(steps, 1);
    NSConditionLock *stages = worker->stages = [[[NSConditionLock alloc] initWithCondition:3] autorelease];
    [stages setName:@"stages"];
    COUNT([stages condition], 3);
    IS(![stages tryLockWhenCondition:4] && [stages tryLockWhenCondition:3] && ![stages tryLock] &&
        ![stages lockBeforeDate:soon()]);
    [stages unlockWithCondition:4];
    IS(![stages lockWhenCondition:5 beforeDate:soon()] && [stages lockBeforeDate:soon()]);
    [stages unlock];
    [NSThread detachNewThreadSelector:@selector(advance:) toTarget:worker withObject:[NSNumber numberWithInt:4]];
    IS([stages lockWhenCondition:5 beforeDate:[NSDate dateWithTimeIntervalSinceNow:60]] && steps == 50);
    [stages unlock];
}

static void threads(void) {
    Worker *worker = [[Worker new] autorelease];
    NSThread *thread = [[[NSThread alloc] initWithTarget:worker selector:@selector(leave:) object:nil] autorelease];
    [thread setName:@"worker"];
    SAME([thread name], @"worker");
    [thread setStackSize:1 << 20];
    COUNT([thread stackSize], 1 << 20);
    [thread setThreadPriority:0.25];
    REAL([thread threadPriority], 0.25);
    [[thread threadDictionary] setObject:@"kept" forKey:@"key"];
    SAME([[thread threadDictionary] objectForKey:@"key"], @"kept");
    IS(![thread isCancelled] && ![thread isExecuting] && ![thread isFinished]);
    [thread cancel];
    [[NSNotificationCenter defaultCenter] addObserver:worker
                                             selector:@selector(left:)
                                                 name:NSThreadWillExitNotification
                                               object:thread];
    IS([thread isCancelled]);
    thread = [[[NSThread alloc] initWithTarget:worker selector:@selector(leave:) object:nil] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:worker
                                             selector:@selector(left:)
                                                 name:NSThreadWillExitNotification
                                               object:thread];
    [thread start];
    while (![thread isFinished]) usleep(1000);
    IS(steps == 75 && !worker->wasCancelled);
    OwnThread *own = [[OwnThread new] autorelease];
    [own start];
    while (![own isFinished]) usleep(1000);
    COUNT(steps, 33);
    IS([NSThread isMultiThreaded] && [NSThread isMainThread] && [[NSThread mainThread] isMainThread]);
    IS([NSThread setThreadPriority:0.5] == YES);
    IS([NSThread threadPriority] >= 0);
    IS([[NSThread callStackSymbols] count] > 0 && [[NSThread callStackReturnAddresses] count] > 0);
    NSDate *wake = soon();
    [NSThread sleepUntilDate:wake];
    IS([wake timeIntervalSinceNow] <= 0);
    steps = 0;
    [worker performSelectorInBackground:@selector(note:) withObject:@"12"];
    while (steps == 0) usleep(1000);
    IS(steps == 12 && worker->seen != [NSThread mainThread]);
    [worker performSelectorOnMainThread:@selector(note:)
                             withObject:@"13"
                          waitUntilDone:NO
                                  modes:[NSArray arrayWithObject:@"OwnMode"]];
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:soon()];
    COUNT(steps, 12);
    [[NSRunLoop currentRunLoop] runMode:@"OwnMode" beforeDate:soon()];
    IS(steps == 13 && worker->seen == [NSThread mainThread]);
    SAME(NSThreadWillExitNotification, @"NSThreadWillExitNotification");
    SAME(NSWillBecomeMultiThreadedNotification, @"NSWillBecomeMultiThreadedNotification");
    SAME(NSDidBecomeSingleThreadedNotification, @"NSDidBecomeSingleThreadedNotification");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    locks();
    threads();
    puts("done");
    [pool drain];
    return 0;
}
