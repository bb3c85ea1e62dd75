#pragma once

/// From now on SIGQUIT makes the process print the call stacks of all threads to standard error, if a device started
/// it.
void thread_stacks_answer_device(void);
