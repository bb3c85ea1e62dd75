// Attributes of files by Darwin's functions. What programs set is in the namespace `user` of this system.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// This system's functions, by their numbers: their names are Darwin's here.
static const char prefix[] = "user.";

static int is_wrong(uint32_t position, const char *name) {
    if (position == 0 && name && strlen(name) + sizeof prefix <= XATTR_MAXNAMELEN + sizeof prefix) return 0;
    errno = name == NULL ? EFAULT : position != 0 ? EINVAL : ENAMETOOLONG;
    return 1;
}

typedef struct {
    char text[XATTR_MAXNAMELEN + sizeof prefix];
} Name;

static Name local(const char *name) {
    Name result;
    snprintf(result.text, sizeof result.text, "%s%s", prefix, name);
    return result;
}

/// XATTR_CREATE and XATTR_REPLACE have other values there.
static int local_options(int options) { return (options & XATTR_CREATE ? 1 : 0) | (options & XATTR_REPLACE ? 2 : 0); }

/// An app's process changes files through descriptors only: opens one that was refused by its path. Or -1, errno as before.
static int opened_instead(const char *path, int options) {
    if (errno != EPERM) return -1;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (options & XATTR_NOFOLLOW ? O_NOFOLLOW : 0));
    if (file < 0) errno = EPERM;
    return file;
}

static int closing(int file, long result) {
    int reason = errno;
    close(file);
    errno = reason;
    return (int)result;
}

ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    long number = options & XATTR_NOFOLLOW ? SYS_lgetxattr : SYS_getxattr;
    return syscall(number, path, local(name).text, value, value ? size : 0);
}

ssize_t fgetxattr(int descriptor, const char *name, void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    return syscall(SYS_fgetxattr, descriptor, local(name).text, value, value ? size : 0);
}

int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    long number = options & XATTR_NOFOLLOW ? SYS_lsetxattr : SYS_setxattr;
    int result = (int)syscall(number, path, local(name).text, value, size, local_options(options));
    int file = result < 0 ? opened_instead(path, options) : -1;
    if (file < 0) return result;
    return closing(file, syscall(SYS_fsetxattr, file, local(name).text, value, size, local_options(options)));
}

int fsetxattr(int descriptor, const char *name, const void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    return (int)syscall(SYS_fsetxattr, descriptor, local(name).text, value, size, local_options(options));
}

int removexattr(const char *path, const char *name, int options) {
    if (is_wrong(0, name)) return -1;
    int result = (int)syscall(options & XATTR_NOFOLLOW ? SYS_lremovexattr : SYS_removexattr, path, local(name).text);
    int file = result < 0 ? opened_instead(path, options) : -1;
    return file < 0 ? result : closing(file, syscall(SYS_fremovexattr, file, local(name).text));
}

int fremovexattr(int descriptor, const char *name, int options) {
    if (is_wrong(0, name)) return -1;
    return (int)syscall(SYS_fremovexattr, descriptor, local(name).text);
}

/// Keeps the names of the namespace, without its own; how long they are together.
static ssize_t strip(const char *all, ssize_t length, char *names, size_t size) {
    ssize_t used = 0;
    for (const char *name = all; name < all + length; name += strlen(name) + 1) {
        if (strncmp(name, prefix, sizeof prefix - 1) != 0) continue;
        const char *rest = name + sizeof prefix - 1;
        size_t count = strlen(rest) + 1;
        if (names) {
            if ((size_t)used + count > size) {
                errno = ERANGE;
                return -1;
            }
            memcpy(names + used, rest, count);
        }
        used += (ssize_t)count;
    }
    return used;
}

ssize_t listxattr(const char *path, char *names, size_t size, int options) {
    char all[65536];
    ssize_t length = syscall(options & XATTR_NOFOLLOW ? SYS_llistxattr : SYS_listxattr, path, all, sizeof all);
    return length < 0 ? -1 : strip(all, length, names, size);
}

ssize_t flistxattr(int descriptor, char *names, size_t size, int options) {
    char all[65536];
    ssize_t length = syscall(SYS_flistxattr, descriptor, all, sizeof all);
    return length < 0 ? -1 : strip(all, length, names, size);
}
