// MD2 (RFC 1319), which old catalogs and certificates are signed with.

#include <CommonCrypto/CommonDigest.h>
#include <string.h>

enum { BLOCK = CC_MD2_DIGEST_LENGTH };

/// A permutation of all bytes that follows from the digits of pi.
static const unsigned char table[256] = {
    41, 46, 67, 201, 162, 216, 124, 1, 61, 54, 84, 161, 236, 240, 6, 19,
    98, 167, 5, 243, 192, 199, 115, 140, 152, 147, 43, 217, 188, 76, 130, 202,
    30, 155, 87, 60, 253, 212, 224, 22, 103, 66, 111, 24, 138, 23, 229, 18,
    190, 78, 196, 214, 218, 158, 222, 73, 160, 251, 245, 142, 187, 47, 238, 122,
    169, 104, 121, 145, 21, 178, 7, 63, 148, 194, 16, 137, 11, 34, 95, 33,
    128, 127, 93, 154, 90, 144, 50, 39, 53, 62, 204, 231, 191, 247, 151, 3,
    255, 25, 48, 179, 72, 165, 181, 209, 215, 94, 146, 42, 172, 86, 170, 198,
    79, 184, 56, 210, 150, 164, 125, 182, 118, 252, 107, 226, 156, 116, 4, 241,
    69, 157, 112, 89, 100, 113, 135, 32, 134, 91, 207, 101, 230, 45, 168, 2,
    27, 96, 37, 173, 174, 176, 185, 246, 28, 70, 97, 105, 52, 64, 126, 15,
    85, 71, 163, 35, 221, 81, 175, 58, 195, 92, 249, 206, 186, 197, 234, 38,
    44, 83, 13, 110, 133, 40, 132, 9, 211, 223, 205, 244, 65, 129, 77, 82,
    106, 220, 55, 200, 108, 193, 171, 250, 36, 225, 123, 8, 12, 189, 177, 74,
    120, 136, 149, 139, 227, 99, 232, 109, 233, 203, 213, 254, 59, 0, 29, 57,
    242, 239, 183, 14, 102, 88, 208, 228, 166, 119, 114, 248, 235, 117, 75, 10,
    49, 68, 80, 180, 143, 237, 31, 26, 219, 153, 141, 51, 159, 17, 131, 20,
};

/// Adds the block in `data` to the checksum and the state.
static void step(CC_MD2_CTX *context) {
    unsigned char *checksum = (unsigned char *)context->cksm, *state = (unsigned char *)context->state;
    unsigned char mixed[3 * BLOCK], last = checksum[BLOCK - 1];
    for (int i = 0; i < BLOCK; i++) last = checksum[i] ^= table[context->data[i] ^ last];
    memcpy(mixed, state, BLOCK);
    memcpy(mixed + BLOCK, context->data, BLOCK);
    for (int i = 0; i < BLOCK; i++) mixed[2 * BLOCK + i] = mixed[i] ^ mixed[BLOCK + i];
    unsigned char value = 0;
    for (int round = 0; round < 18; round++) {
        for (int i = 0; i < 3 * BLOCK; i++) value = mixed[i] ^= table[value];
        value = (unsigned char)(value + round);
    }
    memcpy(state, mixed, BLOCK);
    context->num = 0;
}

int CC_MD2_Init(CC_MD2_CTX *context) {
    memset(context, 0, sizeof *context);
    return 1;
}

int CC_MD2_Update(CC_MD2_CTX *context, const void *data, CC_LONG length) {
    const unsigned char *bytes = data;
    for (CC_LONG i = 0; i < length; i++) {
        context->data[context->num++] = bytes[i];
        if (context->num == BLOCK) step(context);
    }
    return 1;
}

int CC_MD2_Final(unsigned char *digest, CC_MD2_CTX *context) {
    // The last block is filled with the number of bytes that it lacks; the checksum follows as a block of its own.
    int left = BLOCK - context->num;
    memset(context->data + context->num, left, (size_t)left);
    step(context);
    memcpy(context->data, context->cksm, BLOCK);
    step(context);
    memcpy(digest, context->state, BLOCK);
    return 1;
}

unsigned char *CC_MD2(const void *data, CC_LONG length, unsigned char *digest) {
    CC_MD2_CTX context;
    if (digest == NULL) return NULL;
    CC_MD2_Init(&context);
    CC_MD2_Update(&context, data, length);
    CC_MD2_Final(digest, &context);
    return digest;
}
