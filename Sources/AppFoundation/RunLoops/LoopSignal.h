// A signal that any thread can give, and that calls its owner on the thread of a run loop: connections, resolvers and
// searches that work on other threads use it to reach the run loops in which they are scheduled.
#pragma once
#include "RunLoops/LoopState.h"

@interface LoopSignal : NSObject {
    /// Not retained: the owner has this, and cancels it.
    id owner;
    SEL action;
    int isGiven;
    pthread_mutex_t lock;
    /// The loops and modes: LoopPlace.
    NSMutableArray *places;
}
/// - action: a message without arguments. It is sent once for all signals since the turn before.
- (id)initWithOwner:(id)owner action:(SEL)action;
- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)removeFrom:(NSRunLoop *)loop mode:(NSString *)mode;
- (BOOL)isScheduled;
- (void)signal;
/// Sends the action, if the signal was given since the last call. For the loop.
- (BOOL)deliver;
/// Leaves all loops; the owner is not told any more.
- (void)cancel;
@end
