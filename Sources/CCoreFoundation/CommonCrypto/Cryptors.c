// CCCryptor: symmetric ciphers of OpenSSL's libcrypto, which is loaded at the first use.

#include <CommonCrypto/CommonCryptor.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The functions of libcrypto in use.
static struct {
    void *(*new_context)(void);
    void (*free_context)(void *context);
    int (*begin)(void *context, const void *cipher, void *engine, const uint8_t *key, const uint8_t *iv, int encrypts);
    int (*update)(void *context, uint8_t *result, int *resultLength, const uint8_t *data, int length);
    int (*finish)(void *context, uint8_t *result, int *resultLength);
    int (*set_key_length)(void *context, int length);
    int (*set_padding)(void *context, int pads);
    const void *(*cipher)(const char *name);
    void *(*load_provider)(void *library, const char *name);
} crypto;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load_library(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return;
    *(void **)&crypto.new_context = dlsym(library, "EVP_CIPHER_CTX_new");
    *(void **)&crypto.free_context = dlsym(library, "EVP_CIPHER_CTX_free");
    *(void **)&crypto.begin = dlsym(library, "EVP_CipherInit_ex");
    *(void **)&crypto.update = dlsym(library, "EVP_CipherUpdate");
    *(void **)&crypto.finish = dlsym(library, "EVP_CipherFinal_ex");
    *(void **)&crypto.set_key_length = dlsym(library, "EVP_CIPHER_CTX_set_key_length");
    *(void **)&crypto.set_padding = dlsym(library, "EVP_CIPHER_CTX_set_padding");
    *(void **)&crypto.cipher = dlsym(library, "EVP_get_cipherbyname");
    *(void **)&crypto.load_provider = dlsym(library, "OSSL_PROVIDER_load");
    if (crypto.load_provider) {
        // DES, RC4, RC2, CAST and Blowfish are in OpenSSL's provider of legacy algorithms.
        crypto.load_provider(NULL, "default");
        crypto.load_provider(NULL, "legacy");
    }
}

struct _CCCryptor {
    void *context;
    size_t blockSize;
    /// The number of input bytes in an incomplete block.
    size_t pending;
    CCOperation operation;
    CCOptions options;
};

/// OpenSSL's name of the cipher and its block size in bytes; NULL for an invalid key length.
static const char *cipher_name(CCAlgorithm algorithm, CCOptions options, size_t keyLength, size_t *block) {
    int chains = !(options & kCCOptionECBMode);
    *block = algorithm == kCCAlgorithmAES128 ? 16 : algorithm == kCCAlgorithmRC4 ? 1 : 8;
    switch (algorithm) {
    case kCCAlgorithmAES128:
        if (keyLength == 16) return chains ? "AES-128-CBC" : "AES-128-ECB";
        if (keyLength == 24) return chains ? "AES-192-CBC" : "AES-192-ECB";
        if (keyLength == 32) return chains ? "AES-256-CBC" : "AES-256-ECB";
        return NULL;
    case kCCAlgorithmDES: return keyLength == 8 ? (chains ? "DES-CBC" : "DES-ECB") : NULL;
    case kCCAlgorithm3DES: return keyLength == 24 ? (chains ? "DES-EDE3-CBC" : "DES-EDE3") : NULL;
    case kCCAlgorithmCAST: return keyLength >= 5 && keyLength <= 16 ? (chains ? "CAST5-CBC" : "CAST5-ECB") : NULL;
    case kCCAlgorithmRC4: return keyLength >= 1 && keyLength <= 256 ? "RC4" : NULL;
    case kCCAlgorithmRC2: return keyLength >= 1 && keyLength <= 128 ? (chains ? "RC2-CBC" : "RC2-ECB") : NULL;
    case kCCAlgorithmBlowfish: return keyLength >= 8 && keyLength <= 56 ? (chains ? "BF-CBC" : "BF-ECB") : NULL;
    default: return NULL;
    }
}

CCCryptorStatus CCCryptorCreate(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                                size_t keyLength, const void *iv, CCCryptorRef *cryptor) {
    size_t block;
    const char *name = cipher_name(algorithm, options, keyLength, &block);
    if (cryptor == NULL || key == NULL || operation > kCCDecrypt || name == NULL) return kCCParamError;
    pthread_once(&once, load_library);
    const void *cipher = crypto.cipher ? crypto.cipher(name) : NULL;
    if (cipher == NULL) {
        fprintf(stderr, "CommonCrypto: the library libcrypto.so.3, or its cipher %s, is not there\n", name);
        return kCCUnimplemented;
    }
    CCCryptorRef made = calloc(1, sizeof *made);
    if (made == NULL) return kCCMemoryFailure;
    *made = (struct _CCCryptor){crypto.new_context(), block, 0, operation, options};
    static const uint8_t zeros[16];
    int encrypts = operation == kCCEncrypt;
    int is_ready = crypto.begin(made->context, cipher, NULL, NULL, NULL, encrypts) == 1
        && crypto.set_key_length(made->context, (int)keyLength) == 1
        && crypto.begin(made->context, NULL, NULL, key, iv ? iv : zeros, encrypts) == 1;
    if (!is_ready) {
        CCCryptorRelease(made);
        return kCCParamError;
    }
    crypto.set_padding(made->context, (options & kCCOptionPKCS7Padding) != 0);
    *cryptor = made;
    return kCCSuccess;
}

/// The size of the context that the caller provides according to Apple's documentation. OpenSSL allocates its own.
static size_t context_size(CCAlgorithm algorithm) {
    switch (algorithm) {
        case kCCAlgorithmAES128: return kCCContextSizeAES128;
        case kCCAlgorithm3DES: return kCCContextSize3DES;
        case kCCAlgorithmCAST: return kCCContextSizeCAST;
        case kCCAlgorithmRC4: return kCCContextSizeRC4;
        default: return kCCContextSizeDES;
    }
}

CCCryptorStatus CCCryptorCreateFromData(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                                        size_t keyLength, const void *iv, const void *data, size_t dataLength,
                                        CCCryptorRef *cryptor, size_t *dataUsed) {
    if (dataUsed) *dataUsed = context_size(algorithm);
    if (dataLength < context_size(algorithm)) return kCCBufferTooSmall;
    return CCCryptorCreate(operation, algorithm, options, key, keyLength, iv, cryptor);
}

CCCryptorStatus CCCryptorCreateWithMode(CCOperation operation, CCMode mode, CCAlgorithm algorithm, CCPadding padding,
                                        const void *iv, const void *key, size_t keyLength, const void *tweak,
                                        size_t tweakLength, int rounds, CCModeOptions options, CCCryptorRef *cryptor) {
    if (mode != kCCModeECB && mode != kCCModeCBC && mode != kCCModeRC4) return kCCUnimplemented;
    CCOptions chosen = (mode == kCCModeECB ? kCCOptionECBMode : 0) | (padding == ccPKCS7Padding ? kCCOptionPKCS7Padding : 0);
    return CCCryptorCreate(operation, algorithm, chosen, key, keyLength, iv, cryptor);
}

CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptor) {
    if (cryptor == NULL) return kCCSuccess;
    crypto.free_context(cryptor->context);
    free(cryptor);
    return kCCSuccess;
}

size_t CCCryptorGetOutputLength(CCCryptorRef cryptor, size_t length, bool final) {
    size_t total = cryptor->pending + length, block = cryptor->blockSize;
    int pads = final && cryptor->operation == kCCEncrypt && (cryptor->options & kCCOptionPKCS7Padding) && block > 1;
    return pads ? (total / block + 1) * block : (total + (final ? block - 1 : 0)) / block * block;
}

CCCryptorStatus CCCryptorUpdate(CCCryptorRef cryptor, const void *data, size_t length, void *result, size_t resultSize,
                                size_t *resultLength) {
    if (cryptor == NULL || (data == NULL && length) || length > 1u << 30) return kCCParamError;
    size_t needed = CCCryptorGetOutputLength(cryptor, length, false);
    if (resultSize < needed) {
        if (resultLength) *resultLength = needed;
        return kCCBufferTooSmall;
    }
    // The library may write one block more than it reports.
    uint8_t *room = malloc(length + 2 * cryptor->blockSize);
    int written = 0;
    if (room == NULL) return kCCMemoryFailure;
    int done = length == 0 || crypto.update(cryptor->context, room, &written, data, (int)length) == 1;
    if (done && (size_t)written <= resultSize) {
        if (written > 0) memcpy(result, room, (size_t)written);
        cryptor->pending = cryptor->pending + length - (size_t)written;
    } else {
        done = 0;
    }
    free(room);
    if (resultLength) *resultLength = done ? (size_t)written : 0;
    return done ? kCCSuccess : kCCDecodeError;
}

CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptor, void *result, size_t resultSize, size_t *resultLength) {
    if (cryptor == NULL) return kCCParamError;
    uint8_t last[64];
    int written = 0;
    int pads = (cryptor->options & kCCOptionPKCS7Padding) != 0;
    if (!pads && cryptor->pending % cryptor->blockSize != 0) return kCCAlignmentError;
    if (crypto.finish(cryptor->context, last, &written) != 1) return kCCDecodeError;
    cryptor->pending = 0;
    if (resultLength) *resultLength = (size_t)written;
    if ((size_t)written > resultSize) return kCCBufferTooSmall;
    if (written > 0) memcpy(result, last, (size_t)written);
    return kCCSuccess;
}

CCCryptorStatus CCCryptorReset(CCCryptorRef cryptor, const void *iv) {
    static const uint8_t zeros[16];
    if (cryptor == NULL) return kCCParamError;
    cryptor->pending = 0;
    int encrypts = cryptor->operation == kCCEncrypt;
    return crypto.begin(cryptor->context, NULL, NULL, NULL, iv ? iv : zeros, encrypts) == 1 ? kCCSuccess : kCCParamError;
}

CCCryptorStatus CCCrypt(CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
                        size_t keyLength, const void *iv, const void *data, size_t length, void *result,
                        size_t resultSize, size_t *resultLength) {
    CCCryptorRef cryptor = NULL;
    size_t first = 0, last = 0;
    if (resultLength) *resultLength = 0;
    CCCryptorStatus status = CCCryptorCreate(operation, algorithm, options, key, keyLength, iv, &cryptor);
    if (status != kCCSuccess) return status;
    size_t needed = CCCryptorGetOutputLength(cryptor, length, true);
    int pads = (options & kCCOptionPKCS7Padding) != 0;
    if (!pads && length % cryptor->blockSize != 0) {
        status = kCCAlignmentError;
    } else if (operation == kCCEncrypt && resultSize < needed) {
        if (resultLength) *resultLength = needed;
        status = kCCBufferTooSmall;
    } else {
        status = CCCryptorUpdate(cryptor, data, length, result, resultSize, &first);
        if (status == kCCSuccess) {
            status = CCCryptorFinal(cryptor, (uint8_t *)result + first, resultSize - first, &last);
        }
        if (resultLength) *resultLength = status == kCCSuccess ? first + last : first;
    }
    CCCryptorRelease(cryptor);
    return status;
}
