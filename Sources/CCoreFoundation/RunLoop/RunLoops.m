// CFRunLoop.

#include "RunLoop/RunLoopItems.h"

const CFStringRef kCFRunLoopDefaultMode = CFSTR("NSDefaultRunLoopMode");
const CFStringRef kCFRunLoopCommonModes = CFSTR("NSRunLoopCommonModes");

static NSRunLoop *loop_of(CFRunLoopRef loop) { return OBJECT(NSRunLoop, loop); }
static NSString *name_of(CFStringRef name) { return OBJECT(NSString, name); }
static CoreFoundationRunLoopState *state_of(CFRunLoopRef loop) { return [CoreFoundationRunLoopState of:loop_of(loop)]; }

@implementation NSRunLoop (CoreFoundation)
- (CFRunLoopRef)getCFRunLoop { return (CFRunLoopRef)self; }
@end

CFRunLoopRef CFRunLoopGetCurrent(void) { return (CFRunLoopRef)[NSRunLoop currentRunLoop]; }
CFRunLoopRef CFRunLoopGetMain(void) { return (CFRunLoopRef)[NSRunLoop mainRunLoop]; }
CFStringRef CFRunLoopCopyCurrentMode(CFRunLoopRef runLoop) { return COPIED(CFStringRef, [loop_of(runLoop) currentMode]); }

CFArrayRef CFRunLoopCopyAllModes(CFRunLoopRef runLoop) {
    NSMutableArray *names = [[state_of(runLoop)->modes allKeys] mutableCopy];
    if (![names containsObject:NSDefaultRunLoopMode]) [names addObject:NSDefaultRunLoopMode];
    return (CFArrayRef)names;
}

CFAbsoluteTime CFRunLoopGetNextTimerFireDate(CFRunLoopRef runLoop, CFStringRef mode) {
    CFAbsoluteTime next = 0;
    for (NSTimer *timer in [state_of(runLoop) mode:name_of(mode)]->timers) {
        CFAbsoluteTime time = [[timer fireDate] timeIntervalSinceReferenceDate];
        if ([timer isValid] && (next == 0 || time < next)) next = time;
    }
    return next;
}

static void add_item(CoreFoundationRunLoopState *state, id item, NSString *name);

void CFRunLoopAddCommonMode(CFRunLoopRef runLoop, CFStringRef mode) {
    CoreFoundationRunLoopState *state = state_of(runLoop);
    NSArray *items;
    @synchronized(state) {
        if ([state->commonModes containsObject:name_of(mode)]) return;
        [state->commonModes addObject:[[name_of(mode) copy] autorelease]];
        items = [[state->commonItems copy] autorelease];
    }
    for (id item in items) add_item(state, item, name_of(mode));
}

// Running

void CFRunLoopRun(void) {
    int32_t result;
    do {
        result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, false);
    } while (result != kCFRunLoopRunStopped && result != kCFRunLoopRunFinished);
}

static CFRunLoopRunResult run(CoreFoundationRunLoopState *state, NSString *name, NSDate *limit, BOOL returns_after_source) {
    while (YES) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        state->hasHandledSource = NO;
        BOOL has_input = [state->loop runMode:name beforeDate:limit];
        BOOL has_handled = state->hasHandledSource;
        [pool drain];
        if (state->isStopped) return kCFRunLoopRunStopped;
        if (!has_input) return kCFRunLoopRunFinished;
        if (has_handled && returns_after_source) return kCFRunLoopRunHandledSource;
        if ([limit timeIntervalSinceNow] <= 0) return kCFRunLoopRunTimedOut;
    }
}

/// Whether there is nothing in a mode but the means to wake the loop.
static BOOL is_empty(CoreFoundationRunLoopState *state, NSString *name) {
    CoreFoundationRunLoopMode *mode = [state->modes objectForKey:name];
    if (mode == nil || !mode->isWatched) return [state->loop limitDateForMode:name] == nil;
    if ([mode->sources count] || [state->blocks count]) return NO;
    for (NSTimer *timer in mode->timers) {
        if ([timer isValid]) return NO;
    }
    // Then NSRunLoop may know of more: taken out for the moment, the wake-up does not count.
    [state->loop removeEvent:(void *)(intptr_t)state->wake type:ET_RDESC forMode:name all:YES];
    mode->isWatched = NO;
    return [state->loop limitDateForMode:name] == nil;
}

static CFRunLoopRunResult run_in_mode(CFStringRef mode, CFTimeInterval seconds, BOOL returns_after_source) {
    NSRunLoop *loop = [NSRunLoop currentRunLoop];
    CoreFoundationRunLoopState *state = [[[CoreFoundationRunLoopState of:loop] retain] autorelease];
    NSString *name = [[name_of(mode) retain] autorelease];
    if (is_empty(state, name)) return kCFRunLoopRunFinished;
    NSDate *limit = [[NSDate alloc] initWithTimeIntervalSinceNow:seconds > 0 ? MIN(seconds, 1e9) : 0];
    BOOL was_stopped = state->isStopped;
    state->isStopped = NO;
    state->runs++;
    [state notify:kCFRunLoopEntry inMode:name];
    [state watchInMode:name];
    CFRunLoopRunResult result = run(state, name, limit, returns_after_source);
    [state notify:kCFRunLoopExit inMode:name];
    state->runs--;
    state->isStopped = was_stopped;
    [limit release];
    return result;
}

CFRunLoopRunResult CFRunLoopRunInMode(CFStringRef mode, CFTimeInterval seconds, Boolean returnAfterSourceHandled) {
    if (mode == NULL || CFEqual(mode, kCFRunLoopCommonModes)) return kCFRunLoopRunFinished;
    // A thread of the app may have no pool.
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFRunLoopRunResult result = run_in_mode(mode, seconds, returnAfterSourceHandled);
    [pool drain];
    return result;
}

Boolean CFRunLoopIsWaiting(CFRunLoopRef runLoop) {
    CoreFoundationRunLoopState *state = [CoreFoundationRunLoopState existingOf:loop_of(runLoop)];
    return state && state->isWaiting;
}

// Threads that call these need have no pool.

void CFRunLoopWakeUp(CFRunLoopRef runLoop) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [state_of(runLoop) wakeUp];
    [pool drain];
}

void CFRunLoopStop(CFRunLoopRef runLoop) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CoreFoundationRunLoopState *state = state_of(runLoop);
    // Of a loop that nobody runs by CFRunLoopRun there is nothing to stop.
    if (state->runs > 0) state->isStopped = YES;
    [state wakeUp];
    [pool drain];
}

void CFRunLoopPerformBlock(CFRunLoopRef runLoop, CFTypeRef mode, void (^block)(void)) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CoreFoundationRunLoopState *state = state_of(runLoop);
    NSArray *names = [(id)mode isKindOfClass:[NSArray class]] ? (NSArray *)mode : [NSArray arrayWithObject:(id)mode];
    id copy = [[(id)block copy] autorelease];
    @synchronized(state) {
        [state->blocks addObject:[NSArray arrayWithObjects:copy, names, nil]];
    }
    for (NSString *name in names) {
        for (NSString *each in [state namesFor:name]) [state watchInMode:each];
    }
    [pool drain];
}

// What is in a loop

static NSMutableArray *list_for(CoreFoundationRunLoopMode *mode, id item) {
    if ([item isKindOfClass:[CoreFoundationRunLoopSource class]]) return mode->sources;
    return [item isKindOfClass:[CoreFoundationRunLoopObserver class]] ? mode->observers : mode->timers;
}

static CFIndex order_of(id item) {
    if ([item isKindOfClass:[CoreFoundationRunLoopSource class]]) return ((CoreFoundationRunLoopSource *)item)->order;
    return [item isKindOfClass:[CoreFoundationRunLoopObserver class]] ? ((CoreFoundationRunLoopObserver *)item)->order : 0;
}

/// Puts an item into one mode; of its kind, behind all of no higher order.
static void add_item(CoreFoundationRunLoopState *state, id item, NSString *name) {
    NSMutableArray *list = list_for([state mode:name], item);
    @synchronized(state) {
        if ([list indexOfObjectIdenticalTo:item] != NSNotFound) return;
        NSUInteger place = [list count];
        while (place > 0 && order_of([list objectAtIndex:place - 1]) > order_of(item)) place--;
        [list insertObject:item atIndex:place];
    }
    if ([item isKindOfClass:[CoreFoundationRunLoopSource class]]) {
        [state watchInMode:name];
        [(CoreFoundationRunLoopSource *)item scheduleIn:state->loop mode:name];
    } else if ([item isKindOfClass:[CoreFoundationRunLoopObserver class]]) {
        [((CoreFoundationRunLoopObserver *)item)->places addObject:[NSArray arrayWithObjects:state->loop, name, nil]];
    } else {
        [state->loop addTimer:item forMode:name];
    }
}

static void remove_item(CoreFoundationRunLoopState *state, id item, NSString *name) {
    NSMutableArray *list = list_for([state mode:name], item);
    [[item retain] autorelease];
    @synchronized(state) {
        NSUInteger place = [list indexOfObjectIdenticalTo:item];
        if (place == NSNotFound) return;
        [list removeObjectAtIndex:place];
    }
    if ([item isKindOfClass:[CoreFoundationRunLoopSource class]]) [(CoreFoundationRunLoopSource *)item cancelIn:state->loop mode:name];
}

static BOOL is_valid(id item) {
    if ([item isKindOfClass:[CoreFoundationRunLoopSource class]]) return !((CoreFoundationRunLoopSource *)item)->isInvalid;
    return [item isKindOfClass:[CoreFoundationRunLoopObserver class]] ? !((CoreFoundationRunLoopObserver *)item)->isInvalid : [item isValid];
}

static void add(CFRunLoopRef runLoop, id item, CFStringRef mode) {
    if (runLoop == NULL || item == nil || mode == NULL || !is_valid(item)) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CoreFoundationRunLoopState *state = state_of(runLoop);
    if (is_common_modes(name_of(mode))) {
        @synchronized(state) {
            if ([state->commonItems indexOfObjectIdenticalTo:item] == NSNotFound) [state->commonItems addObject:item];
        }
    }
    for (NSString *name in [state namesFor:name_of(mode)]) add_item(state, item, name);
    [pool drain];
}

static void remove_from(CFRunLoopRef runLoop, id item, CFStringRef mode) {
    if (runLoop == NULL || item == nil || mode == NULL) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CoreFoundationRunLoopState *state = state_of(runLoop);
    for (NSString *name in [state namesFor:name_of(mode)]) remove_item(state, item, name);
    @synchronized(state) {
        if (is_common_modes(name_of(mode))) [state->commonItems removeObjectIdenticalTo:item];
    }
    [pool drain];
}

static Boolean contains(CFRunLoopRef runLoop, id item, CFStringRef mode) {
    if (runLoop == NULL || item == nil || mode == NULL) return false;
    CoreFoundationRunLoopState *state = state_of(runLoop);
    if (is_common_modes(name_of(mode))) return [state->commonItems indexOfObjectIdenticalTo:item] != NSNotFound;
    return [list_for([state mode:name_of(mode)], item) indexOfObjectIdenticalTo:item] != NSNotFound;
}

Boolean CFRunLoopContainsSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) {
    return contains(runLoop, (id)source, mode);
}

void CFRunLoopAddSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) { add(runLoop, (id)source, mode); }

void CFRunLoopRemoveSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) {
    remove_from(runLoop, (id)source, mode);
}

Boolean CFRunLoopContainsObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    return contains(runLoop, (id)observer, mode);
}

void CFRunLoopAddObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    add(runLoop, (id)observer, mode);
}

void CFRunLoopRemoveObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    remove_from(runLoop, (id)observer, mode);
}

Boolean CFRunLoopContainsTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) {
    return contains(runLoop, (id)timer, mode);
}

void CFRunLoopAddTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) { add(runLoop, (id)timer, mode); }

void CFRunLoopRemoveTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) {
    BOOL was_there = CFRunLoopContainsTimer(runLoop, timer, mode);
    remove_from(runLoop, (id)timer, mode);
    if (!was_there) return;
    for (CoreFoundationRunLoopMode *other in [state_of(runLoop)->modes allValues]) {
        if ([other->timers indexOfObjectIdenticalTo:(id)timer] != NSNotFound) return;
    }
    // NSRunLoop lets a timer go only at its end: until it is added again, this one waits for ever.
    [OBJECT(NSTimer, timer) setFireDate:[NSDate distantFuture]];
}
