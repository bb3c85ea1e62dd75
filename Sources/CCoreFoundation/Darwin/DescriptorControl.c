// fcntl with Darwin's commands, and other functions of unistd.h and sys/stat.h.

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/auxv.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
// This file calls the C library's fcntl, so the function must not have the SDK's name here.
#include <fcntl.h>

/// The C library's fcntl.
extern int system_fcntl(int descriptor, int command, ...) __asm__("fcntl");
int darwin_fcntl(int descriptor, int command, ...) __asm__("CocoaFcntl");

struct read_advice {
    off_t offset;
    int count;
};

/// - path: A buffer of PATH_MAX bytes, Darwin's MAXPATHLEN.
static int get_path(int descriptor, char *path) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = path ? readlink(link, path, 1023) : -1;
    if (length < 0) {
        errno = path ? EBADF : EFAULT;
        return -1;
    }
    path[length] = 0;
    return 0;
}

static int preallocate(int descriptor, fstore_t *store) {
    struct stat info;
    if (store == NULL || store->fst_length < 0) {
        errno = EINVAL;
        return -1;
    }
    if (fstat(descriptor, &info) != 0) return -1;
    off_t start = store->fst_posmode == F_VOLPOSMODE ? store->fst_offset : info.st_size + store->fst_offset;
    store->fst_bytesalloc = 0;
    if (store->fst_length > 0 && fallocate(descriptor, FALLOC_FL_KEEP_SIZE, start, store->fst_length) != 0) return -1;
    store->fst_bytesalloc = store->fst_length;
    return 0;
}

int darwin_fcntl(int descriptor, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    // The argument is an integer or a pointer, both of which are passed as a word.
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    struct stat info;
    switch (command) {
    case F_GETPATH: return get_path(descriptor, argument);
    case F_FULLFSYNC: return fsync(descriptor);
    case F_PREALLOCATE: return preallocate(descriptor, argument);
    case F_SETSIZE: return argument ? ftruncate(descriptor, *(off_t *)argument) : (errno = EFAULT, -1);
    case F_RDADVISE: {
        struct read_advice *advice = argument;
        if (advice) posix_fadvise(descriptor, advice->offset, advice->count, POSIX_FADV_WILLNEED);
        return fstat(descriptor, &info);
    }
    // Commands without effect here: caching hints, and the suppression of SIGPIPE.
    case F_RDAHEAD:
    case F_NOCACHE:
    case F_SETNOSIGPIPE:
    case F_SETPROTECTIONCLASS: return fstat(descriptor, &info);
    case F_GETNOSIGPIPE: return fstat(descriptor, &info);
    default: return system_fcntl(descriptor, command, argument);
    }
}

int issetugid(void) { return getauxval(AT_SECURE) != 0; }

int getpeereid(int socket, uid_t *user, gid_t *group) {
    struct ucred found;
    socklen_t size = sizeof found;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &found, &size) != 0) return -1;
    *user = found.uid;
    *group = found.gid;
    return 0;
}

static int set_flags(int is_there, unsigned int flags) {
    if (is_there != 0) return -1;
    if (flags == 0) return 0;
    errno = ENOTSUP;
    return -1;
}

int chflags(const char *path, unsigned int flags) {
    struct stat info;
    return set_flags(stat(path, &info), flags);
}

int lchflags(const char *path, unsigned int flags) {
    struct stat info;
    return set_flags(lstat(path, &info), flags);
}

int fchflags(int descriptor, unsigned int flags) {
    struct stat info;
    return set_flags(fstat(descriptor, &info), flags);
}
