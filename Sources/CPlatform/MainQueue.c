#define _GNU_SOURCE
#include "MainQueue.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

// libdispatch's interface for CoreFoundation's run loop.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int platform_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void platform_main_queue_drain(void) {
    // The descriptor counts wake-ups and stays readable until it is read; the queue signals it again when it has more.
    platform_wake_acknowledge(_dispatch_get_main_queue_handle_4CF());
    _dispatch_main_queue_callback_4CF(NULL);
}

int platform_poll(const int32_t *descriptors, const int16_t *events, int16_t *ready, int32_t count,
                  int64_t nanoseconds) {
    struct pollfd fixed[32];
    struct pollfd *polled = count <= 32 ? fixed : malloc(sizeof(struct pollfd) * (size_t)count);
    if (!polled) return 0;
    for (int32_t index = 0; index < count; index++)
        polled[index] = (struct pollfd){.fd = descriptors[index], .events = events[index]};
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    int result = ppoll(polled, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL);
    for (int32_t index = 0; index < count; index++) ready[index] = result > 0 ? polled[index].revents : 0;
    if (polled != fixed) free(polled);
    return result < 0 ? 0 : result;
}

int platform_wake_descriptor_make(void) {
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    return descriptor < 0 ? -errno : descriptor;
}

void platform_wake(int descriptor) {
    uint64_t one = 1;
    // A full counter already wakes; there is nothing to do about other failures.
    ssize_t written = write(descriptor, &one, sizeof one);
    (void)written;
}

void platform_wake_acknowledge(int descriptor) {
    uint64_t count;
    ssize_t bytes = read(descriptor, &count, sizeof count);
    (void)bytes;
}
