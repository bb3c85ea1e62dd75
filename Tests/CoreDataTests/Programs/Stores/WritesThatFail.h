// The C library's functions by which SQLite writes, in place of the real ones for the whole program: the one with a
// given number kills the process, with half of its bytes written, or fails because the disk is full, as do all after it.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef enum { WritesSucceed, WriteKills, DiskIsFull } WriteFate;

static WriteFate fate = WritesSucceed;
/// The number of calls until fate strikes, and the calls until now.
static long fatal_call, calls;

/// Whether the call fails; it kills the process if that is its fate.
static int is_fatal(int file, const void *bytes, size_t length, off_t offset) {
    if (fate == WritesSucceed || ++calls < fatal_call) return 0;
    if (fate == WriteKills) {
        if (bytes) syscall(SYS_pwrite64, file, bytes, length / 2, offset);
        kill(getpid(), SIGKILL);
    }
    errno = ENOSPC;
    return 1;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    return is_fatal(file, bytes, length, offset) ? -1 : syscall(SYS_pwrite64, file, bytes, length, offset);
}
ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) { return pwrite64(file, bytes, length, offset); }

int fdatasync(int file) {
    // A full disk can still be told what it has.
    if (fate == WriteKills) is_fatal(file, NULL, 0, 0);
    return (int)syscall(SYS_fdatasync, file);
}
int fsync(int file) {
    if (fate == WriteKills) is_fatal(file, NULL, 0, 0);
    return (int)syscall(SYS_fsync, file);
}
int ftruncate64(int file, off64_t length) {
    if (fate == WriteKills) is_fatal(file, NULL, 0, 0);
    return (int)syscall(SYS_ftruncate, file, length);
}
int unlink(const char *path) {
    if (fate == WriteKills) is_fatal(-1, NULL, 0, 0);
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
