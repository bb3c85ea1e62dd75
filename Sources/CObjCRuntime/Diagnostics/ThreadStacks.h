#pragma once

/// From now on SIGQUIT has the calls of every thread written to standard error, if the app was started by a device.
void thread_stacks_answer_device(void);
