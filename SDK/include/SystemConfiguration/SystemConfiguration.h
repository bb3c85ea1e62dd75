#pragma once
#include <SystemConfiguration/CaptiveNetwork.h>
#include <SystemConfiguration/SCNetwork.h>
#include <SystemConfiguration/SCNetworkReachability.h>
#include <SystemConfiguration/SCSchemaDefinitions.h>

enum {
    kSCStatusOK = 0,
    kSCStatusFailed = 1001,
    kSCStatusInvalidArgument = 1002,
    kSCStatusAccessError = 1003,
    kSCStatusNoKey = 1004
};

CF_EXTERN_C_BEGIN
/// What the last call of this thread came to.
int SCError(void);
const char *SCErrorString(int status);
CF_EXTERN_C_END
