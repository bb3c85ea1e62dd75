// SCNetworkReachability.
#pragma once
#include "Objects/References.h"
#include <SystemConfiguration/SystemConfiguration.h>
#include <netinet/in.h>

@interface CoreFoundationNetworkReachability : NSObject <RunLoopEvents> {
@public
    /// The host name; NULL if the target is an address.
    char *name;
    struct sockaddr_storage address;
    SCNetworkReachabilityCallBack callBack;
    SCNetworkReachabilityContext context;
    SCNetworkReachabilityFlags lastFlags;
    /// Readable when addresses or routes of the machine or the device's network have changed; -1 while nothing observes the
    /// target. It watches the two others: a netlink socket, and an event that the device's network sends.
    int changes;
    int routes, event;
    NSMutableArray *schedules;
    /// The dispatch source for the socket.
    void *source;
    BOOL isAsked;
}
- (SCNetworkReachabilityFlags)flags;
- (void)stopWatching;
/// Calls the callback if the flags have changed since its last call.
- (void)noteChange;
@end

/// The flags for an address, according to the kernel's routing table.
SCNetworkReachabilityFlags reachability_of_address(const struct sockaddr_storage *address);

/// Resolves a host name. False if it has no address, or there was no reply within some seconds.
BOOL look_name_up(const char *name, struct sockaddr_storage *address);
