// Who takes a target off its queue is not called any more, though the first call was on its way; the target may be gone by then.
// > taken off at once: 0 calls
// > on the queue: told 1
// > gone at once: 0 calls

#import <Foundation/Foundation.h>
#import <SystemConfiguration/SystemConfiguration.h>
#include <arpa/inet.h>
#include <dispatch/dispatch.h>

static void count_call(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void *count) { ++*(int *)count; }

static SCNetworkReachabilityRef target_on_main_queue(int *calls) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithAddress(NULL, (struct sockaddr *)&address);
    SCNetworkReachabilityContext context = {.info = calls};
    SCNetworkReachabilitySetCallback(target, count_call, &context);
    SCNetworkReachabilitySetDispatchQueue(target, dispatch_get_main_queue());
    return target;
}

/// Lets all that is on the main queue run.
static void run_queue(void) {
    __block BOOL isDone = NO;
    dispatch_async(dispatch_get_main_queue(), ^{ isDone = YES; });
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
    while (!isDone && [limit timeIntervalSinceNow] > 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit];
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int calls = 0;
    SCNetworkReachabilityRef target = target_on_main_queue(&calls);
    SCNetworkReachabilitySetDispatchQueue(target, NULL);
    run_queue();
    printf("taken off at once: %d calls\n", calls);
    SCNetworkReachabilitySetDispatchQueue(target, dispatch_get_main_queue());
    run_queue();
    printf("on the queue: told %d\n", calls > 0);
    SCNetworkReachabilitySetDispatchQueue(target, NULL);
    CFRelease(target);
    calls = 0;
    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    target = target_on_main_queue(&calls);
    SCNetworkReachabilitySetDispatchQueue(target, NULL);
    CFRelease(target);
    [inner drain];
    run_queue();
    printf("gone at once: %d calls\n", calls);
    [pool drain];
    return 0;
}
