#include "FreedMemory.h"
#include <malloc.h>

void freed_memory_give_back(void) { malloc_trim(0); }
