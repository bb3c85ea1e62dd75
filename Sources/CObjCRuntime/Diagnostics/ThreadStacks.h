#pragma once
#include <stdio.h>

/// From now on SIGQUIT makes the process print the call stacks of all threads to standard error, if a device started
/// it.
void thread_stacks_answer_device(void);

/// Writes the call stacks of all threads but this one and the one that answers the device.
void thread_stacks_describe_others(FILE *stream);
