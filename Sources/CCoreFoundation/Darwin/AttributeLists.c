// getattrlist: attributes are aligned as the phone's compiler aligns them in a structure, so that the programs'
// structures match. (On the phone the buffer is packed to 4 bytes, which is the same for 32-bit words.)

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/attr.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>

/// The buffer for the attributes. Those that do not fit are counted in `used` but not written.
struct writer {
    char *buffer;
    size_t size, used;
    /// Names, which follow all fixed-size attributes; each has an attribute reference to be filled in.
    struct {
        size_t reference;
        char text[PATH_MAX];
    } names[3];
    int nameCount;
};

static void put(struct writer *writer, const void *bytes, size_t size, size_t alignment) {
    writer->used = (writer->used + alignment - 1) / alignment * alignment;
    if (writer->used + size <= writer->size) memcpy(writer->buffer + writer->used, bytes, size);
    writer->used += size;
}

static void put_number(struct writer *writer, uint32_t number) { put(writer, &number, 4, 4); }
static void put_wide(struct writer *writer, int64_t number) { put(writer, &number, 8, _Alignof(int64_t)); }

static void put_time(struct writer *writer, int64_t seconds, long nanoseconds) {
    struct timespec time = {seconds, nanoseconds};
    put(writer, &time, sizeof time, _Alignof(struct timespec));
}

static void put_name(struct writer *writer, const char *text) {
    attrreference_t reference = {0};
    put(writer, &reference, sizeof reference, 4);
    if (writer->nameCount == 3) return;
    writer->names[writer->nameCount].reference = writer->used - sizeof reference;
    strncpy(writer->names[writer->nameCount].text, text, PATH_MAX - 1);
    writer->names[writer->nameCount++].text[PATH_MAX - 1] = 0;
}

static void finish_names(struct writer *writer) {
    for (int i = 0; i < writer->nameCount; i++) {
        size_t place = writer->names[i].reference, length = strlen(writer->names[i].text) + 1;
        writer->used = (writer->used + 3) / 4 * 4;
        attrreference_t reference = {(int32_t)(writer->used - place), (uint32_t)length};
        if (place + sizeof reference <= writer->size) memcpy(writer->buffer + place, &reference, sizeof reference);
        put(writer, writer->names[i].text, length, 4);
    }
}

static fsobj_type_t kind_of(mode_t mode) {
    switch (mode & S_IFMT) {
    case S_IFREG: return VREG;
    case S_IFDIR: return VDIR;
    case S_IFBLK: return VBLK;
    case S_IFCHR: return VCHR;
    case S_IFLNK: return VLNK;
    case S_IFSOCK: return VSOCK;
    case S_IFIFO: return VFIFO;
    default: return VNON;
    }
}

/// The file whose attributes are read.
struct file {
    struct statx info;
    char path[PATH_MAX];
};

static int find(const char *path, int descriptor, unsigned int options, struct file *file) {
    int flags = (options & FSOPT_NOFOLLOW ? AT_SYMLINK_NOFOLLOW : 0) | (path ? 0 : AT_EMPTY_PATH);
    if (statx(path ? AT_FDCWD : descriptor, path ? path : "", flags, STATX_ALL, &file->info) != 0) return -1;
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = path ? -1 : readlink(link, file->path, sizeof file->path - 1);
    if (length >= 0) file->path[length] = 0;
    // The path of a symbolic link is that of the link, not of its target.
    if (path && ((options & FSOPT_NOFOLLOW) || realpath(path, file->path) == NULL)) {
        strncpy(file->path, path, sizeof file->path - 1);
        file->path[sizeof file->path - 1] = 0;
    }
    return 0;
}

static const char *name_of(const struct file *file) {
    const char *slash = strrchr(file->path, '/');
    return slash && slash[1] ? slash + 1 : file->path;
}

static const attrgroup_t known_common = ATTR_CMN_NAME | ATTR_CMN_DEVID | ATTR_CMN_FSID | ATTR_CMN_OBJTYPE
    | ATTR_CMN_OBJTAG | ATTR_CMN_OBJID | ATTR_CMN_OBJPERMANENTID | ATTR_CMN_CRTIME | ATTR_CMN_MODTIME | ATTR_CMN_CHGTIME
    | ATTR_CMN_ACCTIME | ATTR_CMN_BKUPTIME | ATTR_CMN_FNDRINFO | ATTR_CMN_OWNERID | ATTR_CMN_GRPID
    | ATTR_CMN_ACCESSMASK | ATTR_CMN_FLAGS | ATTR_CMN_USERACCESS | ATTR_CMN_FILEID | ATTR_CMN_FULLPATH;
static const attrgroup_t known_of_file = ATTR_FILE_LINKCOUNT | ATTR_FILE_TOTALSIZE | ATTR_FILE_ALLOCSIZE
    | ATTR_FILE_IOBLOCKSIZE | ATTR_FILE_DEVTYPE | ATTR_FILE_DATALENGTH | ATTR_FILE_DATAALLOCSIZE | ATTR_FILE_RSRCLENGTH
    | ATTR_FILE_RSRCALLOCSIZE;

static uint32_t device_of(uint32_t high, uint32_t low) { return high << 24 | low; }

static void put_common(struct writer *writer, attrgroup_t wanted, const struct file *file) {
    const struct statx *info = &file->info;
    uint32_t device = device_of(info->stx_dev_major, info->stx_dev_minor);
    uint32_t system[2] = {device, VT_OTHER}, number[2] = {(uint32_t)info->stx_ino, 0}, nothing[8] = {0};
    if (wanted & ATTR_CMN_NAME) put_name(writer, name_of(file));
    if (wanted & ATTR_CMN_DEVID) put_number(writer, device);
    if (wanted & ATTR_CMN_FSID) put(writer, system, sizeof system, 4);
    if (wanted & ATTR_CMN_OBJTYPE) put_number(writer, kind_of(info->stx_mode));
    if (wanted & ATTR_CMN_OBJTAG) put_number(writer, VT_OTHER);
    if (wanted & ATTR_CMN_OBJID) put(writer, number, sizeof number, 4);
    if (wanted & ATTR_CMN_OBJPERMANENTID) put(writer, number, sizeof number, 4);
    bool has_birth = info->stx_mask & STATX_BTIME;
    const struct statx_timestamp *birth = has_birth ? &info->stx_btime : &info->stx_ctime;
    if (wanted & ATTR_CMN_CRTIME) put_time(writer, birth->tv_sec, birth->tv_nsec);
    if (wanted & ATTR_CMN_MODTIME) put_time(writer, info->stx_mtime.tv_sec, info->stx_mtime.tv_nsec);
    if (wanted & ATTR_CMN_CHGTIME) put_time(writer, info->stx_ctime.tv_sec, info->stx_ctime.tv_nsec);
    if (wanted & ATTR_CMN_ACCTIME) put_time(writer, info->stx_atime.tv_sec, info->stx_atime.tv_nsec);
    if (wanted & ATTR_CMN_BKUPTIME) put_time(writer, 0, 0);
    if (wanted & ATTR_CMN_FNDRINFO) put(writer, nothing, sizeof nothing, 4);
    if (wanted & ATTR_CMN_OWNERID) put_number(writer, info->stx_uid);
    if (wanted & ATTR_CMN_GRPID) put_number(writer, info->stx_gid);
    if (wanted & ATTR_CMN_ACCESSMASK) put_number(writer, info->stx_mode);
    if (wanted & ATTR_CMN_FLAGS) put_number(writer, 0);
    if (wanted & ATTR_CMN_USERACCESS) {
        uint32_t rights = 0;
        for (int right = R_OK; right; right >>= 1) rights |= access(file->path, right) == 0 ? (uint32_t)right : 0;
        put_number(writer, rights);
    }
    if (wanted & ATTR_CMN_FILEID) put_wide(writer, (int64_t)info->stx_ino);
    if (wanted & ATTR_CMN_FULLPATH) put_name(writer, file->path);
}

static uint32_t entry_count(const char *path) {
    DIR *folder = opendir(path);
    uint32_t count = 0;
    while (folder && readdir(folder)) count++;
    if (folder) closedir(folder);
    // Without `.` and `..`.
    return count >= 2 ? count - 2 : 0;
}

static void put_folder(struct writer *writer, attrgroup_t wanted, const struct file *file) {
    if (wanted & ATTR_DIR_LINKCOUNT) put_number(writer, file->info.stx_nlink);
    if (wanted & ATTR_DIR_ENTRYCOUNT) put_number(writer, entry_count(file->path));
    if (wanted & ATTR_DIR_MOUNTSTATUS) put_number(writer, 0);
}

static void put_file(struct writer *writer, attrgroup_t wanted, const struct statx *info) {
    int64_t size = (int64_t)info->stx_size, allocated = (int64_t)info->stx_blocks * 512;
    if (wanted & ATTR_FILE_LINKCOUNT) put_number(writer, info->stx_nlink);
    if (wanted & ATTR_FILE_TOTALSIZE) put_wide(writer, size);
    if (wanted & ATTR_FILE_ALLOCSIZE) put_wide(writer, allocated);
    if (wanted & ATTR_FILE_IOBLOCKSIZE) put_number(writer, info->stx_blksize);
    if (wanted & ATTR_FILE_DEVTYPE) put_number(writer, device_of(info->stx_rdev_major, info->stx_rdev_minor));
    if (wanted & ATTR_FILE_DATALENGTH) put_wide(writer, size);
    if (wanted & ATTR_FILE_DATAALLOCSIZE) put_wide(writer, allocated);
    // Files have no resource forks.
    if (wanted & ATTR_FILE_RSRCLENGTH) put_wide(writer, 0);
    if (wanted & ATTR_FILE_RSRCALLOCSIZE) put_wide(writer, 0);
}

static int fail(int number) {
    errno = number;
    return -1;
}

static int read_list(const char *path, int descriptor, const struct attrlist *list, void *buffer, size_t size,
                     unsigned int options) {
    if (list == NULL || buffer == NULL || list->bitmapcount != ATTR_BIT_MAP_COUNT) return fail(EINVAL);
    if (list->volattr || list->forkattr || (list->commonattr & ~known_common) || (list->fileattr & ~known_of_file)
        || (list->dirattr & ~(attrgroup_t)ATTR_DIR_VALIDMASK)) return fail(EINVAL);
    if (size < sizeof(uint32_t)) return fail(ERANGE);
    struct file *file = calloc(1, sizeof *file);
    struct writer *writer = calloc(1, sizeof *writer);
    int result = file && writer ? find(path, descriptor, options, file) : fail(ENOMEM);
    if (result == 0) {
        writer->buffer = buffer;
        writer->size = size;
        put_number(writer, 0);
        put_common(writer, list->commonattr, file);
        if (S_ISDIR(file->info.stx_mode)) put_folder(writer, list->dirattr, file);
        else put_file(writer, list->fileattr, &file->info);
        finish_names(writer);
        uint32_t length = (uint32_t)(options & FSOPT_REPORT_FULLSIZE || writer->used < size ? writer->used : size);
        memcpy(buffer, &length, sizeof length);
    }
    free(file);
    free(writer);
    return result;
}

int getattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options) {
    return path ? read_list(path, -1, list, buffer, size, options) : fail(EFAULT);
}

int fgetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options) {
    return read_list(NULL, descriptor, list, buffer, size, options);
}

/// Reads a value that `put` wrote; false at the end of the buffer.
static bool take(const char **place, size_t *left, void *value, size_t size, size_t alignment) {
    size_t skipped = (alignment - (uintptr_t)*place % alignment) % alignment;
    if (*left < skipped + size) return false;
    memcpy(value, *place + skipped, size);
    *place += skipped + size;
    *left -= skipped + size;
    return true;
}

static int write_list(const char *path, int descriptor, const struct attrlist *list, const char *buffer, size_t size,
                      unsigned int options) {
    const attrgroup_t settable = ATTR_CMN_CRTIME | ATTR_CMN_MODTIME | ATTR_CMN_CHGTIME | ATTR_CMN_ACCTIME
        | ATTR_CMN_BKUPTIME | ATTR_CMN_OWNERID | ATTR_CMN_GRPID | ATTR_CMN_ACCESSMASK;
    if (list == NULL || buffer == NULL || list->bitmapcount != ATTR_BIT_MAP_COUNT) return fail(EINVAL);
    if ((list->commonattr & ~settable) || list->volattr || list->dirattr || list->fileattr || list->forkattr) {
        return fail(list->commonattr & ATTR_CMN_FNDRINFO ? ENOTSUP : EINVAL);
    }
    int folder = path ? AT_FDCWD : descriptor, follow = options & FSOPT_NOFOLLOW ? AT_SYMLINK_NOFOLLOW : 0;
    struct timespec times[2] = {{0, UTIME_OMIT}, {0, UTIME_OMIT}}, unused;
    uint32_t owner = (uint32_t)-1, group = (uint32_t)-1, mode = 0;
    attrgroup_t wanted = list->commonattr;
    struct {
        attrgroup_t bit;
        void *place;
        size_t size;
    } parts[] = {
        {ATTR_CMN_CRTIME, &unused, sizeof unused}, {ATTR_CMN_MODTIME, &times[1], sizeof unused},
        {ATTR_CMN_CHGTIME, &unused, sizeof unused}, {ATTR_CMN_ACCTIME, &times[0], sizeof unused},
        {ATTR_CMN_BKUPTIME, &unused, sizeof unused}, {ATTR_CMN_OWNERID, &owner, 4}, {ATTR_CMN_GRPID, &group, 4},
        {ATTR_CMN_ACCESSMASK, &mode, 4},
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (!(wanted & parts[i].bit)) continue;
        size_t alignment = parts[i].size == 4 ? 4 : _Alignof(struct timespec);
        if (!take(&buffer, &size, parts[i].place, parts[i].size, alignment)) return fail(EINVAL);
    }
    int result = 0;
    if (path == NULL) follow = 0;
    if (wanted & (ATTR_CMN_MODTIME | ATTR_CMN_ACCTIME)) {
        result = path ? utimensat(folder, path, times, follow) : futimens(descriptor, times);
    }
    if (result == 0 && (wanted & (ATTR_CMN_OWNERID | ATTR_CMN_GRPID))) {
        result = path ? fchownat(folder, path, owner, group, follow) : fchown(descriptor, owner, group);
    }
    if (result == 0 && (wanted & ATTR_CMN_ACCESSMASK)) {
        result = path ? chmod(path, mode & 07777) : fchmod(descriptor, mode & 07777);
    }
    return result;
}

int setattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options) {
    return path ? write_list(path, -1, list, buffer, size, options) : fail(EFAULT);
}

int fsetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options) {
    return write_list(NULL, descriptor, list, buffer, size, options);
}
