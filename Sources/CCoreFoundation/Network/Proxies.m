// CFProxySupport: the proxies in environment variables.

#include "Objects/References.h"
#include <CFNetwork/CFNetwork.h>

/// The URL of the proxy in an environment variable; nil for none.
static NSURL *proxy_named(const char *variable) {
    const char *text = getenv(variable);
    if (text == NULL || text[0] == 0) return nil;
    NSString *string = [NSString stringWithUTF8String:text];
    if (string && [string rangeOfString:@"://"].location == NSNotFound) {
        string = [@"http://" stringByAppendingString:string];
    }
    NSURL *url = string ? [NSURL URLWithString:string] : nil;
    return [url host] ? url : nil;
}

static NSNumber *port_of(NSURL *proxy) { return [proxy port] ? [proxy port] : [NSNumber numberWithInt:80]; }

CFDictionaryRef CFNetworkCopySystemProxySettings(void) {
    NSMutableDictionary *settings = [NSMutableDictionary new];
    NSURL *proxy = proxy_named("http_proxy");
    if (proxy) {
        [settings setObject:[NSNumber numberWithInt:1] forKey:(id)kCFNetworkProxiesHTTPEnable];
        [settings setObject:[proxy host] forKey:(id)kCFNetworkProxiesHTTPProxy];
        [settings setObject:port_of(proxy) forKey:(id)kCFNetworkProxiesHTTPPort];
    }
    const char *exceptions = getenv("no_proxy");
    if (exceptions && exceptions[0]) {
        NSArray *list = [[NSString stringWithUTF8String:exceptions] componentsSeparatedByString:@","];
        [settings setObject:list forKey:(id)kCFNetworkProxiesExceptionsList];
    }
    return (CFDictionaryRef)settings;
}

static BOOL is_exception(NSString *host, NSArray *exceptions) {
    for (NSString *exception in exceptions) {
        NSString *name = [exception stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        if ([name isEqual:@"*"]) return YES;
        if ([name hasPrefix:@"*"]) name = [name substringFromIndex:1];
        if ([name length] && (host == name || [host isEqual:name] || [host hasSuffix:name])) return YES;
    }
    return NO;
}

CFArrayRef CFNetworkCopyProxiesForURL(CFURLRef url, CFDictionaryRef proxySettings) {
    NSDictionary *settings = OBJECT(NSDictionary, proxySettings);
    NSString *host = [settings objectForKey:(id)kCFNetworkProxiesHTTPProxy], *scheme = [OBJECT(NSURL, url) scheme];
    NSArray *exceptions = [settings objectForKey:(id)kCFNetworkProxiesExceptionsList];
    NSDictionary *proxy = nil;
    if (host && [[settings objectForKey:(id)kCFNetworkProxiesHTTPEnable] boolValue] && [scheme isEqual:@"http"]
        && !is_exception([OBJECT(NSURL, url) host], exceptions)) {
        proxy = [NSDictionary dictionaryWithObjectsAndKeys:(id)kCFProxyTypeHTTP, (id)kCFProxyTypeKey, host,
            (id)kCFProxyHostNameKey, [settings objectForKey:(id)kCFNetworkProxiesHTTPPort], (id)kCFProxyPortNumberKey, nil];
    }
    if (proxy == nil) {
        proxy = [NSDictionary dictionaryWithObject:(id)kCFProxyTypeNone forKey:(id)kCFProxyTypeKey];
    }
    return (CFArrayRef)[[NSArray alloc] initWithObjects:proxy, nil];
}

CFArrayRef CFNetworkCopyProxiesForAutoConfigurationScript(CFStringRef script, CFURLRef url, CFErrorRef *error) {
    static BOOL told;
    if (!told) fprintf(stderr, "CFNetwork: scripts that choose a proxy are not run\n");
    told = YES;
    if (error) *error = CFErrorCreate(NULL, kCFErrorDomainCFNetwork, kCFErrorPACFileError, NULL);
    return NULL;
}

/// The client of a run loop source that reports a script's result.
struct script_client {
    CFProxyAutoConfigurationResultCallback callback;
    CFStreamClientContext context;
};

static void tell_of_script(void *info) {
    struct script_client *client = info;
    CFErrorRef error = NULL;
    CFNetworkCopyProxiesForAutoConfigurationScript(NULL, NULL, &error);
    client->callback(client->context.info, NULL, error);
    if (error) CFRelease(error);
}

static void free_script_client(const void *info) {
    struct script_client *client = (void *)info;
    if (client->context.release) client->context.release(client->context.info);
    free(client);
}

static CFRunLoopSourceRef script_source(CFProxyAutoConfigurationResultCallback callback, CFStreamClientContext *context) {
    struct script_client *client = callback ? calloc(1, sizeof *client) : NULL;
    if (client == NULL) return NULL;
    client->callback = callback;
    if (context) client->context = *context;
    if (context && context->retain) client->context.info = context->retain(context->info);
    CFRunLoopSourceContext kind = {.info = client, .release = free_script_client, .perform = tell_of_script};
    CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, 0, &kind);
    CFRunLoopSourceSignal(source);
    return source;
}

CFRunLoopSourceRef CFNetworkExecuteProxyAutoConfigurationScript(CFStringRef script, CFURLRef url,
                                                                CFProxyAutoConfigurationResultCallback callback,
                                                                CFStreamClientContext *context) {
    return script_source(callback, context);
}

CFRunLoopSourceRef CFNetworkExecuteProxyAutoConfigurationURL(CFURLRef scriptURL, CFURLRef url,
                                                             CFProxyAutoConfigurationResultCallback callback,
                                                             CFStreamClientContext *context) {
    return script_source(callback, context);
}
