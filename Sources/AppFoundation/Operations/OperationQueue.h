#import <Foundation/Foundation.h>

/// What a queue keeps, behind the pointer that GNUstep's has for a state of its own.
@interface OperationQueueState : NSObject {
@package
    /// All that have not finished, in the order in which they were added; those of them that have not been started.
    NSMutableArray *operations, *waiting;
    NSUInteger running_count;
    NSInteger maximum_count;
    NSString *name;
    BOOL is_suspended;
}
@end

@interface NSOperationQueue (Running)
/// Starts an operation some time, by `runOperation:`.
- (void)performOperation:(NSOperation *)operation;
/// Starts an operation here and now.
- (void)runOperation:(NSOperation *)operation;
@end
