// Symmetric ciphers.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    kCCSuccess = 0,
    kCCParamError = -4300,
    kCCBufferTooSmall = -4301,
    kCCMemoryFailure = -4302,
    kCCAlignmentError = -4303,
    kCCDecodeError = -4304,
    kCCUnimplemented = -4305
};
typedef int32_t CCCryptorStatus;
typedef int32_t CCStatus;

enum { kCCEncrypt = 0, kCCDecrypt };
typedef uint32_t CCOperation;

enum {
    kCCAlgorithmAES128 = 0,
    kCCAlgorithmAES = 0,
    kCCAlgorithmDES,
    kCCAlgorithm3DES,
    kCCAlgorithmCAST,
    kCCAlgorithmRC4,
    kCCAlgorithmRC2,
    kCCAlgorithmBlowfish
};
typedef uint32_t CCAlgorithm;

enum {
    kCCOptionPKCS7Padding = 0x0001,
    /// Without it blocks are chained (CBC).
    kCCOptionECBMode = 0x0002
};
typedef uint32_t CCOptions;

enum {
    kCCKeySizeAES128 = 16,
    kCCKeySizeAES192 = 24,
    kCCKeySizeAES256 = 32,
    kCCKeySizeDES = 8,
    kCCKeySize3DES = 24,
    kCCKeySizeMinCAST = 5,
    kCCKeySizeMaxCAST = 16,
    kCCKeySizeMinRC4 = 1,
    kCCKeySizeMaxRC4 = 512,
    kCCKeySizeMinRC2 = 1,
    kCCKeySizeMaxRC2 = 128,
    kCCKeySizeMinBlowfish = 8,
    kCCKeySizeMaxBlowfish = 56
};

enum {
    kCCBlockSizeAES128 = 16,
    kCCBlockSizeDES = 8,
    kCCBlockSize3DES = 8,
    kCCBlockSizeCAST = 8,
    kCCBlockSizeRC2 = 8,
    kCCBlockSizeBlowfish = 8
};

enum {
    kCCContextSizeAES128 = 404,
    kCCContextSizeDES = 240,
    kCCContextSize3DES = 496,
    kCCContextSizeCAST = 240,
    kCCContextSizeRC4 = 1072
};

typedef struct _CCCryptor *CCCryptorRef;

enum {
    kCCModeECB = 1,
    kCCModeCBC = 2,
    kCCModeCFB = 3,
    kCCModeCTR = 4,
    kCCModeF8 = 5,
    kCCModeLRW = 6,
    kCCModeOFB = 7,
    kCCModeXTS = 8,
    kCCModeRC4 = 9,
    kCCModeCFB8 = 10
};
typedef uint32_t CCMode;

enum { ccNoPadding = 0, ccPKCS7Padding = 1 };
typedef uint32_t CCPadding;

enum { kCCModeOptionCTR_LE = 0x0001, kCCModeOptionCTR_BE = 0x0002 };
typedef uint32_t CCModeOptions;

#ifdef __cplusplus
extern "C" {
#endif

/// `iv` has the length of a block; NULL is zeros.
CCCryptorStatus CCCryptorCreate(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                                size_t keyLength, const void *iv, CCCryptorRef *cryptor);
CCCryptorStatus CCCryptorCreateFromData(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                                        size_t keyLength, const void *iv, const void *data, size_t dataLength,
                                        CCCryptorRef *cryptor, size_t *dataUsed);
/// kCCModeECB, kCCModeCBC and kCCModeRC4; kCCUnimplemented for other modes.
CCCryptorStatus CCCryptorCreateWithMode(CCOperation operation, CCMode mode, CCAlgorithm algorithm, CCPadding padding,
                                        const void *iv, const void *key, size_t keyLength, const void *tweak,
                                        size_t tweakLength, int rounds, CCModeOptions options, CCCryptorRef *cryptor);
CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptor);
CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptor, const void *data, size_t length, void *result, size_t resultSize,
                                size_t *resultLength);
CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptor, void *result, size_t resultSize, size_t *resultLength);
size_t CCCryptorGetOutputLength(CCCryptorRef cryptor, size_t length, bool final);
CCCryptorStatus CCCryptorReset(CCCryptorRef cryptor, const void *iv);
/// All in one step. kCCBufferTooSmall gives the length that is needed.
CCCryptorStatus CCCrypt(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                        size_t keyLength, const void *iv, const void *data, size_t length, void *result,
                        size_t resultSize, size_t *resultLength);

#ifdef __cplusplus
}
#endif
