// The main queue runs wherever the main thread runs its loop, as in unit tests without an application.

#import <UIKit/UIKit.h>

static BOOL wait_for(BOOL *flag) {
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:2];
    while (!*flag && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    }
    return *flag;
}

@interface Hearer : NSObject {
@public
    BOOL isTold;
}
@end
@implementation Hearer
- (void)hear:(id)what { isTold = [NSThread isMainThread]; }
- (void)tell:(id)what {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [self performSelectorOnMainThread:@selector(hear:) withObject:nil waitUntilDone:YES];
    printf("told %d\n", isTold);
    [pool drain];
}
@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    __block BOOL is_done = NO;
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        dispatch_async(dispatch_get_main_queue(), ^{ is_done = [NSThread isMainThread]; });
    });
    printf("main queue %d\n", wait_for(&is_done));
    is_done = NO;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 30 * NSEC_PER_MSEC), dispatch_get_main_queue(), ^{ is_done = YES; });
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.2]];
    printf("after %d\n", is_done);
    is_done = NO;
    NSOperationQueue *queue = [[NSOperationQueue new] autorelease];
    [queue addOperationWithBlock:^{
        [[NSOperationQueue mainQueue] addOperationWithBlock:^{ is_done = [NSThread isMainThread]; }];
    }];
    printf("operation %d\n", wait_for(&is_done));
    Hearer *hearer = [[Hearer new] autorelease];
    [NSThread detachNewThreadSelector:@selector(tell:) toTarget:hearer withObject:nil];
    wait_for(&hearer->isTold);
    usleep(50000);
    // In CFRunLoopRun, which the queue itself ends.
    dispatch_async(dispatch_get_main_queue(), ^{ CFRunLoopStop(CFRunLoopGetCurrent()); });
    CFRunLoopRun();
    printf("stopped\n");
    [pool drain];
    return 0;
}

// > main queue 1
// > after 1
// > operation 1
// > told 1
// > stopped
