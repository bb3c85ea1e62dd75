#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Virtual time for a whole process.
///
/// Once started, every clock of the process (`clock_gettime`, `gettimeofday`, `time`, and with them NSDate, Date,
/// NSTimer and CACurrentMediaTime) stands still and moves only when `virtual_time_advance_to` says so, which makes runs
/// of timers and animations reproducible and as fast as the machine. Clocks of CPU time stay real.
///
/// A sleep of the thread that started virtual time moves the clocks by its length and returns; sleeps of other threads
/// last until the clocks have reached their end. Timer descriptors (timerfd, which libdispatch and run loops arm)
/// become readable when the clocks reach their time. Timeouts of poll, epoll and condition variables stay real.

/// A process whose environment has VERGER_VIRTUAL_TIME="WALL MONOTONIC" (nanoseconds, decimal) lives in virtual time
/// from its first look at a clock, before any of its code runs.

/// Starts it: now is `wall_nanoseconds` since 1970 and `monotonic_nanoseconds` on the monotonic clocks. On the main
/// thread; a second call sets the clocks anew.
void virtual_time_start(int64_t wall_nanoseconds, int64_t monotonic_nanoseconds);

bool virtual_time_is_active(void);

/// Moves all clocks to this time of the monotonic clock, and makes the timer descriptors that are due by then readable.
/// An earlier time than now does nothing.
void virtual_time_advance_to(int64_t monotonic_nanoseconds);

/// The monotonic time at which the next timer descriptor is due, or INT64_MAX.
int64_t virtual_time_next_timer(void);

/// The real monotonic clock, whatever time the process believes it is.
int64_t platform_real_monotonic_nanoseconds(void);

/// Stops it: the clocks are real again. For tests, which share a process.
void virtual_time_stop(void);

/// Nanoseconds of the monotonic clock: virtual when active, else CLOCK_MONOTONIC.
int64_t platform_monotonic_nanoseconds(void);
