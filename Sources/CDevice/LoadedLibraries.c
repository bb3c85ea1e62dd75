#define _GNU_SOURCE
#include "LoadedLibraries.h"
#include <link.h>

struct visit {
    void (*body)(const char *path, void *context);
    void *context;
};

static int visit(struct dl_phdr_info *library, size_t size, void *context) {
    const struct visit *visit = context;
    // The program itself has no name.
    if (library->dlpi_name && library->dlpi_name[0] == '/') visit->body(library->dlpi_name, visit->context);
    return 0;
}

void loaded_libraries_each(void (*body)(const char *path, void *context), void *context) {
    struct visit each = {body, context};
    dl_iterate_phdr(visit, &each);
}
