// CommonCrypto: a digest made in pieces is the published one of "abc"; HMACs are those of RFC 4231; ciphers with a
// mode, in the caller's memory, started again.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <CommonCrypto/CommonCryptor.h>
#include <CommonCrypto/CommonDigest.h>
#include <CommonCrypto/CommonHMAC.h>

static NSString *hex(const void *bytes, size_t length) {
    NSMutableString *text = [NSMutableString string];
    for (size_t i = 0; i < length; i++) [text appendFormat:@"%02x", ((const unsigned char *)bytes)[i]];
    return text;
}

#define DIGEST(name, context, length, wanted)                                                                          \
    do {                                                                                                               \
        context it;                                                                                                    \
        unsigned char result[length];                                                                                  \
        COUNT(name##_Init(&it), 1);                                                                                    \
        COUNT(name##_Update(&it, "a", 1), 1);                                                                          \
        COUNT(name##_Update(&it, "", 0), 1);                                                                           \
        COUNT(name##_Update(&it, "bc", 2), 1);                                                                         \
        COUNT(name##_Final(result, &it), 1);                                                                           \
        SAME(hex(result, length), wanted);                                                                             \
    } while (0)

static void digests(void) {
    DIGEST(CC_MD2, CC_MD2_CTX, CC_MD2_DIGEST_LENGTH, @"da853b0d3f88d99b30283a69e6ded6bb");
    DIGEST(CC_MD4, CC_MD4_CTX, CC_MD4_DIGEST_LENGTH, @"a448017aaf21d8525fc10ae87aa6729d");
    DIGEST(CC_MD5, CC_MD5_CTX, CC_MD5_DIGEST_LENGTH, @"900150983cd24fb0d6963f7d28e17f72");
    DIGEST(CC_SHA224, CC_SHA256_CTX, CC_SHA224_DIGEST_LENGTH,
           @"23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7");
    DIGEST(CC_SHA256, CC_SHA256_CTX, CC_SHA256_DIGEST_LENGTH,
           @"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    DIGEST(CC_SHA384, CC_SHA512_CTX, CC_SHA384_DIGEST_LENGTH,
           @"cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7");
    DIGEST(CC_SHA512, CC_SHA512_CTX, CC_SHA512_DIGEST_LENGTH,
           @"ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
           @"454d4423643ce80e2a9ac94fa54ca49f");
}

/// Longer than any block, in pieces of growing length: the same as at once.
static void longTexts(void) {
    unsigned char text[1000], once[CC_SHA512_DIGEST_LENGTH], pieces[CC_SHA512_DIGEST_LENGTH];
    for (int i = 0; i < 1000; i++) text[i] = (unsigned char)(i * 7);
    CC_SHA512_CTX context;
    CC_SHA512_Init(&context);
    for (int start = 0, step = 1; start < 1000; start += step++) {
        CC_SHA512_Update(&context, text + start, (CC_LONG)MIN(step, 1000 - start));
    }
    CC_SHA512_Final(pieces, &context);
    CC_SHA512(text, 1000, once);
    SAME(hex(pieces, sizeof pieces), hex(once, sizeof once));
}

/// Of RFC 1319: nothing, and more than a block.
static void oldestDigest(void) {
    unsigned char result[CC_MD2_DIGEST_LENGTH];
    IS(CC_MD2("", 0, result) == result);
    SAME(hex(result, sizeof result), @"8350e5a3e24c153df2275c9f80692773");
    CC_MD2("abcdefghijklmnopqrstuvwxyz", 26, result);
    SAME(hex(result, sizeof result), @"4e8ddff3650292ab5a4108c3aa47940b");
    IS(CC_MD2("", 0, NULL) == NULL);
}

static void authentication(void) {
    // RFC 4231, test cases 1 and 2.
    unsigned char key[20], result[CC_SHA512_DIGEST_LENGTH];
    memset(key, 0x0b, sizeof key);
    CCHmacContext context;
    CCHmacInit(&context, kCCHmacAlgSHA256, key, sizeof key);
    CCHmacUpdate(&context, "Hi ", 3);
    CCHmacUpdate(&context, "There", 5);
    CCHmacFinal(&context, result);
    SAME(hex(result, 32), @"b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    CCHmacInit(&context, kCCHmacAlgSHA512, "Jefe", 4);
    CCHmacUpdate(&context, "what do ya want for nothing?", 28);
    CCHmacFinal(&context, result);
    SAME(hex(result, 64), @"164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                          @"9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737");
    CCHmacInit(&context, kCCHmacAlgSHA1, "Jefe", 4);
    CCHmacUpdate(&context, "what do ya want for nothing?", 28);
    CCHmacFinal(&context, result);
    SAME(hex(result, 20), @"effcdf6ae5eb2fa2d27416d5f184df9c259a7c79");
}

static void ciphers(void) {
    // FIPS 197, appendix B, by the mode ECB.
    const unsigned char key[16] = {0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6,
                                   0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c};
    const unsigned char text[16] = {0x32, 0x43, 0xf6, 0xa8, 0x88, 0x5a, 0x30, 0x8d,
                                    0x31, 0x31, 0x98, 0xa2, 0xe0, 0x37, 0x07, 0x34};
    unsigned char result[48];
    size_t moved = 0;
    CCCryptorRef cryptor = NULL;
    COUNT(CCCryptorCreateWithMode(kCCEncrypt, kCCModeECB, kCCAlgorithmAES128, ccNoPadding, NULL, key, 16, NULL, 0, 0, 0,
                                  &cryptor), kCCSuccess);
    COUNT(CCCryptorGetOutputLength(cryptor, 16, false), 16);
    COUNT(CCCryptorUpdate(cryptor, text, 16, result, sizeof result, &moved), kCCSuccess);
    COUNT(moved, 16);
    SAME(hex(result, 16), @"3925841d02dc09fbdc118597196a0b32");
    CCCryptorRelease(cryptor);

    // A vector chains blocks; reset to the same vector the same text gives the same bytes.
    unsigned char vector[16], first[16], second[16];
    memset(vector, 9, sizeof vector);
    COUNT(CCCryptorCreateWithMode(kCCEncrypt, kCCModeCBC, kCCAlgorithmAES128, ccPKCS7Padding, vector, key, 16, NULL, 0,
                                  0, 0, &cryptor), kCCSuccess);
    // What is padded grows to the next whole block.
    COUNT(CCCryptorGetOutputLength(cryptor, 16, true), 32);
    COUNT(CCCryptorGetOutputLength(cryptor, 15, true), 16);
    CCCryptorUpdate(cryptor, text, 16, first, 16, &moved);
    CCCryptorUpdate(cryptor, text, 16, second, 16, &moved);
    IS(memcmp(first, second, 16) != 0);
    COUNT(CCCryptorReset(cryptor, vector), kCCSuccess);
    CCCryptorUpdate(cryptor, text, 16, second, 16, &moved);
    IS(memcmp(first, second, 16) == 0);
    CCCryptorRelease(cryptor);

    // In memory of the caller; too little of it is refused, and says how much it takes.
    char memory[4096];
    size_t used = 0;
    COUNT(CCCryptorCreateFromData(kCCEncrypt, kCCAlgorithmAES128, 0, key, 16, vector, memory, 1, &cryptor, &used),
          kCCBufferTooSmall);
    IS(used > 1 && used <= sizeof memory);
    COUNT(CCCryptorCreateFromData(kCCEncrypt, kCCAlgorithmAES128, 0, key, 16, vector, memory, sizeof memory, &cryptor,
                                  &used), kCCSuccess);
    CCCryptorUpdate(cryptor, text, 16, second, 16, &moved);
    IS(memcmp(first, second, 16) == 0);
    CCCryptorRelease(cryptor);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    digests();
    longTexts();
    oldestDigest();
    authentication();
    ciphers();
    puts("done");
    [pool release];
    return 0;
}
