#define _GNU_SOURCE
#include "VirtualTimeState.h"
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>

// Timeouts of waits between threads stay real. These functions take an absolute time, which callers compute from the
// virtual clock: it is converted to the time on the real clock that is equally far away.

/// The same distance from now, on the real clock.
static struct timespec real_moment(const struct timespec *moment, clockid_t clock) {
    int64_t distance = nanoseconds(*moment) - virtual_now(clock);
    int64_t limit = 86400 * NANOSECONDS_PER_SECOND * 365;
    if (distance > limit) distance = limit;
    return timespec_of(real_now(clock) + (distance > 0 ? distance : 0));
}

/// A condition variable's clock cannot be read: the one whose present time is nearer is assumed.
static clockid_t likely_clock(const struct timespec *moment) {
    int64_t time = nanoseconds(*moment);
    int64_t from_wall = time - virtual_now(CLOCK_REALTIME);
    int64_t from_monotonic = time - virtual_now(CLOCK_MONOTONIC);
    if (from_wall < 0) from_wall = -from_wall;
    if (from_monotonic < 0) from_monotonic = -from_monotonic;
    return from_wall < from_monotonic ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

/// The C library's function; condition variables have an older version too, which is not wanted.
#define NEXT(function, version) ((__typeof__(&function))dlvsym(RTLD_NEXT, #function, version))

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *moment) {
    static __typeof__(&pthread_cond_timedwait) next;
    if (!next) next = NEXT(pthread_cond_timedwait, "GLIBC_2.3.2");
    if (!is_virtual()) return next(condition, mutex, moment);
    struct timespec real = real_moment(moment, likely_clock(moment));
    return next(condition, mutex, &real);
}

int pthread_cond_clockwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *moment) {
    static __typeof__(&pthread_cond_clockwait) next;
    if (!next) next = NEXT(pthread_cond_clockwait, "GLIBC_2.34");
    if (!is_virtual()) return next(condition, mutex, clock, moment);
    struct timespec real = real_moment(moment, clock);
    return next(condition, mutex, clock, &real);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *moment) {
    static __typeof__(&sem_timedwait) next;
    if (!next) next = NEXT(sem_timedwait, "GLIBC_2.34");
    if (!is_virtual()) return next(semaphore, moment);
    struct timespec real = real_moment(moment, CLOCK_REALTIME);
    return next(semaphore, &real);
}
