// Mounted file systems in Darwin's structure, from Linux's statfs and mount table.

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <mntent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

static void fill(struct statfs *result, const struct statvfs *info) {
    memset(result, 0, sizeof *result);
    result->f_bsize = (uint32_t)(info->f_frsize ? info->f_frsize : info->f_bsize);
    result->f_iosize = (int32_t)info->f_bsize;
    result->f_blocks = info->f_blocks;
    result->f_bfree = info->f_bfree;
    result->f_bavail = info->f_bavail;
    result->f_files = info->f_files;
    result->f_ffree = info->f_ffree;
    result->f_fsid.val[0] = (int32_t)info->f_fsid;
    result->f_flags = (info->f_flag & ST_RDONLY ? MNT_RDONLY : 0) | (info->f_flag & ST_NOSUID ? MNT_NOSUID : 0)
        | (info->f_flag & ST_NOEXEC ? MNT_NOEXEC : 0) | (info->f_flag & ST_NODEV ? MNT_NODEV : 0) | MNT_LOCAL;
}

static void name(struct statfs *result, const struct mntent *entry) {
    snprintf(result->f_fstypename, sizeof result->f_fstypename, "%s", entry->mnt_type);
    snprintf(result->f_mntonname, sizeof result->f_mntonname, "%s", entry->mnt_dir);
    snprintf(result->f_mntfromname, sizeof result->f_mntfromname, "%s", entry->mnt_fsname);
}

/// Whether a path is a folder or inside it.
static int is_below(const char *path, const char *folder) {
    size_t length = strlen(folder);
    while (length > 0 && folder[length - 1] == '/') length--;
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

/// Sets the names of the file system that contains a path: the one with the deepest mount point, and of several at one
/// mount point the last.
static void name_for_path(struct statfs *result, const char *path) {
    FILE *mounts = setmntent("/proc/self/mounts", "re");
    struct mntent entry;
    char text[4096];
    size_t longest = 0;
    while (mounts && getmntent_r(mounts, &entry, text, sizeof text)) {
        size_t length = strlen(entry.mnt_dir);
        if (length < longest || !is_below(path, entry.mnt_dir)) continue;
        longest = length;
        name(result, &entry);
    }
    if (mounts) endmntent(mounts);
}

int statfs(const char *path, struct statfs *result) {
    struct statvfs info;
    char resolved[PATH_MAX];
    if (statvfs(path, &info) != 0 || realpath(path, resolved) == NULL) return -1;
    fill(result, &info);
    name_for_path(result, resolved);
    return 0;
}

int fstatfs(int descriptor, struct statfs *result) {
    struct statvfs info;
    char link[64], path[PATH_MAX];
    if (fstatvfs(descriptor, &info) != 0) return -1;
    fill(result, &info);
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length > 0) {
        path[length] = 0;
        name_for_path(result, path);
    }
    return 0;
}

int getfsstat(struct statfs *result, int size, int flags) {
    int room = result ? size / (int)sizeof *result : 0, count = 0;
    FILE *mounts = setmntent("/proc/self/mounts", "re");
    if (mounts == NULL) return -1;
    struct mntent entry;
    char text[4096];
    while (getmntent_r(mounts, &entry, text, sizeof text)) {
        struct statvfs info;
        if (result == NULL) count++;
        if (count >= room || statvfs(entry.mnt_dir, &info) != 0) continue;
        fill(&result[count], &info);
        name(&result[count++], &entry);
    }
    endmntent(mounts);
    return count;
}

int getmntinfo(struct statfs **result, int flags) {
    static struct statfs *all;
    int count = getfsstat(NULL, 0, flags);
    if (count <= 0) return 0;
    struct statfs *larger = realloc(all, (size_t)count * sizeof *larger);
    if (larger == NULL) return 0;
    all = *result = larger;
    count = getfsstat(all, count * (int)sizeof *all, flags);
    return count < 0 ? 0 : count;
}
