#include "VirtualTime.h"
#include <time.h>

void virtual_time_start(int64_t wall_nanoseconds, int64_t monotonic_nanoseconds) {
    (void)wall_nanoseconds;
    (void)monotonic_nanoseconds;
}
void virtual_time_stop(void) {}
bool virtual_time_is_active(void) { return false; }
void virtual_time_advance_to(int64_t nanoseconds) { (void)nanoseconds; }
int64_t virtual_time_next_timer(void) { return INT64_MAX; }

int64_t platform_monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
