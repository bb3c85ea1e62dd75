#include "RunLoops/LoopRun.h"
#include "RunLoops/LoopSignal.h"
#include "RunLoops/NotificationQueues.h"

static void notify(LoopState *state, NSString *name, NSUInteger activity) {
    [state lock];
    LoopMode *mode = [state mode:name];
    // Copied, since observers may remove themselves.
    NSArray *called = [mode->observers count] ? [mode->observers copy] : nil;
    [state unlock];
    for (id<LoopObserver> observer in called) [observer loopReached:activity];
    [called release];
}

/// The calls that wait for this mode, taken out of the loop.
static NSArray *take_calls(LoopState *state, NSString *name) {
    NSMutableArray *taken = nil;
    [state lock];
    for (NSUInteger i = 0; i < [state->calls count];) {
        LoopCall *call = [state->calls objectAtIndex:i];
        if (![state isCall:call forMode:name]) {
            i++;
            continue;
        }
        if (taken == nil) taken = [NSMutableArray array];
        [taken addObject:call];
        [state->calls removeObjectAtIndex:i];
    }
    [state unlock];
    return taken;
}

/// - Returns: YES if there were any.
static BOOL perform_calls(LoopState *state, NSString *name) {
    NSArray *taken = take_calls(state, name);
    for (LoopCall *call in taken) {
        if (call->isSource) state->hasHandledSource = YES;
        loop_call_perform(call);
    }
    return taken != nil;
}

static BOOL perform_sources(LoopState *state, NSString *name) {
    [state lock];
    LoopMode *mode = [state mode:name];
    NSArray *asked = [mode->sources count] ? [mode->sources copy] : nil;
    [state unlock];
    BOOL has_performed = NO;
    for (id<LoopSource> source in asked) {
        if ([source performIfSignalled]) has_performed = state->hasHandledSource = YES;
    }
    [asked release];
    for (LoopSignal *signal in [state takeSignalsInMode:name]) {
        if ([signal deliver]) has_performed = state->hasHandledSource = YES;
    }
    return has_performed;
}

static NSArray *due_timers(LoopState *state, NSString *name) {
    NSMutableArray *due = nil;
    NSTimeInterval now = [NSDate timeIntervalSinceReferenceDate];
    [state lock];
    LoopMode *mode = [state mode:name];
    for (NSTimer *timer in mode->timers) {
        if (![timer isValid] || [[timer fireDate] timeIntervalSinceReferenceDate] > now) continue;
        // A timer does not fire again inside its own action.
        if ([state->firing indexOfObjectIdenticalTo:timer] != NSNotFound) continue;
        if (due == nil) due = [NSMutableArray array];
        NSUInteger place = [due count];
        while (place > 0 && [[[due objectAtIndex:place - 1] fireDate] compare:[timer fireDate]] == NSOrderedDescending) place--;
        [due insertObject:timer atIndex:place];
    }
    [state unlock];
    return due;
}

/// The timer's next date in the future: a multiple of the interval after the last one.
static NSDate *next_date(NSDate *fired, NSTimeInterval interval) {
    NSTimeInterval now = [NSDate timeIntervalSinceReferenceDate], date = [fired timeIntervalSinceReferenceDate];
    NSTimeInterval next = date + interval;
    if (next <= now) next = date + (floor((now - date) / interval) + 1) * interval;
    if (next <= now) next = now + interval;
    return [NSDate dateWithTimeIntervalSinceReferenceDate:next];
}

/// A timer whose action runs.
struct firing {
    LoopState *state;
    NSTimer *timer;
};

static void end_firing(struct firing *firing) {
    [firing->state lock];
    [firing->state->firing removeObjectIdenticalTo:firing->timer];
    [firing->state unlock];
}

static void fire_action(LoopState *state, NSTimer *timer) {
    __attribute__((cleanup(end_firing))) struct firing firing = {state, timer};
    [state lock];
    [state->firing addObject:timer];
    [state unlock];
    [timer fire];
}

static void fire(LoopState *state, NSTimer *timer) {
    NSDate *date = [[[timer fireDate] retain] autorelease];
    fire_action(state, timer);
    // Its action may have given it another date.
    if ([timer isValid] && [[timer fireDate] isEqualToDate:date]) [timer setFireDate:next_date(date, [timer timeInterval])];
}

void loop_fire_timers(LoopState *state, NSString *name) {
    for (NSTimer *timer in due_timers(state, name)) {
        // A timer that fired before may have invalidated, delayed or removed this one.
        BOOL is_due = [timer isValid] && [[timer fireDate] timeIntervalSinceNow] <= 0;
        if (is_due && [state contains:timer mode:name]) fire(state, timer);
    }
}

static BOOL turn(LoopState *state, NSString *name, NSDate *limit) {
    state->hasHandledSource = NO;
    notify(state, name, LoopBeforeTimers);
    notify(state, name, LoopBeforeSources);
    notices_post(state, name, NSPostASAP);
    BOOL has_performed = perform_calls(state, name);
    if (perform_sources(state, name)) has_performed = YES;
    NSDate *next = [state nextTimerInMode:name];
    if (limit == nil) limit = [NSDate date];
    NSDate *wake = next ? [next earlierDate:limit] : limit;
    BOOL is_idle = notices_are_waiting(state, name, NSPostWhenIdle);
    BOOL waits = !has_performed && !state->isStopped && !is_idle && [wake timeIntervalSinceNow] > 0;
    if (waits) notify(state, name, LoopBeforeWaiting);
    [state->loop acceptInputForMode:name beforeDate:waits ? wake : [NSDate date]];
    if (waits) notify(state, name, LoopAfterWaiting);
    loop_fire_timers(state, name);
    if (perform_calls(state, name)) has_performed = YES;
    notices_post(state, name, NSPostASAP);
    if (!has_performed && !state->hasHandledSource) notices_post(state, name, NSPostWhenIdle);
    return state->hasHandledSource;
}

/// The state that a run changes, restored by a cleanup function also when an exception passes. (A @finally would count
/// as a handler when the runtime checks whether an exception will be caught.)
struct outer_run {
    LoopState *state;
    NSString *mode;
    int runs;
    BOOL was_stopped, had_handled;
};

static struct outer_run begin_run(LoopState *state, NSString *mode) {
    struct outer_run outer = {state, state->currentMode, state->runs, state->isStopped, state->hasHandledSource};
    state->currentMode = mode;
    return outer;
}

static void end_run(struct outer_run *outer) {
    outer->state->currentMode = outer->mode;
    outer->state->runs = outer->runs;
    outer->state->isStopped = outer->was_stopped;
    outer->state->hasHandledSource = outer->had_handled;
}

static void end_turn(struct outer_run *outer) { outer->state->currentMode = outer->mode; }

/// A turn in the mode, which is the loop's current one meanwhile.
static BOOL turn_in_mode(LoopState *state, NSString *name, NSDate *limit) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    __attribute__((cleanup(end_turn))) struct outer_run outer = begin_run(state, name);
    BOOL has_handled = turn(state, name, limit);
    [pool drain];
    return has_handled;
}

void loop_turn(LoopState *state, NSString *mode, NSDate *limit) { turn_in_mode(state, mode, limit); }

static LoopResult run(LoopState *state, NSString *name, NSDate *limit, BOOL returns_after_source) {
    for (;;) {
        BOOL has_handled = turn_in_mode(state, name, limit);
        if (has_handled && returns_after_source) return LoopHandledSource;
        if ([limit timeIntervalSinceNow] <= 0) return LoopTimedOut;
        if (state->isStopped) return LoopStopped;
        if ([state isEmptyInMode:name]) return LoopFinished;
    }
}

LoopResult loop_run(LoopState *state, NSString *mode, NSDate *limit, BOOL returns_after_source) {
    if (mode == nil || is_common_modes(mode) || [state isEmptyInMode:mode]) return LoopFinished;
    [[state->loop retain] autorelease];
    mode = [[mode retain] autorelease];
    limit = [[limit ?: [NSDate date] retain] autorelease];
    __attribute__((cleanup(end_run))) struct outer_run outer = begin_run(state, mode);
    state->isStopped = NO;
    state->runs++;
    notify(state, mode, LoopEntry);
    LoopResult result = run(state, mode, limit, returns_after_source);
    notify(state, mode, LoopExit);
    return result;
}
