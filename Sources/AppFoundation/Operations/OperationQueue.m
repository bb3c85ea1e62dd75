// NSOperationQueue: starts ready operations by priority, up to `maxConcurrentOperationCount` at once.

#import "OperationQueue.h"
#import "OperationState.h"
#include "Dispatching.h"
#include <objc/runtime.h>

@implementation OperationQueueState

- (id)init {
    self = [super init];
    operations = [NSMutableArray new];
    waiting = [NSMutableArray new];
    maximum_count = NSOperationQueueDefaultMaxConcurrentOperationCount;
    return self;
}

- (void)dealloc {
    [operations release];
    [waiting release];
    [name release];
    [super dealloc];
}

@end

/// The queue whose operation this thread runs.
static __thread NSOperationQueue *current;

static OperationQueueState *state_of(NSOperationQueue *queue) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable([NSOperationQueue class], "_internal"));
    OperationQueueState **place = (OperationQueueState **)((char *)queue + offset);
    if (*place == nil) {
        OperationQueueState *state = [OperationQueueState new];
        if (!__sync_bool_compare_and_swap((void **)place, NULL, (void *)state)) [state release];
    }
    return *place;
}

@implementation NSOperationQueue (OperationQueue)

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    return ![key isEqualToString:@"operations"] && ![key isEqualToString:@"operationCount"];
}

+ (id)currentQueue {
    if (current) return [[current retain] autorelease];
    return [NSThread isMainThread] ? [NSOperationQueue mainQueue] : nil;
}

- (id)init {
    self = [super init];
    if (self) state_of(self);
    return self;
}

- (void)dealloc {
    [state_of(self) release];
    [super dealloc];
}

// MARK: Adding

static NSString *objection(NSOperation *operation) {
    if ([operation isFinished]) return @"operation is finished and cannot be enqueued";
    if ([operation isExecuting]) return @"operation is executing and cannot be enqueued";
    return nil;
}

/// Adds an operation to this queue.
- (void)take:(NSOperation *)operation for:(SEL)selector {
    NSString *reason = operation ? objection(operation) : @"argument is nil";
    if (reason == nil) {
        OperationState *state = operation_state(operation);
        operations_lock();
        if (state->queue) reason = @"operation is already enqueued on a queue";
        else state->queue = [self retain];
        operations_unlock();
    }
    if (reason) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSOperationQueue %s]: %@", sel_getName(selector), reason];
    }
    operation_observe(operation);
}

- (void)addTaken:(NSArray *)added {
    // Whoever has the queue may let go of it as soon as the operations are seen in it.
    [self retain];
    OperationQueueState *state = state_of(self);
    [self willChangeValueForKey:@"operations"];
    [self willChangeValueForKey:@"operationCount"];
    @synchronized(state) {
        [state->operations addObjectsFromArray:added];
        [state->waiting addObjectsFromArray:added];
    }
    [self didChangeValueForKey:@"operationCount"];
    [self didChangeValueForKey:@"operations"];
    [self startReadyOperations];
    [self release];
}

/// Ignores nil, which libraries of the time add for want of an operation.
- (void)addOperation:(NSOperation *)operation {
    if (operation == nil) return;
    [self take:operation for:_cmd];
    [self addTaken:[NSArray arrayWithObject:operation]];
}

- (void)addOperations:(NSArray *)added waitUntilFinished:(BOOL)waits {
    for (NSOperation *operation in added) [self take:operation for:_cmd];
    [self addTaken:added ?: [NSArray array]];
    if (waits) [added makeObjectsPerformSelector:@selector(waitUntilFinished)];
}

- (void)addOperationWithBlock:(GSBlockOperationBlock)block {
    [self addOperation:[NSBlockOperation blockOperationWithBlock:block]];
}

// MARK: Running

/// The most threads of the phone's thread pool.
enum { MostThreads = 64 };

static BOOL has_room(OperationQueueState *state) {
    NSUInteger most = state->maximum_count < 0 ? MostThreads : (NSUInteger)state->maximum_count;
    return !state->is_suspended && state->running_count < most;
}

/// The first ready operation of the highest priority; nil if there is none, or if the limit is reached.
- (NSOperation *)nextReadyOperation {
    OperationQueueState *state = state_of(self);
    NSArray *candidates = nil;
    @synchronized(state) {
        if (has_room(state)) candidates = [[state->waiting copy] autorelease];
    }
    NSOperation *next = nil;
    for (NSOperation *operation in candidates) {
        BOOL is_before = next == nil || [operation queuePriority] > [next queuePriority];
        if (is_before && [operation isReady]) next = operation;
    }
    return next;
}

- (void)startReadyOperations {
    // Whoever has the queue may let go of it as soon as the first of the operations has run.
    [self retain];
    OperationQueueState *state = state_of(self);
    for (BOOL is_done = NO; !is_done;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSOperation *next = [self nextReadyOperation];
        BOOL is_taken = NO;
        @synchronized(state) {
            // Another thread may have started it meanwhile, or used up the limit.
            if (next && has_room(state) && [state->waiting indexOfObjectIdenticalTo:next] != NSNotFound) {
                [state->waiting removeObjectIdenticalTo:next];
                state->running_count++;
                is_taken = YES;
            }
        }
        if (is_taken) [self performOperation:next];
        is_done = next == nil;
        [pool drain];
    }
    [self release];
}

- (void)performOperation:(NSOperation *)operation {
    run_elsewhere(^{ [self runOperation:operation]; });
}

- (void)runOperation:(NSOperation *)operation {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSOperationQueue *outer = current;
    double priority = [NSThread threadPriority];
    BOOL differs = [operation threadPriority] != priority;
    current = self;
    if (differs) [NSThread setThreadPriority:[operation threadPriority]];
    // An operation that was finished before it was started is only removed.
    if (![operation isFinished]) [operation start];
    if (differs) [NSThread setThreadPriority:priority];
    current = outer;
    [pool drain];
}

- (void)operationDidEnd:(NSOperation *)operation {
    OperationQueueState *state = state_of(self);
    [self willChangeValueForKey:@"operations"];
    [self willChangeValueForKey:@"operationCount"];
    @synchronized(state) {
        // Other code may have started it while it waited here.
        if ([state->waiting indexOfObjectIdenticalTo:operation] == NSNotFound) state->running_count--;
        [state->waiting removeObjectIdenticalTo:operation];
        [state->operations removeObjectIdenticalTo:operation];
    }
    [self didChangeValueForKey:@"operationCount"];
    [self didChangeValueForKey:@"operations"];
    [self startReadyOperations];
}

// MARK: The whole

- (NSArray *)operations {
    OperationQueueState *state = state_of(self);
    @synchronized(state) { return [[state->operations copy] autorelease]; }
}

- (NSUInteger)operationCount {
    OperationQueueState *state = state_of(self);
    @synchronized(state) { return [state->operations count]; }
}

- (void)cancelAllOperations { [[self operations] makeObjectsPerformSelector:@selector(cancel)]; }

- (void)waitUntilAllOperationsAreFinished {
    [self retain];
    for (NSArray *left = [self operations]; [left count]; left = [self operations]) {
        [left makeObjectsPerformSelector:@selector(waitUntilFinished)];
    }
    [self release];
}

- (BOOL)isSuspended { return state_of(self)->is_suspended; }

- (void)setSuspended:(BOOL)suspends {
    OperationQueueState *state = state_of(self);
    @synchronized(state) { state->is_suspended = suspends; }
    if (!suspends) [self startReadyOperations];
}

- (NSInteger)maxConcurrentOperationCount { return state_of(self)->maximum_count; }

- (void)setMaxConcurrentOperationCount:(NSInteger)count {
    if (count < NSOperationQueueDefaultMaxConcurrentOperationCount) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSOperationQueue setMaxConcurrentOperationCount:]: count (%ld) cannot be negative",
                           (long)count];
    }
    OperationQueueState *state = state_of(self);
    @synchronized(state) { state->maximum_count = count; }
    [self startReadyOperations];
}

- (NSString *)name {
    OperationQueueState *state = state_of(self);
    @synchronized(state) {
        if (state->name == nil) state->name = [[NSString alloc] initWithFormat:@"NSOperationQueue %p", self];
        return [[state->name retain] autorelease];
    }
}

- (void)setName:(NSString *)name {
    OperationQueueState *state = state_of(self);
    @synchronized(state) {
        [state->name autorelease];
        state->name = [name copy];
    }
}

@end
