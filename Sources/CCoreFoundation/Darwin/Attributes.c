// Darwin's functions for extended attributes. They use the namespace `user` of Linux.

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/xattr.h>

// The C library's functions under local names. Those that change a file by its path are in CPlatform
// (PathAttributes.c), which also works in an app's confined process.
#define LOCAL(result, name, ...) extern result local_##name(__VA_ARGS__) __asm__(#name)
LOCAL(ssize_t, getxattr, const char *path, const char *name, void *value, size_t size);
LOCAL(ssize_t, lgetxattr, const char *path, const char *name, void *value, size_t size);
LOCAL(ssize_t, fgetxattr, int descriptor, const char *name, void *value, size_t size);
LOCAL(int, setxattr, const char *path, const char *name, const void *value, size_t size, int options);
LOCAL(int, lsetxattr, const char *path, const char *name, const void *value, size_t size, int options);
LOCAL(int, fsetxattr, int descriptor, const char *name, const void *value, size_t size, int options);
LOCAL(int, removexattr, const char *path, const char *name);
LOCAL(int, lremovexattr, const char *path, const char *name);
LOCAL(int, fremovexattr, int descriptor, const char *name);
LOCAL(ssize_t, listxattr, const char *path, char *names, size_t size);
LOCAL(ssize_t, llistxattr, const char *path, char *names, size_t size);
LOCAL(ssize_t, flistxattr, int descriptor, char *names, size_t size);

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

/// XATTR_CREATE and XATTR_REPLACE have other values on Linux.
static int local_options(int options) { return (options & XATTR_CREATE ? 1 : 0) | (options & XATTR_REPLACE ? 2 : 0); }

ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    size_t room = value ? size : 0;
    if (options & XATTR_NOFOLLOW) return local_lgetxattr(path, local(name).text, value, room);
    return local_getxattr(path, local(name).text, value, room);
}

ssize_t fgetxattr(int descriptor, const char *name, void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    return local_fgetxattr(descriptor, local(name).text, value, value ? size : 0);
}

int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    if (options & XATTR_NOFOLLOW) return local_lsetxattr(path, local(name).text, value, size, local_options(options));
    return local_setxattr(path, local(name).text, value, size, local_options(options));
}

int fsetxattr(int descriptor, const char *name, const void *value, size_t size, uint32_t position, int options) {
    if (is_wrong(position, name)) return -1;
    return local_fsetxattr(descriptor, local(name).text, value, size, local_options(options));
}

int removexattr(const char *path, const char *name, int options) {
    if (is_wrong(0, name)) return -1;
    if (options & XATTR_NOFOLLOW) return local_lremovexattr(path, local(name).text);
    return local_removexattr(path, local(name).text);
}

int fremovexattr(int descriptor, const char *name, int options) {
    if (is_wrong(0, name)) return -1;
    return local_fremovexattr(descriptor, local(name).text);
}

/// Copies the names of the namespace, without their prefix; returns their total length.
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
    ssize_t length = options & XATTR_NOFOLLOW ? local_llistxattr(path, all, sizeof all)
                                              : local_listxattr(path, all, sizeof all);
    return length < 0 ? -1 : strip(all, length, names, size);
}

ssize_t flistxattr(int descriptor, char *names, size_t size, int options) {
    char all[65536];
    ssize_t length = local_flistxattr(descriptor, all, sizeof all);
    return length < 0 ? -1 : strip(all, length, names, size);
}
