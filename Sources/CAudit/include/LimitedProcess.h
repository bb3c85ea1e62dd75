#pragma once
#include <stdint.h>
#include <sys/types.h>

/// What the kernel itself holds a process and its children to; 0 stands for no limit.
struct limited_process_bounds {
    /// Bytes of memory of a process's own.
    uint64_t memory;
    /// Bytes of one file that it writes.
    uint64_t file_size;
};

/// Starts a program in a session of its own, with its output and errors going to one descriptor and an empty input.
///
/// The kernel kills it when the calling thread dies, however that happens. It leaves no core files.
///
/// Returns the process identifier, which is the session's as well, or -1 with errno of the step that failed (that of
/// execve included).
pid_t limited_process_start(
    const char *_Nonnull executable,
    char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment,
    const char *_Nonnull folder, int output_descriptor, struct limited_process_bounds bounds);
