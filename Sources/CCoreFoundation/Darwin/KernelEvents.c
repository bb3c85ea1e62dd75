// kqueue: a queue is an epoll set of its watches' descriptors, so it can be polled and closed like any descriptor. The
// memory of a closed queue is released when its number is used again.

#define _GNU_SOURCE
#include "Darwin/KernelEvents.h"
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

struct queue {
    struct queue *next;
    int descriptor;
    uint64_t lastNumber;
    struct watch *watches;
};

static struct queue *queues;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct queue *find_queue(int descriptor) {
    struct queue *queue = queues;
    while (queue && queue->descriptor != descriptor) queue = queue->next;
    return queue;
}

static void forget(struct queue *queue, struct watch *watch) {
    struct watch **place = &queue->watches;
    while (*place != watch) place = &(*place)->next;
    *place = watch->next;
    close(watch->descriptor);
    free(watch);
}

int kqueue(void) {
    int descriptor = epoll_create1(EPOLL_CLOEXEC);
    if (descriptor < 0) return -1;
    pthread_mutex_lock(&lock);
    struct queue *queue = find_queue(descriptor);
    if (queue) {
        while (queue->watches) forget(queue, queue->watches);
    } else if ((queue = calloc(1, sizeof *queue)) != NULL) {
        queue->descriptor = descriptor;
        queue->next = queues;
        queues = queue;
    }
    pthread_mutex_unlock(&lock);
    if (queue) return descriptor;
    close(descriptor);
    errno = ENOMEM;
    return -1;
}

// Changes. The caller holds the lock.

static struct watch *find_watch(struct queue *queue, const struct kevent64_s *event) {
    struct watch *watch = queue->watches;
    while (watch && (watch->event.ident != event->ident || watch->event.filter != event->filter)) watch = watch->next;
    return watch;
}

static struct watch *find_number(struct queue *queue, uint64_t number) {
    struct watch *watch = queue->watches;
    while (watch && watch->number != number) watch = watch->next;
    return watch;
}

static int enable(struct queue *queue, struct watch *watch, bool is_enabled) {
    if (watch->isEnabled == is_enabled) return 0;
    watch->isEnabled = is_enabled;
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = watch->number};
    int operation = is_enabled ? EPOLL_CTL_ADD : EPOLL_CTL_DEL;
    return epoll_ctl(queue->descriptor, operation, watch->descriptor, &event) == 0 ? 0 : errno;
}

static int add(struct queue *queue, const struct kevent64_s *event) {
    struct watch *watch = calloc(1, sizeof *watch);
    if (watch == NULL) return ENOMEM;
    watch->event = *event;
    int error = watch_open(watch);
    if (error) {
        free(watch);
        return error;
    }
    watch->number = ++queue->lastNumber;
    watch->next = queue->watches;
    queue->watches = watch;
    if (event->filter == EVFILT_USER) watch->event.fflags &= NOTE_FFLAGSMASK;
    return event->flags & EV_DISABLE ? 0 : enable(queue, watch, true);
}

/// Returns 0 or an errno value.
static int change(struct queue *queue, const struct kevent64_s *event) {
    struct watch *watch = find_watch(queue, event);
    if (event->flags & EV_DELETE) {
        if (watch == NULL) return ENOENT;
        forget(queue, watch);
        return 0;
    }
    bool is_own = event->filter == EVFILT_USER;
    if (watch && (event->flags & EV_ADD) && !is_own) {
        // Adding an existing event replaces it: a timer starts again.
        bool was_enabled = watch->isEnabled;
        forget(queue, watch);
        int error = add(queue, event);
        struct watch *again = error ? NULL : find_watch(queue, event);
        return again && !was_enabled && !(event->flags & EV_ENABLE) ? enable(queue, again, false) : error;
    }
    if (watch == NULL) {
        if (!(event->flags & EV_ADD)) return ENOENT;
        int error = add(queue, event);
        if (error || !is_own) return error;
        watch = find_watch(queue, event);
    }
    if (is_own) watch_note(watch, event->fflags);
    if (event->flags & EV_ENABLE) return enable(queue, watch, true);
    if (event->flags & EV_DISABLE) return enable(queue, watch, false);
    return 0;
}

/// Reads the event of a ready descriptor of the set. Returns whether there is one.
static bool take(struct queue *queue, uint64_t number, struct kevent64_s *event) {
    struct watch *watch = find_number(queue, number);
    if (watch == NULL || !watch->isEnabled) return false;
    bool has_event = watch_read(watch, event);
    uint16_t flags = watch->event.flags | event->flags;
    if (!has_event) {
        // A regular file at its end, or a closed descriptor, would stay ready without an event, so the watch is
        // disabled.
        if (watch->event.filter == EVFILT_READ && event->data <= 0) enable(queue, watch, false);
        return false;
    }
    event->flags &= (uint16_t)~EV_ONESHOT;
    if (flags & EV_ONESHOT) forget(queue, watch);
    else if (flags & EV_DISPATCH) enable(queue, watch, false);
    return true;
}

enum { MaximumTaken = 64 };

static int collect(int descriptor, struct kevent64_s *events, int count, int milliseconds) {
    struct epoll_event ready[MaximumTaken];
    int found = epoll_wait(descriptor, ready, count < MaximumTaken ? count : MaximumTaken, milliseconds);
    if (found <= 0) return found;
    int taken = 0;
    pthread_mutex_lock(&lock);
    struct queue *queue = find_queue(descriptor);
    for (int i = 0; queue && i < found; i++) taken += take(queue, ready[i].data.u64, &events[taken]);
    pthread_mutex_unlock(&lock);
    return taken;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Applies changes, and reports their errors as events. Returns the number of these, or -1 for an error that does not
/// fit.
static int apply(int descriptor, const struct kevent64_s *changes, int changeCount, struct kevent64_s *events,
                 int eventCount) {
    int told = 0, error = 0;
    pthread_mutex_lock(&lock);
    struct queue *queue = find_queue(descriptor);
    if (queue == NULL) error = EBADF;
    for (int i = 0; queue && i < changeCount && error == 0; i++) {
        int result = change(queue, &changes[i]);
        if (result == 0 && !(changes[i].flags & EV_RECEIPT)) continue;
        if (told == eventCount) {
            error = result;
            continue;
        }
        events[told] = changes[i];
        events[told].flags = EV_ERROR;
        events[told++].data = result;
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return error ? -1 : told;
}

int kevent64(int descriptor, const struct kevent64_s *changes, int changeCount, struct kevent64_s *events, int eventCount,
             unsigned int flags, const struct timespec *timeout) {
    int told = apply(descriptor, changes, changeCount, events, eventCount);
    if (told != 0 || eventCount <= 0) return told;
    int64_t limit = -1;
    if (timeout) {
        int64_t seconds = timeout->tv_sec < INT_MAX / 1000 ? timeout->tv_sec : INT_MAX / 1000;
        limit = now() + seconds * 1000 + (timeout->tv_nsec + 999999) / 1000000;
    }
    bool only_looks = timeout && timeout->tv_sec == 0 && timeout->tv_nsec == 0;
    for (;;) {
        int64_t left = limit < 0 ? -1 : limit - now();
        int wait = limit < 0 ? -1 : left > 0 && !only_looks ? (int)left : 0;
        int taken = collect(descriptor, events, eventCount, wait);
        if (taken != 0) return taken;
        // A ready descriptor may have had no event.
        if (limit >= 0 && now() >= limit) return 0;
    }
}

static struct kevent64_s widened(const struct kevent *event) {
    return (struct kevent64_s){
        .ident = event->ident, .filter = event->filter, .flags = event->flags, .fflags = event->fflags,
        .data = event->data, .udata = (uintptr_t)event->udata,
    };
}

int kevent(int descriptor, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
           const struct timespec *timeout) {
    if (changeCount < 0 || changeCount > 1 << 20 || (changeCount > 0 && changes == NULL)) {
        errno = EINVAL;
        return -1;
    }
    int room = eventCount < 0 ? 0 : eventCount < 1024 ? eventCount : 1024;
    struct kevent64_s *wide = calloc((size_t)changeCount + (size_t)room + 1, sizeof *wide);
    if (wide == NULL) return -1;
    for (int i = 0; i < changeCount; i++) wide[i] = widened(&changes[i]);
    struct kevent64_s *found = wide + changeCount;
    int count = kevent64(descriptor, wide, changeCount, found, room, 0, timeout);
    for (int i = 0; i < count; i++) {
        events[i] = (struct kevent){
            .ident = found[i].ident, .filter = found[i].filter, .flags = found[i].flags, .fflags = found[i].fflags,
            .data = found[i].data, .udata = (void *)(uintptr_t)found[i].udata,
        };
    }
    int error = errno;
    free(wide);
    errno = error;
    return count;
}
