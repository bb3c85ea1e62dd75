// Connections that are dialled. On the phone their types and keys are there, their functions are the Mac's.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <sys/socket.h>

typedef const struct __SCNetworkConnection *SCNetworkConnectionRef;

typedef struct SCNetworkConnectionContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} SCNetworkConnectionContext;

enum {
    kSCNetworkConnectionInvalid = -1,
    kSCNetworkConnectionDisconnected = 0,
    kSCNetworkConnectionConnecting = 1,
    kSCNetworkConnectionConnected = 2,
    kSCNetworkConnectionDisconnecting = 3
};
typedef int32_t SCNetworkConnectionStatus;

enum {
    kSCNetworkConnectionPPPDisconnected = 0,
    kSCNetworkConnectionPPPInitializing = 1,
    kSCNetworkConnectionPPPConnectingLink = 2,
    kSCNetworkConnectionPPPDialOnTraffic = 3,
    kSCNetworkConnectionPPPNegotiatingLink = 4,
    kSCNetworkConnectionPPPAuthenticating = 5,
    kSCNetworkConnectionPPPWaitingForCallBack = 6,
    kSCNetworkConnectionPPPNegotiatingNetwork = 7,
    kSCNetworkConnectionPPPConnected = 8,
    kSCNetworkConnectionPPPTerminating = 9,
    kSCNetworkConnectionPPPDisconnectingLink = 10,
    kSCNetworkConnectionPPPHoldingLinkOff = 11,
    kSCNetworkConnectionPPPSuspended = 12,
    kSCNetworkConnectionPPPWaitingForRedial = 13
};
typedef int32_t SCNetworkConnectionPPPStatus;

typedef void (*SCNetworkConnectionCallBack)(SCNetworkConnectionRef connection, SCNetworkConnectionStatus status, void *info);

#define kSCNetworkConnectionBytesIn CFSTR("BytesIn")
#define kSCNetworkConnectionBytesOut CFSTR("BytesOut")
#define kSCNetworkConnectionPacketsIn CFSTR("PacketsIn")
#define kSCNetworkConnectionPacketsOut CFSTR("PacketsOut")
#define kSCNetworkConnectionErrorsIn CFSTR("ErrorsIn")
#define kSCNetworkConnectionErrorsOut CFSTR("ErrorsOut")
#define kSCNetworkConnectionSelectionOptionOnDemandHostName CFSTR("OnDemandHostName")
#define kSCNetworkConnectionSelectionOptionOnDemandRetry CFSTR("OnDemandRetry")
