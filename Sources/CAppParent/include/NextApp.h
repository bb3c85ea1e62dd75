#pragma once
#include <sys/types.h>

/// Waits for a request of the device and becomes its app, in a process that was forked for it.
///
/// - device: the process that the app belongs to, its parent.
/// - pipe: gets a byte when the request has come.
_Noreturn void next_app_wait(pid_t device, int pipe);
