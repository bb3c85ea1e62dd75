// Keys from passwords.
#pragma once
#include <CommonCrypto/CommonCryptor.h>
#include <CommonCrypto/CommonDigest.h>

enum { kCCPBKDF2 = 2 };
typedef uint32_t CCPBKDFAlgorithm;

enum {
    kCCPRFHmacAlgSHA1 = 1,
    kCCPRFHmacAlgSHA224 = 2,
    kCCPRFHmacAlgSHA256 = 3,
    kCCPRFHmacAlgSHA384 = 4,
    kCCPRFHmacAlgSHA512 = 5
};
typedef uint32_t CCPseudoRandomAlgorithm;

#ifdef __cplusplus
extern "C" {
#endif

int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLength, const uint8_t *salt,
                         size_t saltLength, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLength);

#ifdef __cplusplus
}
#endif
