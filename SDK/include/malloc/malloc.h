// Memory of the heap. There is one zone.
#pragma once
#include <malloc.h>
#include <stddef.h>

typedef struct _malloc_zone_t malloc_zone_t;

typedef struct malloc_statistics_t {
    unsigned blocks_in_use;
    size_t size_in_use;
    size_t max_size_in_use;
    size_t size_allocated;
} malloc_statistics_t;

#ifdef __cplusplus
extern "C" {
#endif

malloc_zone_t *malloc_default_zone(void);
void *malloc_zone_malloc(malloc_zone_t *zone, size_t size);
void *malloc_zone_calloc(malloc_zone_t *zone, size_t count, size_t size);
void *malloc_zone_realloc(malloc_zone_t *zone, void *memory, size_t size);
void malloc_zone_free(malloc_zone_t *zone, void *memory);
malloc_zone_t *malloc_zone_from_ptr(const void *memory);
/// How many bytes there are at an address that malloc gave.
size_t malloc_size(const void *memory);
size_t malloc_good_size(size_t size);
void malloc_zone_statistics(malloc_zone_t *zone, malloc_statistics_t *statistics);

#ifdef __cplusplus
}
#endif
