// Keys of the system's network settings.
#pragma once
#include <CoreFoundation/CFString.h>

CF_EXTERN_C_BEGIN
extern const CFStringRef kSCPropNetProxiesExceptionsList;
extern const CFStringRef kSCPropNetProxiesHTTPEnable;
extern const CFStringRef kSCPropNetProxiesHTTPPort;
extern const CFStringRef kSCPropNetProxiesHTTPProxy;
extern const CFStringRef kSCPropNetProxiesHTTPSEnable;
extern const CFStringRef kSCPropNetProxiesHTTPSPort;
extern const CFStringRef kSCPropNetProxiesHTTPSProxy;
extern const CFStringRef kSCPropNetProxiesProxyAutoConfigEnable;
extern const CFStringRef kSCPropNetProxiesProxyAutoConfigURLString;
CF_EXTERN_C_END
