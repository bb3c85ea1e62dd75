// The filters of kqueue, implemented with epoll, timerfd, pidfd, inotify and eventfd.

#define _GNU_SOURCE
#include "Darwin/KernelEvents.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>

static int use(struct watch *watch, int descriptor) {
    watch->descriptor = descriptor;
    return descriptor < 0 ? errno : 0;
}

// EVFILT_READ and EVFILT_WRITE.

static int open_descriptor_watch(struct watch *watch) {
    int error = use(watch, epoll_create1(EPOLL_CLOEXEC));
    if (error) return error;
    struct epoll_event wanted = {.events = watch->event.filter == EVFILT_READ ? EPOLLIN | EPOLLRDHUP : EPOLLOUT};
    if (watch->event.flags & EV_CLEAR) wanted.events |= EPOLLET;
    if (epoll_ctl(watch->descriptor, EPOLL_CTL_ADD, (int)watch->event.ident, &wanted) == 0) return 0;
    error = errno;
    close(watch->descriptor);
    // Regular files are always readable and writable.
    return error == EPERM ? use(watch, eventfd(1, EFD_CLOEXEC)) : error;
}

static int64_t bytes_to_read(int descriptor) {
    struct stat info;
    if (fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode)) return info.st_size - lseek(descriptor, 0, SEEK_CUR);
    int listens = 0, bytes = 0;
    socklen_t size = sizeof listens;
    // A listening socket with a pending connection counts 1.
    if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens) return 1;
    return ioctl(descriptor, FIONREAD, &bytes) == 0 ? bytes : 0;
}

static int64_t bytes_to_write(int descriptor) {
    int room = 0, waiting = 0;
    socklen_t size = sizeof room;
    if (getsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &room, &size) == 0) {
        ioctl(descriptor, TIOCOUTQ, &waiting);
    } else if ((room = fcntl(descriptor, F_GETPIPE_SZ)) > 0) {
        ioctl(descriptor, FIONREAD, &waiting);
    } else {
        room = PIPE_BUF;
    }
    return room > waiting ? room - waiting : 0;
}

static bool read_descriptor_watch(struct watch *watch, struct kevent64_s *event) {
    int descriptor = (int)watch->event.ident;
    bool reads = watch->event.filter == EVFILT_READ;
    struct epoll_event found = {0};
    int count = epoll_wait(watch->descriptor, &found, 1, 0);
    if (count == 0) return false;
    event->data = reads ? bytes_to_read(descriptor) : bytes_to_write(descriptor);
    // A regular file at its end is not readable. A closed descriptor is in no epoll set.
    if (count < 0) return !reads || event->data > 0;
    if (found.events & (EPOLLHUP | EPOLLRDHUP | EPOLLERR)) {
        int error = 0;
        socklen_t size = sizeof error;
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
        event->flags |= EV_EOF;
        event->fflags = (uint32_t)error;
    }
    return true;
}

// EVFILT_TIMER.

static int open_timer(struct watch *watch) {
    int64_t time = watch->event.data > 0 ? watch->event.data : 1;
    int64_t unit = 1000000;
    if (watch->event.fflags & NOTE_SECONDS) unit = 1000000000;
    if (watch->event.fflags & NOTE_USECONDS) unit = 1000;
    if (watch->event.fflags & NOTE_NSECONDS) unit = 1;
    if (time > INT64_MAX / unit) time = INT64_MAX / unit;
    int64_t nanoseconds = time * unit;
    bool is_moment = watch->event.fflags & NOTE_ABSOLUTE;
    int error = use(watch, timerfd_create(is_moment ? CLOCK_REALTIME : CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK));
    if (error) return error;
    struct itimerspec setting = {.it_value = {nanoseconds / 1000000000, nanoseconds % 1000000000}};
    if (!is_moment && !(watch->event.flags & EV_ONESHOT)) setting.it_interval = setting.it_value;
    timerfd_settime(watch->descriptor, is_moment ? TFD_TIMER_ABSTIME : 0, &setting, NULL);
    return 0;
}

static bool read_timer(struct watch *watch, struct kevent64_s *event) {
    uint64_t count = 0;
    if (read(watch->descriptor, &count, sizeof count) != sizeof count || count == 0) return false;
    event->data = (int64_t)count;
    return true;
}

// EVFILT_PROC.

static int open_process(struct watch *watch) {
    // Only the exit of a process can be observed.
    if (!(watch->event.fflags & NOTE_EXIT)) return ENOTSUP;
    return use(watch, (int)syscall(SYS_pidfd_open, (pid_t)watch->event.ident, 0));
}

static bool read_process(struct watch *watch, struct kevent64_s *event) {
    siginfo_t info = {0};
    // Only for a child is the exit status known. It is left for the program to wait for.
    if (waitid(P_PID, (id_t)watch->event.ident, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid) {
        event->data = info.si_code == CLD_EXITED ? (info.si_status & 0xFF) << 8 : info.si_status & 0x7F;
    }
    event->fflags = NOTE_EXIT;
    // There are no further events of the process.
    event->flags |= EV_EOF | EV_ONESHOT;
    return true;
}

// EVFILT_VNODE.

static int open_file(struct watch *watch) {
    int error = use(watch, inotify_init1(IN_CLOEXEC | IN_NONBLOCK));
    if (error) return error;
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", (int)watch->event.ident);
    uint32_t changes = IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM
        | IN_MOVED_TO;
    if (inotify_add_watch(watch->descriptor, path, changes) >= 0) return 0;
    error = errno;
    close(watch->descriptor);
    return error == ENOENT ? EBADF : error;
}

static uint32_t notes_of(uint32_t changes, int descriptor) {
    uint32_t notes = 0;
    struct stat info;
    if (changes & IN_MODIFY) notes |= NOTE_WRITE | NOTE_EXTEND;
    if (changes & (IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)) notes |= NOTE_WRITE;
    if (changes & IN_MOVE_SELF) notes |= NOTE_RENAME;
    if (changes & IN_DELETE_SELF) notes |= NOTE_DELETE;
    if (changes & IN_ATTRIB) {
        // An open file is not reported as deleted, but its last link is gone.
        bool is_gone = fstat(descriptor, &info) == 0 && info.st_nlink == 0;
        notes |= is_gone ? NOTE_DELETE : NOTE_ATTRIB;
    }
    return notes;
}

static bool read_file(struct watch *watch, struct kevent64_s *event) {
    char changes[4096] __attribute__((aligned(8)));
    ssize_t size;
    while ((size = read(watch->descriptor, changes, sizeof changes)) > 0) {
        for (ssize_t place = 0; place < size;) {
            const struct inotify_event *change = (const void *)(changes + place);
            watch->happened |= notes_of(change->mask, (int)watch->event.ident) & watch->event.fflags;
            place += (ssize_t)(sizeof *change + change->len);
        }
    }
    event->fflags = watch->happened;
    watch->happened = 0;
    return event->fflags != 0;
}

// EVFILT_USER.

bool watch_note(struct watch *watch, uint32_t flags) {
    uint32_t known = watch->event.fflags & NOTE_FFLAGSMASK, given = flags & NOTE_FFLAGSMASK;
    switch (flags & NOTE_FFCTRLMASK) {
    case NOTE_FFAND: known &= given; break;
    case NOTE_FFOR: known |= given; break;
    case NOTE_FFCOPY: known = given; break;
    default: break;
    }
    watch->event.fflags = known;
    if (!(flags & NOTE_TRIGGER)) return false;
    uint64_t one = 1;
    return write(watch->descriptor, &one, sizeof one) == sizeof one;
}

static bool read_own(struct watch *watch, struct kevent64_s *event) {
    uint64_t count;
    event->fflags = watch->event.fflags;
    // The event stays triggered unless EV_CLEAR is set.
    bool keeps = !(watch->event.flags & EV_CLEAR);
    return keeps || read(watch->descriptor, &count, sizeof count) == sizeof count;
}

int watch_open(struct watch *watch) {
    switch (watch->event.filter) {
    case EVFILT_READ:
    case EVFILT_WRITE: return open_descriptor_watch(watch);
    case EVFILT_TIMER: return open_timer(watch);
    case EVFILT_PROC: return open_process(watch);
    case EVFILT_VNODE: return open_file(watch);
    case EVFILT_USER: return use(watch, eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    default: return ENOTSUP;
    }
}

bool watch_read(struct watch *watch, struct kevent64_s *event) {
    *event = watch->event;
    event->flags = 0;
    event->data = 0;
    switch (watch->event.filter) {
    case EVFILT_READ:
    case EVFILT_WRITE: return read_descriptor_watch(watch, event);
    case EVFILT_TIMER: return read_timer(watch, event);
    case EVFILT_PROC: return read_process(watch, event);
    case EVFILT_VNODE: return read_file(watch, event);
    default: return read_own(watch, event);
    }
}
