#pragma once

// libdispatch, whose headers belong to the Swift toolchain.
extern void *dispatch_get_global_queue(long priority, unsigned long flags);
extern void dispatch_async(void *queue, void (^work)(void));

/// libdispatch's flag for queues that have a thread for each block at once, instead of one for each processor: blocks
/// that wait for others must not keep these from running.
enum { OvercommitFlag = 2 };

/// Runs the block on one of the threads of libdispatch.
static inline void run_elsewhere(void (^work)(void)) {
    dispatch_async(dispatch_get_global_queue(0, OvercommitFlag), work);
}
