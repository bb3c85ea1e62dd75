// SecKey and SecTrust: keys of RSA made, used and refused; exceptions to trust.

#import <Foundation/Foundation.h>
#import <Security/Security.h>
#import "../../../Programs/Checks.h"

static void keys(void) {
    NSMutableDictionary *wanted = [NSMutableDictionary dictionaryWithObjectsAndKeys:
        (id)kSecAttrKeyTypeRSA, (id)kSecAttrKeyType, [NSNumber numberWithInt:1024], (id)kSecAttrKeySizeInBits,
        [NSDictionary dictionary], (id)kSecPrivateKeyAttrs, [NSDictionary dictionary], (id)kSecPublicKeyAttrs, nil];
    SecKeyRef open = NULL, secret = NULL;
    CHECK(SecKeyGeneratePair((CFDictionaryRef)wanted, &open, &secret) == errSecSuccess && open && secret);
    CHECK(CFGetTypeID(open) == SecKeyGetTypeID() && SecKeyGetBlockSize(open) == 128);
    uint8_t cipher[256], text[256];
    size_t cipher_length = sizeof cipher, text_length = sizeof text;
    CHECK(SecKeyEncrypt(open, kSecPaddingPKCS1, (const uint8_t *)"secret", 6, cipher, &cipher_length) == errSecSuccess);
    CHECK(cipher_length == 128 && memcmp(cipher, "secret", 6) != 0);
    CHECK(SecKeyDecrypt(secret, kSecPaddingPKCS1, cipher, cipher_length, text, &text_length) == errSecSuccess);
    CHECK(text_length == 6 && memcmp(text, "secret", 6) == 0);
    CHECK(SecKeyDecrypt(open, kSecPaddingPKCS1, cipher, 128, text, &text_length) != errSecSuccess);
    cipher_length = text_length = 256;
    CHECK(SecKeyEncrypt(open, kSecPaddingOAEP, (const uint8_t *)"other", 5, cipher, &cipher_length) == errSecSuccess);
    CHECK(SecKeyDecrypt(secret, kSecPaddingOAEP, cipher, cipher_length, text, &text_length) == 0 && text_length == 5);
    uint8_t digest[20] = {1, 2, 3}, signature[128];
    size_t length = sizeof signature;
    CHECK(SecKeyRawSign(secret, kSecPaddingPKCS1SHA1, digest, 20, signature, &length) == errSecSuccess && length == 128);
    CHECK(SecKeyRawVerify(open, kSecPaddingPKCS1SHA1, digest, 20, signature, length) == errSecSuccess);
    digest[0] = 9;
    CHECK(SecKeyRawVerify(open, kSecPaddingPKCS1SHA1, digest, 20, signature, length) != errSecSuccess);
    CHECK(SecKeyRawSign(open, kSecPaddingPKCS1SHA1, digest, 20, signature, &length) != errSecSuccess);
    // Too long for the key.
    CHECK(SecKeyEncrypt(open, kSecPaddingPKCS1, text, 200, cipher, &cipher_length) != errSecSuccess);
    [wanted setObject:(id)kSecAttrKeyTypeEC forKey:(id)kSecAttrKeyType];
    CHECK(SecKeyGeneratePair((CFDictionaryRef)wanted, &open, &secret) == errSecParam && SecKeyGetBlockSize(NULL) == 0);
}

/// A certificate of its own, of the name "example", until 2049.
static NSData *certificate_data(void);

static void trust(void) {
    SecCertificateRef certificate = SecCertificateCreateWithData(NULL, (CFDataRef)certificate_data());
    SecPolicyRef policy = SecPolicyCreateBasicX509();
    SecTrustRef it = NULL;
    CHECK(certificate && SecTrustCreateWithCertificates(certificate, policy, &it) == errSecSuccess);
    SecTrustResultType result = 0;
    SecTrustEvaluate(it, &result);
    CHECK_NUMBER(result, kSecTrustResultRecoverableTrustFailure);
    SecKeyRef key = SecTrustCopyPublicKey(it);
    CHECK(key && SecKeyGetBlockSize(key) == 64);
    if (key) CFRelease(key);
    CFDataRef exceptions = SecTrustCopyExceptions(it);
    CHECK(exceptions && SecTrustSetExceptions(it, exceptions));
    SecTrustEvaluate(it, &result);
    CHECK_NUMBER(result, kSecTrustResultProceed);
    CHECK(!SecTrustSetExceptions(it, NULL));
    SecTrustEvaluate(it, &result);
    CHECK_NUMBER(result, kSecTrustResultRecoverableTrustFailure);
    CHECK(!SecTrustSetExceptions(it, (CFDataRef)[NSData dataWithBytes:"other" length:5]));
    SecTrustSetVerifyDate(it, (CFDateRef)[NSDate dateWithTimeIntervalSinceReferenceDate:1000]);
    CHECK(SecTrustGetVerifyTime(it) == 1000);
    CFRelease(exceptions);
    CFRelease(it);
    CFRelease(policy);
    CFRelease(certificate);
}

static void constants(void) {
    CFTypeRef protocols[] = {
        kSecAttrProtocolAFP, kSecAttrProtocolAppleTalk, kSecAttrProtocolDAAP, kSecAttrProtocolEPPC,
        kSecAttrProtocolFTPAccount, kSecAttrProtocolFTPProxy, kSecAttrProtocolFTPS, kSecAttrProtocolIMAPS,
        kSecAttrProtocolIPP, kSecAttrProtocolIRCS, kSecAttrProtocolLDAPS, kSecAttrProtocolNNTP, kSecAttrProtocolNNTPS,
        kSecAttrProtocolPOP3S, kSecAttrProtocolRTSP, kSecAttrProtocolRTSPProxy, kSecAttrProtocolSMB,
        kSecAttrProtocolSOCKS, kSecAttrProtocolTelnet, kSecAttrProtocolTelnetS, kSecAttrAuthenticationTypeDPA,
        kSecAttrAuthenticationTypeMSN, kSecAttrAuthenticationTypeRPA};
    NSMutableSet *texts = [NSMutableSet set];
    for (size_t i = 0; i < sizeof protocols / sizeof protocols[0]; i++) [texts addObject:(id)protocols[i]];
    // Each is another one, of four letters.
    CHECK_NUMBER([texts count], sizeof protocols / sizeof protocols[0]);
    for (NSString *text in texts) CHECK_NUMBER([text length], 4);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    keys();
    trust();
    constants();
    [pool drain];
    return end_of_checks();
}

static NSData *certificate_data(void) {
    static const unsigned char bytes[] = {
        0x30, 0x82, 0x01, 0x7b, 0x30, 0x82, 0x01, 0x25, 0xa0, 0x03, 0x02, 0x01, 0x02, 0x02, 0x14, 0x14,
        0x96, 0x1a, 0x16, 0x6d, 0x69, 0xad, 0xa5, 0x34, 0xdb, 0x26, 0x7d, 0x44, 0x79, 0xaf, 0x8b, 0x66,
        0x52, 0xd2, 0xd9, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b,
        0x05, 0x00, 0x30, 0x12, 0x31, 0x10, 0x30, 0x0e, 0x06, 0x03, 0x55, 0x04, 0x03, 0x0c, 0x07, 0x65,
        0x78, 0x61, 0x6d, 0x70, 0x6c, 0x65, 0x30, 0x1e, 0x17, 0x0d, 0x32, 0x36, 0x31, 0x31, 0x32, 0x32,
        0x32, 0x30, 0x35, 0x39, 0x30, 0x38, 0x5a, 0x17, 0x0d, 0x34, 0x39, 0x31, 0x31, 0x32, 0x31, 0x32,
        0x30, 0x35, 0x39, 0x30, 0x38, 0x5a, 0x30, 0x12, 0x31, 0x10, 0x30, 0x0e, 0x06, 0x03, 0x55, 0x04,
        0x03, 0x0c, 0x07, 0x65, 0x78, 0x61, 0x6d, 0x70, 0x6c, 0x65, 0x30, 0x5c, 0x30, 0x0d, 0x06, 0x09,
        0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00, 0x03, 0x4b, 0x00, 0x30, 0x48,
        0x02, 0x41, 0x00, 0xde, 0xf0, 0xa6, 0x7e, 0x70, 0x79, 0x47, 0x88, 0x7c, 0x57, 0x15, 0x16, 0x62,
        0x73, 0xd2, 0xea, 0x64, 0xeb, 0x17, 0x56, 0xfb, 0xd7, 0x8d, 0x25, 0x64, 0xf6, 0x23, 0x42, 0x52,
        0xae, 0x6e, 0x8e, 0x0b, 0xa3, 0x41, 0x1c, 0x1b, 0xa8, 0x82, 0xfb, 0xb5, 0x3e, 0x7e, 0x16, 0x3a,
        0xc7, 0xcd, 0x2d, 0x5d, 0xc5, 0xce, 0xa5, 0xf9, 0x88, 0x47, 0x65, 0xa1, 0xd4, 0xb4, 0x9a, 0xbb,
        0xad, 0x2c, 0x13, 0x02, 0x03, 0x01, 0x00, 0x01, 0xa3, 0x53, 0x30, 0x51, 0x30, 0x1d, 0x06, 0x03,
        0x55, 0x1d, 0x0e, 0x04, 0x16, 0x04, 0x14, 0x1c, 0xef, 0xfb, 0x65, 0xe7, 0xed, 0xed, 0xae, 0xb3,
        0x73, 0x10, 0xbb, 0xab, 0x9b, 0x10, 0x8b, 0x1c, 0xb8, 0x2f, 0x59, 0x30, 0x1f, 0x06, 0x03, 0x55,
        0x1d, 0x23, 0x04, 0x18, 0x30, 0x16, 0x80, 0x14, 0x1c, 0xef, 0xfb, 0x65, 0xe7, 0xed, 0xed, 0xae,
        0xb3, 0x73, 0x10, 0xbb, 0xab, 0x9b, 0x10, 0x8b, 0x1c, 0xb8, 0x2f, 0x59, 0x30, 0x0f, 0x06, 0x03,
        0x55, 0x1d, 0x13, 0x01, 0x01, 0xff, 0x04, 0x05, 0x30, 0x03, 0x01, 0x01, 0xff, 0x30, 0x0d, 0x06,
        0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b, 0x05, 0x00, 0x03, 0x41, 0x00, 0x98,
        0x3a, 0x51, 0x93, 0x64, 0x08, 0x1e, 0x08, 0xca, 0xc3, 0x0b, 0x47, 0xdc, 0x61, 0x9b, 0x89, 0x60,
        0x67, 0x36, 0x34, 0x44, 0xab, 0xb8, 0xc4, 0xd8, 0x98, 0xe6, 0x77, 0x2e, 0x35, 0x6e, 0x7f, 0xb1,
        0x24, 0x09, 0x79, 0x0b, 0xea, 0x2d, 0xef, 0x3a, 0x75, 0xeb, 0x57, 0x38, 0xa3, 0x7b, 0xad, 0x81,
        0x23, 0x82, 0xde, 0x40, 0xd5, 0xad, 0xc2, 0x97, 0xbc, 0x9f, 0x1d, 0xeb, 0x47, 0x7f, 0x90,
    };
    return [NSData dataWithBytes:bytes length:sizeof bytes];
}

// > 48 checks
