#pragma once
#include <stdint.h>

/// Functions for a main loop that is not libdispatch's own: main queue, poll and wake-ups.

/// The descriptor that is readable while the main dispatch queue has work.
int platform_main_queue_descriptor(void);

/// Runs what the main dispatch queue holds. Main thread only.
void platform_main_queue_drain(void);

/// Waits until one of the descriptors is ready, for at most `nanoseconds` of real time (negative: for ever). `events`
/// and `ready` are masks of POLLIN, POLLOUT, POLLERR, POLLHUP. Returns the number that are ready; an interruption by a
/// signal counts as none.
int platform_poll(const int32_t *_Nonnull descriptors, const int16_t *_Nonnull events, int16_t *_Nonnull ready,
                  int32_t count, int64_t nanoseconds);

/// A descriptor by which `platform_wake` wakes a poll, or a negated errno.
int platform_wake_descriptor_make(void);
void platform_wake(int descriptor);
/// Resets the descriptor after wake-ups.
void platform_wake_acknowledge(int descriptor);
