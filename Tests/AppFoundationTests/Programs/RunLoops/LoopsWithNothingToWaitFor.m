// A thread that runs its loop again and again before there is anything in it, as network libraries of the time do, rests
// between the turns, and hears of what comes.
// > 100 turns rest for more than 0.1 seconds: 1
// > heard on its thread

#import <Foundation/Foundation.h>

@interface Worker : NSObject {
@public
    NSThread *thread;
    NSConditionLock *state;
}
@end

@implementation Worker

- (void)work {
    for (int turn = 0;; turn++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        [[NSRunLoop currentRunLoop] run];
        [pool drain];
        if (turn == 100) {
            [state lock];
            [state unlockWithCondition:1];
        }
    }
}

- (void)hear {
    printf("heard on %s thread\n", [NSThread currentThread] == thread ? "its" : "another");
}

@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Worker *worker = [[Worker new] autorelease];
    worker->state = [[NSConditionLock alloc] initWithCondition:0];
    worker->thread = [[NSThread alloc] initWithTarget:worker selector:@selector(work) object:nil];
    NSDate *start = [NSDate date];
    [worker->thread start];
    [worker->state lockWhenCondition:1];
    [worker->state unlock];
    printf("100 turns rest for more than 0.1 seconds: %d\n", -[start timeIntervalSinceNow] > 0.1);
    [worker performSelector:@selector(hear) onThread:worker->thread withObject:nil waitUntilDone:YES];
    [pool drain];
    return 0;
}
