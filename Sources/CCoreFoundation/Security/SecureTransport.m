// Secure connections by SecureTransport's functions, of which there are none yet: without a context each answers paramErr, which is
// what a context of NULL gets.

#include <Security/SecureTransport.h>
#include <stdbool.h>
#include <stdio.h>

CFTypeID SSLContextGetTypeID(void) { return 0; }

SSLContextRef SSLCreateContext(CFAllocatorRef allocator, SSLProtocolSide side, SSLConnectionType type) {
    static bool is_told;
    if (!is_told) fprintf(stderr, "SecureTransport: contexts for secure connections are not there yet\n");
    is_told = true;
    return NULL;
}

OSStatus SSLGetSessionState(SSLContextRef context, SSLSessionState *state) { return paramErr; }
OSStatus SSLSetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean value) { return paramErr; }
OSStatus SSLGetSessionOption(SSLContextRef context, SSLSessionOption option, Boolean *value) { return paramErr; }
OSStatus SSLSetIOFuncs(SSLContextRef context, SSLReadFunc read, SSLWriteFunc write) { return paramErr; }
OSStatus SSLSetProtocolVersionMin(SSLContextRef context, SSLProtocol version) { return paramErr; }
OSStatus SSLGetProtocolVersionMin(SSLContextRef context, SSLProtocol *version) { return paramErr; }
OSStatus SSLSetProtocolVersionMax(SSLContextRef context, SSLProtocol version) { return paramErr; }
OSStatus SSLGetProtocolVersionMax(SSLContextRef context, SSLProtocol *version) { return paramErr; }
OSStatus SSLSetCertificate(SSLContextRef context, CFArrayRef certificates) { return paramErr; }
OSStatus SSLSetConnection(SSLContextRef context, SSLConnectionRef connection) { return paramErr; }
OSStatus SSLGetConnection(SSLContextRef context, SSLConnectionRef *connection) { return paramErr; }
OSStatus SSLSetPeerDomainName(SSLContextRef context, const char *name, size_t length) { return paramErr; }
OSStatus SSLGetPeerDomainNameLength(SSLContextRef context, size_t *length) { return paramErr; }
OSStatus SSLGetPeerDomainName(SSLContextRef context, char *name, size_t *length) { return paramErr; }
OSStatus SSLSetDatagramHelloCookie(SSLContextRef context, const void *cookie, size_t length) { return paramErr; }
OSStatus SSLSetMaxDatagramRecordSize(SSLContextRef context, size_t size) { return paramErr; }
OSStatus SSLGetMaxDatagramRecordSize(SSLContextRef context, size_t *size) { return paramErr; }
OSStatus SSLGetNegotiatedProtocolVersion(SSLContextRef context, SSLProtocol *version) { return paramErr; }
OSStatus SSLGetNumberSupportedCiphers(SSLContextRef context, size_t *count) { return paramErr; }
OSStatus SSLGetSupportedCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count) { return paramErr; }
OSStatus SSLSetEnabledCiphers(SSLContextRef context, const SSLCipherSuite *ciphers, size_t count) { return paramErr; }
OSStatus SSLGetNumberEnabledCiphers(SSLContextRef context, size_t *count) { return paramErr; }
OSStatus SSLGetEnabledCiphers(SSLContextRef context, SSLCipherSuite *ciphers, size_t *count) { return paramErr; }
OSStatus SSLCopyPeerTrust(SSLContextRef context, SecTrustRef *trust) { return paramErr; }
OSStatus SSLSetPeerID(SSLContextRef context, const void *identifier, size_t length) { return paramErr; }
OSStatus SSLGetPeerID(SSLContextRef context, const void **identifier, size_t *length) { return paramErr; }
OSStatus SSLGetNegotiatedCipher(SSLContextRef context, SSLCipherSuite *cipher) { return paramErr; }
OSStatus SSLSetEncryptionCertificate(SSLContextRef context, CFArrayRef certificates) { return paramErr; }
OSStatus SSLSetClientSideAuthenticate(SSLContextRef context, SSLAuthenticate kind) { return paramErr; }
OSStatus SSLAddDistinguishedName(SSLContextRef context, const void *name, size_t length) { return paramErr; }
OSStatus SSLCopyDistinguishedNames(SSLContextRef context, CFArrayRef *names) { return paramErr; }
OSStatus SSLGetClientCertificateState(SSLContextRef context, SSLClientCertificateState *state) { return paramErr; }
OSStatus SSLHandshake(SSLContextRef context) { return paramErr; }
OSStatus SSLWrite(SSLContextRef context, const void *data, size_t length, size_t *written) { return paramErr; }
OSStatus SSLRead(SSLContextRef context, void *data, size_t length, size_t *read) { return paramErr; }
OSStatus SSLGetBufferedReadSize(SSLContextRef context, size_t *size) { return paramErr; }
OSStatus SSLGetDatagramWriteSize(SSLContextRef context, size_t *size) { return paramErr; }
OSStatus SSLClose(SSLContextRef context) { return paramErr; }
