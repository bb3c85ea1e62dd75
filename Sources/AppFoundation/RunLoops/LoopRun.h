// Running a loop in turns. Each turn performs what is ready, waits, and handles what arrived.
#pragma once
#include "RunLoops/LoopState.h"

/// Why a run ended; the numbers of CFRunLoopRunInMode.
typedef enum {
    LoopFinished = 1,
    LoopStopped = 2,
    LoopTimedOut = 3,
    LoopHandledSource = 4,
} LoopResult;

/// Runs the loop of this thread in a mode until a date, until nothing is left in the mode, or until it is stopped.
/// - returns_after_source: also returns after a turn in which a source was handled; timers do not count.
LoopResult loop_run(LoopState *state, NSString *mode, NSDate *limit, BOOL returns_after_source);

/// Runs one turn, even if the mode has no sources and timers.
void loop_turn(LoopState *state, NSString *mode, NSDate *limit);

/// Fires the timers of a mode that are due.
void loop_fire_timers(LoopState *state, NSString *mode);

/// Waits until a descriptor of the mode is ready, the date has come, or the state has changed.
void loop_wait_for_input(LoopState *state, NSString *mode, NSDate *limit);

/// Makes the main loop run the main dispatch queue.
void loop_watch_main_queue(LoopState *state);

/// A caller that waits for a call.
struct loop_call_wait {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    BOOL isDone, isAbandoned;
};
void loop_call_perform(LoopCall *call);
/// Ends the wait for a call whose thread has ended before performing it.
void loop_call_abandon(LoopCall *call);
