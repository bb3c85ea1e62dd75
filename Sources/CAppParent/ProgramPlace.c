// The program that a process runs, where that is not the file which the kernel started.
//
// NSBundle and _NSGetExecutablePath read the link /proc/self/exe when they are asked. These functions are found before the
// C library's.

#define _GNU_SOURCE
#include "ProgramPlace.h"
#include <fcntl.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// In Foundation, which reads the link while it is loaded: where it keeps the path, and the name in it.
extern const char **_CFGetProcessPath(void);
extern const char **_CFGetProgname(void);

static const char *place;

void program_place_set(const char *path) {
    const char *slash = strrchr(path, '/');
    *_CFGetProcessPath() = path;
    *_CFGetProgname() = slash ? slash + 1 : path;
    place = path;
}

ssize_t readlinkat(int folder, const char *restrict path, char *restrict buffer, size_t size) {
    if (place == NULL || strcmp(path, "/proc/self/exe") != 0) {
        return syscall(SYS_readlinkat, folder, path, buffer, size);
    }
    size_t length = strnlen(place, size);
    memcpy(buffer, place, length);
    return (ssize_t)length;
}

ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
    return readlinkat(AT_FDCWD, path, buffer, size);
}
