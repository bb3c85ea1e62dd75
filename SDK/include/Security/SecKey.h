// Keys of public-key ciphers.
#pragma once
#include <CoreFoundation/CFDictionary.h>
#include <Security/SecBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef uint32_t SecPadding;
enum {
    kSecPaddingNone = 0,
    kSecPaddingPKCS1 = 1,
    kSecPaddingOAEP = 2,
    kSecPaddingPKCS1MD2 = 0x8000,
    kSecPaddingPKCS1MD5 = 0x8001,
    kSecPaddingPKCS1SHA1 = 0x8002
};

CF_EXTERN_C_BEGIN
/// Where the parameters of a new pair have those of either key.
extern const CFStringRef kSecPrivateKeyAttrs;
extern const CFStringRef kSecPublicKeyAttrs;

CFTypeID SecKeyGetTypeID(void);
/// Of kSecAttrKeyTypeRSA, with kSecAttrKeySizeInBits of 512 to 4096. The keys are not put into the keychain.
OSStatus SecKeyGeneratePair(CFDictionaryRef parameters, SecKeyRef *publicKey, SecKeyRef *privateKey);
OSStatus SecKeyRawSign(SecKeyRef key, SecPadding padding, const uint8_t *data, size_t length, uint8_t *signature,
                       size_t *signatureLength);
OSStatus SecKeyRawVerify(SecKeyRef key, SecPadding padding, const uint8_t *data, size_t length, const uint8_t *signature,
                         size_t signatureLength);
OSStatus SecKeyEncrypt(SecKeyRef key, SecPadding padding, const uint8_t *text, size_t length, uint8_t *cipher,
                       size_t *cipherLength);
OSStatus SecKeyDecrypt(SecKeyRef key, SecPadding padding, const uint8_t *cipher, size_t length, uint8_t *text,
                       size_t *textLength);
size_t SecKeyGetBlockSize(SecKeyRef key);
CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
