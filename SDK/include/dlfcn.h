// Libraries that are loaded while the program runs.
#pragma once
#include_next <dlfcn.h>
// As on the device: sources in C rely on it for `bool`.
#include <stdbool.h>

/// Symbols of the program itself: here, of all that is loaded with it.
#define RTLD_SELF RTLD_DEFAULT
#define RTLD_MAIN_ONLY RTLD_DEFAULT
/// Searching the named library alone is what `dlsym` does with its handle anyway.
#define RTLD_FIRST 0x0

#ifndef _GNU_SOURCE
/// What `dladdr` tells of an address.
typedef struct {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} Dl_info;
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifndef _GNU_SOURCE
int dladdr(const void *address, Dl_info *info);
#endif
/// Whether `dlopen` would find and take the library.
bool dlopen_preflight(const char *path);
#ifdef __cplusplus
}
#endif
