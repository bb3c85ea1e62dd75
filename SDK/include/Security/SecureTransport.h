// Secure connections over whatever carries bytes: the app's functions read and write them.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <Security/CipherSuite.h>
#include <Security/SecBase.h>
#include <Security/SecTrust.h>
#include <stddef.h>

typedef struct SSLContext *SSLContextRef;
typedef const void *SSLConnectionRef;

typedef enum SSLProtocol {
    kSSLProtocolUnknown = 0,
    kSSLProtocol3 = 2,
    kTLSProtocol1 = 4,
    kTLSProtocol11 = 7,
    kTLSProtocol12 = 8,
    kDTLSProtocol1 = 9,
    kSSLProtocol2 = 1,
    kSSLProtocol3Only = 3,
    kTLSProtocol1Only = 5,
    kSSLProtocolAll = 6
} SSLProtocol;

typedef enum SSLSessionOption {
    kSSLSessionOptionBreakOnServerAuth = 0,
    kSSLSessionOptionBreakOnCertRequested = 1,
    kSSLSessionOptionBreakOnClientAuth = 2
} SSLSessionOption;

typedef enum SSLSessionState {
    kSSLIdle = 0,
    kSSLHandshake = 1,
    kSSLConnected = 2,
    kSSLClosed = 3,
    kSSLAborted = 4
} SSLSessionState;

typedef enum SSLClientCertificateState {
    kSSLClientCertNone = 0,
    kSSLClientCertRequested = 1,
    kSSLClientCertSent = 2,
    kSSLClientCertRejected = 3
} SSLClientCertificateState;

typedef enum SSLProtocolSide {
    kSSLServerSide = 0,
    kSSLClientSide = 1
} SSLProtocolSide;

typedef enum SSLConnectionType {
    kSSLStreamType = 0,
    kSSLDatagramType = 1
} SSLConnectionType;

typedef enum SSLAuthenticate {
    kNeverAuthenticate = 0,
    kAlwaysAuthenticate = 1,
    kTryAuthenticate = 2
} SSLAuthenticate;

enum {
    errSSLProtocol = -9800,
    errSSLNegotiation = -9801,
    errSSLFatalAlert = -9802,
    errSSLWouldBlock = -9803,
    errSSLSessionNotFound = -9804,
    errSSLClosedGraceful = -9805,
    errSSLClosedAbort = -9806,
    errSSLXCertChainInvalid = -9807,
    errSSLBadCert = -9808,
    errSSLCrypto = -9809,
    errSSLInternal = -9810,
    errSSLModuleAttach = -9811,
    errSSLUnknownRootCert = -9812,
    errSSLNoRootCert = -9813,
    errSSLCertExpired = -9814,
    errSSLCertNotYetValid = -9815,
    errSSLClosedNoNotify = -9816,
    errSSLBufferOverflow = -9817,
    errSSLBadCipherSuite = -9818,
    errSSLPeerUnexpectedMsg = -9819,
    errSSLPeerBadRecordMac = -9820,
    errSSLPeerDecryptionFail = -9821,
    errSSLPeerRecordOverflow = -9822,
    errSSLPeerDecompressFail = -9823,
    errSSLPeerHandshakeFail = -9824,
    errSSLPeerBadCert = -9825,
    errSSLPeerUnsupportedCert = -9826,
    errSSLPeerCertRevoked = -9827,
    errSSLPeerCertExpired = -9828,
    errSSLPeerCertUnknown = -9829,
    errSSLIllegalParam = -9830,
    errSSLPeerUnknownCA = -9831,
    errSSLPeerAccessDenied = -9832,
    errSSLPeerDecodeError = -9833,
    errSSLPeerDecryptError = -9834,
    errSSLPeerExportRestriction = -9835,
    errSSLPeerProtocolVersion = -9836,
    errSSLPeerInsufficientSecurity = -9837,
    errSSLPeerInternalError = -9838,
    errSSLPeerUserCancelled = -9839,
    errSSLPeerNoRenegotiation = -9840,
    errSSLPeerAuthCompleted = -9841,
    errSSLClientCertRequested = -9842,
    errSSLHostNameMismatch = -9843,
    errSSLConnectionRefused = -9844,
    errSSLDecryptionFail = -9845,
    errSSLBadRecordMac = -9846,
    errSSLRecordOverflow = -9847,
    errSSLBadConfiguration = -9848,
    errSSLLast = -9849,
    errSSLServerAuthCompleted = -9841,
    errSSLClientAuthCompleted = -9841
};

typedef OSStatus (*SSLReadFunc)(SSLConnectionRef connection, void *data, size_t *length);
typedef OSStatus (*SSLWriteFunc)(SSLConnectionRef connection, const void *data, size_t *length);

CF_EXTERN_C_BEGIN

CFTypeID SSLContextGetTypeID(void);
/// NULL for datagrams, which are not there yet. CFRelease ends it.
SSLContextRef SSLCreateContext(CFAllocatorRef allocator, SSLProtocolSide side, SSLConnectionType type);
OSStatus SSLGetSessionState(SSLContextRef context, SSLSessionState *state);
OSStatus SSLSetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean value);
OSStatus SSLGetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean *value);
OSStatus SSLSetIOFuncs(SSLContextRef context, SSLReadFunc read, SSLWriteFunc write);
OSStatus SSLSetProtocolVersionMin(SSLContextRef context, SSLProtocol version);
OSStatus SSLGetProtocolVersionMin(SSLContextRef context, SSLProtocol *version);
OSStatus SSLSetProtocolVersionMax(SSLContextRef context, SSLProtocol version);
OSStatus SSLGetProtocolVersionMax(SSLContextRef context, SSLProtocol *version);
OSStatus SSLSetCertificate(SSLContextRef context, CFArrayRef certificates);
OSStatus SSLSetConnection(SSLContextRef context, SSLConnectionRef connection);
OSStatus SSLGetConnection(SSLContextRef context, SSLConnectionRef *connection);
OSStatus SSLSetPeerDomainName(SSLContextRef context, const char *name, size_t length);
OSStatus SSLGetPeerDomainNameLength(SSLContextRef context, size_t *length);
OSStatus SSLGetPeerDomainName(SSLContextRef context, char *name, size_t *length);
/// - Status: stub
OSStatus SSLSetDatagramHelloCookie(SSLContextRef context, const void *cookie, size_t length);
/// - Status: stub
OSStatus SSLSetMaxDatagramRecordSize(SSLContextRef context, size_t size);
/// - Status: stub
OSStatus SSLGetMaxDatagramRecordSize(SSLContextRef context, size_t *size);
OSStatus SSLGetNegotiatedProtocolVersion(SSLContextRef context, SSLProtocol *version);
OSStatus SSLGetNumberSupportedCiphers(SSLContextRef context, size_t *count);
OSStatus SSLGetSupportedCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count);
OSStatus SSLSetEnabledCiphers(SSLContextRef context, const SSLCipherSuite *ciphers, size_t count);
OSStatus SSLGetNumberEnabledCiphers(SSLContextRef context, size_t *count);
OSStatus SSLGetEnabledCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count);
OSStatus SSLCopyPeerTrust(SSLContextRef context, SecTrustRef *trust);
OSStatus SSLSetPeerID(SSLContextRef context, const void *identifier, size_t length);
OSStatus SSLGetPeerID(SSLContextRef context, const void **identifier, size_t *length);
OSStatus SSLGetNegotiatedCipher(SSLContextRef context, SSLCipherSuite *cipher);
OSStatus SSLSetEncryptionCertificate(SSLContextRef context, CFArrayRef certificates);
OSStatus SSLSetClientSideAuthenticate(SSLContextRef context, SSLAuthenticate kind);
OSStatus SSLAddDistinguishedName(SSLContextRef context, const void *name, size_t length);
OSStatus SSLCopyDistinguishedNames(SSLContextRef context, CFArrayRef *names);
OSStatus SSLGetClientCertificateState(SSLContextRef context, SSLClientCertificateState *state);
OSStatus SSLHandshake(SSLContextRef context);
OSStatus SSLWrite(SSLContextRef context, const void *data, size_t length, size_t *written);
OSStatus SSLRead(SSLContextRef context, void *data, size_t length, size_t *read);
OSStatus SSLGetBufferedReadSize(SSLContextRef context, size_t *size);
/// - Status: stub
OSStatus SSLGetDatagramWriteSize(SSLContextRef context, size_t *size);
OSStatus SSLClose(SSLContextRef context);

CF_EXTERN_C_END
