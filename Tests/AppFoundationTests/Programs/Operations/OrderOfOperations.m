// > 3 1 2
// > suspended once: 1
// > finished: 1, queued: 0
// > raised
// Operations that come together start by priority; a queue announces once; an announcement is no end; one is queued once.
#import <Foundation/Foundation.h>

@interface Talkative : NSOperation {
    BOOL running, done;
}
@end

@implementation Talkative
- (BOOL)isConcurrent { return YES; }
- (BOOL)isExecuting { return running; }
- (BOOL)isFinished { return done; }
- (void)change:(BOOL)runs {
    [self willChangeValueForKey:@"isExecuting"];
    [self willChangeValueForKey:@"isFinished"];
    running = runs;
    done = !runs;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
}
- (void)start {
    [self change:YES];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 200000000), dispatch_get_global_queue(0, 0), ^{ [self change:NO]; });
}
@end

static int announcements;

@interface Watcher : NSObject
@end

@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    announcements++;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSOperationQueue *queue = [[NSOperationQueue alloc] init];
    [queue setMaxConcurrentOperationCount:1];
    NSMutableArray *order = [NSMutableArray array], *operations = [NSMutableArray array];
    NSInteger priorities[] = {NSOperationQueuePriorityNormal, NSOperationQueuePriorityLow, NSOperationQueuePriorityHigh};
    for (int i = 0; i < 3; i++) {
        NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{
            [order addObject:[NSNumber numberWithInt:i + 1]];
        }];
        [operation setQueuePriority:priorities[i]];
        [operations addObject:operation];
    }
    [queue addOperations:operations waitUntilFinished:YES];
    printf("%s\n", [[order componentsJoinedByString:@" "] UTF8String]);

    Watcher *watcher = [[Watcher alloc] init];
    [queue addObserver:watcher forKeyPath:@"suspended" options:0 context:NULL];
    [queue setSuspended:YES];
    printf("suspended once: %d\n", announcements);
    [queue setSuspended:NO];
    [queue removeObserver:watcher forKeyPath:@"suspended"];

    Talkative *talkative = [[Talkative alloc] init];
    [queue addOperation:talkative];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:5];
    while ([queue operationCount] && [limit timeIntervalSinceNow] > 0) usleep(1000);
    printf("finished: %d, queued: %d\n", [talkative isFinished], (int)[queue operationCount]);
    @try {
        [queue addOperations:[NSArray arrayWithObject:talkative] waitUntilFinished:NO];
    } @catch (NSException *exception) {
        puts("raised");
    }
    [watcher release];
    [talkative release];
    [queue release];
    [pool drain];
    return 0;
}
