// Addresses and sizes of memory, as `<mach/mach_types.h>` has them.
#pragma once
#include <mach/mach_types.h>
