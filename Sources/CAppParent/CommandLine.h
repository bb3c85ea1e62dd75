#pragma once
#include <LaunchRequest.h>

/// Notes, in the parent of apps, what `command_line_set` needs.
void command_line_prepare(void);

/// Lets the kernel show the arguments and variables of the request as this process's own: `ps`, `/proc/self/cmdline` (from
/// which Swift takes its arguments). Without the kernel's checkpoints the parent's stay there.
void command_line_set(const struct received_request *_Nonnull received);
