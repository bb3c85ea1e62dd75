#pragma once

/// Waits until the display has room for another frame, which it has sixty times a second: a loop that draws as often
/// as it can gets one frame for each of the display's. One frame may be waiting, so that a loop at the display's own
/// pace never waits here.
void frame_pace_wait(void);
