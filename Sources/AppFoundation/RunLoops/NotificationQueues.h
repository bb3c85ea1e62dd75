// Notifications that wait for a turn of the run loop, or for one with nothing else to do.
#pragma once
#include "RunLoops/LoopState.h"

void notices_post(LoopState *state, NSString *mode, NSPostingStyle style);
BOOL notices_are_waiting(LoopState *state, NSString *mode, NSPostingStyle style);
