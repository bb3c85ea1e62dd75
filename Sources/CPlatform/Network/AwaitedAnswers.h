#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Answers of servers and of other processes, which come in real time. In virtual time the clock waits for them as it does for threads that compute,
/// so that what a script sees does not depend on how fast a server is.

enum platform_answerer {
    platform_answerer_server,
    /// The engine of a web view.
    platform_answerer_engine,
    platform_answerer_count,
};

/// An answer is awaited until this moment of the real monotonic clock, in nanoseconds; 0 when none is.
void platform_await_answers(enum platform_answerer answerer, int64_t until);

bool platform_awaits_answers(void);
