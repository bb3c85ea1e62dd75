#include "FramePace.h"
#include <time.h>

static const int64_t frame_length = 1000000000 / 60;

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

void frame_pace_wait(int64_t *all_shown) {
    int64_t present = now();
    *all_shown = (*all_shown > present ? *all_shown : present) + frame_length;
    int64_t excess = *all_shown - present - 2 * frame_length;
    if (excess <= 0) return;
    struct timespec wait = {excess / 1000000000, excess % 1000000000};
    nanosleep(&wait, NULL);
}
