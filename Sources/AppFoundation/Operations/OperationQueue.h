#import <Foundation/Foundation.h>

/// The state of a queue, in the instance variable that GNUstep's class has for its own.
@interface OperationQueueState : NSObject {
@package
    /// All operations that have not finished, in the order of adding; and those of them that have not been started.
    NSMutableArray *operations, *waiting;
    NSUInteger running_count;
    NSInteger maximum_count;
    NSString *name;
    BOOL is_suspended;
}
@end

@interface NSOperationQueue (Running)
/// Schedules an operation to be started later, by `runOperation:`.
- (void)performOperation:(NSOperation *)operation;
/// Starts an operation on this thread, now.
- (void)runOperation:(NSOperation *)operation;
@end
