#pragma once
#include <stdbool.h>
#include <stdio.h>

/// From now on SIGQUIT makes the process print the call stacks of all threads to standard error, if a device started
/// it.
void thread_stacks_answer_device(void);

/// Whether a device started the process. Its environment does not say so any more once the app has launched.
bool thread_stacks_are_for_device(void);

/// Writes the call stacks of all threads but this one and the one that answers the device.
void thread_stacks_describe_others(FILE *stream);
