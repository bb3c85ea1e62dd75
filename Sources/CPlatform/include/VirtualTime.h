#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Virtual time for a whole process.
///
/// Once started, every clock of the process (`clock_gettime`, `gettimeofday`, `time`, and with them NSDate, Date,
/// NSTimer and CACurrentMediaTime) stands still and moves only when `virtual_time_advance` says so, which makes runs
/// of timers and animations reproducible and as fast as the machine.
///
/// `wall_nanoseconds` is the wall-clock time (since 1970) that the process will believe it started at; the monotonic
/// clocks start at zero plus one second.
void virtual_time_start(int64_t wall_nanoseconds);
bool virtual_time_is_active(void);
void virtual_time_advance(int64_t nanoseconds);

/// Nanoseconds of the monotonic clock: virtual when active, else CLOCK_MONOTONIC.
int64_t platform_monotonic_nanoseconds(void);
