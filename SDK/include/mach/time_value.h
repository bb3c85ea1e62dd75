// Seconds and microseconds.
#pragma once
#include <mach/port.h>

typedef struct time_value {
    integer_t seconds;
    integer_t microseconds;
} time_value_t;
