// Digests that only who has the key can make.
#pragma once
#include <CommonCrypto/CommonDigest.h>
#include <stddef.h>

enum {
    kCCHmacAlgSHA1,
    kCCHmacAlgMD5,
    kCCHmacAlgSHA256,
    kCCHmacAlgSHA384,
    kCCHmacAlgSHA512,
    kCCHmacAlgSHA224
};
typedef uint32_t CCHmacAlgorithm;

#define CC_HMAC_CONTEXT_SIZE 96
typedef struct {
    uint32_t ctx[CC_HMAC_CONTEXT_SIZE] __attribute__((aligned(8)));
} CCHmacContext;

#ifdef __cplusplus
extern "C" {
#endif

void CCHmacInit(CCHmacContext *context, CCHmacAlgorithm algorithm, const void *key, size_t keyLength);
void CCHmacUpdate(CCHmacContext *context, const void *data, size_t length);
/// `result` has room for the algorithm's digest.
void CCHmacFinal(CCHmacContext *context, void *result);
void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t length, void *result);

#ifdef __cplusplus
}
#endif
