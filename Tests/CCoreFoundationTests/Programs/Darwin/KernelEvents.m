// kqueue: descriptors, timers, files, processes, events of the program's own.

#import <Foundation/Foundation.h>
#import "../../../Programs/Checks.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/event.h>
#include <sys/socket.h>
#include <unistd.h>

static int queue;

static int change(uintptr_t ident, int filter, int flags, uint32_t notes, intptr_t data) {
    struct kevent event;
    EV_SET(&event, ident, filter, flags, notes, data, "own");
    return kevent(queue, &event, 1, NULL, 0, NULL);
}

/// The next event within some milliseconds; a filter of 0 if there is none.
static struct kevent next(int milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    struct kevent event = {0};
    kevent(queue, NULL, 0, &event, 1, &time);
    return event;
}

static void sockets(void) {
    int ends[2];
    socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_ADD, 0, 0) == 0);
    CHECK(next(0).filter == 0);
    write(ends[1], "abc", 3);
    struct kevent event = next(1000);
    CHECK(event.ident == (uintptr_t)ends[0] && event.filter == EVFILT_READ && event.data == 3);
    CHECK(strcmp(event.udata, "own") == 0);
    // It is told again until it is read.
    CHECK(next(0).data == 3);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_DISABLE, 0, 0) == 0 && next(0).filter == 0);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_ENABLE, 0, 0) == 0 && next(0).data == 3);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_ADD | EV_CLEAR, 0, 0) == 0 && next(0).data == 3);
    CHECK(next(0).filter == 0);
    CHECK(change((uintptr_t)ends[0], EVFILT_WRITE, EV_ADD | EV_ONESHOT, 0, 0) == 0);
    event = next(100);
    CHECK(event.filter == EVFILT_WRITE && event.data > 0 && next(0).filter == 0);
    close(ends[1]);
    event = next(1000);
    CHECK(event.filter == EVFILT_READ && event.flags & EV_EOF);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_DELETE, 0, 0) == 0);
    CHECK(change((uintptr_t)ends[0], EVFILT_READ, EV_DELETE, 0, 0) == -1 && errno == ENOENT);
    close(ends[0]);
    CHECK(change(9999, EVFILT_READ, EV_ADD, 0, 0) == -1 && errno == EBADF);
    struct kevent bad, told = {0};
    EV_SET(&bad, 9999, EVFILT_READ, EV_ADD, 0, 0, NULL);
    CHECK(kevent(queue, &bad, 1, &told, 1, NULL) == 1 && told.flags & EV_ERROR && told.data == EBADF);
}

static void timers(void) {
    CHECK(change(7, EVFILT_TIMER, EV_ADD, 0, 5) == 0);
    struct kevent event = next(1000);
    CHECK(event.ident == 7 && event.filter == EVFILT_TIMER && event.data >= 1);
    CHECK(next(1000).filter == EVFILT_TIMER);
    CHECK(change(7, EVFILT_TIMER, EV_DELETE, 0, 0) == 0);
    CHECK(change(8, EVFILT_TIMER, EV_ADD | EV_ONESHOT, NOTE_USECONDS, 100) == 0 && next(1000).ident == 8);
    CHECK(next(5).filter == 0);
}

static void files(void) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"watched"];
    int file = open([path fileSystemRepresentation], O_RDWR | O_CREAT, 0600);
    uint32_t all = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_RENAME | NOTE_DELETE;
    CHECK(change((uintptr_t)file, EVFILT_VNODE, EV_ADD | EV_CLEAR, all, 0) == 0);
    write(file, "x", 1);
    CHECK(next(1000).fflags & NOTE_WRITE);
    chmod([path fileSystemRepresentation], 0640);
    CHECK(next(1000).fflags & NOTE_ATTRIB);
    NSString *other = [path stringByAppendingString:@"2"];
    rename([path fileSystemRepresentation], [other fileSystemRepresentation]);
    CHECK(next(1000).fflags & NOTE_RENAME);
    unlink([other fileSystemRepresentation]);
    CHECK(next(1000).fflags & NOTE_DELETE);
    CHECK(change((uintptr_t)file, EVFILT_VNODE, EV_DELETE, 0, 0) == 0);
    // A file is ready as long as there is something left of it.
    lseek(file, 0, SEEK_SET);
    change((uintptr_t)file, EVFILT_READ, EV_ADD, 0, 0);
    CHECK_NUMBER(next(100).data, 1);
    lseek(file, 1, SEEK_SET);
    CHECK(next(10).filter == 0);
    change((uintptr_t)file, EVFILT_READ, EV_DELETE, 0, 0);
    close(file);
}

static void *trigger(void *unused) {
    usleep(20000);
    change(1, EVFILT_USER, 0, NOTE_TRIGGER | NOTE_FFOR | 4, 0);
    return NULL;
}

static void others(void) {
    pid_t child = fork();
    if (child == 0) _exit(3);
    CHECK(change((uintptr_t)child, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0) == 0);
    struct kevent event = next(2000);
    CHECK(event.filter == EVFILT_PROC && event.fflags & NOTE_EXIT && event.data == 3 << 8);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3);
    CHECK(change(1, EVFILT_USER, EV_ADD | EV_CLEAR, 1, 0) == 0 && next(0).filter == 0);
    pthread_t thread;
    pthread_create(&thread, NULL, trigger, NULL);
    event = next(2000);
    CHECK(event.filter == EVFILT_USER && event.fflags == 5 && next(0).filter == 0);
    pthread_join(thread, NULL);
    CHECK(change(SIGUSR1, EVFILT_SIGNAL, EV_ADD, 0, 0) == -1 && errno == ENOTSUP);
    struct kevent64_s wide, found;
    EV_SET64(&wide, 1, EVFILT_USER, 0, NOTE_TRIGGER, 0, 77, 0, 0);
    CHECK(kevent64(queue, &wide, 1, &found, 1, 0, NULL) == 1 && found.filter == EVFILT_USER);
    // A queue is a descriptor like others: another one can watch it.
    int outer = kqueue();
    struct kevent inner;
    change(1, EVFILT_USER, 0, NOTE_TRIGGER, 0);
    EV_SET(&inner, queue, EVFILT_READ, EV_ADD, 0, 0, NULL);
    CHECK(kevent(outer, &inner, 1, &event, 1, NULL) == 1 && event.ident == (uintptr_t)queue);
    close(outer);
    CHECK(kevent(outer, &inner, 1, NULL, 0, NULL) == -1);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    queue = kqueue();
    CHECK(queue >= 0);
    sockets();
    timers();
    files();
    others();
    close(queue);
    [pool drain];
    return end_of_checks();
}

// > 40 checks
