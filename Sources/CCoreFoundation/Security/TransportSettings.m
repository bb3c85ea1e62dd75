// SecureTransport: contexts and their settings before the connection, according to Apple's "Secure Transport
// Reference".

#include "Security/TransportContext.h"

@implementation CoreFoundationTransport

- (CFTypeID)coreFoundationType { return TypeSecureTransport; }

- (void)dealloc {
    const OpenSSL *openssl = openssl_functions();
    if (ssl) openssl->SSL_free(ssl);
    if (context) openssl->SSL_CTX_free(context);
    [ciphers release];
    [certificates release];
    [peerName release];
    [peerID release];
    [distinguishedNames release];
    [peerCertificates release];
    [waiting release];
    [super dealloc];
}

@end

#define CONTEXT(it, reference) \
    CoreFoundationTransport *it = OBJECT(CoreFoundationTransport, reference); \
    if (it == nil) return errSecParam

/// The same for a function that must be called before the handshake.
#define SETTING(it, reference) \
    CONTEXT(it, reference); \
    if (it->state != kSSLIdle) return errSecBadReq
enum { errSecBadReq = -909 };

CFTypeID SSLContextGetTypeID(void) { return TypeSecureTransport; }

SSLContextRef SSLCreateContext(CFAllocatorRef allocator, SSLProtocolSide side, SSLConnectionType type) {
    static BOOL is_told;
    if (type == kSSLDatagramType && !is_told) fprintf(stderr, "SecureTransport: datagrams are not there yet\n");
    if (type == kSSLDatagramType) is_told = YES;
    if (type != kSSLStreamType || openssl_functions() == NULL) return NULL;
    CoreFoundationTransport *made = [CoreFoundationTransport new];
    made->side = side;
    made->lowest = kSSLProtocol3;
    made->highest = kTLSProtocol12;
    made->distinguishedNames = [NSMutableArray new];
    made->waiting = [NSMutableData new];
    return (SSLContextRef)made;
}

OSStatus SSLGetSessionState(SSLContextRef context, SSLSessionState *state) {
    CONTEXT(it, context);
    *state = it->state;
    return errSecSuccess;
}

OSStatus SSLSetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean value) {
    SETTING(it, context);
    if ((unsigned)option > kSSLSessionOptionBreakOnClientAuth) return errSecParam;
    it->options = value ? it->options | 1u << option : it->options & ~(1u << option);
    return errSecSuccess;
}

OSStatus SSLGetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean *value) {
    CONTEXT(it, context);
    if ((unsigned)option > kSSLSessionOptionBreakOnClientAuth) return errSecParam;
    *value = (it->options >> option & 1) != 0;
    return errSecSuccess;
}

OSStatus SSLSetIOFuncs(SSLContextRef context, SSLReadFunc read, SSLWriteFunc write) {
    SETTING(it, context);
    it->read = read;
    it->write = write;
    return errSecSuccess;
}

OSStatus SSLSetConnection(SSLContextRef context, SSLConnectionRef connection) {
    SETTING(it, context);
    it->connection = connection;
    return errSecSuccess;
}

OSStatus SSLGetConnection(SSLContextRef context, SSLConnectionRef *connection) {
    CONTEXT(it, context);
    *connection = it->connection;
    return errSecSuccess;
}

static BOOL is_version(SSLProtocol version) {
    BOOL is_old = version == kSSLProtocol3 || version == kTLSProtocol1;
    return is_old || version == kTLSProtocol11 || version == kTLSProtocol12;
}

OSStatus SSLSetProtocolVersionMin(SSLContextRef context, SSLProtocol version) {
    SETTING(it, context);
    if (!is_version(version)) return errSSLIllegalParam;
    it->lowest = version;
    it->highest = MAX(it->highest, version);
    return errSecSuccess;
}

OSStatus SSLGetProtocolVersionMin(SSLContextRef context, SSLProtocol *version) {
    CONTEXT(it, context);
    *version = it->lowest;
    return errSecSuccess;
}

OSStatus SSLSetProtocolVersionMax(SSLContextRef context, SSLProtocol version) {
    SETTING(it, context);
    if (!is_version(version)) return errSSLIllegalParam;
    it->highest = version;
    it->lowest = MIN(it->lowest, version);
    return errSecSuccess;
}

OSStatus SSLGetProtocolVersionMax(SSLContextRef context, SSLProtocol *version) {
    CONTEXT(it, context);
    *version = it->highest;
    return errSecSuccess;
}

OSStatus SSLSetCertificate(SSLContextRef context, CFArrayRef certificates) {
    CONTEXT(it, context);
    NSArray *list = OBJECT(NSArray, certificates);
    for (NSUInteger i = 0; i < [list count]; i++) {
        Class wanted = i == 0 ? [CoreFoundationIdentity class] : [CoreFoundationCertificate class];
        if (![[list objectAtIndex:i] isKindOfClass:wanted]) return errSecParam;
    }
    [it->certificates autorelease];
    it->certificates = [list copy];
    return errSecSuccess;
}

OSStatus SSLSetEncryptionCertificate(SSLContextRef context, CFArrayRef certificates) {
    CONTEXT(it, context);
    // Only for export-grade cipher suites, which are not supported.
    if (![[OBJECT(NSArray, certificates) firstObject] isKindOfClass:[CoreFoundationIdentity class]]) return errSecParam;
    return it->state == kSSLIdle ? errSecSuccess : errSecBadReq;
}

OSStatus SSLSetPeerDomainName(SSLContextRef context, const char *name, size_t length) {
    SETTING(it, context);
    [it->peerName release];
    it->peerName = name ? [[NSData alloc] initWithBytes:name length:length] : nil;
    return errSecSuccess;
}

OSStatus SSLGetPeerDomainNameLength(SSLContextRef context, size_t *length) {
    CONTEXT(it, context);
    *length = [it->peerName length];
    return errSecSuccess;
}

OSStatus SSLGetPeerDomainName(SSLContextRef context, char *name, size_t *length) {
    CONTEXT(it, context);
    if (*length < [it->peerName length]) return errSSLBufferOverflow;
    *length = [it->peerName length];
    [it->peerName getBytes:name length:*length];
    return errSecSuccess;
}

OSStatus SSLSetPeerID(SSLContextRef context, const void *identifier, size_t length) {
    SETTING(it, context);
    if (identifier == NULL || length == 0) return errSecParam;
    [it->peerID release];
    it->peerID = [[NSData alloc] initWithBytes:identifier length:length];
    return errSecSuccess;
}

OSStatus SSLGetPeerID(SSLContextRef context, const void **identifier, size_t *length) {
    CONTEXT(it, context);
    *identifier = [it->peerID bytes];
    *length = [it->peerID length];
    return errSecSuccess;
}

OSStatus SSLSetClientSideAuthenticate(SSLContextRef context, SSLAuthenticate kind) {
    SETTING(it, context);
    if (it->side != kSSLServerSide) return errSecParam;
    it->authenticates = kind;
    return errSecSuccess;
}

OSStatus SSLGetClientCertificateState(SSLContextRef context, SSLClientCertificateState *state) {
    CONTEXT(it, context);
    *state = it->clientCertificate;
    return errSecSuccess;
}

OSStatus SSLAddDistinguishedName(SSLContextRef context, const void *name, size_t length) {
    SETTING(it, context);
    if (it->side != kSSLServerSide || name == NULL) return errSecParam;
    [it->distinguishedNames addObject:[NSData dataWithBytes:name length:length]];
    return errSecSuccess;
}

OSStatus SSLCopyDistinguishedNames(SSLContextRef context, CFArrayRef *names) {
    CONTEXT(it, context);
    *names = [it->distinguishedNames count] ? COPIED(CFArrayRef, it->distinguishedNames) : NULL;
    return errSecSuccess;
}

/// All supported cipher suites, from a temporary OpenSSL state.
static NSArray *supported_ciphers(void) {
    static NSArray *all;
    @synchronized([CoreFoundationTransport class]) {
        if (all) return all;
        const OpenSSL *openssl = openssl_functions();
        CoreFoundationTransport *probe = [CoreFoundationTransport new];
        probe->lowest = kSSLProtocol3;
        probe->highest = kTLSProtocol12;
        NSMutableArray *found = [NSMutableArray new];
        OPENSSL_STACK *suites = transport_prepare(probe) ? openssl->SSL_get_ciphers(probe->ssl) : NULL;
        for (int i = 0; suites && i < openssl->OPENSSL_sk_num(suites); i++) {
            int number = openssl->SSL_CIPHER_get_protocol_id(openssl->OPENSSL_sk_value(suites, i));
            // Without those of TLS 1.3, which is newer than the platform.
            if (number >> 8 != 0x13) [found addObject:[NSNumber numberWithInt:number]];
        }
        [probe release];
        all = found;
    }
    return all;
}

static OSStatus give_ciphers(NSArray *numbers, SSLCipherSuite *ciphers, size_t *count) {
    if (*count < [numbers count]) return errSSLBufferOverflow;
    *count = 0;
    for (NSNumber *number in numbers) ciphers[(*count)++] = [number unsignedIntValue];
    return errSecSuccess;
}

OSStatus SSLGetNumberSupportedCiphers(SSLContextRef context, size_t *count) {
    if (context == NULL) return errSecParam;
    *count = [supported_ciphers() count];
    return errSecSuccess;
}

OSStatus SSLGetSupportedCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count) {
    return context ? give_ciphers(supported_ciphers(), ciphers, count) : errSecParam;
}

OSStatus SSLSetEnabledCiphers(SSLContextRef context, const SSLCipherSuite *ciphers, size_t count) {
    SETTING(it, context);
    NSMutableArray *wanted = [NSMutableArray array];
    for (size_t i = 0; i < count; i++) {
        NSNumber *number = [NSNumber numberWithUnsignedInt:ciphers[i]];
        if ([supported_ciphers() containsObject:number]) [wanted addObject:number];
    }
    if ([wanted count] == 0) return errSSLBadCipherSuite;
    [it->ciphers release];
    it->ciphers = [wanted copy];
    return errSecSuccess;
}

OSStatus SSLGetNumberEnabledCiphers(SSLContextRef context, size_t *count) {
    CONTEXT(it, context);
    *count = [(it->ciphers ?: supported_ciphers()) count];
    return errSecSuccess;
}

OSStatus SSLGetEnabledCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count) {
    CONTEXT(it, context);
    return give_ciphers(it->ciphers ?: supported_ciphers(), ciphers, count);
}

// Functions for datagrams, for which no context can be made.

OSStatus SSLSetDatagramHelloCookie(SSLContextRef context, const void *cookie, size_t length) { return errSecParam; }
OSStatus SSLSetMaxDatagramRecordSize(SSLContextRef context, size_t size) { return errSecParam; }
OSStatus SSLGetMaxDatagramRecordSize(SSLContextRef context, size_t *size) { return errSecParam; }
OSStatus SSLGetDatagramWriteSize(SSLContextRef context, size_t *size) { return errSecParam; }
