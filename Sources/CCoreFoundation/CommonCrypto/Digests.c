// MD4 (RFC 1320), MD5 (RFC 1321), and the secure hash algorithms of FIPS 180. Implemented here instead of loading a
// library, since many apps use them for names of cache files and signatures of requests.

#include <CommonCrypto/CommonDigest.h>
#include <math.h>
#include <string.h>

/// Adds data to a digest with blocks of 64 or 128 bytes; `step` processes a block.
#define DIGEST_UPDATE(context, data, length, step) \
    do { \
        const uint8_t *bytes = data; \
        size_t left = length, size = sizeof context->block, used = context->count % size; \
        context->count += left; \
        while (left > 0) { \
            size_t part = size - used < left ? size - used : left; \
            memcpy(context->block + used, bytes, part); \
            bytes += part; \
            left -= part; \
            used += part; \
            if (used == size) { \
                step(context, context->block); \
                used = 0; \
            } \
        } \
    } while (0)

/// Pads the last block: a 1 bit, zeros, and the length of the message in bits in the last `width` bytes.
#define DIGEST_PAD(context, step, width, is_big) \
    do { \
        size_t size = sizeof context->block, used = context->count % size; \
        uint64_t bits = context->count * 8; \
        context->block[used++] = 0x80; \
        if (used > size - width) { \
            memset(context->block + used, 0, size - used); \
            step(context, context->block); \
            used = 0; \
        } \
        memset(context->block + used, 0, size - used); \
        for (int i = 0; i < 8; i++) { \
            size_t place = is_big ? size - 1 - (size_t)i : size - 8 + (size_t)i; \
            context->block[place] = (uint8_t)(bits >> 8 * i); \
        } \
        step(context, context->block); \
    } while (0)

static uint32_t rotate_left(uint32_t value, int count) { return value << count | value >> (32 - count); }
static uint32_t rotate_right(uint32_t value, int count) { return value >> count | value << (32 - count); }
static uint64_t rotate_right_64(uint64_t value, int count) { return value >> count | value << (64 - count); }

static uint32_t little(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static uint32_t big(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint64_t big_64(const uint8_t *bytes) { return (uint64_t)big(bytes) << 32 | big(bytes + 4); }

static void give_little(const CC_LONG *state, int words, unsigned char *digest) {
    for (int i = 0; i < words * 4; i++) digest[i] = (unsigned char)(state[i / 4] >> 8 * (i % 4));
}

static void give_big(const CC_LONG *state, int words, unsigned char *digest) {
    for (int i = 0; i < words * 4; i++) digest[i] = (unsigned char)(state[i / 4] >> (24 - 8 * (i % 4)));
}

static void give_big_64(const CC_LONG64 *state, int bytes, unsigned char *digest) {
    for (int i = 0; i < bytes; i++) digest[i] = (unsigned char)(state[i / 8] >> (56 - 8 * (i % 8)));
}

// MD4 and MD5

static const CC_LONG first_state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};

int CC_MD4_Init(CC_MD4_CTX *context) { return CC_MD5_Init(context); }

static void md4_step(CC_MD4_CTX *context, const uint8_t *block) {
    static const uint8_t shifts[3][4] = {{3, 7, 11, 19}, {3, 5, 9, 13}, {3, 9, 11, 15}};
    static const uint8_t order[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
    CC_LONG a = context->state[0], b = context->state[1], c = context->state[2], d = context->state[3];
    for (int i = 0; i < 48; i++) {
        int round = i / 16, place = i % 16;
        CC_LONG value;
        if (round == 0) {
            value = (b & c) | (~b & d);
        } else if (round == 1) {
            value = ((b & c) | (b & d) | (c & d)) + 0x5a827999;
            place = place / 4 + place % 4 * 4;
        } else {
            value = (b ^ c ^ d) + 0x6ed9eba1;
            place = order[place];
        }
        value = rotate_left(a + value + little(block + 4 * place), shifts[round][i % 4]);
        a = d, d = c, c = b, b = value;
    }
    context->state[0] += a, context->state[1] += b, context->state[2] += c, context->state[3] += d;
}

int CC_MD4_Update(CC_MD4_CTX *context, const void *data, CC_LONG length) {
    DIGEST_UPDATE(context, data, length, md4_step);
    return 1;
}

int CC_MD4_Final(unsigned char *digest, CC_MD4_CTX *context) {
    DIGEST_PAD(context, md4_step, 8, 0);
    give_little(context->state, 4, digest);
    return 1;
}

int CC_MD5_Init(CC_MD5_CTX *context) {
    memset(context, 0, sizeof *context);
    memcpy(context->state, first_state, sizeof context->state);
    return 1;
}

static void md5_step(CC_MD5_CTX *context, const uint8_t *block) {
    static const uint8_t shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    /// The sines of 1 to 64, as fractions of 2^32.
    static CC_LONG sines[64];
    if (sines[63] == 0) {
        for (int i = 0; i < 64; i++) sines[i] = (CC_LONG)(long long)floor(fabs(sin(i + 1)) * 4294967296.0);
    }
    CC_LONG a = context->state[0], b = context->state[1], c = context->state[2], d = context->state[3];
    for (int i = 0; i < 64; i++) {
        CC_LONG value;
        int place;
        switch (i / 16) {
        case 0: value = (b & c) | (~b & d), place = i; break;
        case 1: value = (d & b) | (~d & c), place = (5 * i + 1) % 16; break;
        case 2: value = b ^ c ^ d, place = (3 * i + 5) % 16; break;
        default: value = c ^ (b | ~d), place = 7 * i % 16;
        }
        value = b + rotate_left(a + value + sines[i] + little(block + 4 * place), shifts[i / 16][i % 4]);
        a = d, d = c, c = b, b = value;
    }
    context->state[0] += a, context->state[1] += b, context->state[2] += c, context->state[3] += d;
}

int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG length) {
    DIGEST_UPDATE(context, data, length, md5_step);
    return 1;
}

int CC_MD5_Final(unsigned char *digest, CC_MD5_CTX *context) {
    DIGEST_PAD(context, md5_step, 8, 0);
    give_little(context->state, 4, digest);
    return 1;
}

// SHA-1

int CC_SHA1_Init(CC_SHA1_CTX *context) {
    memset(context, 0, sizeof *context);
    memcpy(context->state, first_state, sizeof context->state);
    return 1;
}

static void sha1_step(CC_SHA1_CTX *context, const uint8_t *block) {
    CC_LONG words[80];
    for (int i = 0; i < 16; i++) words[i] = big(block + 4 * i);
    for (int i = 16; i < 80; i++) words[i] = rotate_left(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    CC_LONG a = context->state[0], b = context->state[1], c = context->state[2], d = context->state[3],
            e = context->state[4];
    for (int i = 0; i < 80; i++) {
        CC_LONG value;
        switch (i / 20) {
        case 0: value = ((b & c) | (~b & d)) + 0x5a827999; break;
        case 1: value = (b ^ c ^ d) + 0x6ed9eba1; break;
        case 2: value = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc; break;
        default: value = (b ^ c ^ d) + 0xca62c1d6;
        }
        value += rotate_left(a, 5) + e + words[i];
        e = d, d = c, c = rotate_left(b, 30), b = a, a = value;
    }
    context->state[0] += a, context->state[1] += b, context->state[2] += c, context->state[3] += d;
    context->state[4] += e;
}

int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG length) {
    DIGEST_UPDATE(context, data, length, sha1_step);
    return 1;
}

int CC_SHA1_Final(unsigned char *digest, CC_SHA1_CTX *context) {
    DIGEST_PAD(context, sha1_step, 8, 1);
    give_big(context->state, 5, digest);
    return 1;
}

// SHA-2

/// The first 64 bits of the fractional parts of the cube roots of the first 80 primes. SHA-256 uses the upper halves of
/// the first 64.
static const uint64_t roots[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538, 0x59f111f1b605d019,
    0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3,
    0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001,
    0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb,
    0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207,
    0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a,
    0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static const CC_LONG64 sha512_state[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};
static const CC_LONG64 sha384_state[8] = {
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};
static const CC_LONG sha224_state[8] = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

static void sha256_step(CC_SHA256_CTX *context, const uint8_t *block) {
    CC_LONG words[64], s[8];
    for (int i = 0; i < 16; i++) words[i] = big(block + 4 * i);
    for (int i = 16; i < 64; i++) {
        CC_LONG x = words[i - 15], y = words[i - 2];
        words[i] = words[i - 16] + words[i - 7] + (rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3)
            + (rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10);
    }
    memcpy(s, context->state, sizeof s);
    for (int i = 0; i < 64; i++) {
        CC_LONG first = s[7] + (rotate_right(s[4], 6) ^ rotate_right(s[4], 11) ^ rotate_right(s[4], 25))
            + ((s[4] & s[5]) ^ (~s[4] & s[6])) + (CC_LONG)(roots[i] >> 32) + words[i];
        CC_LONG second = (rotate_right(s[0], 2) ^ rotate_right(s[0], 13) ^ rotate_right(s[0], 22))
            + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) context->state[i] += s[i];
}

static void sha512_step(CC_SHA512_CTX *context, const uint8_t *block) {
    CC_LONG64 words[80], s[8];
    for (int i = 0; i < 16; i++) words[i] = big_64(block + 8 * i);
    for (int i = 16; i < 80; i++) {
        CC_LONG64 x = words[i - 15], y = words[i - 2];
        words[i] = words[i - 16] + words[i - 7] + (rotate_right_64(x, 1) ^ rotate_right_64(x, 8) ^ x >> 7)
            + (rotate_right_64(y, 19) ^ rotate_right_64(y, 61) ^ y >> 6);
    }
    memcpy(s, context->state, sizeof s);
    for (int i = 0; i < 80; i++) {
        CC_LONG64 first = s[7] + (rotate_right_64(s[4], 14) ^ rotate_right_64(s[4], 18) ^ rotate_right_64(s[4], 41))
            + ((s[4] & s[5]) ^ (~s[4] & s[6])) + roots[i] + words[i];
        CC_LONG64 second = (rotate_right_64(s[0], 28) ^ rotate_right_64(s[0], 34) ^ rotate_right_64(s[0], 39))
            + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) context->state[i] += s[i];
}

int CC_SHA224_Init(CC_SHA256_CTX *context) {
    memset(context, 0, sizeof *context);
    memcpy(context->state, sha224_state, sizeof context->state);
    return 1;
}

int CC_SHA256_Init(CC_SHA256_CTX *context) {
    memset(context, 0, sizeof *context);
    for (int i = 0; i < 8; i++) context->state[i] = (CC_LONG)(sha512_state[i] >> 32);
    return 1;
}

int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length) {
    DIGEST_UPDATE(context, data, length, sha256_step);
    return 1;
}

int CC_SHA224_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length) {
    return CC_SHA256_Update(context, data, length);
}

int CC_SHA256_Final(unsigned char *digest, CC_SHA256_CTX *context) {
    DIGEST_PAD(context, sha256_step, 8, 1);
    give_big(context->state, 8, digest);
    return 1;
}

int CC_SHA224_Final(unsigned char *digest, CC_SHA256_CTX *context) {
    DIGEST_PAD(context, sha256_step, 8, 1);
    give_big(context->state, 7, digest);
    return 1;
}

int CC_SHA384_Init(CC_SHA512_CTX *context) {
    memset(context, 0, sizeof *context);
    memcpy(context->state, sha384_state, sizeof context->state);
    return 1;
}

int CC_SHA512_Init(CC_SHA512_CTX *context) {
    memset(context, 0, sizeof *context);
    memcpy(context->state, sha512_state, sizeof context->state);
    return 1;
}

int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length) {
    DIGEST_UPDATE(context, data, length, sha512_step);
    return 1;
}

int CC_SHA384_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length) {
    return CC_SHA512_Update(context, data, length);
}

int CC_SHA512_Final(unsigned char *digest, CC_SHA512_CTX *context) {
    DIGEST_PAD(context, sha512_step, 16, 1);
    give_big_64(context->state, 64, digest);
    return 1;
}

int CC_SHA384_Final(unsigned char *digest, CC_SHA512_CTX *context) {
    DIGEST_PAD(context, sha512_step, 16, 1);
    give_big_64(context->state, 48, digest);
    return 1;
}

#define DIGEST_IN_ONE_STEP(name, Context) \
    unsigned char *name(const void *data, CC_LONG length, unsigned char *digest) { \
        Context context; \
        if (digest == NULL) return NULL; \
        name##_Init(&context); \
        name##_Update(&context, data, length); \
        name##_Final(digest, &context); \
        return digest; \
    }

DIGEST_IN_ONE_STEP(CC_MD4, CC_MD4_CTX)
DIGEST_IN_ONE_STEP(CC_MD5, CC_MD5_CTX)
DIGEST_IN_ONE_STEP(CC_SHA1, CC_SHA1_CTX)
DIGEST_IN_ONE_STEP(CC_SHA224, CC_SHA256_CTX)
DIGEST_IN_ONE_STEP(CC_SHA256, CC_SHA256_CTX)
DIGEST_IN_ONE_STEP(CC_SHA384, CC_SHA512_CTX)
DIGEST_IN_ONE_STEP(CC_SHA512, CC_SHA512_CTX)
