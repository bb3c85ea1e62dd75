#define _GNU_SOURCE
#include "SealedMemory.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int platform_sealed_memory_make(const char *name, size_t size) {
    int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0) return -errno;
    if (ftruncate(descriptor, (off_t)size) < 0
        || fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) < 0) {
        int error = errno;
        close(descriptor);
        return -error;
    }
    return descriptor;
}

int platform_sealed_memory_check(int descriptor, size_t size) {
    int seals = fcntl(descriptor, F_GET_SEALS);
    if (seals < 0) return -errno;
    if (!(seals & F_SEAL_SHRINK)) return -EPERM;
    struct stat status;
    if (fstat(descriptor, &status) < 0) return -errno;
    return (size_t)status.st_size < size ? -ENOSPC : 0;
}
