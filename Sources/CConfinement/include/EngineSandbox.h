#pragma once
#include <sys/types.h>

/// Starts the engine of a web view, which runs pages of strangers: confined for good, with whatever it starts, to the
/// rules about files, to sockets of a network that has nothing but this process and what it starts, and to system calls
/// that reach no other process. It lives in a session of its own, at most as long as the calling thread.
///
/// Where the kernel grants no network of its own, the engine has no sockets at all.
///
/// - socket_descriptor: becomes its descriptor 3.
/// - error_descriptor: becomes both its outputs.
/// - rules: those of `file_rules_make`, or -1 for none.
///
/// Returns the process identifier, or -1 with errno of the step that failed.
pid_t engine_sandbox_start(
    const char *_Nonnull executable, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, int socket_descriptor, int error_descriptor, int rules);
