// The flags of reachability by their older names.
#pragma once
#include <SystemConfiguration/SCNetworkReachability.h>

enum {
    kSCNetworkFlagsTransientConnection = 1 << 0,
    kSCNetworkFlagsReachable = 1 << 1,
    kSCNetworkFlagsConnectionRequired = 1 << 2,
    kSCNetworkFlagsConnectionAutomatic = 1 << 3,
    kSCNetworkFlagsInterventionRequired = 1 << 4,
    kSCNetworkFlagsIsLocalAddress = 1 << 16,
    kSCNetworkFlagsIsDirect = 1 << 17
};
typedef uint32_t SCNetworkConnectionFlags;
