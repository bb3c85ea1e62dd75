#pragma once
#include <stdint.h>

/// Nanoseconds of the kernel's monotonic clock, also in a process whose own clocks are virtual.
int64_t real_monotonic_nanoseconds(void);

/// Nanoseconds since 1970, as the machine's clock has it.
int64_t real_wall_nanoseconds(void);
