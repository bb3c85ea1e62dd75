#include "FreedMemory.h"
#include <malloc.h>

void freed_memory_keep_large_apart(void) {
    enum { Large = 256 << 10, MostHeaps = 2 };
    mallopt(M_MMAP_THRESHOLD, Large);
    mallopt(M_ARENA_MAX, MostHeaps);
}

void freed_memory_give_back(void) { malloc_trim(0); }
