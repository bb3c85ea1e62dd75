#include "Security/OpenSSL.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static OpenSSL functions;
static bool is_complete;

static void load(void) {
    void *crypto = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    void *transport = dlopen("libssl.so.3", RTLD_NOW | RTLD_LOCAL);
    if (crypto == NULL || transport == NULL) return;
    is_complete = true;
#define FIND(library, name) is_complete = (*(void **)&functions.name = dlsym(library, #name)) && is_complete;
#define CRYPTO(result, name, arguments) FIND(crypto, name)
#define TRANSPORT(result, name, arguments) FIND(transport, name)
    CRYPTO_FUNCTIONS(CRYPTO)
    TRANSPORT_FUNCTIONS(TRANSPORT)
    // PKCS #12 files of that time use ciphers in OpenSSL's provider of legacy algorithms.
    if (!is_complete) return;
    functions.OSSL_PROVIDER_load(NULL, "default");
    functions.OSSL_PROVIDER_load(NULL, "legacy");
}

const OpenSSL *openssl_functions(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_complete ? &functions : NULL;
}
