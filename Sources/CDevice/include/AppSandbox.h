#pragma once

/// What an app may do with files below a path. A folder's rule holds for everything in it.
enum app_sandbox_access {
    app_sandbox_reads,
    app_sandbox_writes,
    /// Start the file as a program, and read it.
    app_sandbox_starts,
};

/// A set of rules about files for Landlock, to which nothing but what is added is allowed.
///
/// Returns a descriptor, or -1 with errno where the kernel has no Landlock.
int app_sandbox_make_rules(void);

/// Allows access to a path; one that is not there is left out. Returns 0, or -1 with errno.
int app_sandbox_allow(int rules, const char *_Nonnull path, enum app_sandbox_access access);

/// Confines the calling process for good, and what it starts: to the rules (-1 for none), to system calls that an app
/// needs, to its own process, and to one more `execve`, of this very pointer.
///
/// Only async-signal-safe calls are made. Returns 0, or -1 with errno.
int app_sandbox_enter(int rules, const char *_Nonnull executable);
