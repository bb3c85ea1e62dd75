// Malloc zones. There is only the default zone.

#include <malloc/malloc.h>
#include <stdlib.h>

struct _malloc_zone_t {
    char unused;
};
static malloc_zone_t zone;

malloc_zone_t *malloc_default_zone(void) { return &zone; }
void *malloc_zone_malloc(malloc_zone_t *zone, size_t size) { return malloc(size); }
void *malloc_zone_calloc(malloc_zone_t *zone, size_t count, size_t size) { return calloc(count, size); }
void *malloc_zone_realloc(malloc_zone_t *zone, void *memory, size_t size) { return realloc(memory, size); }
void malloc_zone_free(malloc_zone_t *zone, void *memory) { free(memory); }
malloc_zone_t *malloc_zone_from_ptr(const void *memory) { return memory ? &zone : NULL; }
/// Objects lie behind a header within their memory; their size is that of the rest (`CObjCRuntime/Runtime/ReferenceCounts.m`).
extern size_t reference_count_memory_size(const void *object);

size_t malloc_size(const void *memory) {
    if (memory == NULL) return 0;
    size_t size = reference_count_memory_size(memory);
    return size ? size : malloc_usable_size((void *)memory);
}
size_t malloc_good_size(size_t size) { return size < 24 ? 24 : (size + 8 + 15) / 16 * 16 - 8; }

void *reallocf(void *memory, size_t size) {
    void *moved = realloc(memory, size);
    // For size 0, `realloc` has freed the memory.
    if (moved == NULL && size > 0) free(memory);
    return moved;
}

void malloc_zone_statistics(malloc_zone_t *zone, malloc_statistics_t *statistics) {
    struct mallinfo2 info = mallinfo2();
    *statistics = (malloc_statistics_t){
        .blocks_in_use = (unsigned)info.hblks, .size_in_use = info.uordblks + info.hblkhd,
        .max_size_in_use = info.arena + info.hblkhd, .size_allocated = info.arena + info.hblkhd,
    };
}
