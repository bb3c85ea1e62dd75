// CFRunLoop, which shares its state (LoopState) with NSRunLoop.

#include "RunLoop/RunLoopItems.h"
#include "RunLoops/LoopRun.h"

const CFStringRef kCFRunLoopDefaultMode = CFSTR("NSDefaultRunLoopMode");
const CFStringRef kCFRunLoopCommonModes = CFSTR("NSRunLoopCommonModes");

static NSRunLoop *loop_of(CFRunLoopRef loop) { return OBJECT(NSRunLoop, loop); }
static NSString *name_of(CFStringRef name) { return OBJECT(NSString, name); }
static LoopState *state_of(CFRunLoopRef loop) { return [LoopState of:loop_of(loop)]; }

@implementation NSRunLoop (CoreFoundation)
- (CFRunLoopRef)getCFRunLoop { return (CFRunLoopRef)self; }
@end

CFRunLoopRef CFRunLoopGetCurrent(void) { return (CFRunLoopRef)[NSRunLoop currentRunLoop]; }
CFRunLoopRef CFRunLoopGetMain(void) { return (CFRunLoopRef)[NSRunLoop mainRunLoop]; }
CFStringRef CFRunLoopCopyCurrentMode(CFRunLoopRef runLoop) { return COPIED(CFStringRef, [loop_of(runLoop) currentMode]); }

CFArrayRef CFRunLoopCopyAllModes(CFRunLoopRef runLoop) {
    LoopState *state = state_of(runLoop);
    [state lock];
    NSMutableArray *names = [[state->modes allKeys] mutableCopy];
    [state unlock];
    if (![names containsObject:NSDefaultRunLoopMode]) [names addObject:NSDefaultRunLoopMode];
    return (CFArrayRef)names;
}

CFAbsoluteTime CFRunLoopGetNextTimerFireDate(CFRunLoopRef runLoop, CFStringRef mode) {
    return mode ? [[state_of(runLoop) nextTimerInMode:name_of(mode)] timeIntervalSinceReferenceDate] : 0;
}

// Running

void CFRunLoopRun(void) {
    int32_t result;
    do {
        result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, false);
    } while (result != kCFRunLoopRunStopped && result != kCFRunLoopRunFinished);
}

CFRunLoopRunResult CFRunLoopRunInMode(CFStringRef mode, CFTimeInterval seconds, Boolean returnAfterSourceHandled) {
    // A thread of the app may have no autorelease pool.
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:seconds > 0 ? MIN(seconds, 1e9) : 0];
    LoopResult result = loop_run([LoopState ofCurrentThread], name_of(mode), limit, returnAfterSourceHandled);
    [pool drain];
    return (CFRunLoopRunResult)result;
}

Boolean CFRunLoopIsWaiting(CFRunLoopRef runLoop) {
    LoopState *state = state_of(runLoop);
    return state && state->isWaiting;
}

// Called on threads that may have no autorelease pool.

void CFRunLoopWakeUp(CFRunLoopRef runLoop) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [state_of(runLoop) wakeUp];
    [pool drain];
}

void CFRunLoopStop(CFRunLoopRef runLoop) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopState *state = state_of(runLoop);
    // A run loop that is not running cannot be stopped.
    if (state->runs > 0) state->isStopped = YES;
    [state wakeUp];
    [pool drain];
}

void CFRunLoopPerformBlock(CFRunLoopRef runLoop, CFTypeRef mode, void (^block)(void)) {
    if (block == NULL || mode == NULL) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopCall *call = [[LoopCall new] autorelease];
    call->block = (void (^)(void))[(id)block copy];
    call->modes = [(id)mode isKindOfClass:[NSArray class]] ? [(id)mode copy] : [[NSArray alloc] initWithObjects:(id)mode, nil];
    [state_of(runLoop) addCall:call];
    [pool drain];
}

// Items of a run loop

/// The modes for a mode name that do not contain the item yet.
static NSArray *new_names(LoopState *state, id item, NSString *name) {
    NSMutableArray *names = [NSMutableArray array];
    for (NSString *each in [state namesFor:name]) {
        if (![state contains:item mode:each]) [names addObject:each];
    }
    return names;
}

void CFRunLoopAddCommonMode(CFRunLoopRef runLoop, CFStringRef mode) {
    if (mode == NULL) return;
    LoopState *state = state_of(runLoop);
    NSString *name = [[name_of(mode) copy] autorelease];
    [state lock];
    NSArray *items = [state->commonModes containsObject:name] ? nil : [[state->commonItems copy] autorelease];
    [state unlock];
    [state addCommonMode:name];
    for (id item in items) {
        BOOL is_source = [item isKindOfClass:[CoreFoundationRunLoopSource class]];
        if (is_source) [(CoreFoundationRunLoopSource *)item scheduleIn:state->loop mode:name];
    }
}

Boolean CFRunLoopContainsSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) {
    return runLoop && source && mode && [state_of(runLoop) contains:(id)source mode:name_of(mode)];
}

void CFRunLoopAddSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) {
    CoreFoundationRunLoopSource *it = OBJECT(CoreFoundationRunLoopSource, source);
    if (runLoop == NULL || it == nil || mode == NULL || it->isInvalid) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopState *state = state_of(runLoop);
    NSArray *names = new_names(state, it, name_of(mode));
    [state addSource:it mode:name_of(mode)];
    for (NSString *name in names) [it scheduleIn:state->loop mode:name];
    [pool drain];
}

void CFRunLoopRemoveSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode) {
    CoreFoundationRunLoopSource *it = OBJECT(CoreFoundationRunLoopSource, source);
    if (runLoop == NULL || it == nil || mode == NULL) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopState *state = state_of(runLoop);
    [[it retain] autorelease];
    NSMutableArray *names = [NSMutableArray array];
    for (NSString *name in [state namesFor:name_of(mode)]) {
        if ([state contains:it mode:name]) [names addObject:name];
    }
    [state removeSource:it mode:name_of(mode)];
    for (NSString *name in names) [it cancelIn:state->loop mode:name];
    [pool drain];
}

Boolean CFRunLoopContainsObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    return runLoop && observer && mode && [state_of(runLoop) contains:(id)observer mode:name_of(mode)];
}

void CFRunLoopAddObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    CoreFoundationRunLoopObserver *it = OBJECT(CoreFoundationRunLoopObserver, observer);
    if (runLoop == NULL || it == nil || mode == NULL || it->isInvalid) return;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopState *state = state_of(runLoop);
    for (NSString *name in new_names(state, it, name_of(mode))) {
        [it->places addObject:[NSArray arrayWithObjects:state->loop, name, nil]];
    }
    [state addObserver:it mode:name_of(mode)];
    [pool drain];
}

void CFRunLoopRemoveObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode) {
    if (runLoop && observer && mode) [state_of(runLoop) removeObserver:(id)observer mode:name_of(mode)];
}

Boolean CFRunLoopContainsTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) {
    return runLoop && timer && mode && [state_of(runLoop) contains:(id)timer mode:name_of(mode)];
}

void CFRunLoopAddTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) {
    if (runLoop == NULL || timer == NULL || mode == NULL || !CFRunLoopTimerIsValid(timer)) return;
    [loop_of(runLoop) addTimer:OBJECT(NSTimer, timer) forMode:name_of(mode)];
}

void CFRunLoopRemoveTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode) {
    if (runLoop && timer && mode) [state_of(runLoop) removeTimer:OBJECT(NSTimer, timer) mode:name_of(mode)];
}
