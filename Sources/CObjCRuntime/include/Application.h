#pragma once
#include <stdbool.h>
#include <stdint.h>

// The process as an app, and its run loop.

/// Begins to notice changes of user defaults.
void defaults_watch(void);
/// Reads the user defaults from the disk, where the device's Settings may have changed them.
void defaults_read_again(void);
/// Writes changed user defaults to disk. Costs nothing when nothing changed.
void defaults_synchronize_if_changed(void);

/// How a run loop that the app runs itself has to wait.
typedef enum RunLoopWait {
    /// As the app asked for.
    RunLoopWaitAsUsual,
    /// Not at all: ready work is done, but watched descriptors are left alone.
    RunLoopWaitForNothing,
    /// Until a message or descriptor wakes it, without a time limit.
    RunLoopWaitForMessages,
} RunLoopWait;

/// The functions of the frameworks' main loop that GNUstep's run loop calls.
typedef struct RunLoopHost {
    /// Does the work of every turn, before the loop waits, whether the frameworks or the app runs it. Returns after how
    /// many seconds the loop must wake at the latest; negative for no limit.
    double (*_Nonnull before_waiting)(void);
    /// Called before a wait of a run loop that the app runs itself, which wants to wait `seconds` (negative: without
    /// limit): in virtual time, moves the clocks.
    RunLoopWait (*_Nonnull pass_time)(double seconds);
    /// A watched descriptor is ready.
    void (*_Nonnull descriptor_ready)(void *_Nonnull watch);
    /// The main dispatch queue has work.
    void (*_Nonnull main_queue_ready)(void);
} RunLoopHost;

/// Connects the frameworks' main loop with `[NSRunLoop mainRunLoop]`. Called once, on the main thread.
void run_loop_install(RunLoopHost host, int32_t main_queue_descriptor);

/// Delivers events of a descriptor to the host with `watch`, until removed.
void run_loop_add(int32_t descriptor, bool writable, void *_Nullable watch);
void run_loop_remove(int32_t descriptor, bool writable, void *_Nonnull watch);

/// One wait of the main run loop, at most `seconds` long (negative: without limit), in an autorelease pool.
void run_loop_wait(double seconds);

/// Whether code of the app runs the main run loop, in something that the loop called.
bool run_loop_is_run_by_app(void);

/// Whether the main run loop runs in a mode in which touches and the like reach the app.
bool run_loop_takes_input(void);

/// Fires timers that are due and delivers messages from other threads, but no watched descriptors; does not wait.
void run_loop_run_ready(void);

/// Seconds until the next timer of the main run loop; negative if there is none.
double run_loop_next_timer(void);
