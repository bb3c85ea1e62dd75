// Whether a host can be reached, as the machine's addresses and routes say: nothing is sent.
#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define _SCNETWORKREACHABILITY_H
#include <CoreFoundation/CoreFoundation.h>
#include <sys/socket.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const struct __SCNetworkReachability *SCNetworkReachabilityRef;

enum {
    kSCNetworkReachabilityFlagsTransientConnection = 1 << 0,
    kSCNetworkReachabilityFlagsReachable = 1 << 1,
    kSCNetworkReachabilityFlagsConnectionRequired = 1 << 2,
    kSCNetworkReachabilityFlagsConnectionOnTraffic = 1 << 3,
    kSCNetworkReachabilityFlagsConnectionAutomatic = kSCNetworkReachabilityFlagsConnectionOnTraffic,
    kSCNetworkReachabilityFlagsInterventionRequired = 1 << 4,
    kSCNetworkReachabilityFlagsConnectionOnDemand = 1 << 5,
    kSCNetworkReachabilityFlagsIsLocalAddress = 1 << 16,
    kSCNetworkReachabilityFlagsIsDirect = 1 << 17,
    kSCNetworkReachabilityFlagsIsWWAN = 1 << 18
};
typedef uint32_t SCNetworkReachabilityFlags;

typedef struct {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} SCNetworkReachabilityContext;

typedef void (*SCNetworkReachabilityCallBack)(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags,
                                              void *info);

struct dispatch_queue_s;

CF_EXTERN_C_BEGIN

CFTypeID SCNetworkReachabilityGetTypeID(void);
/// An IPv4 or IPv6 address. 0.0.0.0 asks for the internet, 169.254.0.0 for the local network. NULL for other addresses.
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddress(CFAllocatorRef allocator, const struct sockaddr *address);
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithAddressPair(CFAllocatorRef allocator,
                                                                    const struct sockaddr *localAddress,
                                                                    const struct sockaddr *remoteAddress);
/// The name is looked up when the flags are asked for.
SCNetworkReachabilityRef SCNetworkReachabilityCreateWithName(CFAllocatorRef allocator, const char *name);
Boolean SCNetworkReachabilityGetFlags(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags *flags);
Boolean SCNetworkReachabilitySetCallback(SCNetworkReachabilityRef target, SCNetworkReachabilityCallBack callBack,
                                         SCNetworkReachabilityContext *context);
/// The callback is called when the flags have changed, and once at first if the target is a name.
Boolean SCNetworkReachabilityScheduleWithRunLoop(SCNetworkReachabilityRef target, CFRunLoopRef runLoop, CFStringRef mode);
Boolean SCNetworkReachabilityUnscheduleFromRunLoop(SCNetworkReachabilityRef target, CFRunLoopRef runLoop,
                                                   CFStringRef mode);
/// `queue` is a dispatch_queue_t, or NULL for no more calls.
Boolean SCNetworkReachabilitySetDispatchQueue(SCNetworkReachabilityRef target, struct dispatch_queue_s *queue);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED

#include <SystemConfiguration/SCNetwork.h>
