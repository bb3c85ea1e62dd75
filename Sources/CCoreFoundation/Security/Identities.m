// SecIdentity, and import of PKCS #12 files, implemented with OpenSSL.

#include "Security/Certificates.h"
#include "Security/OpenSSL.h"

@implementation CoreFoundationIdentity

- (CFTypeID)coreFoundationType { return TypeIdentity; }
- (NSUInteger)hash { return [certificate hash]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CoreFoundationIdentity class]]
        && [certificate isEqual:((CoreFoundationIdentity *)other)->certificate];
}

- (void)dealloc {
    [certificate release];
    [key release];
    [super dealloc];
}

@end

CFTypeID SecIdentityGetTypeID(void) { return TypeIdentity; }

OSStatus SecIdentityCopyCertificate(SecIdentityRef identity, SecCertificateRef *certificate) {
    if (identity == NULL || certificate == NULL) return errSecParam;
    *certificate = OWNED(SecCertificateRef, OBJECT(CoreFoundationIdentity, identity)->certificate);
    return errSecSuccess;
}

OSStatus SecIdentityCopyPrivateKey(SecIdentityRef identity, SecKeyRef *key) {
    if (identity == NULL || key == NULL) return errSecParam;
    *key = OWNED(SecKeyRef, OBJECT(CoreFoundationIdentity, identity)->key);
    return errSecSuccess;
}

CoreFoundationCertificate *certificate_with(X509 *certificate) {
    const OpenSSL *openssl = openssl_functions();
    int length = openssl && certificate ? openssl->i2d_X509(certificate, NULL) : 0;
    if (length <= 0) return nil;
    NSMutableData *data = [NSMutableData dataWithLength:(NSUInteger)length];
    unsigned char *bytes = [data mutableBytes];
    openssl->i2d_X509(certificate, &bytes);
    CoreFoundationCertificate *made = [[CoreFoundationCertificate new] autorelease];
    made->data = [data copy];
    return made;
}

/// The imported item with the keys of SecImportExport.h.
static NSDictionary *item(const OpenSSL *openssl, X509 *leaf, EVP_PKEY *key, OPENSSL_STACK *others) {
    CoreFoundationIdentity *identity = [[CoreFoundationIdentity new] autorelease];
    identity->certificate = [certificate_with(leaf) retain];
    identity->key = OBJECT(CoreFoundationKey, key_with(key, YES));
    NSMutableArray *chain = [NSMutableArray arrayWithObject:identity->certificate];
    for (int i = 0; others && i < openssl->OPENSSL_sk_num(others); i++) {
        CoreFoundationCertificate *other = certificate_with(openssl->OPENSSL_sk_value(others, i));
        if (other && ![chain containsObject:other]) [chain addObject:other];
    }
    NSMutableDictionary *item = [NSMutableDictionary dictionaryWithObjectsAndKeys:
        identity, (id)kSecImportItemIdentity, chain, (id)kSecImportItemCertChain, nil];
    SecPolicyRef policy = SecPolicyCreateBasicX509();
    SecTrustRef trust = NULL;
    if (SecTrustCreateWithCertificates((CFTypeRef)chain, policy, &trust) == errSecSuccess) {
        [item setObject:(id)trust forKey:(id)kSecImportItemTrust];
        CFRelease(trust);
    }
    CFRelease(policy);
    int length = 0;
    const unsigned char *label = openssl->X509_alias_get0(leaf, &length);
    if (label) {
        NSData *bytes = [NSData dataWithBytes:label length:(NSUInteger)length];
        NSString *text = [[[NSString alloc] initWithData:bytes encoding:NSUTF8StringEncoding] autorelease];
        if (text) [item setObject:text forKey:(id)kSecImportItemLabel];
    }
    const unsigned char *number = openssl->X509_keyid_get0(leaf, &length);
    if (number) [item setObject:[NSData dataWithBytes:number length:(NSUInteger)length] forKey:(id)kSecImportItemKeyID];
    return item;
}

OSStatus SecPKCS12Import(CFDataRef data, CFDictionaryRef options, CFArrayRef *items) {
    if (items) *items = NULL;
    if (data == NULL || items == NULL) return errSecParam;
    const OpenSSL *openssl = openssl_functions();
    if (openssl == NULL) return errSecNotAvailable;
    const unsigned char *bytes = CFDataGetBytePtr(data);
    PKCS12 *file = openssl->d2i_PKCS12(NULL, &bytes, (long)CFDataGetLength(data));
    if (file == NULL) {
        openssl->ERR_clear_error();
        return errSecDecode;
    }
    id given = [OBJECT(NSDictionary, options) objectForKey:(id)kSecImportExportPassphrase];
    const char *password = [given isKindOfClass:[NSString class]] ? [given UTF8String] : "";
    EVP_PKEY *key = NULL;
    X509 *leaf = NULL;
    OPENSSL_STACK *others = NULL;
    OSStatus status = errSecSuccess;
    if (!openssl->PKCS12_verify_mac(file, password, -1)) status = errSecAuthFailed;
    else if (!openssl->PKCS12_parse(file, password, &key, &leaf, &others)) status = errSecDecode;
    NSArray *found = status == errSecSuccess ? [NSArray array] : nil;
    if (leaf && key) {
        found = [NSArray arrayWithObject:item(openssl, leaf, key, others)];
        key = NULL;
    }
    *items = OWNED(CFArrayRef, found);
    for (int i = 0; others && i < openssl->OPENSSL_sk_num(others); i++) {
        openssl->X509_free(openssl->OPENSSL_sk_value(others, i));
    }
    if (others) openssl->OPENSSL_sk_free(others);
    if (leaf) openssl->X509_free(leaf);
    if (key) [OBJECT(NSObject, key_with(key, YES)) release];
    openssl->PKCS12_free(file);
    openssl->ERR_clear_error();
    return status;
}
