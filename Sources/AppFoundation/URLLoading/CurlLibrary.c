#include "CurlLibrary.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static struct curl_library library;
static bool is_loaded;

static void load(void) {
    void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) handle = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        fprintf(stderr, "No network: %s\n", dlerror());
        return;
    }
    CURLcode (*global_init)(long flags) = (CURLcode(*)(long))dlsym(handle, "curl_global_init");
    is_loaded = global_init != NULL;
#define FUNCTION(name)                                                                                                 \
    library.name = dlsym(handle, "curl_" #name);                                                                       \
    is_loaded = is_loaded && library.name != NULL
    FUNCTION(easy_init);
    FUNCTION(easy_setopt);
    FUNCTION(easy_getinfo);
    FUNCTION(easy_reset);
    FUNCTION(easy_cleanup);
    FUNCTION(easy_pause);
    FUNCTION(multi_init);
    FUNCTION(multi_setopt);
    FUNCTION(multi_add_handle);
    FUNCTION(multi_remove_handle);
    FUNCTION(multi_perform);
    FUNCTION(multi_poll);
    FUNCTION(multi_timeout);
    FUNCTION(multi_wakeup);
    FUNCTION(multi_info_read);
    FUNCTION(slist_append);
    FUNCTION(slist_free_all);
#undef FUNCTION
    if (is_loaded) global_init(CURL_GLOBAL_DEFAULT);
}

const struct curl_library *curl_library(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}
