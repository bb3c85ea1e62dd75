// What operations of apps rely on: states that are told, cancelling, dependencies, limits, waiting, completion.

#import <UIKit/UIKit.h>
#include <pthread.h>

/// As network code of that time has it: its own states, told by hand, ended from elsewhere.
@interface Transfer : NSOperation {
    BOOL running, over;
}
@property(nonatomic) BOOL isWanted;
- (void)finish;
@end
@implementation Transfer
@synthesize isWanted;
- (BOOL)isConcurrent { return YES; }
- (BOOL)isExecuting { return running; }
- (BOOL)isFinished { return over; }
- (BOOL)isReady { return isWanted && [super isReady]; }
- (void)want {
    [self willChangeValueForKey:@"isReady"];
    isWanted = YES;
    [self didChangeValueForKey:@"isReady"];
}
- (void)start {
    if ([self isCancelled]) return [self finish];
    [self willChangeValueForKey:@"isExecuting"];
    running = YES;
    [self didChangeValueForKey:@"isExecuting"];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 20 * NSEC_PER_MSEC), dispatch_get_global_queue(0, 0), ^{ [self finish]; });
}
- (void)finish {
    [self willChangeValueForKey:@"isExecuting"];
    [self willChangeValueForKey:@"isFinished"];
    running = NO;
    over = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
}
@end

/// Its states are properties: that they change is told by key-value observing alone.
@interface Declared : NSOperation
@property(nonatomic) BOOL isExecuting, isFinished;
@end
@implementation Declared
@synthesize isExecuting, isFinished;
- (BOOL)isConcurrent { return YES; }
- (void)start {
    self.isExecuting = YES;
    self.isExecuting = NO;
    self.isFinished = YES;
}
@end

@interface Watcher : NSObject {
@public
    NSMutableString *log;
}
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)key ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    @synchronized(self) { [log appendFormat:@"%@=%@ ", key, [object valueForKey:key]]; }
}
@end

static int running, most;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void busy(void) {
    pthread_mutex_lock(&lock);
    if (++running > most) most = running;
    pthread_mutex_unlock(&lock);
    usleep(5000);
    pthread_mutex_lock(&lock);
    running--;
    pthread_mutex_unlock(&lock);
}

static void refused(void (^work)(void)) {
    @try {
        work();
        printf("not refused\n");
    } @catch (NSException *exception) {
        printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSOperationQueue *queue = [[NSOperationQueue new] autorelease];
    [queue setMaxConcurrentOperationCount:3];

    // Never more than three at once, all of them in the end.
    for (int i = 0; i < 40; i++) [queue addOperationWithBlock:^{ busy(); }];
    [queue waitUntilAllOperationsAreFinished];
    printf("most at once: %d, left %d\n", most, (int)[queue operationCount]);

    // A concurrent one is waited for until it says that it has finished, and starts when it says that it is ready.
    Transfer *transfer = [[Transfer new] autorelease];
    __block int completions = 0;
    [transfer setCompletionBlock:^{ completions++; }];
    [queue addOperation:transfer];
    usleep(10000);
    printf("waits to be ready: %d %d\n", [transfer isExecuting], (int)[queue operationCount]);
    [transfer want];
    [transfer waitUntilFinished];
    [queue waitUntilAllOperationsAreFinished];
    usleep(10000);
    printf("finished: %d, completed %d times\n", [transfer isFinished], completions);
    Declared *declared = [[Declared new] autorelease];
    [queue addOperation:declared];
    [queue waitUntilAllOperationsAreFinished];
    printf("declared: %d\n", [declared isFinished]);

    // What is told of an ordinary one; outside a queue, too.
    Watcher *watcher = [[Watcher new] autorelease];
    watcher->log = [NSMutableString string];
    NSOperation *plain = [NSBlockOperation blockOperationWithBlock:^{ [watcher->log appendString:@"runs "]; }];
    for (NSString *key in [NSArray arrayWithObjects:@"isExecuting", @"isFinished", @"isCancelled", nil]) {
        [plain addObserver:watcher forKeyPath:key options:0 context:NULL];
    }
    [plain start];
    [plain cancel];
    [plain start];
    printf("%s| %d\n", [watcher->log UTF8String], [plain isCancelled]);
    for (NSString *key in [NSArray arrayWithObjects:@"isExecuting", @"isFinished", @"isCancelled", nil]) {
        [plain removeObserver:watcher forKeyPath:key];
    }

    // Cancelled ones do not wait for what they depend on, and never run.
    [queue setSuspended:YES];
    Transfer *never = [[Transfer new] autorelease];
    __block BOOL ran = NO;
    NSOperation *dependent = [NSBlockOperation blockOperationWithBlock:^{ ran = YES; }];
    [dependent addDependency:never];
    [queue addOperation:dependent];
    printf("%d", [dependent isReady]);
    [queue cancelAllOperations];
    printf(" %d", [dependent isReady]);
    [queue setSuspended:NO];
    [queue waitUntilAllOperationsAreFinished];
    printf(" %d %d %d\n", [dependent isFinished], ran, (int)[[dependent dependencies] count]);

    // Dependencies across queues, and one that is taken back.
    NSOperationQueue *other = [[NSOperationQueue new] autorelease];
    NSMutableString *order = [NSMutableString string];
    NSOperation *last = [NSBlockOperation blockOperationWithBlock:^{ [order appendString:@"last"]; }];
    for (int i = 0; i < 5; i++) {
        NSOperation *before = [NSBlockOperation blockOperationWithBlock:^{
            usleep(2000);
            @synchronized(order) { [order appendString:@"x"]; }
        }];
        [last addDependency:before];
        [other addOperation:before];
    }
    [last addDependency:never];
    [last removeDependency:never];
    [queue addOperation:last];
    [last waitUntilFinished];
    printf("%s\n", [order UTF8String]);

    NSOperationQueue *empty = [[NSOperationQueue new] autorelease];
    [empty addOperation:nil];
    printf("nil is none: %d\n", (int)[empty operationCount]);
    refused(^{ [queue addOperation:last]; });
    NSOperation *unready = [[NSOperation new] autorelease];
    [unready addDependency:never];
    refused(^{ [unready start]; });
    [queue addOperations:[NSArray arrayWithObjects:[NSBlockOperation blockOperationWithBlock:^{}], nil] waitUntilFinished:YES];
    NSOperation *priority = [[NSOperation new] autorelease];
    [priority setQueuePriority:100];
    printf("%d %g\n", (int)[priority queuePriority], [priority threadPriority]);

    // The queue lives as long as its operations do.
    NSOperationQueue *left = [NSOperationQueue new];
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    for (int i = 0; i < 3; i++) [left addOperationWithBlock:^{ usleep(3000); dispatch_semaphore_signal(done); }];
    [left release];
    for (int i = 0; i < 3; i++) dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
    // Many, with a dependency each.
    NSOperationQueue *many = [[NSOperationQueue new] autorelease];
    NSOperation *former = nil;
    __block int count = 0;
    for (int i = 0; i < 500; i++) {
        NSOperation *next = [NSBlockOperation blockOperationWithBlock:^{ count++; }];
        if (former) [next addDependency:former];
        [many addOperation:next];
        former = next;
    }
    [many waitUntilAllOperationsAreFinished];
    printf("%d\n", count);
    [pool drain];
    return 0;
}

// > most at once: 3, left 0
// > waits to be ready: 0 1
// > finished: 1, completed 1 times
// > declared: 1
// > isExecuting=1 runs isExecuting=0 isFinished=1 | 0
// > 0 1 1 0 1
// > xxxxxlast
// > nil is none: 0
// > NSInvalidArgumentException: *** -[NSOperationQueue addOperation:]: operation is finished and cannot be enqueued
// > NSInvalidArgumentException: *** -[NSOperation start]: receiver is not yet ready to execute
// > 8 0.5
// > 500
