// Names of network settings, and functions for captive networks, of which there are none.

#include "Objects/References.h"
#include <SystemConfiguration/SystemConfiguration.h>

const CFStringRef kCNNetworkInfoKeySSIDData = CFSTR("SSIDDATA");
const CFStringRef kCNNetworkInfoKeySSID = CFSTR("SSID");
const CFStringRef kCNNetworkInfoKeyBSSID = CFSTR("BSSID");

CFArrayRef CNCopySupportedInterfaces(void) { return NULL; }
CFDictionaryRef CNCopyCurrentNetworkInfo(CFStringRef interfaceName) { return NULL; }
Boolean CNSetSupportedSSIDs(CFArrayRef names) { return false; }
Boolean CNMarkPortalOnline(CFStringRef interfaceName) { return false; }
Boolean CNMarkPortalOffline(CFStringRef interfaceName) { return false; }
