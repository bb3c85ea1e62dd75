#pragma once

/// Confines the calling process for good, and what it starts: to the rules (-1 for none), to system calls that an app
/// needs, to its own process, and to one more `execve`, of this very pointer (none if it is NULL).
///
/// Only async-signal-safe calls are made. Returns 0, or -1 with errno.
int app_sandbox_enter(int rules, const char *_Nullable executable);
