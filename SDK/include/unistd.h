// This system's calls, and those that the device's library has besides.
#pragma once
#include_next <unistd.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Commands for file systems of the device: -1 (ENOTSUP).
int fsctl(const char *path, unsigned long command, void *data, unsigned int options);
/// A change of mode such as `u+x,go-w`, to be given to `getmode` and freed; NULL and errno if it is none.
void *setmode(const char *text);
/// The mode after the change.
mode_t getmode(const void *change, mode_t mode);
#ifdef __cplusplus
}
#endif
