// Files of a process's own threads, by their paths in /proc.
//
// An app's process may read its own folder of /proc. Each of its threads has one, too, /proc/THREAD, which the
// sandbox's rules cannot include, since threads are made later. libdispatch reads it for workers that have been busy
// for a second, and ends the process if it cannot. The same files are in the process's own folder,
// /proc/self/task/THREAD.
//
// This function is found before the C library's.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/// Opens a file that was refused: one of a thread of this process. -1 and EACCES for all others.
static int opened_of_thread(const char *path, int flags) {
    static const char folder[] = "/proc/";
    if (strncmp(path, folder, sizeof folder - 1) == 0) {
        const char *thread = path + sizeof folder - 1;
        size_t digits = strspn(thread, "0123456789");
        char own[96];
        if (digits > 0 && thread[digits] == '/' && strstr(thread, "..") == NULL
            && snprintf(own, sizeof own, "/proc/self/task/%s", thread) < (int)sizeof own) {
            int file = openat(AT_FDCWD, own, flags);
            if (file >= 0) return file;
        }
    }
    errno = EACCES;
    return -1;
}

int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    int file = openat(AT_FDCWD, path, flags, mode);
    return file >= 0 || errno != EACCES || flags & O_CREAT ? file : opened_of_thread(path, flags);
}
