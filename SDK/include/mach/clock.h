// Mach's clocks.
#pragma once
#include <mach/mach_types.h>

#ifdef __cplusplus
extern "C" {
#endif
/// The time of SYSTEM_CLOCK or CALENDAR_CLOCK, as `host_get_clock_service` gave it.
kern_return_t clock_get_time(clock_serv_t clock, mach_timespec_t *time);
#ifdef __cplusplus
}
#endif
