// SecureTransport: handshake, reading and writing. OpenSSL uses the app's I/O functions; encrypted bytes that the app's
// write function does not accept at once are buffered.

#include "Security/TransportContext.h"

// Constants of OpenSSL's headers.
enum { BIO_CTRL_FLUSH = 11, BIO_FLAGS_READ = 1, BIO_FLAGS_RETRY = 8, BIO_TYPE_SOURCE_SINK = 0x400 };
enum { SSL_ERROR_SSL = 1, SSL_ERROR_WANT_X509_LOOKUP = 4, SSL_ERROR_ZERO_RETURN = 6, SSL_ERROR_WANT_RETRY_VERIFY = 12 };
enum { SSL_CTRL_SET_TLSEXT_HOSTNAME = 55, SSL_CTRL_SET_MIN_PROTO_VERSION = 123, SSL_CTRL_SET_MAX_PROTO_VERSION = 124 };
enum { SSL_VERIFY_NONE = 0, SSL_VERIFY_PEER = 1, SSL_VERIFY_FAIL_IF_NO_PEER_CERT = 2 };
enum { SSL_R_UNEXPECTED_EOF = 294, FirstAlert = 1000 };

// MARK: The app's I/O functions for OpenSSL

static int read_bytes(BIO *bio, char *data, int length) {
    const OpenSSL *openssl = openssl_functions();
    CoreFoundationTransport *it = openssl->BIO_get_data(bio);
    openssl->BIO_clear_flags(bio, 0xF);
    size_t count = (size_t)length;
    OSStatus status = it->read ? it->read(it->connection, data, &count) : errSSLInternal;
    if (status == errSSLWouldBlock && count == 0) openssl->BIO_set_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_RETRY);
    if (status != errSecSuccess && status != errSSLWouldBlock) it->failure = status;
    BOOL goes_on = status == errSecSuccess || status == errSSLWouldBlock;
    if (goes_on && count > 0 && count <= (size_t)length) return (int)count;
    return status == errSSLWouldBlock ? -1 : 0;
}

static int write_bytes(BIO *bio, const char *data, int length) {
    CoreFoundationTransport *it = openssl_functions()->BIO_get_data(bio);
    [it->waiting appendBytes:data length:(NSUInteger)length];
    return length;
}

static long control(BIO *bio, int command, long number, void *pointer) { return command == BIO_CTRL_FLUSH; }

static const BIO_METHOD *way_to_app(const OpenSSL *openssl) {
    static BIO_METHOD *method;
    @synchronized([CoreFoundationTransport class]) {
        if (method == NULL) {
            method = openssl->BIO_meth_new(BIO_TYPE_SOURCE_SINK | 100, "SecureTransport");
            openssl->BIO_meth_set_read(method, read_bytes);
            openssl->BIO_meth_set_write(method, write_bytes);
            openssl->BIO_meth_set_ctrl(method, control);
        }
    }
    return method;
}

/// Writes the buffered bytes, as far as the app's function accepts them.
static OSStatus flush(CoreFoundationTransport *it) {
    while ([it->waiting length]) {
        size_t count = [it->waiting length];
        OSStatus status = it->write ? it->write(it->connection, [it->waiting bytes], &count) : errSSLInternal;
        if (count > [it->waiting length]) return errSSLInternal;
        [it->waiting replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
        if (status != errSecSuccess) return status;
    }
    return errSecSuccess;
}

// MARK: OpenSSL's state

static long number_of(SSLProtocol version) {
    switch (version) {
    case kTLSProtocol1: return 0x0301;
    case kTLSProtocol11: return 0x0302;
    case kTLSProtocol12: return 0x0303;
    default: return 0x0300;
    }
}

static void use_ciphers(const OpenSSL *openssl, CoreFoundationTransport *it) {
    // All suites, also weak ones: servers of that time support no others.
    openssl->SSL_set_cipher_list(it->ssl, "ALL:COMPLEMENTOFALL:!eNULL");
    if (it->ciphers == nil) return;
    NSMutableArray *names = [NSMutableArray array];
    OPENSSL_STACK *suites = openssl->SSL_get_ciphers(it->ssl);
    for (NSNumber *number in it->ciphers) {
        for (int i = 0; suites && i < openssl->OPENSSL_sk_num(suites); i++) {
            const SSL_CIPHER *suite = openssl->OPENSSL_sk_value(suites, i);
            if (openssl->SSL_CIPHER_get_protocol_id(suite) != [number intValue]) continue;
            [names addObject:[NSString stringWithUTF8String:openssl->SSL_CIPHER_get_name(suite)]];
        }
    }
    openssl->SSL_set_cipher_list(it->ssl, [[names componentsJoinedByString:@":"] UTF8String]);
}

static void tell_names(const OpenSSL *openssl, CoreFoundationTransport *it) {
    OPENSSL_STACK *names = openssl->OPENSSL_sk_new_null();
    for (NSData *data in it->distinguishedNames) {
        const unsigned char *bytes = [data bytes];
        X509_NAME *name = openssl->d2i_X509_NAME(NULL, &bytes, (long)[data length]);
        if (name) openssl->OPENSSL_sk_push(names, name);
    }
    openssl->SSL_set0_CA_list(it->ssl, names);
}

BOOL transport_prepare(CoreFoundationTransport *it) {
    const OpenSSL *openssl = openssl_functions();
    if (it->ssl) return YES;
    if (openssl == NULL || (it->context = openssl->SSL_CTX_new(openssl->TLS_method())) == NULL) return NO;
    // Security level 0, since keys and protocols of that time are below OpenSSL's default.
    openssl->SSL_CTX_set_security_level(it->context, 0);
    openssl->SSL_CTX_set_cert_verify_callback(it->context, transport_verify, it);
    if ((it->ssl = openssl->SSL_new(it->context)) == NULL) return NO;
    openssl->SSL_ctrl(it->ssl, SSL_CTRL_SET_MIN_PROTO_VERSION, number_of(it->lowest), NULL);
    openssl->SSL_ctrl(it->ssl, SSL_CTRL_SET_MAX_PROTO_VERSION, number_of(it->highest), NULL);
    use_ciphers(openssl, it);
    BIO *bio = openssl->BIO_new(way_to_app(openssl));
    openssl->BIO_set_data(bio, it);
    openssl->BIO_set_init(bio, 1);
    openssl->SSL_set_bio(it->ssl, bio, bio);
    openssl->SSL_set_cert_cb(it->ssl, transport_choose_certificate, it);
    if (it->side == kSSLClientSide) {
        openssl->SSL_set_verify(it->ssl, SSL_VERIFY_PEER, NULL);
        if ([it->peerName length]) {
            NSMutableData *name = [[it->peerName mutableCopy] autorelease];
            [name appendBytes:"" length:1];
            openssl->SSL_ctrl(it->ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, 0, [name mutableBytes]);
        }
        openssl->SSL_set_connect_state(it->ssl);
        return YES;
    }
    if (it->authenticates != kNeverAuthenticate) {
        int must = it->authenticates == kAlwaysAuthenticate ? SSL_VERIFY_FAIL_IF_NO_PEER_CERT : 0;
        openssl->SSL_set_verify(it->ssl, SSL_VERIFY_PEER | must, NULL);
        it->clientCertificate = kSSLClientCertRequested;
        tell_names(openssl, it);
    }
    openssl->SSL_set_accept_state(it->ssl);
    return transport_use_identity(it);
}

/// The error for an alert of the peer, by its number in the protocol.
static OSStatus status_of_alert(unsigned long alert) {
    static const struct { unsigned long alert; OSStatus status; } all[] = {
        {10, errSSLPeerUnexpectedMsg}, {20, errSSLPeerBadRecordMac}, {21, errSSLPeerDecryptionFail},
        {22, errSSLPeerRecordOverflow}, {30, errSSLPeerDecompressFail}, {40, errSSLPeerHandshakeFail},
        {42, errSSLPeerBadCert}, {43, errSSLPeerUnsupportedCert}, {44, errSSLPeerCertRevoked},
        {45, errSSLPeerCertExpired}, {46, errSSLPeerCertUnknown}, {47, errSSLIllegalParam}, {48, errSSLPeerUnknownCA},
        {49, errSSLPeerAccessDenied}, {50, errSSLPeerDecodeError}, {51, errSSLPeerDecryptError},
        {60, errSSLPeerExportRestriction}, {70, errSSLPeerProtocolVersion}, {71, errSSLPeerInsufficientSecurity},
        {80, errSSLPeerInternalError}, {90, errSSLPeerUserCancelled}, {100, errSSLPeerNoRenegotiation}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i].alert == alert) return all[i].status;
    }
    return errSSLFatalAlert;
}

/// The error of an operation of OpenSSL. Its last message is sent first.
static OSStatus status_of(CoreFoundationTransport *it, int result) {
    const OpenSSL *openssl = openssl_functions();
    int error = openssl->SSL_get_error(it->ssl, result);
    unsigned long reason = openssl->ERR_get_error() & 0x7FFFFF;
    openssl->ERR_clear_error();
    OSStatus flushed = flush(it);
    if (error == SSL_ERROR_WANT_RETRY_VERIFY) return errSSLServerAuthCompleted;
    if (error == SSL_ERROR_WANT_X509_LOOKUP) return errSSLClientCertRequested;
    if (error == SSL_ERROR_ZERO_RETURN) {
        it->state = kSSLClosed;
        return errSSLClosedGraceful;
    }
    if (error != SSL_ERROR_SSL && it->failure == errSecSuccess) {
        if (flushed == errSecSuccess || flushed == errSSLWouldBlock) return errSSLWouldBlock;
        it->failure = flushed;
    }
    it->state = kSSLAborted;
    if (it->failure == errSSLClosedGraceful || reason == SSL_R_UNEXPECTED_EOF) return errSSLClosedNoNotify;
    if (it->failure != errSecSuccess) return it->failure;
    if (reason == 193 /* SSL_R_NO_SHARED_CIPHER */) return errSSLNegotiation;
    return reason > FirstAlert ? status_of_alert(reason - FirstAlert) : errSSLProtocol;
}

OSStatus SSLHandshake(SSLContextRef reference) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, reference);
    if (it == nil) return errSecParam;
    if (it->state == kSSLClosed) return errSSLClosedGraceful;
    if (it->state == kSSLAborted) return errSSLClosedAbort;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    OSStatus status = errSecSuccess;
    if (!transport_prepare(it)) status = errSSLBadConfiguration;
    if (status == errSecSuccess && it->state == kSSLIdle) it->state = kSSLHandshake;
    if (status == errSecSuccess && it->state == kSSLHandshake) {
        const OpenSSL *openssl = openssl_functions();
        openssl->ERR_clear_error();
        int result = openssl->SSL_do_handshake(it->ssl);
        if (result == 1) {
            it->state = kSSLConnected;
            status = flush(it);
        } else {
            status = status_of(it, result);
        }
        if (status == errSSLServerAuthCompleted) it->breaksMade |= 1u << kSSLSessionOptionBreakOnServerAuth;
        if (status == errSSLClientCertRequested) it->breaksMade |= 1u << kSSLSessionOptionBreakOnCertRequested;
    } else if (status == errSecSuccess) {
        status = flush(it);
    }
    unsigned client = 1u << kSSLSessionOptionBreakOnClientAuth;
    BOOL waits = it->side == kSSLServerSide && it->options & client && !(it->breaksMade & client);
    if (status == errSecSuccess && waits && it->peerCertificates) {
        it->breaksMade |= client;
        status = errSSLClientAuthCompleted;
    }
    [pool drain];
    return status;
}

/// The error that prevents reading and writing; errSecSuccess for none.
static OSStatus readiness(CoreFoundationTransport *it) {
    if (it == nil) return errSecParam;
    if (it->state == kSSLClosed) return errSSLClosedGraceful;
    if (it->state == kSSLAborted) return errSSLClosedAbort;
    return it->state == kSSLConnected ? errSecSuccess : SSLHandshake((SSLContextRef)it);
}

OSStatus SSLWrite(SSLContextRef context, const void *data, size_t length, size_t *written) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (written) *written = 0;
    OSStatus status = readiness(it);
    if (status != errSecSuccess) return status;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    // Buffered bytes are written first, so that the buffer does not grow without limit.
    status = flush(it);
    if (status == errSecSuccess && length > 0) {
        const OpenSSL *openssl = openssl_functions();
        size_t count = 0;
        openssl->ERR_clear_error();
        int result = openssl->SSL_write_ex(it->ssl, data, length, &count);
        if (written) *written = count;
        status = result == 1 ? flush(it) : status_of(it, result);
    }
    [pool drain];
    return status;
}

OSStatus SSLRead(SSLContextRef context, void *data, size_t length, size_t *read) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (read) *read = 0;
    OSStatus status = readiness(it);
    if (status != errSecSuccess || length == 0) return status;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const OpenSSL *openssl = openssl_functions();
    size_t total = 0;
    // Reads one record and what remains of earlier ones, since the app's function may block.
    do {
        size_t count = 0;
        openssl->ERR_clear_error();
        int result = openssl->SSL_read_ex(it->ssl, (char *)data + total, length - total, &count);
        if (result != 1) {
            status = status_of(it, result);
            break;
        }
        total += count;
    } while (total < length && openssl->SSL_pending(it->ssl) > 0);
    if (read) *read = total;
    if (total > 0) status = errSecSuccess;
    [pool drain];
    return status;
}

OSStatus SSLGetBufferedReadSize(SSLContextRef context, size_t *size) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (it == nil || size == NULL) return errSecParam;
    *size = it->ssl ? (size_t)openssl_functions()->SSL_pending(it->ssl) : 0;
    return errSecSuccess;
}

OSStatus SSLClose(SSLContextRef context) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (it == nil) return errSecParam;
    if (it->ssl == NULL || it->state != kSSLConnected) {
        it->state = kSSLClosed;
        return errSecSuccess;
    }
    openssl_functions()->SSL_shutdown(it->ssl);
    openssl_functions()->ERR_clear_error();
    it->state = kSSLClosed;
    return flush(it);
}

OSStatus SSLGetNegotiatedProtocolVersion(SSLContextRef context, SSLProtocol *version) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (it == nil || version == NULL) return errSecParam;
    *version = kSSLProtocolUnknown;
    if (it->state != kSSLConnected) return errSecSuccess;
    switch (openssl_functions()->SSL_version(it->ssl)) {
    case 0x0300: *version = kSSLProtocol3; break;
    case 0x0301: *version = kTLSProtocol1; break;
    case 0x0302: *version = kTLSProtocol11; break;
    case 0x0303: *version = kTLSProtocol12; break;
    }
    return errSecSuccess;
}

OSStatus SSLGetNegotiatedCipher(SSLContextRef context, SSLCipherSuite *cipher) {
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, context);
    if (it == nil || cipher == NULL) return errSecParam;
    if (it->state != kSSLConnected) return -909 /* badReqErr */;
    const OpenSSL *openssl = openssl_functions();
    *cipher = openssl->SSL_CIPHER_get_protocol_id(openssl->SSL_get_current_cipher(it->ssl));
    return errSecSuccess;
}
