// Converts the properties of HTTP streams to those of a transfer, and its errors to CFNetwork's.

#include "Network/HTTPStream.h"
#include <CFNetwork/CFNetwork.h>
#include <Security/SecureTransport.h>
#include <curl/curl.h>

NSString *proxy_of_stream(NSDictionary *properties, NSURL *url) {
    NSDictionary *settings = [properties objectForKey:(id)kCFStreamPropertyHTTPProxy];
    BOOL is_secure = [[[url scheme] lowercaseString] isEqual:@"https"];
    CFStringRef host_key = is_secure ? kCFStreamPropertyHTTPSProxyHost : kCFStreamPropertyHTTPProxyHost;
    CFStringRef port_key = is_secure ? kCFStreamPropertyHTTPSProxyPort : kCFStreamPropertyHTTPProxyPort;
    NSString *host = [settings objectForKey:(id)host_key], *scheme = @"http";
    NSInteger port = [[settings objectForKey:(id)port_key] integerValue];
    if (host == nil) {
        settings = [properties objectForKey:(id)kCFStreamPropertySOCKSProxy];
        host = [settings objectForKey:(id)kCFStreamPropertySOCKSProxyHost];
        port = [[settings objectForKey:(id)kCFStreamPropertySOCKSProxyPort] integerValue];
        id version = [settings objectForKey:(id)kCFStreamPropertySOCKSVersion];
        scheme = [version isEqual:(id)kCFStreamSocketSOCKSVersion4] ? @"socks4" : @"socks5";
    }
    if (![host isKindOfClass:[NSString class]] || [host length] == 0) return nil;
    return [NSString stringWithFormat:@"%@://%@:%d", scheme, host, port > 0 && port < 65536 ? (int)port : 80];
}

BOOL trusts_any_server(NSDictionary *properties) {
    NSDictionary *settings = [properties objectForKey:(id)kCFStreamPropertySSLSettings];
    if (![settings isKindOfClass:[NSDictionary class]]) return NO;
    id validates = [settings objectForKey:(id)kCFStreamSSLValidatesCertificateChain];
    if (validates && ![validates boolValue]) return YES;
    return [[settings objectForKey:(id)kCFStreamSSLAllowsAnyRoot] boolValue];
}

NSError *stream_error_of_transfer(URLTransfer *transfer, NSError *error) {
    NSString *domain = (id)kCFErrorDomainCFNetwork;
    NSInteger code;
    switch ((CURLcode)transfer->result) {
    case CURLE_URL_MALFORMAT: code = kCFErrorHTTPBadURL; break;
    case CURLE_COULDNT_RESOLVE_HOST: code = kCFHostErrorUnknown; break;
    case CURLE_COULDNT_RESOLVE_PROXY: code = kCFErrorHTTPProxyConnectionFailure; break;
    case CURLE_COULDNT_CONNECT:
        domain = NSPOSIXErrorDomain;
        code = transfer->system_error ? transfer->system_error : ECONNREFUSED;
        break;
    case CURLE_OPERATION_TIMEDOUT:
        domain = NSPOSIXErrorDomain;
        code = ETIMEDOUT;
        break;
    case CURLE_SSL_CONNECT_ERROR:
        domain = NSOSStatusErrorDomain;
        code = errSSLProtocol;
        break;
    case CURLE_PEER_FAILED_VERIFICATION:
        domain = NSOSStatusErrorDomain;
        code = errSSLXCertChainInvalid;
        break;
    // The response is not HTTP, which libcurl reports as an unsupported protocol.
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY: code = kCFErrorHTTPParseFailure; break;
    default: code = kCFErrorHTTPConnectionLost; break;
    }
    return [NSError errorWithDomain:domain code:code userInfo:[error userInfo]];
}
