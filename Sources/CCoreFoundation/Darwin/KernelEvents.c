// kqueue, which this system has not.

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/event.h>

int kqueue(void) {
    static bool is_told;
    if (!is_told) fprintf(stderr, "kqueue: events of the kernel are not there yet\n");
    is_told = true;
    errno = ENOSYS;
    return -1;
}

int kevent(
    int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
    const struct timespec *timeout) {
    errno = EBADF;
    return -1;
}
