#pragma once
#include <stdbool.h>

/// Whether another thread of the process is computing, rather than waiting for something.
bool platform_other_threads_run(void);
