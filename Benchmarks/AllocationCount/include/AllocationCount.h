#pragma once
#include <stdint.h>

/// How often the process has asked for memory since it began. Linking this file is what counts.
uint64_t allocation_count(void);
