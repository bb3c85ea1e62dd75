// The states of NSOperation and NSOperationQueue, in the instance variables that GNUstep's classes have for their own.

#import <Foundation/Foundation.h>

@interface OperationState : NSObject {
@package
    NSMutableArray *dependencies;
    /// Weak references (OperationReference) to those that depend on it.
    NSMutableArray *dependents;
    void (^completion)(void);
    /// The queue that it is in, from being added until it has finished.
    NSOperationQueue *queue;
    NSOperationQueuePriority priority;
    double thread_priority;
    BOOL is_cancelled, is_executing, is_finished, is_observed;
    /// True once its end was handled: completion block, dependents, queue.
    BOOL has_ended;
}
@end

@interface OperationReference : NSObject {
@package
    id operation;
}
@end

OperationState *operation_state(NSOperation *operation);

/// Guards the states of all operations. No code of an app runs while it is held.
void operations_lock(void);
void operations_unlock(void);

/// Observes `isFinished` of the operation from now on, as Apple's queues do: a subclass may override it, and only
/// announces its changes.
void operation_observe(NSOperation *operation);

@interface NSOperationQueue (Operations)
/// Called when one of its operations may have become ready.
- (void)startReadyOperations;
- (void)operationDidEnd:(NSOperation *)operation;
@end
