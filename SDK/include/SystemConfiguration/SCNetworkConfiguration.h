// Interfaces, services and sets of the network settings. On the phone their types are there, their functions are the Mac's.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <SystemConfiguration/SCPreferences.h>

typedef const struct __SCNetworkInterface *SCNetworkInterfaceRef;
typedef SCNetworkInterfaceRef SCBondInterfaceRef;
typedef const struct __SCBondStatus *SCBondStatusRef;
typedef SCNetworkInterfaceRef SCVLANInterfaceRef;
typedef const struct __SCNetworkProtocol *SCNetworkProtocolRef;
typedef const struct __SCNetworkService *SCNetworkServiceRef;
typedef const struct __SCNetworkSet *SCNetworkSetRef;

enum {
    kSCBondStatusOK = 0,
    kSCBondStatusLinkInvalid = 1,
    kSCBondStatusNoPartner = 2,
    kSCBondStatusNotInActiveGroup = 3,
    kSCBondStatusUnknown = 999
};
