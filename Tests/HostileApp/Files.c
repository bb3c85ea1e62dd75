#include "Attempts.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>

static int can_open(const char *path, int way) {
    int file = open(path, way, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}

/// One that is made is deleted again.
static int can_make(const char *path) {
    int works = can_open(path, O_WRONLY | O_CREAT | O_EXCL);
    if (works) unlink(path);
    return works;
}

static int can_list(const char *path) {
    DIR *folder = opendir(path);
    if (folder) closedir(folder);
    return folder != NULL;
}

static const char *in(const char *folder, const char *name) {
    static char paths[4][4096];
    static int next;
    char *path = paths[next++ & 3];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

static int can_open_again(const char *path) {
    char link[64];
    int file = open(path, O_PATH);
    if (file < 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    int works = can_open(link, O_RDONLY) || can_open(link, O_WRONLY);
    close(file);
    return works;
}

static int can_open_by_handle(const char *path) {
    struct {
        struct file_handle head;
        char rest[128];
    } handle = {.head.handle_bytes = 128};
    int mount;
    if (name_to_handle_at(AT_FDCWD, path, &handle.head, &mount, 0) != 0) return 0;
    return open_by_handle_at(AT_FDCWD, &handle.head, O_RDONLY) >= 0;
}

void try_files(const struct targets *targets) {
    const char *secret = targets->secret, *documents = in(targets->home, "Documents");
    HELD("read a file of the user", can_open(secret, O_RDONLY));
    HELD("write a file of the user", can_open(secret, O_WRONLY));
    HELD("append to a file of the user", can_open(secret, O_WRONLY | O_APPEND));
    HELD("truncate a file of the user", can_open(secret, O_WRONLY | O_TRUNC) || truncate(secret, 0) == 0);
    HELD("list a folder of the user", can_list(targets->folder));
    HELD("make a file beside it", can_open(in(targets->folder, "new"), O_WRONLY | O_CREAT));
    HELD("make a folder beside it", mkdir(in(targets->folder, "new"), 0700) == 0);
    HELD("make a link beside it", symlink("/etc", in(targets->folder, "link")) == 0);
    HELD("link it into the home", link(secret, in(documents, "linked")) == 0);
    HELD("move it into the home", rename(secret, in(documents, "moved")) == 0);
    HELD("move a file over it", can_open(in(documents, "own"), O_WRONLY | O_CREAT) &&
                                    rename(in(documents, "own"), secret) == 0);
    HELD("read through a link in the home",
         symlink(secret, in(documents, "symbolic")) == 0 && can_open(in(documents, "symbolic"), O_RDONLY));
    HELD("read through /proc/self/root", can_open(in("/proc/self/root", secret), O_RDONLY));
    HELD("read through ..", can_open(in(documents, in("../../../../../../../../../../../../..", secret)), O_RDONLY));
    HELD("open it as a place, and then again", can_open_again(secret));
    HELD("open it by a handle", can_open_by_handle(secret));
    HELD("change its mode", chmod(secret, 0777) == 0 || fchmodat(AT_FDCWD, secret, 0777, 0) == 0 ||
                                syscall(452, AT_FDCWD, secret, 0777, 0) == 0);
    HELD("change its owner", chown(secret, getuid(), getgid()) == 0 || lchown(secret, getuid(), getgid()) == 0);
    struct timeval times[2] = {{1, 0}, {1, 0}};
    HELD("change its times", utimes(secret, times) == 0 || utimensat(AT_FDCWD, secret, NULL, 0) == 0);
    HELD("give it an attribute", setxattr(secret, "user.hostile", "1", 1, 0) == 0);
    HELD("delete it", unlink(secret) == 0);
    HELD("read another app's home", can_open(in(targets->other_home, "Documents/diary"), O_RDONLY));
    HELD("list another app's home", can_list(targets->other_home));
    HELD("write into another app's home", can_open(in(targets->other_home, "Documents/new"), O_WRONLY | O_CREAT));
    HELD("read the token of the page", can_open(targets->token, O_RDONLY));
    HELD("write a file into /tmp", can_make("/tmp/verger-hostile"));
    HELD("write a file into /dev/shm", can_make("/dev/shm/verger-hostile"));
    HELD("read the passwords of the system", can_open("/etc/shadow", O_RDONLY));
    HELD("read the memory of the machine", can_open("/dev/mem", O_RDONLY) || can_open("/proc/kcore", O_RDONLY));
    HELD("change its own program", can_open("/proc/self/exe", O_WRONLY));
    HELD("make a file in its bundle", can_open(in(targets->home, "Sample.app/new"), O_WRONLY | O_CREAT));
    HELD("make a file beside its folders", can_open(in(targets->home, "new"), O_WRONLY | O_CREAT));
    HELD("make a device", mknod(in(documents, "device"), S_IFBLK | 0600, 0x800) == 0);
}
