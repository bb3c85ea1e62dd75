// SecureTransport: two ends in one program, over functions that carry bytes a few at a time and often have to wait.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import "IdentityFiles.h"
#import <Security/SecureTransport.h>
#import <Security/Security.h>

/// One way of the wire.
typedef struct {
    NSMutableData *bytes;
    BOOL isClosed, isJammed;
} Wire;
typedef struct {
    Wire *in, *out;
    SSLContextRef context;
} End;
static Wire wires[2];
static End client, server;
/// The most bytes that a function carries at a time.
static size_t most;

static OSStatus readWire(SSLConnectionRef connection, void *data, size_t *length) {
    Wire *wire = ((const End *)connection)->in;
    size_t wanted = *length, count = MIN(MIN(wanted, [wire->bytes length]), most);
    memcpy(data, [wire->bytes bytes], count);
    [wire->bytes replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
    *length = count;
    if (count == wanted) return noErr;
    return wire->isClosed && count == 0 ? errSSLClosedGraceful : errSSLWouldBlock;
}

static OSStatus writeWire(SSLConnectionRef connection, const void *data, size_t *length) {
    Wire *wire = ((const End *)connection)->out;
    size_t wanted = *length, count = wire->isJammed ? 0 : MIN(wanted, most);
    [wire->bytes appendBytes:data length:count];
    *length = count;
    return count == wanted ? noErr : errSSLWouldBlock;
}

static SecIdentityRef identity(NSString *file, NSString *passphrase) {
    NSDictionary *options = [NSDictionary dictionaryWithObject:passphrase forKey:(id)kSecImportExportPassphrase];
    CFArrayRef items = NULL;
    SecPKCS12Import((CFDataRef)decoded(file), (CFDictionaryRef)options, &items);
    [(id)items autorelease];
    return (SecIdentityRef)[[(NSArray *)items objectAtIndex:0] objectForKey:(id)kSecImportItemIdentity];
}

static void endBoth(void) {
    if (client.context) CFRelease(client.context);
    if (server.context) CFRelease(server.context);
    client.context = server.context = NULL;
}

/// Both ends anew, with the server's certificate; the client takes any certificate that it is asked about.
static void beginBoth(size_t atATime) {
    endBoth();
    most = atATime;
    for (int i = 0; i < 2; i++) {
        [wires[i].bytes release];
        wires[i] = (Wire){[NSMutableData new], NO, NO};
    }
    client = (End){&wires[0], &wires[1], SSLCreateContext(NULL, kSSLClientSide, kSSLStreamType)};
    server = (End){&wires[1], &wires[0], SSLCreateContext(NULL, kSSLServerSide, kSSLStreamType)};
    End *ends[] = {&client, &server};
    for (int i = 0; i < 2; i++) {
        COUNT(CFGetTypeID(ends[i]->context), SSLContextGetTypeID());
        COUNT(SSLSetIOFuncs(ends[i]->context, readWire, writeWire), noErr);
        COUNT(SSLSetConnection(ends[i]->context, ends[i]), noErr);
    }
    NSArray *certificates = [NSArray arrayWithObject:(id)identity(serverFile, @"secret")];
    COUNT(SSLSetCertificate(server.context, (CFArrayRef)certificates), noErr);
    COUNT(SSLSetSessionOption(client.context, kSSLSessionOptionBreakOnServerAuth, true), noErr);
}

/// Lets both shake hands until one of them has something else to say than to wait, or both are done.
static void shake(OSStatus *ofClient, OSStatus *ofServer) {
    *ofClient = *ofServer = errSSLWouldBlock;
    for (int i = 0; i < 20000 && (*ofClient == errSSLWouldBlock || *ofServer == errSSLWouldBlock); i++) {
        if (*ofClient == errSSLWouldBlock) *ofClient = SSLHandshake(client.context);
        if (*ofServer == errSSLWouldBlock) *ofServer = SSLHandshake(server.context);
        if (*ofClient != errSSLWouldBlock && *ofClient != noErr) return;
        if (*ofServer != errSSLWouldBlock && *ofServer != noErr) return;
    }
}

static SSLSessionState stateOf(SSLContextRef context) {
    SSLSessionState state = -1;
    COUNT(SSLGetSessionState(context, &state), noErr);
    return state;
}

static void connect_(void) {
    OSStatus ofClient, ofServer;
    COUNT(stateOf(client.context), kSSLIdle);
    shake(&ofClient, &ofServer);
    // In the middle, for the app to judge the server's certificate.
    COUNT(ofClient, errSSLServerAuthCompleted);
    COUNT(stateOf(client.context), kSSLHandshake);
    SecTrustRef trust = NULL;
    COUNT(SSLCopyPeerTrust(client.context, &trust), noErr);
    IS(trust != NULL && SecTrustGetCertificateCount(trust) == 1);
    NSString *name = (NSString *)SecCertificateCopySubjectSummary(SecTrustGetCertificateAtIndex(trust, 0));
    SAME(name, @"server.example.org");
    [name release];
    CFRelease(trust);
    shake(&ofClient, &ofServer);
    IS(ofClient == noErr && ofServer == noErr);
    COUNT(stateOf(client.context), kSSLConnected);
    COUNT(stateOf(server.context), kSSLConnected);
}

/// Everything that comes, until nothing more does.
static NSData *readAll(SSLContextRef context, size_t atATime, OSStatus *last) {
    NSMutableData *all = [NSMutableData data];
    int waits = 0;
    do {
        char bytes[5000];
        size_t count = 0;
        *last = SSLRead(context, bytes, atATime, &count);
        [all appendBytes:bytes length:count];
        waits = count ? 0 : waits + 1;
    } while (*last == noErr || (*last == errSSLWouldBlock && waits < 3000));
    return all;
}

static void sendAll(SSLContextRef context, NSData *data) {
    size_t total = 0;
    while (total < [data length]) {
        size_t count = 0;
        OSStatus status = SSLWrite(context, (const char *)[data bytes] + total, [data length] - total, &count);
        total += count;
        if (status == noErr || status == errSSLWouldBlock) continue;
        COUNT(status, noErr);
        return;
    }
    while (SSLWrite(context, NULL, 0, NULL) == errSSLWouldBlock) {}
}

static void bytesBothWays(void) {
    size_t rates[] = {1, 7, 1000000};
    for (int i = 0; i < 3; i++) {
        beginBoth(rates[i]);
        connect_();
        NSMutableData *sent = [NSMutableData dataWithLength:40000];
        for (int j = 0; j < 40000; j++) ((char *)[sent mutableBytes])[j] = (char)(j * 7 + j / 251);
        OSStatus last;
        sendAll(client.context, sent);
        IS([wires[1].bytes rangeOfData:[sent subdataWithRange:NSMakeRange(0, 64)] options:0
                                 range:NSMakeRange(0, [wires[1].bytes length])].location == NSNotFound);
        IS([readAll(server.context, 4999, &last) isEqual:sent] && last == errSSLWouldBlock);
        sendAll(server.context, [sent subdataWithRange:NSMakeRange(0, 100)]);
        IS([readAll(client.context, 33, &last) isEqual:[sent subdataWithRange:NSMakeRange(0, 100)]]);
    }
    // Of a record that is read in part, the rest is there.
    char bytes[4];
    size_t count = 0, rest = 99;
    sendAll(server.context, [NSData dataWithBytes:"0123456789" length:10]);
    COUNT(SSLRead(client.context, bytes, 4, &count), noErr);
    COUNT(count, 4);
    COUNT(SSLGetBufferedReadSize(client.context, &rest), noErr);
    COUNT(rest, 6);
    SSLRead(client.context, bytes, 4, &count);
    IS(count == 4 && memcmp(bytes, "4567", 4) == 0);

    // What the wire does not take waits, and goes with what comes next.
    wires[1].isJammed = YES;
    COUNT(SSLWrite(client.context, "late", 4, &count), errSSLWouldBlock);
    COUNT(count, 4);
    wires[1].isJammed = NO;
    COUNT(SSLWrite(client.context, NULL, 0, &count), noErr);
    OSStatus last;
    SAME(readAll(server.context, 100, &last), [NSData dataWithBytes:"late" length:4]);
}

static void ends(void) {
    beginBoth(1000);
    connect_();
    OSStatus last;
    char byte;
    size_t count;
    COUNT(SSLClose(client.context), noErr);
    COUNT(stateOf(client.context), kSSLClosed);
    readAll(server.context, 10, &last);
    COUNT(last, errSSLClosedGraceful);
    COUNT(stateOf(server.context), kSSLClosed);
    COUNT(SSLRead(server.context, &byte, 1, &count), errSSLClosedGraceful);
    // Without a good-bye.
    beginBoth(1000);
    connect_();
    wires[1].isClosed = YES;
    readAll(server.context, 10, &last);
    COUNT(last, errSSLClosedNoNotify);
    COUNT(stateOf(server.context), kSSLAborted);
    // Bytes that were changed on the way.
    beginBoth(1000);
    connect_();
    sendAll(client.context, [NSData dataWithBytes:"secret" length:6]);
    ((char *)[wires[1].bytes mutableBytes])[[wires[1].bytes length] - 1] ^= 1;
    COUNT([readAll(server.context, 10, &last) length], 0);
    IS(last != errSSLWouldBlock && last != noErr && last != errSSLClosedGraceful);
    COUNT(stateOf(server.context), kSSLAborted);
    // Somebody who does not speak this.
    beginBoth(1000);
    [wires[1].bytes appendBytes:"GET / HTTP/1.1\r\n\r\n" length:18];
    last = SSLHandshake(server.context);
    IS(last != noErr && last != errSSLWouldBlock);
}

static void judgement(void) {
    // Left to itself, the client refuses what nobody vouches for, and tells the server so.
    beginBoth(100000);
    SSLSetSessionOption(client.context, kSSLSessionOptionBreakOnServerAuth, false);
    OSStatus ofClient, ofServer;
    shake(&ofClient, &ofServer);
    COUNT(ofClient, errSSLXCertChainInvalid);
    COUNT(stateOf(client.context), kSSLAborted);
    COUNT(ofServer, errSSLPeerUnknownCA);
    SecTrustRef trust = NULL;
    COUNT(SSLCopyPeerTrust(client.context, &trust), noErr);
    IS(trust != NULL);
    if (trust) CFRelease(trust);
}

static void versionsAndCiphers(void) {
    beginBoth(100000);
    size_t all = 0, few = 0, number = 0;
    COUNT(SSLGetNumberSupportedCiphers(client.context, &all), noErr);
    IS(all > 5 && all < 500);
    SSLCipherSuite suites[500], enabled[500], cipher = 0, small[1];
    number = 500;
    COUNT(SSLGetSupportedCiphers(client.context, suites, &number), noErr);
    COUNT(number, all);
    number = 1;
    COUNT(SSLGetSupportedCiphers(client.context, small, &number), errSSLBufferOverflow);
    COUNT(SSLGetNumberEnabledCiphers(client.context, &few), noErr);
    COUNT(few, all);
    SSLCipherSuite wanted[] = {TLS_RSA_WITH_AES_256_CBC_SHA, 0x7777}, none[] = {0x7777};
    COUNT(SSLSetEnabledCiphers(client.context, none, 1), errSSLBadCipherSuite);
    COUNT(SSLSetEnabledCiphers(client.context, wanted, 2), noErr);
    COUNT(SSLGetNumberEnabledCiphers(client.context, &few), noErr);
    number = 500;
    COUNT(SSLGetEnabledCiphers(client.context, enabled, &number), noErr);
    IS(few == 1 && number == 1 && enabled[0] == TLS_RSA_WITH_AES_256_CBC_SHA);
    SSLProtocol version = 0;
    COUNT(SSLGetProtocolVersionMax(client.context, &version), noErr);
    COUNT(version, kTLSProtocol12);
    COUNT(SSLSetProtocolVersionMin(client.context, kTLSProtocol1), noErr);
    COUNT(SSLSetProtocolVersionMax(client.context, kTLSProtocol11), noErr);
    COUNT(SSLGetProtocolVersionMin(client.context, &version), noErr);
    COUNT(version, kTLSProtocol1);
    COUNT(SSLSetProtocolVersionMax(client.context, 99), errSSLIllegalParam);
    COUNT(SSLGetNegotiatedProtocolVersion(client.context, &version), noErr);
    COUNT(version, kSSLProtocolUnknown);
    connect_();
    COUNT(SSLGetNegotiatedProtocolVersion(client.context, &version), noErr);
    COUNT(version, kTLSProtocol11);
    COUNT(SSLGetNegotiatedCipher(server.context, &cipher), noErr);
    COUNT(cipher, TLS_RSA_WITH_AES_256_CBC_SHA);
    // Too late for settings.
    IS(SSLSetProtocolVersionMax(client.context, kTLSProtocol1) != noErr);
    IS(SSLSetIOFuncs(client.context, readWire, writeWire) != noErr);
}

static void names(void) {
    beginBoth(1000);
    char name[40];
    size_t length = 0;
    COUNT(SSLSetPeerDomainName(client.context, "server.example.org", 18), noErr);
    COUNT(SSLGetPeerDomainNameLength(client.context, &length), noErr);
    COUNT(length, 18);
    length = sizeof name;
    COUNT(SSLGetPeerDomainName(client.context, name, &length), noErr);
    IS(length == 18 && memcmp(name, "server.example.org", 18) == 0);
    const void *identifier = NULL;
    COUNT(SSLSetPeerID(client.context, "id", 2), noErr);
    COUNT(SSLGetPeerID(client.context, &identifier, &length), noErr);
    IS(length == 2 && memcmp(identifier, "id", 2) == 0);
    SSLConnectionRef connection = NULL;
    COUNT(SSLGetConnection(client.context, &connection), noErr);
    IS(connection == &client);
    Boolean value = true;
    COUNT(SSLGetSessionOption(client.context, kSSLSessionOptionBreakOnCertRequested, &value), noErr);
    IS(!value);
    COUNT(SSLGetSessionOption(client.context, kSSLSessionOptionBreakOnServerAuth, &value), noErr);
    IS(value);
    connect_();
    IS(SSLGetSessionState(NULL, NULL) != noErr && SSLHandshake(NULL) != noErr);
}

static void clients(void) {
    beginBoth(1000);
    SSLClientCertificateState state = -1;
    COUNT(SSLSetClientSideAuthenticate(server.context, kAlwaysAuthenticate), noErr);
    COUNT(SSLSetSessionOption(server.context, kSSLSessionOptionBreakOnClientAuth, true), noErr);
    COUNT(SSLSetSessionOption(client.context, kSSLSessionOptionBreakOnCertRequested, true), noErr);
    // CN=ca, in DER.
    static const unsigned char dn[] = {0x30, 0x0D, 0x31, 0x0B, 0x30, 0x09, 0x06, 0x03, 0x55,
                                       0x04, 0x03, 0x0C, 0x02, 'c',  'a'};
    COUNT(SSLAddDistinguishedName(server.context, dn, sizeof dn), noErr);
    COUNT(SSLGetClientCertificateState(client.context, &state), noErr);
    COUNT(state, kSSLClientCertNone);
    OSStatus ofClient, ofServer;
    shake(&ofClient, &ofServer);
    COUNT(ofClient, errSSLServerAuthCompleted);
    shake(&ofClient, &ofServer);
    COUNT(ofClient, errSSLClientCertRequested);
    SSLGetClientCertificateState(client.context, &state);
    COUNT(state, kSSLClientCertRequested);
    NSArray *accepted = nil;
    COUNT(SSLCopyDistinguishedNames(client.context, (CFArrayRef *)&accepted), noErr);
    SAME(accepted, [NSArray arrayWithObject:[NSData dataWithBytes:dn length:sizeof dn]]);
    [accepted release];
    NSArray *own = [NSArray arrayWithObject:(id)identity(clientFile, @"other")];
    COUNT(SSLSetEncryptionCertificate(server.context, (CFArrayRef)own), -909);
    COUNT(SSLSetCertificate(client.context, (CFArrayRef)own), noErr);
    shake(&ofClient, &ofServer);
    COUNT(ofServer, errSSLClientAuthCompleted);
    SecTrustRef trust = NULL;
    SSLCopyPeerTrust(server.context, &trust);
    NSString *name = (NSString *)SecCertificateCopySubjectSummary(SecTrustGetCertificateAtIndex(trust, 0));
    SAME(name, @"client");
    [name release];
    CFRelease(trust);
    shake(&ofClient, &ofServer);
    IS(ofClient == noErr && ofServer == noErr);
    SSLGetClientCertificateState(client.context, &state);
    COUNT(state, kSSLClientCertSent);
    OSStatus last;
    sendAll(client.context, [NSData dataWithBytes:"mine" length:4]);
    SAME(readAll(server.context, 10, &last), [NSData dataWithBytes:"mine" length:4]);

    // A client that has none is sent away.
    beginBoth(1000);
    SSLSetClientSideAuthenticate(server.context, kAlwaysAuthenticate);
    shake(&ofClient, &ofServer);
    shake(&ofClient, &ofServer);
    IS(ofServer != noErr && ofServer != errSSLWouldBlock);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    bytesBothWays();
    ends();
    judgement();
    versionsAndCiphers();
    names();
    clients();
    endBoth();
    puts("done");
    [pool release];
    return 0;
}
