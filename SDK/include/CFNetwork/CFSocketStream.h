// What streams of sockets can be told, and tell.
#pragma once
#include <CFNetwork/CFHost.h>
#include <CFNetwork/CFNetServices.h>
#include <CoreFoundation/CoreFoundation.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef enum CFStreamSocketSecurityProtocol : CFIndex {
    kCFStreamSocketSecurityNone = 0,
    kCFStreamSocketSecuritySSLv2,
    kCFStreamSocketSecuritySSLv3,
    kCFStreamSocketSecuritySSLv23,
    kCFStreamSocketSecurityTLSv1
} CFStreamSocketSecurityProtocol;

/// What a SOCKS proxy had to say: the high half of an error's number is one of these.
enum {
    kCFStreamErrorSOCKSSubDomainNone = 0,
    kCFStreamErrorSOCKSSubDomainVersionCode = 1,
    kCFStreamErrorSOCKS4SubDomainResponse = 2,
    kCFStreamErrorSOCKS5SubDomainUserPass = 3,
    kCFStreamErrorSOCKS5SubDomainMethod = 4,
    kCFStreamErrorSOCKS5SubDomainResponse = 5
};
enum {
    kCFStreamErrorSOCKS5BadResponseAddr = 1,
    kCFStreamErrorSOCKS5BadState = 2,
    kCFStreamErrorSOCKSUnknownClientVersion = 3,
    kCFStreamErrorSOCKS4RequestFailed = 91,
    kCFStreamErrorSOCKS4IdentdFailed = 92,
    kCFStreamErrorSOCKS4IdConflict = 93,
    kSOCKS5NoAcceptableMethod = 0xFF
};

CF_EXTERN_C_BEGIN

SInt32 CFSocketStreamSOCKSGetErrorSubdomain(const CFStreamError *error);
SInt32 CFSocketStreamSOCKSGetError(const CFStreamError *error);

extern const int kCFStreamErrorDomainSOCKS;
extern const int kCFStreamErrorDomainSSL;
extern const int kCFStreamErrorDomainWinSock;

extern const CFStringRef kCFStreamPropertyShouldCloseNativeSocket;
extern const CFStringRef kCFStreamPropertySocketSecurityLevel;
extern const CFStringRef kCFStreamSocketSecurityLevelNone;
extern const CFStringRef kCFStreamSocketSecurityLevelSSLv2;
extern const CFStringRef kCFStreamSocketSecurityLevelSSLv3;
extern const CFStringRef kCFStreamSocketSecurityLevelTLSv1;
extern const CFStringRef kCFStreamSocketSecurityLevelNegotiatedSSL;
extern const CFStringRef kCFStreamPropertySSLSettings;
extern const CFStringRef kCFStreamSSLLevel;
extern const CFStringRef kCFStreamSSLAllowsExpiredCertificates;
extern const CFStringRef kCFStreamSSLAllowsExpiredRoots;
extern const CFStringRef kCFStreamSSLAllowsAnyRoot;
extern const CFStringRef kCFStreamSSLValidatesCertificateChain;
extern const CFStringRef kCFStreamSSLPeerName;
extern const CFStringRef kCFStreamSSLCertificates;
extern const CFStringRef kCFStreamSSLIsServer;
extern const CFStringRef kCFStreamPropertySSLPeerCertificates;
extern const CFStringRef kCFStreamPropertySSLPeerTrust;
extern const CFStringRef kCFStreamPropertySocketRemoteHost;
extern const CFStringRef kCFStreamPropertySocketRemoteNetService;
extern const CFStringRef kCFStreamPropertySOCKSProxy;
extern const CFStringRef kCFStreamPropertySOCKSProxyHost;
extern const CFStringRef kCFStreamPropertySOCKSProxyPort;
extern const CFStringRef kCFStreamPropertySOCKSVersion;
extern const CFStringRef kCFStreamSocketSOCKSVersion4;
extern const CFStringRef kCFStreamSocketSOCKSVersion5;
extern const CFStringRef kCFStreamPropertySOCKSUser;
extern const CFStringRef kCFStreamPropertySOCKSPassword;
extern const CFStringRef kCFStreamNetworkServiceType;
extern const CFStringRef kCFStreamNetworkServiceTypeVoIP;
extern const CFStringRef kCFStreamNetworkServiceTypeVideo;
extern const CFStringRef kCFStreamNetworkServiceTypeBackground;
extern const CFStringRef kCFStreamNetworkServiceTypeVoice;
extern const CFStringRef kCFStreamPropertySSLContext;
extern const CFStringRef kCFStreamPropertyProxyLocalBypass;

void CFStreamCreatePairWithSocketToCFHost(CFAllocatorRef allocator, CFHostRef host, SInt32 port,
                                          CFReadStreamRef *readStream, CFWriteStreamRef *writeStream);
void CFStreamCreatePairWithSocketToNetService(CFAllocatorRef allocator, CFNetServiceRef service,
                                              CFReadStreamRef *readStream, CFWriteStreamRef *writeStream);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
