// What an SSLContextRef is: the settings of one end of a secure connection, and OpenSSL's state once it shakes hands.

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
    /// The numbers of the cipher suites that the app allows; nil for all.
    NSArray *ciphers;
    /// A SecIdentityRef and certificates.
    NSArray *certificates;
    NSData *peerName, *peerID;
    /// Names in DER: of a server those that it accepts, of a client those that the server told.
    NSMutableArray *distinguishedNames;
    SSLAuthenticate authenticates;
    SSLClientCertificateState clientCertificate;
    /// A bit for each SSLSessionOption.
    unsigned options, breaksMade;
    SSL_CTX *context;
    SSL *ssl;
    /// Of the other side, its own first.
    NSArray *peerCertificates;
    /// What is encrypted and was not taken by `write` yet.
    NSMutableData *waiting;
    /// What ended the connection, when that was not OpenSSL: an answer of `read` or `write`, or the peer's certificate.
    OSStatus failure;
}
@end

/// Makes OpenSSL's state, from the settings; NO if that cannot be.
BOOL transport_prepare(CoreFoundationTransport *it);

/// Called by OpenSSL in the middle of the handshake, with the certificates that the other side sent.
int transport_verify(X509_STORE_CTX *store, void *transport);

/// Called by OpenSSL when a certificate is due: of a client, because the server has asked for one.
int transport_choose_certificate(SSL *ssl, void *transport);

/// Whether this side's identity could be put into OpenSSL's state.
BOOL transport_use_identity(CoreFoundationTransport *it);
