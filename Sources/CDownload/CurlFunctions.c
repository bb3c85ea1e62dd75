#include "CurlFunctions.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static struct curl_functions functions;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) handle = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    void **const places[] = {
        (void **)&functions.global_init,  (void **)&functions.easy_init,    (void **)&functions.easy_setopt,
        (void **)&functions.easy_getinfo, (void **)&functions.easy_perform, (void **)&functions.easy_cleanup,
        (void **)&functions.slist_append, (void **)&functions.slist_free_all,
    };
    const char *const names[] = {
        "curl_global_init",  "curl_easy_init",    "curl_easy_setopt", "curl_easy_getinfo",
        "curl_easy_perform", "curl_easy_cleanup", "curl_slist_append", "curl_slist_free_all",
    };
    for (unsigned index = 0; index < sizeof names / sizeof *names; index++) {
        *places[index] = dlsym(handle, names[index]);
        if (*places[index] == NULL) return;
    }
    is_loaded = functions.global_init(CURL_GLOBAL_ALL) == CURLE_OK;
}

const struct curl_functions *curl_functions(void) {
    pthread_once(&once, load);
    return is_loaded ? &functions : NULL;
}
