// `[NSOperationQueue mainQueue]` runs its operations on the main thread, one after the other, in turns of its run loop.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

@interface MainOperationQueue : NSOperationQueue {
    NSMutableArray *waiting;
    BOOL is_suspended;
}
@end

@implementation MainOperationQueue

- (id)init {
    self = [super init];
    waiting = [NSMutableArray new];
    return self;
}

static NSInteger rank(NSOperation *operation) { return [operation queuePriority]; }

/// The first of those that are ready and of the highest priority, taken from the queue; nil if there is none.
- (NSOperation *)takeNext {
    @synchronized(self) {
        NSOperation *next = nil;
        if (is_suspended) return nil;
        for (NSOperation *operation in waiting) {
            if ([operation isReady] && (next == nil || rank(operation) > rank(next))) next = operation;
        }
        [[next retain] autorelease];
        if (next) [waiting removeObjectIdenticalTo:next];
        return next;
    }
}

- (void)runNext {
    NSOperation *next = [self takeNext];
    if (next) [next start];
}

/// Each operation has a turn of its own, in any mode in which the app waits for people.
- (void)wake {
    // A thread that has no run loop yet would do it at once.
    if ([NSThread isMainThread]) [NSRunLoop currentRunLoop];
    NSArray *modes = [NSArray arrayWithObjects:NSDefaultRunLoopMode, NSRunLoopCommonModes, @"UITrackingRunLoopMode", nil];
    [self performSelectorOnMainThread:@selector(runNext) withObject:nil waitUntilDone:NO modes:modes];
}

- (void)addOperation:(NSOperation *)operation {
    if (operation == nil || [operation isFinished]) return;
    @synchronized(self) { [waiting addObject:operation]; }
    if (![operation isReady]) {
        // It waits for others: what ends them wakes the queue.
        for (NSOperation *other in [operation dependencies]) {
            [NSThread detachNewThreadSelector:@selector(wakeAfter:) toTarget:self withObject:other];
        }
    }
    [self wake];
}

- (void)wakeAfter:(NSOperation *)other {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [other waitUntilFinished];
    [self wake];
    [pool drain];
}

- (void)addOperations:(NSArray *)operations waitUntilFinished:(BOOL)waits {
    for (NSOperation *operation in operations) [self addOperation:operation];
    if (waits) [self waitUntilAllOperationsAreFinished];
}

- (void)addOperationWithBlock:(GSBlockOperationBlock)block {
    [self addOperation:[NSBlockOperation blockOperationWithBlock:block]];
}

- (NSArray *)operations {
    @synchronized(self) { return [[waiting copy] autorelease]; }
}

- (NSUInteger)operationCount {
    @synchronized(self) { return [waiting count]; }
}

- (void)cancelAllOperations { [[self operations] makeObjectsPerformSelector:@selector(cancel)]; }

- (BOOL)isSuspended { return is_suspended; }

- (void)setSuspended:(BOOL)suspends {
    is_suspended = suspends;
    for (NSUInteger i = 0; !suspends && i < [self operationCount]; i++) [self wake];
}

- (NSInteger)maxConcurrentOperationCount { return 1; }
- (void)setMaxConcurrentOperationCount:(NSInteger)count {
}

/// On the main thread it runs them, which nobody else would.
- (void)waitUntilAllOperationsAreFinished {
    if (![NSThread isMainThread]) {
        [[self operations] makeObjectsPerformSelector:@selector(waitUntilFinished)];
        return;
    }
    for (NSOperation *next = [self takeNext]; next; next = [self takeNext]) [next start];
}

@end

@interface NSOperationQueue (OfTheMainThread)
@end

@implementation NSOperationQueue (OfTheMainThread)

+ (id)mainQueue {
    static NSOperationQueue *queue;
    @synchronized([NSOperationQueue class]) {
        if (queue == nil) queue = [MainOperationQueue new];
    }
    return queue;
}

@end

static id (*former_current_queue)(Class class, SEL selector);

static id current_queue(Class class, SEL selector) {
    return [NSThread isMainThread] ? [NSOperationQueue mainQueue] : former_current_queue(class, selector);
}

INSTALL(main_queue) {
    Class class = objc_lookUpClass("NSOperationQueue");
    former_current_queue = (id (*)(Class, SEL))replace_class_method(class, @selector(currentQueue), (IMP)current_queue);
}
