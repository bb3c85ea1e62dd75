// SecureTransport: the certificates of both sides during the handshake.

#include "Security/TransportContext.h"

// Constants of OpenSSL's headers.
enum { SSL_CTRL_CHAIN_CERT = 89, SSL_CTRL_SET_RETRY_VERIFY = 136 };
enum { X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY = 20 };

/// The trust object for the peer's certificates, with a policy for its name; NULL before they were received.
static SecTrustRef copy_trust(CoreFoundationTransport *it) {
    if ([it->peerCertificates count] == 0) return NULL;
    NSString *name = nil;
    if ([it->peerName length]) {
        name = [[[NSString alloc] initWithData:it->peerName encoding:NSUTF8StringEncoding] autorelease];
    }
    SecPolicyRef policy = SecPolicyCreateSSL(it->side == kSSLClientSide, (CFStringRef)name);
    SecTrustRef trust = NULL;
    SecTrustCreateWithCertificates((CFTypeRef)it->peerCertificates, policy, &trust);
    CFRelease(policy);
    return trust;
}

OSStatus SSLCopyPeerTrust(SSLContextRef context, SecTrustRef *trust) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (it == nil || trust == NULL) return errSecParam;
    *trust = copy_trust(it);
    return errSecSuccess;
}

/// Evaluates the peer's certificates; returns the error.
static OSStatus judge(CoreFoundationTransport *it) {
    SecTrustResultType result = kSecTrustResultInvalid;
    SecTrustRef trust = copy_trust(it);
    if (trust) SecTrustEvaluate(trust, &result);
    if (trust) CFRelease(trust);
    BOOL is_good = result == kSecTrustResultUnspecified || result == kSecTrustResultProceed;
    return is_good ? errSecSuccess : errSSLXCertChainInvalid;
}

int transport_verify(X509_STORE_CTX *store, void *argument) {
    CoreFoundationTransport *it = argument;
    const OpenSSL *openssl = openssl_functions();
    NSMutableArray *found = [NSMutableArray array];
    id leaf = certificate_with(openssl->X509_STORE_CTX_get0_cert(store));
    if (leaf) [found addObject:leaf];
    OPENSSL_STACK *sent = openssl->X509_STORE_CTX_get0_untrusted(store);
    for (int i = 0; sent && i < openssl->OPENSSL_sk_num(sent); i++) {
        id other = certificate_with(openssl->OPENSSL_sk_value(sent, i));
        if (other && ![found containsObject:other]) [found addObject:other];
    }
    [it->peerCertificates release];
    it->peerCertificates = [found copy];
    if (it->side == kSSLServerSide) it->clientCertificate = kSSLClientCertSent;
    BOOL is_client = it->side == kSSLClientSide;
    unsigned option = is_client ? kSSLSessionOptionBreakOnServerAuth : kSSLSessionOptionBreakOnClientAuth;
    if (it->options >> option & 1) {
        // The app evaluates the certificates itself. A client pauses the handshake here; a server must finish it, and
        // pauses before the first read.
        if (!is_client || it->breaksMade >> option & 1) return 1;
        return openssl->SSL_ctrl(it->ssl, SSL_CTRL_SET_RETRY_VERIFY, 0, NULL) > 0;
    }
    it->failure = judge(it);
    // The peer gets an alert that the issuer is unknown.
    if (it->failure) openssl->X509_STORE_CTX_set_error(store, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY);
    return it->failure == errSecSuccess;
}

BOOL transport_use_identity(CoreFoundationTransport *it) {
    const OpenSSL *openssl = openssl_functions();
    CoreFoundationIdentity *identity = [it->certificates firstObject];
    if (identity == nil) return YES;
    BOOL done = YES;
    for (NSUInteger i = 0; i < [it->certificates count]; i++) {
        CoreFoundationCertificate *one = i == 0 ? identity->certificate : [it->certificates objectAtIndex:i];
        NSData *data = one->data;
        const unsigned char *bytes = [data bytes];
        X509 *certificate = openssl->d2i_X509(NULL, &bytes, (long)[data length]);
        if (certificate == NULL) return NO;
        if (i == 0) done = openssl->SSL_use_certificate(it->ssl, certificate) == 1;
        else openssl->SSL_ctrl(it->ssl, SSL_CTRL_CHAIN_CERT, 1, certificate);
        openssl->X509_free(certificate);
    }
    return done && openssl->SSL_use_PrivateKey(it->ssl, identity->key->key) == 1;
}

int transport_choose_certificate(SSL *ssl, void *argument) {
    CoreFoundationTransport *it = argument;
    const OpenSSL *openssl = openssl_functions();
    if (it->side == kSSLServerSide) return 1;
    it->clientCertificate = kSSLClientCertRequested;
    [it->distinguishedNames removeAllObjects];
    const OPENSSL_STACK *names = openssl->SSL_get0_peer_CA_list(ssl);
    for (int i = 0; names && i < openssl->OPENSSL_sk_num(names); i++) {
        unsigned char bytes[4096], *end = bytes;
        const X509_NAME *name = openssl->OPENSSL_sk_value(names, i);
        int length = openssl->i2d_X509_NAME(name, NULL);
        if (length <= 0 || length > (int)sizeof bytes) continue;
        openssl->i2d_X509_NAME(name, &end);
        [it->distinguishedNames addObject:[NSData dataWithBytes:bytes length:(NSUInteger)length]];
    }
    unsigned option = kSSLSessionOptionBreakOnCertRequested;
    if (it->options >> option & 1 && !(it->breaksMade >> option & 1)) return -1;
    if ([it->certificates count] == 0) return 1;
    it->clientCertificate = kSSLClientCertSent;
    return transport_use_identity(it);
}
