// SecKey: RSA keys, implemented with OpenSSL, which is loaded at the first use. Its headers need not be installed.

#include "Security/Certificates.h"
#include <dlfcn.h>
#include <pthread.h>

typedef struct x509_st X509;
typedef struct evp_pkey_st EVP_PKEY;
typedef struct evp_pkey_ctx_st EVP_PKEY_CTX;
typedef struct evp_md_st EVP_MD;
enum { EVP_PKEY_RSA = 6 };
enum { RSA_PKCS1_PADDING = 1, RSA_NO_PADDING = 3, RSA_PKCS1_OAEP_PADDING = 4 };

static struct {
    X509 *(*d2i_X509)(X509 **, const unsigned char **, long);
    void (*X509_free)(X509 *);
    EVP_PKEY *(*X509_get_pubkey)(X509 *);
    void (*EVP_PKEY_free)(EVP_PKEY *);
    int (*EVP_PKEY_get_size)(const EVP_PKEY *);
    int (*i2d_PUBKEY)(const EVP_PKEY *, unsigned char **);
    EVP_PKEY *(*d2i_PUBKEY)(EVP_PKEY **, const unsigned char **, long);
    EVP_PKEY_CTX *(*EVP_PKEY_CTX_new)(EVP_PKEY *, void *);
    EVP_PKEY_CTX *(*EVP_PKEY_CTX_new_id)(int, void *);
    void (*EVP_PKEY_CTX_free)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_CTX_set_rsa_padding)(EVP_PKEY_CTX *, int);
    int (*EVP_PKEY_CTX_set_rsa_keygen_bits)(EVP_PKEY_CTX *, int);
    int (*EVP_PKEY_CTX_set_signature_md)(EVP_PKEY_CTX *, const EVP_MD *);
    int (*EVP_PKEY_keygen_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_keygen)(EVP_PKEY_CTX *, EVP_PKEY **);
    int (*EVP_PKEY_encrypt_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_encrypt)(EVP_PKEY_CTX *, unsigned char *, size_t *, const unsigned char *, size_t);
    int (*EVP_PKEY_decrypt_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_decrypt)(EVP_PKEY_CTX *, unsigned char *, size_t *, const unsigned char *, size_t);
    int (*EVP_PKEY_sign_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_sign)(EVP_PKEY_CTX *, unsigned char *, size_t *, const unsigned char *, size_t);
    int (*EVP_PKEY_verify_init)(EVP_PKEY_CTX *);
    int (*EVP_PKEY_verify)(EVP_PKEY_CTX *, const unsigned char *, size_t, const unsigned char *, size_t);
    const EVP_MD *(*EVP_md5)(void);
    const EVP_MD *(*EVP_sha1)(void);
} openssl;

static BOOL is_complete;

static void load_openssl(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    is_complete = library != NULL;
#define FUNCTION(name) is_complete = is_complete && (openssl.name = dlsym(library, #name)) != NULL
    FUNCTION(d2i_X509);
    FUNCTION(X509_free);
    FUNCTION(X509_get_pubkey);
    FUNCTION(EVP_PKEY_free);
    FUNCTION(EVP_PKEY_get_size);
    FUNCTION(i2d_PUBKEY);
    FUNCTION(d2i_PUBKEY);
    FUNCTION(EVP_PKEY_CTX_new);
    FUNCTION(EVP_PKEY_CTX_new_id);
    FUNCTION(EVP_PKEY_CTX_free);
    FUNCTION(EVP_PKEY_CTX_set_rsa_padding);
    FUNCTION(EVP_PKEY_CTX_set_rsa_keygen_bits);
    FUNCTION(EVP_PKEY_CTX_set_signature_md);
    FUNCTION(EVP_PKEY_keygen_init);
    FUNCTION(EVP_PKEY_keygen);
    FUNCTION(EVP_PKEY_encrypt_init);
    FUNCTION(EVP_PKEY_encrypt);
    FUNCTION(EVP_PKEY_decrypt_init);
    FUNCTION(EVP_PKEY_decrypt);
    FUNCTION(EVP_PKEY_sign_init);
    FUNCTION(EVP_PKEY_sign);
    FUNCTION(EVP_PKEY_verify_init);
    FUNCTION(EVP_PKEY_verify);
    FUNCTION(EVP_md5);
    FUNCTION(EVP_sha1);
#undef FUNCTION
}

static BOOL has_openssl(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_openssl);
    return is_complete;
}

@implementation CoreFoundationKey

- (CFTypeID)coreFoundationType { return TypeKey; }

- (void)dealloc {
    if (key) openssl.EVP_PKEY_free(key);
    [super dealloc];
}

@end

SecKeyRef key_with(EVP_PKEY *key, BOOL is_private) {
    if (key == NULL || !has_openssl()) return NULL;
    CoreFoundationKey *made = [CoreFoundationKey new];
    made->key = key;
    made->isPrivate = is_private;
    return (SecKeyRef)made;
}

SecKeyRef copy_public_key(CoreFoundationCertificate *certificate) {
    if (!has_openssl() || ![certificate isKindOfClass:[CoreFoundationCertificate class]]) return NULL;
    const unsigned char *bytes = [certificate->data bytes];
    X509 *it = openssl.d2i_X509(NULL, &bytes, (long)[certificate->data length]);
    EVP_PKEY *key = it ? openssl.X509_get_pubkey(it) : NULL;
    if (it) openssl.X509_free(it);
    return key_with(key, NO);
}

/// The public key of a key pair.
static EVP_PKEY *public_half(EVP_PKEY *pair) {
    unsigned char *bytes = NULL;
    int length = openssl.i2d_PUBKEY(pair, NULL);
    if (length <= 0) return NULL;
    NSMutableData *data = [NSMutableData dataWithLength:(NSUInteger)length];
    bytes = [data mutableBytes];
    openssl.i2d_PUBKEY(pair, &bytes);
    const unsigned char *start = [data bytes];
    return openssl.d2i_PUBKEY(NULL, &start, length);
}

OSStatus SecKeyGeneratePair(CFDictionaryRef parameters, SecKeyRef *publicKey, SecKeyRef *privateKey) {
    NSDictionary *wanted = OBJECT(NSDictionary, parameters);
    id kind = [wanted objectForKey:(id)kSecAttrKeyType], size = [wanted objectForKey:(id)kSecAttrKeySizeInBits];
    BOOL has_size = [size respondsToSelector:@selector(intValue)];
    if (![kind isEqual:(id)kSecAttrKeyTypeRSA] || !has_size || publicKey == NULL || privateKey == NULL) return errSecParam;
    int bits = [size intValue];
    if (bits < 512 || bits > 4096) return errSecParam;
    if (!has_openssl()) return errSecNotAvailable;
    EVP_PKEY_CTX *context = openssl.EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
    EVP_PKEY *pair = NULL;
    BOOL done = context && openssl.EVP_PKEY_keygen_init(context) > 0
        && openssl.EVP_PKEY_CTX_set_rsa_keygen_bits(context, bits) > 0 && openssl.EVP_PKEY_keygen(context, &pair) > 0;
    if (context) openssl.EVP_PKEY_CTX_free(context);
    if (!done) return errSecAllocate;
    *publicKey = key_with(public_half(pair), NO);
    *privateKey = key_with(pair, YES);
    return errSecSuccess;
}

size_t SecKeyGetBlockSize(SecKeyRef key) {
    return key ? (size_t)openssl.EVP_PKEY_get_size(OBJECT(CoreFoundationKey, key)->key) : 0;
}

static int padding_of(SecPadding padding) {
    if (padding == kSecPaddingNone) return RSA_NO_PADDING;
    return padding == kSecPaddingOAEP ? RSA_PKCS1_OAEP_PADDING : RSA_PKCS1_PADDING;
}

/// The digest algorithm of the data, whose identifier is part of the signature; NULL for raw data.
static const EVP_MD *digest_of(SecPadding padding) {
    if (padding == kSecPaddingPKCS1SHA1) return openssl.EVP_sha1();
    return padding == kSecPaddingPKCS1MD5 ? openssl.EVP_md5() : NULL;
}

/// Starts an operation with a key; NULL if the key cannot be used for it.
static EVP_PKEY_CTX *begin(SecKeyRef key, SecPadding padding, BOOL needs_private, int (*start)(EVP_PKEY_CTX *)) {
    CoreFoundationKey *it = OBJECT(CoreFoundationKey, key);
    if (it == nil || (needs_private && !it->isPrivate)) return NULL;
    EVP_PKEY_CTX *context = openssl.EVP_PKEY_CTX_new(it->key, NULL);
    BOOL done = context && start(context) > 0
        && openssl.EVP_PKEY_CTX_set_rsa_padding(context, padding_of(padding)) > 0;
    const EVP_MD *digest = digest_of(padding);
    if (done && digest) done = openssl.EVP_PKEY_CTX_set_signature_md(context, digest) > 0;
    if (done) return context;
    if (context) openssl.EVP_PKEY_CTX_free(context);
    return NULL;
}

typedef int converting(EVP_PKEY_CTX *, unsigned char *, size_t *, const unsigned char *, size_t);

static OSStatus convert(EVP_PKEY_CTX *context, converting *function, const uint8_t *data, size_t length, uint8_t *result,
                        size_t *resultLength) {
    if (context == NULL) return errSecParam;
    int done = result && resultLength ? function(context, result, resultLength, data, length) : 0;
    openssl.EVP_PKEY_CTX_free(context);
    return done > 0 ? errSecSuccess : errSecParam;
}

OSStatus SecKeyRawSign(SecKeyRef key, SecPadding padding, const uint8_t *data, size_t length, uint8_t *signature,
                       size_t *signatureLength) {
    EVP_PKEY_CTX *context = begin(key, padding, YES, openssl.EVP_PKEY_sign_init);
    return convert(context, openssl.EVP_PKEY_sign, data, length, signature, signatureLength);
}

OSStatus SecKeyRawVerify(SecKeyRef key, SecPadding padding, const uint8_t *data, size_t length, const uint8_t *signature,
                         size_t signatureLength) {
    EVP_PKEY_CTX *context = begin(key, padding, NO, openssl.EVP_PKEY_verify_init);
    if (context == NULL) return errSecParam;
    int done = openssl.EVP_PKEY_verify(context, signature, signatureLength, data, length);
    openssl.EVP_PKEY_CTX_free(context);
    // errSSLCrypto, as on the device.
    return done == 1 ? errSecSuccess : -9809;
}

OSStatus SecKeyEncrypt(SecKeyRef key, SecPadding padding, const uint8_t *text, size_t length, uint8_t *cipher,
                       size_t *cipherLength) {
    EVP_PKEY_CTX *context = begin(key, padding, NO, openssl.EVP_PKEY_encrypt_init);
    return convert(context, openssl.EVP_PKEY_encrypt, text, length, cipher, cipherLength);
}

OSStatus SecKeyDecrypt(SecKeyRef key, SecPadding padding, const uint8_t *cipher, size_t length, uint8_t *text,
                       size_t *textLength) {
    EVP_PKEY_CTX *context = begin(key, padding, YES, openssl.EVP_PKEY_decrypt_init);
    return convert(context, openssl.EVP_PKEY_decrypt, cipher, length, text, textLength);
}
