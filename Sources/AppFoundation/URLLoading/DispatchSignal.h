// A signal that calls its owner on the queue of loads, for clients without a run loop.
#pragma once
#import "RunLoops/LoopSignal.h"

@interface DispatchSignal : LoopSignal
@end

/// Calls `work` on that queue, one after the other.
void loads_perform(void *context, void (*work)(void *context));
