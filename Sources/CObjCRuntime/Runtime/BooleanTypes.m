#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include "Runtime/BooleanTypes.h"
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// The address range of a library's constants.
struct image {
    const void *symbol;
    uintptr_t start, end;
};
static struct image images[2];

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
    for (size_t i = 0; i < sizeof images / sizeof *images; i++) {
        uintptr_t start = UINTPTR_MAX, end = 0, symbol = (uintptr_t)images[i].symbol;
        for (int segment = 0; segment < info->dlpi_phnum; segment++) {
            if (info->dlpi_phdr[segment].p_type != PT_LOAD) continue;
            uintptr_t place = info->dlpi_addr + info->dlpi_phdr[segment].p_vaddr;
            if (place < start) start = place;
            if (place + info->dlpi_phdr[segment].p_memsz > end) end = place + info->dlpi_phdr[segment].p_memsz;
        }
        if (symbol < start || symbol >= end) continue;
        images[i].start = start;
        images[i].end = end;
    }
    return 0;
}

static void find_images(void) {
    images[0].symbol = (const void *)types_for_apps;
    images[1].symbol = (const void *)NSClassFromString;
    dl_iterate_phdr(find_image, NULL);
}

static BOOL is_of_libraries(const char *types) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find_images);
    for (size_t i = 0; i < sizeof images / sizeof *images; i++) {
        if ((uintptr_t)types >= images[i].start && (uintptr_t)types < images[i].end) return YES;
    }
    return NO;
}

/// Changes each "C" that is a whole type, or the target of a pointer, into "c"; not those in names, structures and
/// arrays.
static void turn_booleans(char *types) {
    int depth = 0;
    for (char *at = types; *at; at++) {
        if (strchr("{([", *at)) depth++;
        else if (strchr("})]", *at)) depth--;
        else if (*at == '"') {
            char *end = strchr(at + 1, '"');
            if (end == NULL) return;
            at = end;
        } else if (*at == 'C' && depth == 0) {
            *at = 'c';
        }
    }
}

/// The changed encodings, by the original ones.
struct turned {
    struct turned *next;
    const char *from;
    char types[];
};
enum { ListCount = 256 };
static struct turned *lists[ListCount];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

const char *types_for_apps(const char *types) {
    if (types == NULL || strchr(types, 'C') == NULL || !is_of_libraries(types)) return types;
    struct turned **list = &lists[((uintptr_t)types >> 3) % ListCount];
    pthread_mutex_lock(&lock);
    struct turned *found = *list;
    while (found && found->from != types) found = found->next;
    if (found == NULL) {
        size_t length = strlen(types) + 1;
        found = malloc(sizeof *found + length);
        if (found) {
            memcpy(found->types, types, length);
            turn_booleans(found->types);
            found->from = types;
            found->next = *list;
            *list = found;
        }
    }
    pthread_mutex_unlock(&lock);
    return found ? found->types : types;
}
