#pragma once
#include <sys/types.h>

/// The number that the app's end of its device link has in the app: the first one after the standard streams.
enum { app_process_link_descriptor = 3 };

/// Whether a program is confined before its first instruction, and its rules about files (-1 for none).
struct app_process_confinement {
    int is_confined;
    int rules;
};

/// Confines the calling process for good, as the last thing before its app begins. Only async-signal-safe calls are made.
///
/// - executable: the one program that it may still start, by this very pointer; NULL for none.
///
/// Returns 0, or -1 with errno.
int app_process_confine(struct app_process_confinement confinement, const char *_Nullable executable);

/// How a program begins.
enum app_process_beginning {
    app_process_runs,
    /// It stands still before its first instruction, until a debugger lets it go on.
    app_process_waits_for_debugger,
};

/// Starts a program in a session of its own, with only its standard streams and the device link open.
///
/// The kernel kills it when the calling thread dies, however that happens. Its standard input is empty, its signals
/// are as at login, its working directory is "/".
///
/// Returns the process identifier, or -1 with errno of the step that failed (that of execve included).
pid_t app_process_start(
    const char *_Nonnull executable,
    char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment,
    int link_descriptor, int output_descriptor, int error_descriptor,
    struct app_process_confinement confinement, enum app_process_beginning beginning);

/// A descriptor that becomes readable when the process has ended, or -1 with errno.
int app_process_open_descriptor(pid_t process);

/// What became of a process.
struct app_process_end {
    int has_ended;
    /// The exit status, or the signal's number when `was_signalled`.
    int status;
    int was_signalled;
};

/// Asks whether a child has ended, without waiting, and frees its entry in the process table if so.
struct app_process_end app_process_reap(pid_t process);
