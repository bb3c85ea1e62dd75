// Blocks on a context's queue.

#import "Context/ContextState.h"
#import "Errors/Failures.h"
#include <dispatch/dispatch.h>

#ifndef DISPATCH_API_VERSION
// Declared here, since the toolchain's header is not in the search path. The library is linked, since Swift needs it.
extern struct dispatch_queue_s _dispatch_main_q;
#define dispatch_get_main_queue() (&_dispatch_main_q)
dispatch_queue_t dispatch_queue_create(const char *label, void *attributes);
void dispatch_queue_set_specific(dispatch_queue_t queue, const void *key, void *value, void (*destructor)(void *));
void *dispatch_get_specific(const void *key);
void dispatch_async(dispatch_queue_t queue, void (^block)(void));
void dispatch_sync(dispatch_queue_t queue, void (^block)(void));
void dispatch_release(dispatch_queue_t queue);
#endif

@implementation NSManagedObjectContext (Queues)

static char contextOfQueue;

- (void)requireQueue:(SEL)selector {
    if (_concurrencyType != NSConfinementConcurrencyType) return;
    refuse_argument(@"Can only use -%@ on an NSManagedObjectContext that was created with a queue.",
                    NSStringFromSelector(selector));
}

- (dispatch_queue_t)queueOfBlocks {
    if (_concurrencyType == NSMainQueueConcurrencyType) return dispatch_get_main_queue();
    [_lock lock];
    if (_queue == NULL) {
        _queue = dispatch_queue_create("NSManagedObjectContext Queue", NULL);
        dispatch_queue_set_specific(_queue, &contextOfQueue, (__bridge void *)self, NULL);
    }
    [_lock unlock];
    return _queue;
}

- (BOOL)isOnQueue {
    if (_concurrencyType == NSConfinementConcurrencyType) return YES;
    if (_concurrencyType == NSMainQueueConcurrencyType) return [NSThread isMainThread];
    return dispatch_get_specific(&contextOfQueue) == (__bridge void *)self;
}

- (void)run:(void (^)(void))block {
    @autoreleasepool {
        block();
        // On the main thread the event ends with the turn of the run loop.
        if (_concurrencyType == NSPrivateQueueConcurrencyType) {
            _isEndScheduled = NO;
            [self processPendingChanges];
        }
    }
}

- (void)performBlock:(void (^)(void))block {
    [self requireQueue:_cmd];
    dispatch_async([self queueOfBlocks], ^{
        [self run:block];
    });
}

- (void)performBlockAndWait:(void (^)(void))block {
    [self requireQueue:_cmd];
    if ([self isOnQueue]) {
        block();
        return;
    }
    // What the block leaves changed is processed with the next event, as on the phone: only `performBlock:` is one of its own.
    dispatch_sync([self queueOfBlocks], block);
}

@end
