// Wireless networks that the device is in.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDictionary.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN
extern const CFStringRef kCNNetworkInfoKeySSIDData;
extern const CFStringRef kCNNetworkInfoKeySSID;
extern const CFStringRef kCNNetworkInfoKeyBSSID;
/// NULL: as in the simulator, there is no wireless interface.
CFArrayRef CNCopySupportedInterfaces(void);
CFDictionaryRef CNCopyCurrentNetworkInfo(CFStringRef interfaceName);
/// Networks whose pages for logging in the app answers. False: there is no wireless interface to join them by.
Boolean CNSetSupportedSSIDs(CFArrayRef names);
Boolean CNMarkPortalOnline(CFStringRef interfaceName);
Boolean CNMarkPortalOffline(CFStringRef interfaceName);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
