#define _GNU_SOURCE
#include "VirtualTime.h"
#include "VirtualTimeState.h"
#include <dlfcn.h>
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

// Sleeping in virtual time. The thread that moves the clock cannot wait for it to be moved: its sleep moves the clock.
// Others sleep until the clock has got there.

#define SLEEPER_COUNT 256
/// Real seconds after which a sleep ends although nobody moves the clock.
#define LONGEST_SLEEP 60

static int64_t sleepers[SLEEPER_COUNT];
static int sleeper_count;

int64_t virtual_sleepers_next(void) {
    int64_t next = INT64_MAX;
    for (int index = 0; index < sleeper_count; index++)
        if (sleepers[index] < next) next = sleepers[index];
    return next;
}

static void sleep_until(int64_t due) {
    if (is_virtual_time_thread()) {
        virtual_time_advance_to(due);
        return;
    }
    struct timespec limit = timespec_of(real_now(CLOCK_REALTIME) + LONGEST_SLEEP * NANOSECONDS_PER_SECOND);
    int (*wait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) =
        dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    pthread_mutex_lock(&virtual_time_lock);
    if (sleeper_count < SLEEPER_COUNT) sleepers[sleeper_count++] = due;
    while (is_virtual() && virtual_now(CLOCK_MONOTONIC) < due)
        if (!wait || wait(&virtual_time_moved, &virtual_time_lock, &limit) == ETIMEDOUT) break;
    for (int index = 0; index < sleeper_count; index++) {
        if (sleepers[index] != due) continue;
        sleepers[index] = sleepers[--sleeper_count];
        break;
    }
    pthread_mutex_unlock(&virtual_time_lock);
}

/// The C library's function of that name, which is also a cancellation point.
#define NEXT(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!is_virtual()) {
        __typeof__(&clock_nanosleep) next = NEXT(clock_nanosleep);
        return next ? next(clock, flags, time, left) : (int)syscall(SYS_clock_nanosleep, clock, flags, time, left);
    }
    if (time->tv_nsec < 0 || time->tv_nsec >= NANOSECONDS_PER_SECOND || time->tv_sec < 0) return EINVAL;
    int64_t duration = nanoseconds(*time) - (flags & TIMER_ABSTIME ? virtual_now(clock) : 0);
    if (duration > 0) sleep_until(virtual_now(CLOCK_MONOTONIC) + duration);
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    int error = clock_nanosleep(CLOCK_REALTIME, 0, time, left);
    if (error == 0) return 0;
    errno = error;
    return -1;
}

int usleep(useconds_t microseconds) {
    struct timespec time = timespec_of((int64_t)microseconds * 1000);
    return nanosleep(&time, NULL);
}

unsigned int sleep(unsigned int seconds) {
    struct timespec time = {seconds, 0}, left = {0, 0};
    return nanosleep(&time, &left) == 0 ? 0 : (unsigned int)left.tv_sec + (left.tv_nsec > 0);
}
