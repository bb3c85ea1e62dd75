#define _GNU_SOURCE
#include "VirtualTimeState.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Timer descriptors: libdispatch and CoreFoundation's run loops arm them. In virtual time the kernel's timer stays
// disarmed; this table knows when it is due, and arms it to fire at once when the clock gets there.

#define TIMER_COUNT 256

typedef struct {
    int descriptor;
    clockid_t clock;
    /// On the monotonic clock; INT64_MAX when not armed.
    int64_t due;
    /// Nanoseconds between firings, 0 for one.
    int64_t interval;
} VirtualTimer;

static VirtualTimer timers[TIMER_COUNT];
static int timer_count;

static VirtualTimer *timer_of(int descriptor) {
    for (int index = 0; index < timer_count; index++)
        if (timers[index].descriptor == descriptor) return &timers[index];
    return NULL;
}

static void forget(VirtualTimer *timer) { *timer = timers[--timer_count]; }

static int system_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
}

/// Arms the kernel's timer to fire now. Fails for a descriptor that was closed, and may be another file's by now.
static bool fire(int descriptor) {
    struct itimerspec now = {{0, 0}, {0, 1}};
    if (system_settime(descriptor, 0, &now, NULL) < 0) return false;
    // Whoever waits for it has been woken when this returns.
    struct pollfd polled = {.fd = descriptor, .events = POLLIN};
    poll(&polled, 1, 100);
    return true;
}

void virtual_timers_fire_due(void) {
    int64_t now = virtual_now(CLOCK_MONOTONIC);
    for (int index = 0; index < timer_count;) {
        VirtualTimer *timer = &timers[index];
        if (timer->due > now) {
            index++;
            continue;
        }
        if (!fire(timer->descriptor)) {
            forget(timer);
            continue;
        }
        timer->due = timer->interval > 0 ? now + timer->interval - (now - timer->due) % timer->interval : INT64_MAX;
        index++;
    }
}

int64_t virtual_timers_next(void) {
    int64_t next = INT64_MAX;
    for (int index = 0; index < timer_count; index++)
        if (timers[index].due < next) next = timers[index].due;
    return next;
}

int timerfd_create(clockid_t clock, int flags) {
    int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
    if (descriptor < 0) return descriptor;
    // Remembered even while time is real: the timer may be armed when it no longer is.
    pthread_mutex_lock(&virtual_time_lock);
    VirtualTimer *timer = timer_of(descriptor);
    if (!timer && timer_count < TIMER_COUNT) timer = &timers[timer_count++];
    if (timer) *timer = (VirtualTimer){descriptor, clock, INT64_MAX, 0};
    pthread_mutex_unlock(&virtual_time_lock);
    return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!is_virtual()) return system_settime(descriptor, flags, value, old);
    pthread_mutex_lock(&virtual_time_lock);
    VirtualTimer *timer = timer_of(descriptor);
    if (!timer) {
        pthread_mutex_unlock(&virtual_time_lock);
        return system_settime(descriptor, flags, value, old);
    }
    // Disarming also takes back a firing that nobody has seen yet, as setting the kernel's timer does.
    struct itimerspec never;
    memset(&never, 0, sizeof never);
    int result = system_settime(descriptor, 0, &never, NULL);
    if (result == 0) {
        int64_t now = virtual_now(CLOCK_MONOTONIC);
        if (old) {
            int64_t left = timer->due == INT64_MAX ? 0 : timer->due - now;
            *old = (struct itimerspec){timespec_of(timer->interval), timespec_of(left > 0 ? left : 0)};
        }
        int64_t time = nanoseconds(value->it_value);
        timer->interval = nanoseconds(value->it_interval);
        if (time == 0) timer->due = INT64_MAX;
        else if (flags & TFD_TIMER_ABSTIME) timer->due = time - virtual_now(timer->clock) + now;
        else timer->due = now + time;
        virtual_timers_fire_due();
    }
    pthread_mutex_unlock(&virtual_time_lock);
    return result;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
    if (is_virtual()) {
        pthread_mutex_lock(&virtual_time_lock);
        VirtualTimer *timer = timer_of(descriptor);
        if (timer) {
            int64_t left = timer->due == INT64_MAX ? 0 : timer->due - virtual_now(CLOCK_MONOTONIC);
            *value = (struct itimerspec){timespec_of(timer->interval), timespec_of(left > 0 ? left : 0)};
        }
        pthread_mutex_unlock(&virtual_time_lock);
        if (timer) return 0;
    }
    return (int)syscall(SYS_timerfd_gettime, descriptor, value);
}
