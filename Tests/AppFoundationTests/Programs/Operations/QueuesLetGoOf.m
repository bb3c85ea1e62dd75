// A queue whose owner lets go of it while another thread still adds operations to it.
// > 300 queues, 600 operations

#import <Foundation/Foundation.h>
#include <dispatch/dispatch.h>
#include <stdatomic.h>

static atomic_int ran;

@interface Adder : NSObject {
  @public
    NSOperationQueue *queue;
    NSArray *operations;
    dispatch_semaphore_t ended;
}
@end
@implementation Adder
- (void)add {
    @autoreleasepool { [queue addOperations:operations waitUntilFinished:NO]; }
    dispatch_semaphore_signal(ended);
}
@end

int main(void) {
    int queues = 0;
    for (; queues < 300; queues++) {
        @autoreleasepool {
            Adder *adder = [[Adder new] autorelease];
            adder->queue = [NSOperationQueue new];
            adder->ended = dispatch_semaphore_create(0);
            void (^work)(void) = ^{ atomic_fetch_add(&ran, 1); };
            adder->operations = [NSArray arrayWithObjects:[NSBlockOperation blockOperationWithBlock:work],
                                                          [NSBlockOperation blockOperationWithBlock:work], nil];
            [NSThread detachNewThreadSelector:@selector(add) toTarget:adder withObject:nil];
            while (atomic_load(&ran) < 2 * (queues + 1)) [NSThread sleepForTimeInterval:0];
            [adder->queue release];
            dispatch_semaphore_wait(adder->ended, DISPATCH_TIME_FOREVER);
            dispatch_release(adder->ended);
        }
    }
    printf("%d queues, %d operations\n", queues, atomic_load(&ran));
    return 0;
}
