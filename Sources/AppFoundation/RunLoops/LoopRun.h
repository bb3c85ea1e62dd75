// Running a loop: turns, in each of which it performs what is ready, waits, and takes what came.
#pragma once
#include "RunLoops/LoopState.h"

/// Why a run ended; the numbers of CFRunLoopRunInMode.
typedef enum {
    LoopFinished = 1,
    LoopStopped = 2,
    LoopTimedOut = 3,
    LoopHandledSource = 4,
} LoopResult;

/// Runs the loop of this thread in a mode until a date, or until nothing is left in the mode, or somebody stops it.
/// - returns_after_source: also returns after a turn in which a source was handled. A timer is none.
LoopResult loop_run(LoopState *state, NSString *mode, NSDate *limit, BOOL returns_after_source);

/// One turn, whatever is in the mode.
void loop_turn(LoopState *state, NSString *mode, NSDate *limit);

/// Fires the timers of a mode that are due.
void loop_fire_timers(LoopState *state, NSString *mode);

/// The wait itself: until a descriptor of the mode is ready, the date has come, or the state has changed.
void loop_wait_for_input(LoopState *state, NSString *mode, NSDate *limit);

/// Lets the main loop run what is in the main dispatch queue.
void loop_watch_main_queue(LoopState *state);

/// A caller that waits for a call.
struct loop_call_wait {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    BOOL isDone, isAbandoned;
};
void loop_call_perform(LoopCall *call);
/// The thread has ended before the call's turn came.
void loop_call_abandon(LoopCall *call);
