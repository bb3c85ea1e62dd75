// CFRunLoop: modes, sources, observers, timers, and what they tell of themselves.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static CFRunLoopRef loop;
static int kept, performed, fired, seen;
static CFOptionFlags activities;

static const void *keep(const void *info) {
    kept++;
    return info;
}

static void let_go(const void *info) { kept--; }
static void perform(void *info) { performed++; }

static void observed(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info) {
    activities |= activity;
    seen++;
}

static void timed(CFRunLoopTimerRef timer, void *info) { fired++; }

static void modes(void) {
    CHECK(CFGetTypeID(loop) == CFRunLoopGetTypeID() && CFRunLoopCopyCurrentMode(loop) == NULL);
    CFRunLoopAddCommonMode(loop, CFSTR("mine"));
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent() + 1000, 0, 0, 0, timed, NULL);
    CFRunLoopAddTimer(loop, timer, kCFRunLoopCommonModes);
    CHECK(CFRunLoopContainsTimer(loop, timer, CFSTR("mine")));
    CHECK(CFRunLoopGetNextTimerFireDate(loop, CFSTR("mine")) == CFRunLoopTimerGetNextFireDate(timer));
    CFArrayRef all = CFRunLoopCopyAllModes(loop);
    CHECK([(NSArray *)all containsObject:@"mine"]);
    CFRelease(all);
    CFRunLoopRemoveTimer(loop, timer, kCFRunLoopCommonModes);
    CHECK(!CFRunLoopContainsTimer(loop, timer, CFSTR("mine")));
    CFRelease(timer);
    CHECK(!CFRunLoopIsWaiting(loop));
    CHECK_NUMBER(CFRunLoopRunInMode(CFSTR("empty"), 1, false), kCFRunLoopRunFinished);
}

static void sources(void) {
    CFRunLoopSourceContext context = {.info = &kept, .retain = keep, .release = let_go, .perform = perform};
    CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, 3, &context);
    CHECK(CFGetTypeID(source) == CFRunLoopSourceGetTypeID() && CFRunLoopSourceGetOrder(source) == 3 && kept == 1);
    CFRunLoopSourceContext found = {0};
    CFRunLoopSourceGetContext(source, &found);
    CHECK(found.info == &kept && found.perform == perform);
    CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode);
    CFRunLoopSourceSignal(source);
    CHECK_NUMBER(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, true), kCFRunLoopRunHandledSource);
    CHECK_NUMBER(performed, 1);
    CHECK_NUMBER(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, true), kCFRunLoopRunTimedOut);
    CFRunLoopRemoveSource(loop, source, kCFRunLoopDefaultMode);
    CHECK(!CFRunLoopContainsSource(loop, source, kCFRunLoopDefaultMode) && CFRunLoopSourceIsValid(source));
    CFRunLoopSourceInvalidate(source);
    CFRelease(source);
    CFRunLoopSourceContext1 with_port = {.version = 1, .getPort = NULL};
    CHECK(with_port.getPort == NULL);
}

static void observers(void) {
    CFRunLoopObserverContext context = {.info = &seen, .retain = keep, .release = let_go};
    CFRunLoopObserverCallBack callBack = observed;
    CFRunLoopObserverRef observer =
        CFRunLoopObserverCreate(NULL, kCFRunLoopAllActivities, true, 7, callBack, &context);
    CHECK(CFGetTypeID(observer) == CFRunLoopObserverGetTypeID() && CFRunLoopObserverGetOrder(observer) == 7);
    CHECK(CFRunLoopObserverGetActivities(observer) == kCFRunLoopAllActivities && CFRunLoopObserverDoesRepeat(observer));
    CFRunLoopObserverContext found = {0};
    CFRunLoopObserverGetContext(observer, &found);
    CHECK(found.info == &seen && CFRunLoopObserverIsValid(observer));
    CFRunLoopAddObserver(loop, observer, kCFRunLoopDefaultMode);
    CHECK(CFRunLoopContainsObserver(loop, observer, kCFRunLoopDefaultMode));
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0, timed, NULL);
    CFRunLoopAddTimer(loop, timer, kCFRunLoopDefaultMode);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.03, false);
    CHECK(activities & kCFRunLoopEntry && activities & kCFRunLoopExit && activities & kCFRunLoopBeforeTimers);
    CHECK(activities & kCFRunLoopBeforeSources && activities & kCFRunLoopBeforeWaiting);
    CHECK(activities & kCFRunLoopAfterWaiting);
    CFRelease(timer);
    CFRunLoopRemoveObserver(loop, observer, kCFRunLoopDefaultMode);
    CHECK(!CFRunLoopContainsObserver(loop, observer, kCFRunLoopDefaultMode));
    CFRunLoopObserverInvalidate(observer);
    CHECK(!CFRunLoopObserverIsValid(observer));
    CFRelease(observer);
    __block int calls = 0;
    observer = CFRunLoopObserverCreateWithHandler(NULL, kCFRunLoopEntry, false, 0,
                                                  ^(CFRunLoopObserverRef it, CFRunLoopActivity activity) { calls++; });
    CFRunLoopAddObserver(loop, observer, kCFRunLoopDefaultMode);
    timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent() + 1000, 0, 0, 0, timed, NULL);
    CFRunLoopAddTimer(loop, timer, kCFRunLoopDefaultMode);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, false);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, false);
    CHECK(calls == 1 && !CFRunLoopObserverIsValid(observer));
    CFRunLoopTimerInvalidate(timer);
    CFRelease(timer);
    CFRelease(observer);
}

static void timers(void) {
    CFRunLoopTimerContext context = {.info = &fired, .retain = keep, .release = let_go};
    CFRunLoopTimerCallBack callBack = timed;
    CFAbsoluteTime now = CFAbsoluteTimeGetCurrent();
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, now + 500, 0.5, 0, 2, callBack, &context);
    CHECK(CFGetTypeID(timer) == CFRunLoopTimerGetTypeID() && CFRunLoopTimerGetOrder(timer) == 2);
    CHECK(CFRunLoopTimerGetInterval(timer) == 0.5 && CFRunLoopTimerDoesRepeat(timer) && CFRunLoopTimerIsValid(timer));
    CFRunLoopTimerContext found = {0};
    CFRunLoopTimerGetContext(timer, &found);
    CHECK(found.info == &fired);
    CFRunLoopTimerSetNextFireDate(timer, now + 0.01);
    CHECK(CFRunLoopTimerGetNextFireDate(timer) == now + 0.01);
    fired = 0;
    CFRunLoopAddTimer(loop, timer, kCFRunLoopDefaultMode);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.1, false);
    CHECK_NUMBER(fired, 1);
    CFRunLoopTimerInvalidate(timer);
    CHECK(!CFRunLoopTimerIsValid(timer));
    CFRelease(timer);
    // Stopped from within.
    timer = CFRunLoopTimerCreateWithHandler(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0,
                                            ^(CFRunLoopTimerRef it) { CFRunLoopStop(CFRunLoopGetCurrent()); });
    CFRunLoopAddTimer(loop, timer, kCFRunLoopDefaultMode);
    CFRunLoopRunResult result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false);
    CHECK_NUMBER(result, kCFRunLoopRunStopped);
    CFRelease(timer);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    loop = CFRunLoopGetCurrent();
    modes();
    sources();
    observers();
    timers();
    [pool drain];
    CHECK_NUMBER(kept, 0);
    return end_of_checks();
}

// > 32 checks
