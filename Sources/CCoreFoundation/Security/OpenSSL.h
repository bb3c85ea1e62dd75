// The functions of OpenSSL that identities and secure connections use. Its headers need not be installed, and its
// libraries are loaded at the first use.
#pragma once
#include <stddef.h>

typedef struct x509_st X509;
typedef struct x509_store_ctx_st X509_STORE_CTX;
typedef struct X509_name_st X509_NAME;
typedef struct evp_pkey_st EVP_PKEY;
typedef struct PKCS12_st PKCS12;
typedef struct stack_st OPENSSL_STACK;
typedef struct bio_st BIO;
typedef struct bio_method_st BIO_METHOD;
typedef struct ssl_st SSL;
typedef struct ssl_ctx_st SSL_CTX;
typedef struct ssl_method_st SSL_METHOD;
typedef struct ssl_cipher_st SSL_CIPHER;

/// The functions with their result and argument types: those of libcrypto, then those of libssl.
#define CRYPTO_FUNCTIONS(FUNCTION) \
    FUNCTION(void *, OSSL_PROVIDER_load, (void *, const char *)) \
    FUNCTION(unsigned long, ERR_get_error, (void)) \
    FUNCTION(void, ERR_clear_error, (void)) \
    FUNCTION(X509 *, d2i_X509, (X509 **, const unsigned char **, long)) \
    FUNCTION(int, i2d_X509, (const X509 *, unsigned char **)) \
    FUNCTION(void, X509_free, (X509 *)) \
    FUNCTION(unsigned char *, X509_alias_get0, (X509 *, int *)) \
    FUNCTION(unsigned char *, X509_keyid_get0, (X509 *, int *)) \
    FUNCTION(OPENSSL_STACK *, X509_STORE_CTX_get0_untrusted, (const X509_STORE_CTX *)) \
    FUNCTION(X509 *, X509_STORE_CTX_get0_cert, (const X509_STORE_CTX *)) \
    FUNCTION(void, X509_STORE_CTX_set_error, (X509_STORE_CTX *, int)) \
    FUNCTION(X509_NAME *, d2i_X509_NAME, (X509_NAME **, const unsigned char **, long)) \
    FUNCTION(int, i2d_X509_NAME, (const X509_NAME *, unsigned char **)) \
    FUNCTION(void, X509_NAME_free, (X509_NAME *)) \
    FUNCTION(PKCS12 *, d2i_PKCS12, (PKCS12 **, const unsigned char **, long)) \
    FUNCTION(int, PKCS12_parse, (PKCS12 *, const char *, EVP_PKEY **, X509 **, OPENSSL_STACK **)) \
    FUNCTION(int, PKCS12_verify_mac, (PKCS12 *, const char *, int)) \
    FUNCTION(void, PKCS12_free, (PKCS12 *)) \
    FUNCTION(OPENSSL_STACK *, OPENSSL_sk_new_null, (void)) \
    FUNCTION(int, OPENSSL_sk_push, (OPENSSL_STACK *, const void *)) \
    FUNCTION(int, OPENSSL_sk_num, (const OPENSSL_STACK *)) \
    FUNCTION(void *, OPENSSL_sk_value, (const OPENSSL_STACK *, int)) \
    FUNCTION(void, OPENSSL_sk_free, (OPENSSL_STACK *)) \
    FUNCTION(BIO_METHOD *, BIO_meth_new, (int, const char *)) \
    FUNCTION(int, BIO_meth_set_read, (BIO_METHOD *, int (*)(BIO *, char *, int))) \
    FUNCTION(int, BIO_meth_set_write, (BIO_METHOD *, int (*)(BIO *, const char *, int))) \
    FUNCTION(int, BIO_meth_set_ctrl, (BIO_METHOD *, long (*)(BIO *, int, long, void *))) \
    FUNCTION(BIO *, BIO_new, (const BIO_METHOD *)) \
    FUNCTION(void, BIO_set_data, (BIO *, void *)) \
    FUNCTION(void *, BIO_get_data, (BIO *)) \
    FUNCTION(void, BIO_set_init, (BIO *, int)) \
    FUNCTION(void, BIO_set_flags, (BIO *, int)) \
    FUNCTION(void, BIO_clear_flags, (BIO *, int))

#define TRANSPORT_FUNCTIONS(FUNCTION) \
    FUNCTION(const SSL_METHOD *, TLS_method, (void)) \
    FUNCTION(SSL_CTX *, SSL_CTX_new, (const SSL_METHOD *)) \
    FUNCTION(void, SSL_CTX_free, (SSL_CTX *)) \
    FUNCTION(void, SSL_CTX_set_security_level, (SSL_CTX *, int)) \
    FUNCTION(void, SSL_CTX_set_cert_verify_callback, (SSL_CTX *, int (*)(X509_STORE_CTX *, void *), void *)) \
    FUNCTION(SSL *, SSL_new, (SSL_CTX *)) \
    FUNCTION(void, SSL_free, (SSL *)) \
    FUNCTION(long, SSL_ctrl, (SSL *, int, long, void *)) \
    FUNCTION(void, SSL_set_bio, (SSL *, BIO *, BIO *)) \
    FUNCTION(void, SSL_set_verify, (SSL *, int, int (*)(int, X509_STORE_CTX *))) \
    FUNCTION(void, SSL_set_cert_cb, (SSL *, int (*)(SSL *, void *), void *)) \
    FUNCTION(void, SSL_set_connect_state, (SSL *)) \
    FUNCTION(void, SSL_set_accept_state, (SSL *)) \
    FUNCTION(int, SSL_set_cipher_list, (SSL *, const char *)) \
    FUNCTION(OPENSSL_STACK *, SSL_get_ciphers, (const SSL *)) \
    FUNCTION(const char *, SSL_CIPHER_get_name, (const SSL_CIPHER *)) \
    FUNCTION(unsigned short, SSL_CIPHER_get_protocol_id, (const SSL_CIPHER *)) \
    FUNCTION(const SSL_CIPHER *, SSL_get_current_cipher, (const SSL *)) \
    FUNCTION(int, SSL_version, (const SSL *)) \
    FUNCTION(int, SSL_use_certificate, (SSL *, X509 *)) \
    FUNCTION(int, SSL_use_PrivateKey, (SSL *, EVP_PKEY *)) \
    FUNCTION(void, SSL_set0_CA_list, (SSL *, OPENSSL_STACK *)) \
    FUNCTION(const OPENSSL_STACK *, SSL_get0_peer_CA_list, (const SSL *)) \
    FUNCTION(int, SSL_do_handshake, (SSL *)) \
    FUNCTION(int, SSL_read_ex, (SSL *, void *, size_t, size_t *)) \
    FUNCTION(int, SSL_write_ex, (SSL *, const void *, size_t, size_t *)) \
    FUNCTION(int, SSL_pending, (const SSL *)) \
    FUNCTION(int, SSL_shutdown, (SSL *)) \
    FUNCTION(int, SSL_get_error, (const SSL *, int))

#define POINTER(result, name, arguments) result (*name) arguments;
typedef struct OpenSSL {
    CRYPTO_FUNCTIONS(POINTER)
    TRANSPORT_FUNCTIONS(POINTER)
} OpenSSL;
#undef POINTER

/// NULL if the libraries are not installed or lack a function.
const OpenSSL *openssl_functions(void);
