// Changing attributes of files by path.
//
// An app's process may change files only through descriptors: the kernel's Landlock sees how a file is opened, but not
// that its mode, times or attributes are changed by path. So these functions of the C library open the file where the
// call by path is refused. They are found before the library's own.

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <unistd.h>
#include <utime.h>

/// Opens a file for changing its attributes, or returns -1 with EPERM.
static int opened(int folder, const char *path, int flags) {
    int way = O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (flags & AT_SYMLINK_NOFOLLOW ? O_NOFOLLOW : 0);
    int file = openat(folder, path, O_RDONLY | way);
    if (file < 0 && errno == EACCES) file = openat(folder, path, O_WRONLY | way);
    if (file < 0 && errno != ENOENT && errno != ENOTDIR) errno = EPERM;
    return file;
}

/// Closes a file, keeping errno.
static int closing(int file, long result) {
    int reason = errno;
    close(file);
    errno = reason;
    return (int)result;
}

int fchmodat(int folder, const char *path, mode_t mode, int flags) {
    if (flags & ~AT_SYMLINK_NOFOLLOW) {
        errno = EINVAL;
        return -1;
    }
    if (!flags && syscall(SYS_fchmodat, folder, path, mode) == 0) return 0;
    if (!flags && errno != EPERM) return -1;
    int file = opened(folder, path, flags);
    if (file < 0) {
        // The mode of a link itself cannot be changed here.
        if (flags && errno == EPERM) errno = EOPNOTSUPP;
        return -1;
    }
    return closing(file, fchmod(file, mode));
}

int chmod(const char *path, mode_t mode) { return fchmodat(AT_FDCWD, path, mode, 0); }

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
    if (syscall(SYS_utimensat, folder, path, times, flags) == 0) return 0;
    if (errno != EPERM) return -1;
    int file = opened(folder, path, flags);
    return file < 0 ? -1 : closing(file, syscall(SYS_utimensat, file, NULL, times, 0));
}

static int set_times(const char *path, const struct timeval times[2], int flags) {
    if (times == NULL) return utimensat(AT_FDCWD, path, NULL, flags);
    for (int i = 0; i < 2; i++) {
        if (times[i].tv_usec >= 0 && times[i].tv_usec < 1000000) continue;
        errno = EINVAL;
        return -1;
    }
    struct timespec precise[2];
    for (int i = 0; i < 2; i++) precise[i] = (struct timespec){times[i].tv_sec, times[i].tv_usec * 1000};
    return utimensat(AT_FDCWD, path, precise, flags);
}

int utimes(const char *path, const struct timeval times[2]) { return set_times(path, times, 0); }

int lutimes(const char *path, const struct timeval times[2]) { return set_times(path, times, AT_SYMLINK_NOFOLLOW); }

int utime(const char *path, const struct utimbuf *times) {
    struct timespec precise[2] = {{times ? times->actime : 0, 0}, {times ? times->modtime : 0, 0}};
    return utimensat(AT_FDCWD, path, times ? precise : NULL, 0);
}

static int set_attribute(const char *path, const char *name, const void *value, size_t size, int options, int flags) {
    if (syscall(flags ? SYS_lsetxattr : SYS_setxattr, path, name, value, size, options) == 0) return 0;
    if (errno != EPERM) return -1;
    int file = opened(AT_FDCWD, path, flags);
    return file < 0 ? -1 : closing(file, syscall(SYS_fsetxattr, file, name, value, size, options));
}

int setxattr(const char *path, const char *name, const void *value, size_t size, int options) {
    return set_attribute(path, name, value, size, options, 0);
}

int lsetxattr(const char *path, const char *name, const void *value, size_t size, int options) {
    return set_attribute(path, name, value, size, options, AT_SYMLINK_NOFOLLOW);
}

static int remove_attribute(const char *path, const char *name, int flags) {
    if (syscall(flags ? SYS_lremovexattr : SYS_removexattr, path, name) == 0) return 0;
    if (errno != EPERM) return -1;
    int file = opened(AT_FDCWD, path, flags);
    return file < 0 ? -1 : closing(file, syscall(SYS_fremovexattr, file, name));
}

int removexattr(const char *path, const char *name) { return remove_attribute(path, name, 0); }

int lremovexattr(const char *path, const char *name) { return remove_attribute(path, name, AT_SYMLINK_NOFOLLOW); }
