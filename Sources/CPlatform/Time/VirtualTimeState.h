#pragma once
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// State shared by the parts of virtual time.

#define NANOSECONDS_PER_SECOND 1000000000LL

/// Whether the clocks are virtual; read by every clock call of the process.
extern atomic_bool virtual_time_active;
/// The monotonic clock, and what the wall clock is ahead of it, in nanoseconds.
extern _Atomic int64_t virtual_time_monotonic;
extern _Atomic int64_t virtual_time_wall_offset;
/// Guards the tables of timers and sleepers.
extern pthread_mutex_t virtual_time_lock;
/// Signalled when the clock has moved.
extern pthread_cond_t virtual_time_moved;

static inline bool is_virtual(void) {
    return atomic_load_explicit(&virtual_time_active, memory_order_relaxed);
}
static inline int64_t nanoseconds(struct timespec time) {
    return (int64_t)time.tv_sec * NANOSECONDS_PER_SECOND + time.tv_nsec;
}
static inline struct timespec timespec_of(int64_t nanoseconds) {
    return (struct timespec){nanoseconds / NANOSECONDS_PER_SECOND, nanoseconds % NANOSECONDS_PER_SECOND};
}
/// Whether a clock tells the time of day, rather than time since the start.
static inline bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI
        || clock == CLOCK_REALTIME_ALARM;
}
/// What a virtual clock shows.
static inline int64_t virtual_now(clockid_t clock) {
    int64_t now = atomic_load_explicit(&virtual_time_monotonic, memory_order_acquire);
    return is_wall_clock(clock) ? now + atomic_load_explicit(&virtual_time_wall_offset, memory_order_relaxed) : now;
}
/// What the machine's clock shows, whatever is virtual.
int64_t real_now(clockid_t clock);
/// Whether this thread started virtual time.
bool is_virtual_time_thread(void);

/// Makes the timer descriptors that are due readable. With the lock held, after the clock moved.
void virtual_timers_fire_due(void);
/// When the next timer descriptor is due, or INT64_MAX. With the lock held.
int64_t virtual_timers_next(void);
/// When the next sleeping thread is due, or INT64_MAX. With the lock held.
int64_t virtual_sleepers_next(void);
