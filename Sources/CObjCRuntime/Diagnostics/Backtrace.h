#pragma once
#include <stdio.h>

enum { MaximumFrames = 64 };

/// The call stack of a thread, the innermost frame first.
struct frames {
    /// How many frames are still to be skipped.
    int skipped;
    int count;
    /// Addresses of calls, or of the instruction that a signal interrupted.
    const void *addresses[MaximumFrames];
};

/// Collects the calls of this thread. Nothing is allocated: it may run in a handler of signals.
void frames_collect(struct frames *frames);

/// Writes the frames, one a line, without those that say nothing to a developer.
void frames_describe(const struct frames *frames, FILE *stream);
