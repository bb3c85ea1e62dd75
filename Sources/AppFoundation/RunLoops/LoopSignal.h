// A run loop source that any thread can signal, and that calls its owner on the loop's thread: connections, resolvers
// and searches that work on other threads use it to reach the run loops in which they are scheduled.
#pragma once
#include "RunLoops/LoopState.h"

@interface LoopSignal : NSObject <LoopSource> {
    /// Not retained: the owner has this, and cancels it.
    id owner;
    SEL action;
    int isSignalled;
    NSMutableArray *places;
}
/// - action: a message without arguments. It is sent once for all signals since the turn before.
- (id)initWithOwner:(id)owner action:(SEL)action;
- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)removeFrom:(NSRunLoop *)loop mode:(NSString *)mode;
- (BOOL)isScheduled;
- (void)signal;
/// Leaves all loops; the owner is not told any more.
- (void)cancel;
@end
