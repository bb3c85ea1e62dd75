// The proxies of the system: those of the environment's http_proxy, https_proxy and no_proxy.
#pragma once
#include <CFNetwork/CFHTTPMessage.h>

CF_IMPLICIT_BRIDGING_ENABLED

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFProxyTypeKey;
extern const CFStringRef kCFProxyHostNameKey;
extern const CFStringRef kCFProxyPortNumberKey;
extern const CFStringRef kCFProxyAutoConfigurationURLKey;
extern const CFStringRef kCFProxyAutoConfigurationJavaScriptKey;
extern const CFStringRef kCFProxyUsernameKey;
extern const CFStringRef kCFProxyPasswordKey;
extern const CFStringRef kCFProxyTypeNone;
extern const CFStringRef kCFProxyTypeHTTP;
extern const CFStringRef kCFProxyTypeHTTPS;
extern const CFStringRef kCFProxyTypeSOCKS;
extern const CFStringRef kCFProxyTypeFTP;
extern const CFStringRef kCFProxyTypeAutoConfigurationURL;
extern const CFStringRef kCFProxyTypeAutoConfigurationJavaScript;
extern const CFStringRef kCFProxyAutoConfigurationHTTPResponseKey;
extern const CFStringRef kCFNetworkProxiesExceptionsList;
extern const CFStringRef kCFNetworkProxiesHTTPEnable;
extern const CFStringRef kCFNetworkProxiesHTTPPort;
extern const CFStringRef kCFNetworkProxiesHTTPProxy;
extern const CFStringRef kCFNetworkProxiesProxyAutoConfigEnable;
extern const CFStringRef kCFNetworkProxiesProxyAutoConfigURLString;
extern const CFStringRef kCFNetworkProxiesProxyAutoConfigJavaScript;

typedef void (*CFProxyAutoConfigurationResultCallback)(void *client, CFArrayRef proxies, CFErrorRef error);

CFDictionaryRef CFNetworkCopySystemProxySettings(void);
/// One dictionary at least: of kCFProxyTypeNone for a direct connection.
CFArrayRef CFNetworkCopyProxiesForURL(CFURLRef url, CFDictionaryRef proxySettings);
/// - Status: stub (gives NULL and an error: scripts that choose a proxy are not run)
CFArrayRef CFNetworkCopyProxiesForAutoConfigurationScript(CFStringRef script, CFURLRef url, CFErrorRef *error);

/// Sources of a run loop that give the callback what the function above gives.
/// - Status: stub (an error: scripts that choose a proxy are not run)
CFRunLoopSourceRef CFNetworkExecuteProxyAutoConfigurationScript(CFStringRef script, CFURLRef url,
                                                                CFProxyAutoConfigurationResultCallback callback,
                                                                CFStreamClientContext *context);
/// - Status: stub (an error: scripts that choose a proxy are not run)
CFRunLoopSourceRef CFNetworkExecuteProxyAutoConfigurationURL(CFURLRef scriptURL, CFURLRef url,
                                                             CFProxyAutoConfigurationResultCallback callback,
                                                             CFStreamClientContext *context);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
