// SCNetworkReachability.
#pragma once
#include "Objects/References.h"
#include <SystemConfiguration/SystemConfiguration.h>
#include <netinet/in.h>

@interface CoreFoundationNetworkReachability : NSObject <RunLoopEvents> {
@public
    /// NULL for a target that is an address.
    char *name;
    struct sockaddr_storage address;
    SCNetworkReachabilityCallBack callBack;
    SCNetworkReachabilityContext context;
    SCNetworkReachabilityFlags lastFlags;
    /// Tells of changes of addresses and routes; -1 while nobody wants to know.
    int changes;
    NSMutableArray *schedules;
    /// Of libdispatch.
    void *source;
    BOOL isAsked;
}
- (SCNetworkReachabilityFlags)flags;
/// Calls the callback if the flags are others than at its last call.
- (void)noteChange;
@end

/// The flags of an address, by the routes that the kernel has.
SCNetworkReachabilityFlags reachability_of_address(const struct sockaddr_storage *address);

/// The address of a name. False if there is none, or no answer within some seconds.
BOOL look_name_up(const char *name, struct sockaddr_storage *address);
