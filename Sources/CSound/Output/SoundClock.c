// Frames of the process's monotonic clock.

#include "CPlatform.h"
#include "SoundOutput.h"

enum { second = 1000000000 };

int64_t sound_output_frame(int64_t nanoseconds) {
    int64_t seconds = nanoseconds / second, rest = nanoseconds % second;
    return seconds * sound_rate + (rest * sound_rate + second - 1) / second;
}

int64_t sound_output_nanoseconds(int64_t frame) {
    // Rounded up, so that the frame has come by then.
    return frame / sound_rate * second + (frame % sound_rate * second + sound_rate - 1) / sound_rate;
}

int64_t sound_output_now(void) {
    int64_t now = platform_monotonic_nanoseconds();
    return now / second * sound_rate + now % second * sound_rate / second;
}
