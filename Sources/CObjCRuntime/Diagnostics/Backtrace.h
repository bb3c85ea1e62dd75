#pragma once
#include <stdio.h>

enum { MaximumFrames = 64 };

/// The calls that a thread is in, the innermost first.
struct frames {
    /// How many are still to be left out.
    int skipped;
    int count;
    /// Addresses of calls, or of the instruction that a signal came at.
    const void *addresses[MaximumFrames];
};

/// Collects the calls of this thread. Nothing is allocated: it may run in a handler of signals.
void frames_collect(struct frames *frames);

/// Writes them one a line, those without use left out.
void frames_describe(const struct frames *frames, FILE *stream);
