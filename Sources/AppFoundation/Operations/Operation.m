// NSOperation. GNUstep's removes observers that key-value observing does not have, and tries that for ever.

#import "OperationState.h"
#include "Dispatching.h"
#include "Runtime/WeakReferences.h"
#include <objc/runtime.h>
#include <pthread.h>

static pthread_mutex_t end_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t one_has_ended = PTHREAD_COND_INITIALIZER;
/// The number of operations that have ended: waiting threads check again when it grows.
static unsigned long end_count;

static void announce_end(void) {
    pthread_mutex_lock(&end_lock);
    end_count++;
    pthread_cond_broadcast(&one_has_ended);
    pthread_mutex_unlock(&end_lock);
}

/// Does what follows the end of an operation: completion block, dependents, queue.
static void end_operation(NSOperation *operation) {
    OperationState *state = operation_state(operation);
    operations_lock();
    BOOL is_first = !state->has_ended;
    state->has_ended = YES;
    void (^completion)(void) = (void (^)(void))(is_first ? [(id)state->completion retain] : nil);
    NSArray *references = is_first ? [state->dependents copy] : nil;
    NSOperationQueue *queue = is_first ? state->queue : nil;
    if (is_first) state->queue = nil;
    operations_unlock();
    if (!is_first) return;
    announce_end();
    if (completion) {
        run_elsewhere(completion);
        [completion release];
    }
    for (OperationReference *reference in references) {
        NSOperation *dependent = objc_loadWeakRetained(&reference->operation);
        [dependent willChangeValueForKey:@"isReady"];
        [dependent didChangeValueForKey:@"isReady"];
        [dependent release];
    }
    [references release];
    [queue operationDidEnd:operation];
    [queue release];
}

/// Observes all operations that have a queue, dependents or a waiting thread.
@interface OperationObserver : NSObject
@end

@implementation OperationObserver

+ (OperationObserver *)sharedObserver {
    static OperationObserver *shared;
    @synchronized(self) {
        if (shared == nil) shared = [OperationObserver new];
    }
    return shared;
}

- (void)observeValueForKeyPath:(NSString *)key
                      ofObject:(NSOperation *)operation
                        change:(NSDictionary *)change
                       context:(void *)context {
    if ([key isEqualToString:@"isFinished"]) {
        if ([operation isFinished]) end_operation(operation);
        return;
    }
    operations_lock();
    NSOperationQueue *queue = [operation_state(operation)->queue retain];
    operations_unlock();
    [queue startReadyOperations];
    [queue release];
}

@end

void operation_observe(NSOperation *operation) {
    OperationState *state = operation_state(operation);
    @synchronized(state) {
        if (state->is_observed) return;
        OperationObserver *observer = [OperationObserver sharedObserver];
        [operation addObserver:observer forKeyPath:@"isFinished" options:0 context:NULL];
        [operation addObserver:observer forKeyPath:@"isReady" options:0 context:NULL];
        state->is_observed = YES;
    }
}

static void refuse(NSOperation *operation, SEL selector, NSString *reason) {
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[%@ %s]: %@", [operation class], sel_getName(selector), reason];
}

@implementation NSOperation (Operation)

+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key { return YES; }

- (id)init {
    self = [super init];
    if (self) operation_state(self);
    return self;
}

- (void)dealloc {
    OperationState *state = operation_state(self);
    if (state->is_observed) {
        OperationObserver *observer = [OperationObserver sharedObserver];
        [self removeObserver:observer forKeyPath:@"isFinished"];
        [self removeObserver:observer forKeyPath:@"isReady"];
    }
    [state release];
    [super dealloc];
}

// MARK: Dependencies

- (void)addDependency:(NSOperation *)other {
    if (other == nil) refuse(self, _cmd, @"argument is nil");
    OperationState *state = operation_state(self), *others = operation_state(other);
    operation_observe(other);
    [self willChangeValueForKey:@"isReady"];
    [self willChangeValueForKey:@"dependencies"];
    OperationReference *reference = [OperationReference new];
    objc_initWeak(&reference->operation, self);
    operations_lock();
    BOOL is_new = [state->dependencies indexOfObjectIdenticalTo:other] == NSNotFound;
    if (is_new) {
        [state->dependencies addObject:other];
        [others->dependents addObject:reference];
    }
    operations_unlock();
    [reference release];
    [self didChangeValueForKey:@"dependencies"];
    [self didChangeValueForKey:@"isReady"];
}

- (void)removeDependency:(NSOperation *)other {
    if (other == nil) refuse(self, _cmd, @"argument is nil");
    OperationState *state = operation_state(self);
    [[other retain] autorelease];
    [self willChangeValueForKey:@"isReady"];
    [self willChangeValueForKey:@"dependencies"];
    // The other operation keeps its weak reference to this one, which does no harm.
    operations_lock();
    [state->dependencies removeObjectIdenticalTo:other];
    operations_unlock();
    [self didChangeValueForKey:@"dependencies"];
    [self didChangeValueForKey:@"isReady"];
}

- (NSArray *)dependencies {
    OperationState *state = operation_state(self);
    operations_lock();
    NSArray *dependencies = [state->dependencies copy];
    operations_unlock();
    return [dependencies autorelease];
}

// MARK: State

- (BOOL)isCancelled { return operation_state(self)->is_cancelled; }
- (BOOL)isExecuting { return operation_state(self)->is_executing; }
- (BOOL)isFinished { return operation_state(self)->is_finished; }
- (BOOL)isConcurrent { return NO; }

- (BOOL)isReady {
    // A cancelled operation is ready, since it only has to end.
    if ([self isCancelled]) return YES;
    for (NSOperation *other in [self dependencies]) {
        if (![other isFinished]) return NO;
    }
    return YES;
}

- (void)cancel {
    OperationState *state = operation_state(self);
    if (state->is_cancelled || [self isFinished]) return;
    [self willChangeValueForKey:@"isCancelled"];
    [self willChangeValueForKey:@"isReady"];
    state->is_cancelled = YES;
    [self didChangeValueForKey:@"isReady"];
    [self didChangeValueForKey:@"isCancelled"];
}

- (NSOperationQueuePriority)queuePriority { return operation_state(self)->priority; }

/// The nearest of the five priorities that is not beyond the one given, seen from the middle.
static NSOperationQueuePriority nearest(NSInteger priority) {
    if (priority <= NSOperationQueuePriorityVeryLow) return NSOperationQueuePriorityVeryLow;
    if (priority <= NSOperationQueuePriorityLow) return NSOperationQueuePriorityLow;
    if (priority >= NSOperationQueuePriorityVeryHigh) return NSOperationQueuePriorityVeryHigh;
    return priority >= NSOperationQueuePriorityHigh ? NSOperationQueuePriorityHigh : NSOperationQueuePriorityNormal;
}

- (void)setQueuePriority:(NSOperationQueuePriority)priority { operation_state(self)->priority = nearest(priority); }

- (double)threadPriority { return operation_state(self)->thread_priority; }
- (void)setThreadPriority:(double)priority { operation_state(self)->thread_priority = MIN(MAX(priority, 0), 1); }

- (GSOperationCompletionBlock)completionBlock {
    OperationState *state = operation_state(self);
    operations_lock();
    id completion = [(id)state->completion retain];
    operations_unlock();
    return [completion autorelease];
}

- (void)setCompletionBlock:(GSOperationCompletionBlock)block {
    OperationState *state = operation_state(self);
    if (block) operation_observe(self);
    id completion = [block copy];
    operations_lock();
    id former = state->completion;
    state->completion = completion;
    operations_unlock();
    [former release];
}

// MARK: Running

- (void)main {
}

- (void)start {
    OperationState *state = operation_state(self);
    if ([self isFinished]) return;
    if ([self isExecuting]) refuse(self, _cmd, @"receiver is already executing");
    if (![self isReady]) refuse(self, _cmd, @"receiver is not yet ready to execute");
    [[self retain] autorelease];
    if ([self isCancelled]) {
        [self willChangeValueForKey:@"isFinished"];
        state->is_finished = YES;
        [self didChangeValueForKey:@"isFinished"];
        end_operation(self);
        return;
    }
    [self willChangeValueForKey:@"isExecuting"];
    state->is_executing = YES;
    [self didChangeValueForKey:@"isExecuting"];
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [self main];
    [pool drain];
    [self willChangeValueForKey:@"isFinished"];
    [self willChangeValueForKey:@"isExecuting"];
    state->is_executing = NO;
    state->is_finished = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
    end_operation(self);
}

- (void)waitUntilFinished {
    operation_observe(self);
    for (;;) {
        pthread_mutex_lock(&end_lock);
        unsigned long seen = end_count;
        pthread_mutex_unlock(&end_lock);
        if ([self isFinished]) return;
        pthread_mutex_lock(&end_lock);
        while (seen == end_count) pthread_cond_wait(&one_has_ended, &end_lock);
        pthread_mutex_unlock(&end_lock);
    }
}

@end
