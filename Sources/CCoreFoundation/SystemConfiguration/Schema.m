// Names of settings, and networks that there are none of.

#include "Objects/References.h"
#include <SystemConfiguration/SystemConfiguration.h>

const CFStringRef kSCPropNetProxiesExceptionsList = CFSTR("ExceptionsList");
const CFStringRef kSCPropNetProxiesHTTPEnable = CFSTR("HTTPEnable");
const CFStringRef kSCPropNetProxiesHTTPPort = CFSTR("HTTPPort");
const CFStringRef kSCPropNetProxiesHTTPProxy = CFSTR("HTTPProxy");
const CFStringRef kSCPropNetProxiesHTTPSEnable = CFSTR("HTTPSEnable");
const CFStringRef kSCPropNetProxiesHTTPSPort = CFSTR("HTTPSPort");
const CFStringRef kSCPropNetProxiesHTTPSProxy = CFSTR("HTTPSProxy");
const CFStringRef kSCPropNetProxiesProxyAutoConfigEnable = CFSTR("ProxyAutoConfigEnable");
const CFStringRef kSCPropNetProxiesProxyAutoConfigURLString = CFSTR("ProxyAutoConfigURLString");
const CFStringRef kCNNetworkInfoKeySSIDData = CFSTR("SSIDDATA");
const CFStringRef kCNNetworkInfoKeySSID = CFSTR("SSID");
const CFStringRef kCNNetworkInfoKeyBSSID = CFSTR("BSSID");

CFArrayRef CNCopySupportedInterfaces(void) { return NULL; }
CFDictionaryRef CNCopyCurrentNetworkInfo(CFStringRef interfaceName) { return NULL; }
