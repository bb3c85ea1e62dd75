// Digests of data. Every function gives 1, but those in one step: they give `digest`, or NULL if it is NULL.
#pragma once
#include <stdint.h>

#define CC_MD2_DIGEST_LENGTH 16
#define CC_MD2_BLOCK_BYTES 64
#define CC_MD2_BLOCK_LONG (CC_MD2_BLOCK_BYTES / sizeof(CC_LONG))
#define CC_MD4_DIGEST_LENGTH 16
#define CC_MD4_BLOCK_BYTES 64
#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA224_BLOCK_BYTES 64
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;

/// A digest on its way: how many bytes of a block have come, these bytes, the checksum of all blocks, and the state.
typedef struct CC_MD2state_st {
    int num;
    unsigned char data[CC_MD2_DIGEST_LENGTH];
    CC_LONG cksm[CC_MD2_BLOCK_LONG];
    CC_LONG state[CC_MD2_BLOCK_LONG];
} CC_MD2_CTX;

/// A digest on its way: the state, what has come, and the bytes of a block that is not full.
typedef struct CC_MD5state_st {
    CC_LONG state[4];
    uint64_t count;
    uint8_t block[64];
} CC_MD5_CTX;
typedef CC_MD5_CTX CC_MD4_CTX;

typedef struct CC_SHA1state_st {
    CC_LONG state[5];
    uint64_t count;
    uint8_t block[64];
} CC_SHA1_CTX;

typedef struct CC_SHA256state_st {
    CC_LONG state[8];
    uint64_t count;
    uint8_t block[64];
} CC_SHA256_CTX;

typedef struct CC_SHA512state_st {
    CC_LONG64 state[8];
    uint64_t count;
    uint8_t block[128];
} CC_SHA512_CTX;

#ifdef __cplusplus
extern "C" {
#endif

int CC_MD2_Init(CC_MD2_CTX *context);
int CC_MD2_Update(CC_MD2_CTX *context, const void *data, CC_LONG length);
int CC_MD2_Final(unsigned char *digest, CC_MD2_CTX *context);
unsigned char *CC_MD2(const void *data, CC_LONG length, unsigned char *digest);
int CC_MD4_Init(CC_MD4_CTX *context);
int CC_MD4_Update(CC_MD4_CTX *context, const void *data, CC_LONG length);
int CC_MD4_Final(unsigned char *digest, CC_MD4_CTX *context);
unsigned char *CC_MD4(const void *data, CC_LONG length, unsigned char *digest);
int CC_MD5_Init(CC_MD5_CTX *context);
int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG length);
int CC_MD5_Final(unsigned char *digest, CC_MD5_CTX *context);
unsigned char *CC_MD5(const void *data, CC_LONG length, unsigned char *digest);
int CC_SHA1_Init(CC_SHA1_CTX *context);
int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG length);
int CC_SHA1_Final(unsigned char *digest, CC_SHA1_CTX *context);
unsigned char *CC_SHA1(const void *data, CC_LONG length, unsigned char *digest);
int CC_SHA224_Init(CC_SHA256_CTX *context);
int CC_SHA224_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length);
int CC_SHA224_Final(unsigned char *digest, CC_SHA256_CTX *context);
unsigned char *CC_SHA224(const void *data, CC_LONG length, unsigned char *digest);
int CC_SHA256_Init(CC_SHA256_CTX *context);
int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length);
int CC_SHA256_Final(unsigned char *digest, CC_SHA256_CTX *context);
unsigned char *CC_SHA256(const void *data, CC_LONG length, unsigned char *digest);
int CC_SHA384_Init(CC_SHA512_CTX *context);
int CC_SHA384_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length);
int CC_SHA384_Final(unsigned char *digest, CC_SHA512_CTX *context);
unsigned char *CC_SHA384(const void *data, CC_LONG length, unsigned char *digest);
int CC_SHA512_Init(CC_SHA512_CTX *context);
int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length);
int CC_SHA512_Final(unsigned char *digest, CC_SHA512_CTX *context);
unsigned char *CC_SHA512(const void *data, CC_LONG length, unsigned char *digest);

#ifdef __cplusplus
}
#endif

#ifdef COMMON_DIGEST_FOR_OPENSSL
#define MD5_DIGEST_LENGTH CC_MD5_DIGEST_LENGTH
#define MD5_CTX CC_MD5_CTX
#define MD5_Init CC_MD5_Init
#define MD5_Update CC_MD5_Update
#define MD5_Final CC_MD5_Final
#define SHA_DIGEST_LENGTH CC_SHA1_DIGEST_LENGTH
#define SHA_CTX CC_SHA1_CTX
#define SHA1_Init CC_SHA1_Init
#define SHA1_Update CC_SHA1_Update
#define SHA1_Final CC_SHA1_Final
#endif
