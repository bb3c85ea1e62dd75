// What can go wrong on the network.
#pragma once
#include <CoreFoundation/CoreFoundation.h>

typedef enum CFNetworkErrors : CFIndex {
    kCFHostErrorHostNotFound = 1,
    kCFHostErrorUnknown = 2,
    kCFSOCKSErrorUnknownClientVersion = 100,
    kCFSOCKSErrorUnsupportedServerVersion = 101,
    kCFNetServiceErrorUnknown = -72000,
    kCFNetServiceErrorCollision = -72001,
    kCFNetServiceErrorNotFound = -72002,
    kCFNetServiceErrorInProgress = -72003,
    kCFNetServiceErrorBadArgument = -72004,
    kCFNetServiceErrorCancel = -72005,
    kCFNetServiceErrorInvalid = -72006,
    kCFNetServiceErrorTimeout = -72007,
    kCFErrorHTTPAuthenticationTypeUnsupported = 300,
    kCFErrorHTTPBadCredentials = 301,
    kCFErrorHTTPConnectionLost = 302,
    kCFErrorHTTPParseFailure = 303,
    kCFErrorHTTPRedirectionLoopDetected = 304,
    kCFErrorHTTPBadURL = 305,
    kCFErrorHTTPProxyConnectionFailure = 306,
    kCFErrorHTTPBadProxyCredentials = 307,
    kCFErrorPACFileError = 308,
    kCFURLErrorUnknown = -998,
    kCFURLErrorCancelled = -999,
    kCFURLErrorBadURL = -1000,
    kCFURLErrorTimedOut = -1001,
    kCFURLErrorUnsupportedURL = -1002,
    kCFURLErrorCannotFindHost = -1003,
    kCFURLErrorCannotConnectToHost = -1004,
    kCFURLErrorNetworkConnectionLost = -1005,
    kCFURLErrorDNSLookupFailed = -1006,
    kCFURLErrorHTTPTooManyRedirects = -1007,
    kCFURLErrorResourceUnavailable = -1008,
    kCFURLErrorNotConnectedToInternet = -1009,
    kCFURLErrorRedirectToNonExistentLocation = -1010,
    kCFURLErrorBadServerResponse = -1011,
    kCFURLErrorUserCancelledAuthentication = -1012,
    kCFURLErrorUserAuthenticationRequired = -1013,
    kCFURLErrorZeroByteResource = -1014,
    kCFURLErrorCannotDecodeRawData = -1015,
    kCFURLErrorCannotDecodeContentData = -1016,
    kCFURLErrorCannotParseResponse = -1017,
    kCFURLErrorFileDoesNotExist = -1100,
    kCFURLErrorFileIsDirectory = -1101,
    kCFURLErrorNoPermissionsToReadFile = -1102,
    kCFURLErrorSecureConnectionFailed = -1200,
    kCFURLErrorServerCertificateHasBadDate = -1201,
    kCFURLErrorServerCertificateUntrusted = -1202,
    kCFURLErrorServerCertificateHasUnknownRoot = -1203,
    kCFURLErrorServerCertificateNotYetValid = -1204,
    kCFURLErrorClientCertificateRejected = -1205,
    kCFURLErrorClientCertificateRequired = -1206
} CFNetworkErrors;

CF_EXTERN_C_BEGIN
extern const CFStringRef kCFErrorDomainCFNetwork;
extern const CFStringRef kCFErrorDomainWinSock;
extern const CFStringRef kCFURLErrorFailingURLErrorKey;
extern const CFStringRef kCFURLErrorFailingURLStringErrorKey;
extern const CFStringRef kCFGetAddrInfoFailureKey;
CF_EXTERN_C_END
