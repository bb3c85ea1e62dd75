// `[NSOperationQueue mainQueue]` runs its operations on the main thread, one after the other, in turns of its run loop.

#import "OperationQueue.h"

@interface MainOperationQueue : NSOperationQueue
@end

@implementation MainOperationQueue

/// Each operation runs in its own turn of the run loop, in the common modes.
- (void)performOperation:(NSOperation *)operation {
    // On a main thread that has no run loop yet, GNUstep would perform the selector at once.
    if ([NSThread isMainThread]) [NSRunLoop currentRunLoop];
    NSArray *modes =
        [NSArray arrayWithObjects:NSDefaultRunLoopMode, NSRunLoopCommonModes, @"UITrackingRunLoopMode", nil];
    [self performSelectorOnMainThread:@selector(runOperation:) withObject:operation waitUntilDone:NO modes:modes];
}

- (NSInteger)maxConcurrentOperationCount { return 1; }
- (void)setMaxConcurrentOperationCount:(NSInteger)count { [super setMaxConcurrentOperationCount:1]; }

/// On the main thread this runs the operations itself, since no other thread does.
- (void)waitUntilAllOperationsAreFinished {
    if (![NSThread isMainThread]) return [super waitUntilAllOperationsAreFinished];
    while ([self operationCount] && ![self isSuspended]) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    }
}

@end

@interface NSOperationQueue (OfTheMainThread)
@end

@implementation NSOperationQueue (OfTheMainThread)

+ (id)mainQueue {
    static NSOperationQueue *queue;
    @synchronized([NSOperationQueue class]) {
        if (queue == nil) {
            queue = [MainOperationQueue new];
            [queue setMaxConcurrentOperationCount:1];
            [queue setName:@"NSOperationQueue Main Queue"];
        }
    }
    return queue;
}

@end
