#pragma once
#include <sys/types.h>

/// How a process belongs to the one that starts it.
enum process_tie {
    /// It leads a group of its own, and lives on when its parent dies.
    process_tie_group,
    /// It leads a session of its own, and the kernel kills it when the thread dies that started it, however that
    /// happens.
    process_tie_session,
};

/// The most descriptors that a program can be given.
enum { process_start_most_descriptors = 8 };

/// A program, and how it is started.
///
/// Its signals are as at login, and no descriptors are open but those named here.
struct process_start {
    const char *_Nonnull executable;
    /// Both end with NULL.
    char *_Nullable const *_Nonnull arguments;
    char *_Nullable const *_Nonnull environment;
    /// The working directory.
    const char *_Nonnull folder;
    enum process_tie tie;
    /// What the program has as its descriptors 0, 1, 2 …; -1 stands for /dev/null, opened for reading. At least the
    /// three standard ones.
    int descriptors[process_start_most_descriptors];
    int descriptor_count;

    /// Called in the new process right before the program begins, if not NULL: to confine it, or to set limits.
    ///
    /// Only async-signal-safe calls are allowed. What it opens stays open in the program unless it says O_CLOEXEC.
    ///
    /// - own: the number that `prepare_descriptor` has in the new process, -1 if there is none.
    ///
    /// It returns 0, or -1 with errno, which becomes that of the start.
    int (*_Nullable prepare)(const struct process_start *_Nonnull start, int own);
    /// For `prepare` alone.
    const void *_Nullable context;
    /// A descriptor that `prepare` works with and the program does not get, or -1.
    int prepare_descriptor;
};

/// Starts the program.
///
/// Returns the process identifier, or -1 with errno of the step that failed (those in the new process included: ENOENT
/// when there is no such program). By the time it returns the program has begun.
pid_t process_start_run(const struct process_start *_Nonnull start);

/// Does in a process that was forked what comes before its program: ties it to `parent`, gives it its descriptors and
/// closes all others, and goes to its folder. Signals stay as they are.
///
/// - failure: a descriptor that is kept, closed when a program begins; becomes its new number.
/// - own: becomes the number of `prepare_descriptor`, -1 if there is none.
///
/// Returns 0, or -1 with errno.
int process_take_place(
    const struct process_start *_Nonnull start, pid_t parent, int *_Nonnull failure, int *_Nonnull own);
