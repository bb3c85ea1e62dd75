// Where the program is.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// 0, or -1 if `size` bytes are too few, which is then what is needed.
int _NSGetExecutablePath(char *buffer, uint32_t *size);

#ifdef __cplusplus
}
#endif
