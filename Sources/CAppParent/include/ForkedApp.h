#pragma once
#include <LaunchRequest.h>
#include <stdbool.h>

/// Becomes the app of the request, in the process that was forked for it.
///
/// - device: the process that the app belongs to, its parent.
_Noreturn void forked_app_become(const struct received_request *_Nonnull received, pid_t device);

/// True in a forked process from the moment when it loads its app.
extern bool forked_app_is_loading;
