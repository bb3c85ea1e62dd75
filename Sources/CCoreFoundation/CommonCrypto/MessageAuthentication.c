// HMAC (RFC 2104), and key derivation from passwords (PBKDF2, RFC 2898).

#include <CommonCrypto/CommonHMAC.h>
#include <CommonCrypto/CommonKeyDerivation.h>
#include <stdlib.h>
#include <string.h>

typedef union {
    CC_MD5_CTX md5;
    CC_SHA1_CTX sha1;
    CC_SHA256_CTX sha256;
    CC_SHA512_CTX sha512;
} AnyDigest;

typedef struct {
    AnyDigest inner;
    uint8_t key[128];
    CCHmacAlgorithm algorithm;
} Authentication;

_Static_assert(sizeof(Authentication) <= sizeof(CCHmacContext), "the context of apps has room for it");

static size_t digest_length(CCHmacAlgorithm algorithm) {
    static const size_t lengths[] = {20, 16, 32, 48, 64, 28};
    return algorithm < 6 ? lengths[algorithm] : 0;
}

static size_t block_length(CCHmacAlgorithm algorithm) {
    return algorithm == kCCHmacAlgSHA384 || algorithm == kCCHmacAlgSHA512 ? 128 : 64;
}

static void begin(CCHmacAlgorithm algorithm, AnyDigest *digest) {
    switch (algorithm) {
    case kCCHmacAlgMD5: CC_MD5_Init(&digest->md5); break;
    case kCCHmacAlgSHA1: CC_SHA1_Init(&digest->sha1); break;
    case kCCHmacAlgSHA224: CC_SHA224_Init(&digest->sha256); break;
    case kCCHmacAlgSHA256: CC_SHA256_Init(&digest->sha256); break;
    case kCCHmacAlgSHA384: CC_SHA384_Init(&digest->sha512); break;
    default: CC_SHA512_Init(&digest->sha512);
    }
}

static void add(CCHmacAlgorithm algorithm, AnyDigest *digest, const void *data, size_t length) {
    const uint8_t *bytes = data;
    while (length > 0) {
        CC_LONG part = length > 1u << 30 ? 1u << 30 : (CC_LONG)length;
        switch (algorithm) {
        case kCCHmacAlgMD5: CC_MD5_Update(&digest->md5, bytes, part); break;
        case kCCHmacAlgSHA1: CC_SHA1_Update(&digest->sha1, bytes, part); break;
        case kCCHmacAlgSHA224:
        case kCCHmacAlgSHA256: CC_SHA256_Update(&digest->sha256, bytes, part); break;
        default: CC_SHA512_Update(&digest->sha512, bytes, part);
        }
        bytes += part;
        length -= part;
    }
}

static void finish(CCHmacAlgorithm algorithm, AnyDigest *digest, uint8_t *result) {
    switch (algorithm) {
    case kCCHmacAlgMD5: CC_MD5_Final(result, &digest->md5); break;
    case kCCHmacAlgSHA1: CC_SHA1_Final(result, &digest->sha1); break;
    case kCCHmacAlgSHA224: CC_SHA224_Final(result, &digest->sha256); break;
    case kCCHmacAlgSHA256: CC_SHA256_Final(result, &digest->sha256); break;
    case kCCHmacAlgSHA384: CC_SHA384_Final(result, &digest->sha512); break;
    default: CC_SHA512_Final(result, &digest->sha512);
    }
}

/// Starts a digest with the key, whose bytes are combined with `mask` by XOR.
static void begin_with_key(Authentication *it, AnyDigest *digest, uint8_t mask) {
    uint8_t pad[128];
    size_t block = block_length(it->algorithm);
    for (size_t i = 0; i < block; i++) pad[i] = it->key[i] ^ mask;
    begin(it->algorithm, digest);
    add(it->algorithm, digest, pad, block);
}

void CCHmacInit(CCHmacContext *context, CCHmacAlgorithm algorithm, const void *key, size_t keyLength) {
    Authentication *it = (Authentication *)context;
    memset(context, 0, sizeof *context);
    it->algorithm = algorithm;
    if (digest_length(algorithm) == 0) return;
    if (keyLength > block_length(algorithm)) {
        begin(algorithm, &it->inner);
        add(algorithm, &it->inner, key, keyLength);
        finish(algorithm, &it->inner, it->key);
    } else if (keyLength > 0) {
        memcpy(it->key, key, keyLength);
    }
    begin_with_key(it, &it->inner, 0x36);
}

void CCHmacUpdate(CCHmacContext *context, const void *data, size_t length) {
    Authentication *it = (Authentication *)context;
    if (digest_length(it->algorithm)) add(it->algorithm, &it->inner, data, length);
}

void CCHmacFinal(CCHmacContext *context, void *result) {
    Authentication *it = (Authentication *)context;
    size_t length = digest_length(it->algorithm);
    if (length == 0) return;
    uint8_t inner[64];
    AnyDigest outer;
    finish(it->algorithm, &it->inner, inner);
    begin_with_key(it, &outer, 0x5c);
    add(it->algorithm, &outer, inner, length);
    finish(it->algorithm, &outer, result);
}

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t length, void *result) {
    CCHmacContext context;
    CCHmacInit(&context, algorithm, key, keyLength);
    CCHmacUpdate(&context, data, length);
    CCHmacFinal(&context, result);
}

int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLength, const uint8_t *salt,
                         size_t saltLength, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey,
                         size_t derivedKeyLength) {
    static const CCHmacAlgorithm algorithms[] = {
        0, kCCHmacAlgSHA1, kCCHmacAlgSHA224, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512};
    if (algorithm != kCCPBKDF2 || prf < 1 || prf > 5 || rounds == 0 || derivedKey == NULL || derivedKeyLength == 0) {
        return kCCParamError;
    }
    if ((password == NULL && passwordLength) || (salt == NULL && saltLength)) return kCCParamError;
    CCHmacAlgorithm digest = algorithms[prf];
    size_t length = digest_length(digest);
    for (uint32_t block = 1; derivedKeyLength > 0; block++) {
        uint8_t sum[64], last[64], number[4] = {block >> 24, block >> 16, block >> 8, block};
        CCHmacContext context;
        CCHmacInit(&context, digest, password, passwordLength);
        CCHmacUpdate(&context, salt, saltLength);
        CCHmacUpdate(&context, number, 4);
        CCHmacFinal(&context, last);
        memcpy(sum, last, length);
        for (unsigned round = 1; round < rounds; round++) {
            CCHmac(digest, password, passwordLength, last, length, last);
            for (size_t i = 0; i < length; i++) sum[i] ^= last[i];
        }
        size_t part = derivedKeyLength < length ? derivedKeyLength : length;
        memcpy(derivedKey, sum, part);
        derivedKey += part;
        derivedKeyLength -= part;
    }
    return kCCSuccess;
}
