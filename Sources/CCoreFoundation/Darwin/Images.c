// The loaded images (mach-o/dyld.h), from the list of the dynamic linker.

#define _GNU_SOURCE
#include <crt_externs.h>
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <mach-o/dyld.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    uint32_t wanted;
    uint32_t seen;
    struct dl_phdr_info found;
    void (*function)(const struct mach_header *, intptr_t);
} Search;

/// The address of an image: its first loaded segment.
static const struct mach_header *header(const struct dl_phdr_info *info) {
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type == PT_LOAD) return (const void *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    }
    return NULL;
}

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
    Search *search = context;
    if (search->function) search->function(header(info), (intptr_t)info->dlpi_addr);
    if (search->seen++ != search->wanted) return 0;
    search->found = *info;
    return 1;
}

static int find(uint32_t number, struct dl_phdr_info *info) {
    Search search = {.wanted = number};
    int found = dl_iterate_phdr(visit, &search);
    *info = search.found;
    return found;
}

uint32_t _dyld_image_count(void) {
    Search search = {.wanted = UINT32_MAX};
    dl_iterate_phdr(visit, &search);
    return search.seen;
}

const char *_dyld_get_image_name(uint32_t number) {
    struct dl_phdr_info info;
    if (!find(number, &info)) return NULL;
    if (info.dlpi_name && info.dlpi_name[0]) return info.dlpi_name;
    static char program[PATH_MAX];
    uint32_t size = sizeof program;
    return number == 0 && _NSGetExecutablePath(program, &size) == 0 ? program : "";
}

const struct mach_header *_dyld_get_image_header(uint32_t number) {
    struct dl_phdr_info info;
    return find(number, &info) ? header(&info) : NULL;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t number) {
    struct dl_phdr_info info;
    return find(number, &info) ? (intptr_t)info.dlpi_addr : 0;
}

void _dyld_register_func_for_add_image(void (*function)(const struct mach_header *, intptr_t)) {
    Search search = {.wanted = UINT32_MAX, .function = function};
    if (function) dl_iterate_phdr(visit, &search);
}

void _dyld_register_func_for_remove_image(void (*function)(const struct mach_header *, intptr_t)) {}

int32_t NSVersionOfLinkTimeLibrary(const char *name) { return -1; }
int32_t NSVersionOfRunTimeLibrary(const char *name) { return -1; }

bool dlopen_preflight(const char *path) {
    void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (handle == NULL) return false;
    dlclose(handle);
    return true;
}
