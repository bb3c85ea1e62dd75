#pragma once
#include <stdint.h>

/// Waits until the display has room for another frame of a layer, which it has sixty times a second: a loop that draws
/// as often as it can gets one frame for each of the display's. One frame may be waiting, so that a loop at the
/// display's own pace never waits here.
///
/// - Parameter all_shown: When the display has shown all frames that it was given of the layer, in nanoseconds; 0
///   before the first one.
void frame_pace_wait(int64_t *all_shown);
