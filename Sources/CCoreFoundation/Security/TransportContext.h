// The object of SSLContextRef: the settings of one side of a secure connection and, from the handshake on, OpenSSL's
// state.

#include "Security/Certificates.h"
#include "Security/OpenSSL.h"
#include <Security/SecureTransport.h>

@interface CoreFoundationTransport : NSObject {
@public
    SSLProtocolSide side;
    SSLSessionState state;
    SSLReadFunc read;
    SSLWriteFunc write;
    SSLConnectionRef connection;
    SSLProtocol lowest, highest;
    /// The cipher suites that the app permits; nil for all.
    NSArray *ciphers;
    /// The identity and certificates of this side.
    NSArray *certificates;
    NSData *peerName, *peerID;
    /// Distinguished names in DER: those that a server accepts, or that a client received from the server.
    NSMutableArray *distinguishedNames;
    SSLAuthenticate authenticates;
    SSLClientCertificateState clientCertificate;
    /// Each has a bit for each SSLSessionOption.
    unsigned options, breaksMade;
    SSL_CTX *context;
    SSL *ssl;
    /// The certificates of the peer, its own first.
    NSArray *peerCertificates;
    /// The encrypted bytes that the app's write function has not accepted yet.
    NSMutableData *waiting;
    /// The error that ended the connection if it was not OpenSSL's: the result of the app's read or write function, or
    /// of the evaluation of the peer's certificates.
    OSStatus failure;
}
@end

/// Makes OpenSSL's state from the settings; NO on failure.
BOOL transport_prepare(CoreFoundationTransport *it);

/// Called by OpenSSL during the handshake with the peer's certificates.
int transport_verify(X509_STORE_CTX *store, void *transport);

/// Called by OpenSSL when the peer requests this side's certificate.
int transport_choose_certificate(SSL *ssl, void *transport);

/// Sets this side's identity in OpenSSL's state; NO on failure.
BOOL transport_use_identity(CoreFoundationTransport *it);
