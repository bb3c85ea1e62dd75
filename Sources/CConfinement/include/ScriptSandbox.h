#pragma once
#include <sys/types.h>

/// Starts a program that is confined for good, with whatever it starts: to the rules about files, without any socket,
/// and without system calls that reach other processes or change the machine. It may start programs, which stay in its
/// process group: what is asked for otherwise is not done.
///
/// Its standard input is empty, both its outputs are the descriptor, nothing else is open.
///
/// Returns the process identifier, or -1 with errno of the step that failed (that of execve included).
pid_t script_sandbox_start(
    const char *_Nonnull executable, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, const char *_Nonnull folder, int output_descriptor, int rules);
