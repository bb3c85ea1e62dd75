// Mach's clock, which counts nanoseconds here. In virtual time it stands still as all clocks do.
#pragma once
#include <mach/mach_types.h>
#include <stdint.h>

struct mach_timebase_info {
    uint32_t numer;
    uint32_t denom;
};
typedef struct mach_timebase_info *mach_timebase_info_t;
typedef struct mach_timebase_info mach_timebase_info_data_t;

#ifdef __cplusplus
extern "C" {
#endif

uint64_t mach_absolute_time(void);
/// Ticks times `numer` through `denom` are nanoseconds.
kern_return_t mach_timebase_info(mach_timebase_info_t info);
kern_return_t mach_wait_until(uint64_t deadline);

#ifdef __cplusplus
}
#endif
