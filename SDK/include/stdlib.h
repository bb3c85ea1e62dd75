// Memory, numbers and the process: the system's functions, and those that the device's library has besides.
#pragma once
#include_next <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
/// `realloc` that frees the memory when it cannot be made larger.
void *reallocf(void *memory, size_t size);
#ifdef __cplusplus
}
#endif
