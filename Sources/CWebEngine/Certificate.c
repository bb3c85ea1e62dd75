// GnuTLS (https://gnutls.org/manual/), which WPE WebKit brings along, opened for the first page by TLS.

#include "Certificate.h"
#include <dlfcn.h>
#include <time.h>

struct datum {
    unsigned char *data;
    unsigned int size;
};

enum { elliptic_curve = 4, curve_p256 = (int)(1u << 31 | 2), sha256 = 6, pem = 1 };

#define GNUTLS_FUNCTIONS(F)                                                            \
    F(gnutls_x509_privkey_init, (void **))                                             \
    F(gnutls_x509_privkey_generate, (void *, int, unsigned int, unsigned int))         \
    F(gnutls_x509_privkey_export2, (void *, int, struct datum *))                      \
    F(gnutls_x509_crt_init, (void **))                                                 \
    F(gnutls_x509_crt_set_version, (void *, unsigned int))                             \
    F(gnutls_x509_crt_set_serial, (void *, const void *, size_t))                      \
    F(gnutls_x509_crt_set_activation_time, (void *, time_t))                           \
    F(gnutls_x509_crt_set_expiration_time, (void *, time_t))                           \
    F(gnutls_x509_crt_set_key, (void *, void *))                                       \
    F(gnutls_x509_crt_set_dn, (void *, const char *, const char **))                   \
    F(gnutls_x509_crt_sign2, (void *, void *, void *, int, unsigned int))              \
    F(gnutls_x509_crt_export2, (void *, int, struct datum *))

static GTlsCertificate *make(void) {
    void *library = dlopen("libgnutls.so.30", RTLD_NOW);
    if (library == NULL) return NULL;
#define F(name, parameters)                                     \
    int(*name) parameters = (int(*) parameters)dlsym(library, #name); \
    if (name == NULL) return NULL;
    GNUTLS_FUNCTIONS(F)
#undef F
    void *key = NULL, *certificate = NULL;
    struct datum key_text = {0}, certificate_text = {0};
    enum { day = 24 * 3600 };
    time_t now = time(NULL);
    if (gnutls_x509_privkey_init(&key) != 0 ||
        gnutls_x509_privkey_generate(key, elliptic_curve, (unsigned int)curve_p256, 0) != 0 ||
        gnutls_x509_crt_init(&certificate) != 0 || gnutls_x509_crt_set_version(certificate, 3) != 0 ||
        gnutls_x509_crt_set_serial(certificate, "\1", 1) != 0 ||
        gnutls_x509_crt_set_activation_time(certificate, now - day) != 0 ||
        gnutls_x509_crt_set_expiration_time(certificate, now + 365 * day) != 0 ||
        gnutls_x509_crt_set_key(certificate, key) != 0 ||
        gnutls_x509_crt_set_dn(certificate, "CN=Verger", NULL) != 0 ||
        gnutls_x509_crt_sign2(certificate, certificate, key, sha256, 0) != 0 ||
        gnutls_x509_privkey_export2(key, pem, &key_text) != 0 ||
        gnutls_x509_crt_export2(certificate, pem, &certificate_text) != 0) {
        return NULL;
    }
    char *text = g_strdup_printf(
        "%.*s%.*s", (int)certificate_text.size, (char *)certificate_text.data, (int)key_text.size,
        (char *)key_text.data);
    GTlsCertificate *result = g_tls_certificate_new_from_pem(text, -1, NULL);
    g_free(text);
    return result;
}

GTlsCertificate *certificate_of_helper(void) {
    static GMutex lock;
    static GTlsCertificate *known;
    g_mutex_lock(&lock);
    if (known == NULL) known = make();
    g_mutex_unlock(&lock);
    return known;
}
