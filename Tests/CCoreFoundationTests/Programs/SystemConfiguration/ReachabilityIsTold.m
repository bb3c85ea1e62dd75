// Whether a host can be reached: asked at once, told by a callback on a run loop or a queue, kept with the app's
// context.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <SystemConfiguration/SystemConfiguration.h>
#include <arpa/inet.h>

static int retained, released;
static const void *keeps(const void *info) {
    retained++;
    return info;
}
static void lets(const void *info) { released++; }
static void hears(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void *info) { (*(int *)info)++; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(80)}, there = here;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithAddress(NULL, (struct sockaddr *)&here);
    COUNT(CFGetTypeID(target), SCNetworkReachabilityGetTypeID());
    SCNetworkReachabilityFlags flags = 0;
    IS(SCNetworkReachabilityGetFlags(target, &flags) && (flags & kSCNetworkReachabilityFlagsReachable));
    SCNetworkReachabilityRef pair =
        SCNetworkReachabilityCreateWithAddressPair(NULL, (struct sockaddr *)&here, (struct sockaddr *)&there);
    IS(SCNetworkReachabilityGetFlags(pair, &flags) && (flags & kSCNetworkReachabilityFlagsReachable));
    CFRelease(pair);

    // The context is retained by the target, and let go when another takes its place.
    int heard = 0;
    SCNetworkReachabilityContext context = {0, &heard, keeps, lets, NULL};
    IS(SCNetworkReachabilitySetCallback(target, hears, &context));
    IS(retained == 1 && released == 0);
    IS(SCNetworkReachabilitySetCallback(target, hears, &context));
    IS(retained == 2 && released == 1);
    IS(SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode));
    IS(SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode));
    // Twice is once too often.
    IS(!SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode));
    dispatch_queue_t queue = dispatch_queue_create("org.example.reachability", NULL);
    IS(SCNetworkReachabilitySetDispatchQueue(target, queue));
    IS(SCNetworkReachabilitySetDispatchQueue(target, NULL));
    IS(SCNetworkReachabilitySetCallback(target, NULL, NULL));
    IS(retained == 2 && released == 2);
    IS(!SCNetworkReachabilitySetCallback(NULL, hears, &context));
    CFRelease(target);
    puts("done");
    [pool release];
    return 0;
}
