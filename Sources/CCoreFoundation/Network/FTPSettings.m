// Converts the properties of FTP streams to those of a transfer, and its errors to CFNetwork's.

#include "Network/FTPStream.h"
#include <CFNetwork/CFNetwork.h>
#include <curl/curl.h>

static NSString *text_property(NSDictionary *properties, CFStringRef key) {
    id value = [properties objectForKey:(id)key];
    return [value isKindOfClass:[NSString class]] ? value : nil;
}

static NSString *proxy(NSDictionary *properties, NSURL *url) {
    NSDictionary *settings = [properties objectForKey:(id)kCFStreamPropertyFTPProxy];
    if (![settings isKindOfClass:[NSDictionary class]]) return proxy_of_stream(properties, url);
    NSString *host = text_property(settings, kCFStreamPropertyFTPProxyHost);
    id port = [settings objectForKey:(id)kCFStreamPropertyFTPProxyPort];
    NSInteger number = [port isKindOfClass:[NSNumber class]] ? [port integerValue] : 0;
    if (host == nil) return nil;
    return [NSString stringWithFormat:@"http://%@:%d", host, number > 0 && number < 65536 ? (int)number : 80];
}

URLTransfer *ftp_transfer_new(NSURL *url, NSDictionary *properties, id<URLTransferClient> client, BOOL uploads) {
    NSURL *address = [url absoluteURL];
    if (![[address host] length] || ![[[address scheme] lowercaseString] isEqual:@"ftp"]) return nil;
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:address];
    [request setTimeoutInterval:0];
    NSString *user = text_property(properties, kCFStreamPropertyFTPUserName);
    NSString *password = text_property(properties, kCFStreamPropertyFTPPassword);
    NSURLCredential *credential = [NSURLCredential credentialWithUser:user ?: @""
                                                             password:password ?: @""
                                                          persistence:NSURLCredentialPersistenceNone];
    id is_passive = [properties objectForKey:(id)kCFStreamPropertyFTPUsePassiveMode];
    id offset = [properties objectForKey:(id)kCFStreamPropertyFTPFileTransferOffset];
    struct url_transfer_options options = {
        .credential = user ? credential : nil,
        .proxy = proxy(properties, address),
        .uploads = uploads,
        .is_active = [is_passive respondsToSelector:@selector(boolValue)] && ![is_passive boolValue],
        .offset = [offset isKindOfClass:[NSNumber class]] ? [offset longLongValue] : 0};
    return [[URLTransfer alloc] initWithRequest:request client:client options:options];
}

NSError *ftp_error(URLTransfer *transfer, NSError *error) {
    NSMutableDictionary *details = [NSMutableDictionary dictionaryWithDictionary:[error userInfo]];
    if (transfer->server_code >= 400) {
        NSNumber *code = [NSNumber numberWithInt:(int)transfer->server_code];
        [details setObject:code forKey:(id)kCFFTPStatusCodeKey];
        return [NSError errorWithDomain:(id)kCFErrorDomainCFNetwork
                                   code:kCFFTPErrorUnexpectedStatusCode
                               userInfo:details];
    }
    switch ((CURLcode)transfer->result) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
    case CURLE_OPERATION_TIMEDOUT: return stream_error_of_transfer(transfer, error);
    default:
        return [NSError errorWithDomain:(id)kCFErrorDomainCFNetwork
                                   code:kCFURLErrorNetworkConnectionLost
                               userInfo:details];
    }
}
