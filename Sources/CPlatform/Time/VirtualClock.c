#define _GNU_SOURCE
#include "VirtualTime.h"
#include "VirtualTimeState.h"
#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// The clock functions below replace the C library's in the whole process, since this library comes first in symbol
// look-up. They are called before any constructor has run, from signal handlers and from every thread, so they neither
// allocate nor lock.

atomic_bool virtual_time_active;
_Atomic int64_t virtual_time_monotonic;
_Atomic int64_t virtual_time_wall_offset;
pthread_mutex_t virtual_time_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t virtual_time_moved = PTHREAD_COND_INITIALIZER;

static long virtual_time_thread;

// MARK: The real clocks

static int system_clock_gettime(clockid_t clock, struct timespec *time) {
    return (int)syscall(SYS_clock_gettime, clock, time);
}

/// The C library's function, which reads the clock without a system call; found once the process is up.
static int (*real_clock_gettime)(clockid_t, struct timespec *) = system_clock_gettime;

static bool clocks_are_virtual(void);

__attribute__((constructor(101))) static void find_real_clock(void) {
    void *found = dlsym(RTLD_NEXT, "clock_gettime");
    if (found) real_clock_gettime = (int (*)(clockid_t, struct timespec *))found;
    clocks_are_virtual();
}

int64_t real_now(clockid_t clock) {
    struct timespec now = {0, 0};
    real_clock_gettime(clock, &now);
    return nanoseconds(now);
}

// MARK: The process's clocks

/// Starts virtual time if the environment says so. Other libraries' constructors read clocks before any of this
/// process's own code runs, and must not see one that jumps later.
static void start_as_environment_says(void) {
    const char *value = getenv("VERGER_VIRTUAL_TIME");
    int64_t wall, monotonic;
    if (value == NULL || sscanf(value, "%" SCNd64 " %" SCNd64, &wall, &monotonic) != 2) return;
    virtual_time_thread = getpid();
    atomic_store(&virtual_time_monotonic, monotonic);
    atomic_store(&virtual_time_wall_offset, wall - monotonic);
    atomic_store(&virtual_time_active, true);
}

/// Whether the clocks are virtual, for the clock functions, of which one is the first thing to be called.
static bool clocks_are_virtual(void) {
    static atomic_bool has_read_environment;
    if (!atomic_load_explicit(&has_read_environment, memory_order_relaxed) && environ != NULL) {
        atomic_store(&has_read_environment, true);
        start_as_environment_says();
    }
    return is_virtual();
}

/// Clocks of CPU time are not virtual.
static bool is_virtual_clock(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
    case CLOCK_TAI:
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM: return true;
    default: return false;
    }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!clocks_are_virtual() || !is_virtual_clock(clock)) return real_clock_gettime(clock, time);
    *time = timespec_of(virtual_now(clock));
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
    int64_t now = clocks_are_virtual() ? virtual_now(CLOCK_REALTIME) : real_now(CLOCK_REALTIME);
    time->tv_sec = now / NANOSECONDS_PER_SECOND;
    time->tv_usec = now % NANOSECONDS_PER_SECOND / 1000;
    return 0;
}

time_t time(time_t *result) {
    int64_t now = clocks_are_virtual() ? virtual_now(CLOCK_REALTIME) : real_now(CLOCK_REALTIME_COARSE);
    time_t seconds = (time_t)(now / NANOSECONDS_PER_SECOND);
    if (result) *result = seconds;
    return seconds;
}

int timespec_get(struct timespec *time, int base) {
    if (base != TIME_UTC) return 0;
    clock_gettime(CLOCK_REALTIME, time);
    return base;
}

int64_t platform_monotonic_nanoseconds(void) {
    return is_virtual() ? virtual_now(CLOCK_MONOTONIC) : real_now(CLOCK_MONOTONIC);
}

// MARK: Moving them

bool virtual_time_is_active(void) { return is_virtual(); }

bool is_virtual_time_thread(void) { return syscall(SYS_gettid) == virtual_time_thread; }

void virtual_time_start(int64_t wall_nanoseconds, int64_t monotonic_nanoseconds) {
    pthread_mutex_lock(&virtual_time_lock);
    virtual_time_thread = syscall(SYS_gettid);
    atomic_store(&virtual_time_monotonic, monotonic_nanoseconds);
    atomic_store(&virtual_time_wall_offset, wall_nanoseconds - monotonic_nanoseconds);
    atomic_store(&virtual_time_active, true);
    pthread_mutex_unlock(&virtual_time_lock);
}

void virtual_time_stop(void) {
    pthread_mutex_lock(&virtual_time_lock);
    atomic_store(&virtual_time_active, false);
    pthread_cond_broadcast(&virtual_time_moved);
    pthread_mutex_unlock(&virtual_time_lock);
}

int64_t platform_real_monotonic_nanoseconds(void) { return real_now(CLOCK_MONOTONIC); }

void virtual_time_advance_to(int64_t monotonic_nanoseconds) {
    if (!is_virtual()) return;
    pthread_mutex_lock(&virtual_time_lock);
    if (monotonic_nanoseconds > atomic_load(&virtual_time_monotonic)) {
        atomic_store(&virtual_time_monotonic, monotonic_nanoseconds);
        virtual_timers_fire_due();
        pthread_cond_broadcast(&virtual_time_moved);
    }
    pthread_mutex_unlock(&virtual_time_lock);
}

int64_t virtual_time_next_timer(void) {
    if (!is_virtual()) return INT64_MAX;
    pthread_mutex_lock(&virtual_time_lock);
    int64_t timer = virtual_timers_next();
    int64_t sleeper = virtual_sleepers_next();
    pthread_mutex_unlock(&virtual_time_lock);
    return timer < sleeper ? timer : sleeper;
}
