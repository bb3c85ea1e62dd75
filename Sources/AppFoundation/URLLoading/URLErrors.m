#import "URLErrors.h"
#import "ResponseFields.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"
#include <ifaddrs.h>
#include "DeviceNetwork.h"
#include <net/if.h>
#include <sys/socket.h>

static NSString *distrust(NSString *reason, NSURL *url) {
    return [NSString stringWithFormat:@"The certificate for this server %@. You might be connecting to a server that is "
                                      @"pretending to be “%@” which could put your confidential information at risk.",
                                      reason, [url host]];
}

/// The text of iOS for this code, or nil.
static NSString *text_of(NSInteger code, NSURL *url) {
    switch (code) {
    case NSURLErrorBadURL: return @"bad URL";
    case NSURLErrorTimedOut: return @"The request timed out.";
    case NSURLErrorUnsupportedURL: return @"unsupported URL";
    case NSURLErrorCannotFindHost: return @"A server with the specified hostname could not be found.";
    case NSURLErrorCannotConnectToHost: return @"Could not connect to the server.";
    case NSURLErrorNetworkConnectionLost: return @"The network connection was lost.";
    case NSURLErrorHTTPTooManyRedirects: return @"too many HTTP redirects";
    case NSURLErrorNotConnectedToInternet: return @"The Internet connection appears to be offline.";
    case NSURLErrorBadServerResponse: return @"bad server response";
    case NSURLErrorZeroByteResource: return @"resource has zero bytes";
    case NSURLErrorFileDoesNotExist: return @"The requested URL was not found on this server.";
    case NSURLErrorDataLengthExceedsMaximum: return @"resource exceeds maximum size";
    case NSURLErrorCannotDecodeContentData: return @"cannot decode content data";
    case NSURLErrorSecureConnectionFailed:
        return @"An SSL error has occurred and a secure connection to the server cannot be made.";
    case NSURLErrorServerCertificateHasBadDate: return distrust(@"has expired", url);
    case NSURLErrorServerCertificateNotYetValid: return distrust(@"is not yet valid", url);
    case NSURLErrorServerCertificateUntrusted: return distrust(@"is invalid", url);
    default: return nil;
    }
}

NSError *url_error(NSInteger code, NSURL *url) {
    NSMutableDictionary *details = [NSMutableDictionary dictionary];
    NSString *text = text_of(code, url);
    if (text) [details setObject:text forKey:NSLocalizedDescriptionKey];
    if (url) {
        // The names of iPhone OS 3 and of iOS 4.
        [details setObject:[url absoluteString] forKey:@"NSErrorFailingURLStringKey"];
        [details setObject:url forKey:@"NSErrorFailingURLKey"];
    }
    return [NSError errorWithDomain:NSURLErrorDomain code:code userInfo:details];
}

/// True if the device has a network, and an interface other than loopback is up.
static BOOL is_online(void) {
    if (platform_network().link == platform_link_none) return NO;
    struct ifaddrs *first;
    if (getifaddrs(&first) != 0) return NO;
    BOOL is_online = NO;
    for (struct ifaddrs *interface = first; interface && !is_online; interface = interface->ifa_next) {
        int family = interface->ifa_addr ? interface->ifa_addr->sa_family : AF_UNSPEC;
        BOOL is_up = (interface->ifa_flags & IFF_UP) && !(interface->ifa_flags & IFF_LOOPBACK);
        is_online = is_up && (family == AF_INET || family == AF_INET6);
    }
    freeifaddrs(first);
    return is_online;
}

NSError *url_error_of_certificate(long verified, NSURL *url) {
    // OpenSSL's X509_V_ERR_CERT_NOT_YET_VALID and X509_V_ERR_CERT_HAS_EXPIRED.
    enum { NotYetValid = 9, HasExpired = 10 };
    NSInteger code = verified == NotYetValid  ? NSURLErrorServerCertificateNotYetValid
                     : verified == HasExpired ? NSURLErrorServerCertificateHasBadDate
                                              : NSURLErrorServerCertificateUntrusted;
    return url_error(code, url);
}

BOOL url_error_is_of_certificate(NSError *error) {
    NSInteger code = [error code];
    return [[error domain] isEqualToString:NSURLErrorDomain] &&
           (code == NSURLErrorServerCertificateUntrusted || code == NSURLErrorServerCertificateHasBadDate ||
            code == NSURLErrorServerCertificateNotYetValid);
}

NSError *url_error_of_transfer(CURLcode result, BOOL was_idle, NSURL *url) {
    NSInteger code;
    switch (result) {
    // Also an answer that does not begin with a status line: only other schemes are not supported.
    case CURLE_UNSUPPORTED_PROTOCOL:
        code = url_is_of_server(url) ? NSURLErrorBadServerResponse : NSURLErrorUnsupportedURL;
        break;
    case CURLE_URL_MALFORMAT: code = NSURLErrorBadURL; break;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
        code = is_online() ? NSURLErrorCannotFindHost : NSURLErrorNotConnectedToInternet;
        break;
    case CURLE_COULDNT_CONNECT:
        code = NSURLErrorCannotConnectToHost;
        if (platform_network().link == platform_link_none) {
            code = NSURLErrorNotConnectedToInternet;
        } else if (!is_online() && ![[url host] hasPrefix:@"127."] && ![[url host] isEqualToString:@"localhost"]) {
            code = NSURLErrorNotConnectedToInternet;
        }
        break;
    case CURLE_OPERATION_TIMEDOUT: code = NSURLErrorTimedOut; break;
    case CURLE_ABORTED_BY_CALLBACK: code = was_idle ? NSURLErrorTimedOut : NSURLErrorCancelled; break;
    case CURLE_SSL_CONNECT_ERROR: code = NSURLErrorSecureConnectionFailed; break;
    case CURLE_BAD_CONTENT_ENCODING: code = NSURLErrorCannotDecodeContentData; break;
    case CURLE_WEIRD_SERVER_REPLY: code = NSURLErrorBadServerResponse; break;
    case CURLE_REMOTE_FILE_NOT_FOUND:
    case CURLE_FILE_COULDNT_READ_FILE: code = NSURLErrorFileDoesNotExist; break;
    case CURLE_LOGIN_DENIED: code = NSURLErrorUserAuthenticationRequired; break;
    case CURLE_REMOTE_ACCESS_DENIED: code = NSURLErrorNoPermissionsToReadFile; break;
    default: code = NSURLErrorNetworkConnectionLost; break;
    }
    return url_error(code, url);
}
