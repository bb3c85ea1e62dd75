// CFRunLoop, which is NSRunLoop, and what can be put into one: sources, observers, timers (which are NSTimer).
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFDate.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
typedef unsigned int mach_port_t;

enum : SInt32 {
    kCFRunLoopRunFinished = 1,
    kCFRunLoopRunStopped = 2,
    kCFRunLoopRunTimedOut = 3,
    kCFRunLoopRunHandledSource = 4
};
typedef SInt32 CFRunLoopRunResult;

enum : CFOptionFlags {
    kCFRunLoopEntry = 1UL << 0,
    kCFRunLoopBeforeTimers = 1UL << 1,
    kCFRunLoopBeforeSources = 1UL << 2,
    kCFRunLoopBeforeWaiting = 1UL << 5,
    kCFRunLoopAfterWaiting = 1UL << 6,
    kCFRunLoopExit = 1UL << 7,
    kCFRunLoopAllActivities = 0x0FFFFFFFU
};
typedef CFOptionFlags CFRunLoopActivity;

typedef struct CFRunLoopSourceContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
    Boolean (*equal)(const void *first, const void *second);
    CFHashCode (*hash)(const void *info);
    void (*schedule)(void *info, CFRunLoopRef runLoop, CFStringRef mode);
    void (*cancel)(void *info, CFRunLoopRef runLoop, CFStringRef mode);
    void (*perform)(void *info);
} CFRunLoopSourceContext;

/// For sources with a port of Mach, which this system has none of.
typedef struct CFRunLoopSourceContext1 {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
    Boolean (*equal)(const void *first, const void *second);
    CFHashCode (*hash)(const void *info);
    mach_port_t (*getPort)(void *info);
    void *(*perform)(void *message, CFIndex size, CFAllocatorRef allocator, void *info);
} CFRunLoopSourceContext1;

typedef struct CFRunLoopObserverContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFRunLoopObserverContext;

typedef struct CFRunLoopTimerContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFRunLoopTimerContext;

typedef void (*CFRunLoopObserverCallBack)(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info);
typedef void (*CFRunLoopTimerCallBack)(CFRunLoopTimerRef timer, void *info);

CF_EXTERN_C_BEGIN

extern const CFStringRef kCFRunLoopDefaultMode;
extern const CFStringRef kCFRunLoopCommonModes;

CFTypeID CFRunLoopGetTypeID(void);
CFRunLoopRef CFRunLoopGetCurrent(void);
CFRunLoopRef CFRunLoopGetMain(void);
/// NULL if the loop is not running.
CFStringRef CFRunLoopCopyCurrentMode(CFRunLoopRef runLoop);
CFArrayRef CFRunLoopCopyAllModes(CFRunLoopRef runLoop);
void CFRunLoopAddCommonMode(CFRunLoopRef runLoop, CFStringRef mode);
CFAbsoluteTime CFRunLoopGetNextTimerFireDate(CFRunLoopRef runLoop, CFStringRef mode);

/// Until it is stopped, or nothing is left in the default mode.
void CFRunLoopRun(void);
CFRunLoopRunResult CFRunLoopRunInMode(CFStringRef mode, CFTimeInterval seconds, Boolean returnAfterSourceHandled);
Boolean CFRunLoopIsWaiting(CFRunLoopRef runLoop);
/// From any thread.
void CFRunLoopWakeUp(CFRunLoopRef runLoop);
/// From any thread.
void CFRunLoopStop(CFRunLoopRef runLoop);
#if __has_extension(blocks) && defined(__BLOCKS__)
void CFRunLoopPerformBlock(CFRunLoopRef runLoop, CFTypeRef mode, void (^block)(void));
#endif

Boolean CFRunLoopContainsSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode);
void CFRunLoopAddSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode);
void CFRunLoopRemoveSource(CFRunLoopRef runLoop, CFRunLoopSourceRef source, CFStringRef mode);
Boolean CFRunLoopContainsObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode);
void CFRunLoopAddObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode);
void CFRunLoopRemoveObserver(CFRunLoopRef runLoop, CFRunLoopObserverRef observer, CFStringRef mode);
Boolean CFRunLoopContainsTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode);
void CFRunLoopAddTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode);
void CFRunLoopRemoveTimer(CFRunLoopRef runLoop, CFRunLoopTimerRef timer, CFStringRef mode);

CFTypeID CFRunLoopSourceGetTypeID(void);
/// NULL for a context of version 1.
CFRunLoopSourceRef CFRunLoopSourceCreate(CFAllocatorRef allocator, CFIndex order, CFRunLoopSourceContext *context);
CFIndex CFRunLoopSourceGetOrder(CFRunLoopSourceRef source);
void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source);
Boolean CFRunLoopSourceIsValid(CFRunLoopSourceRef source);
void CFRunLoopSourceGetContext(CFRunLoopSourceRef source, CFRunLoopSourceContext *context);
/// From any thread; CFRunLoopWakeUp makes a waiting loop see it.
void CFRunLoopSourceSignal(CFRunLoopSourceRef source);
Boolean CFRunLoopSourceIsSignalled(CFRunLoopSourceRef source);

CFTypeID CFRunLoopObserverGetTypeID(void);
CFRunLoopObserverRef CFRunLoopObserverCreate(CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats,
                                             CFIndex order, CFRunLoopObserverCallBack callBack,
                                             CFRunLoopObserverContext *context);
#if __has_extension(blocks) && defined(__BLOCKS__)
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(CFAllocatorRef allocator, CFOptionFlags activities,
                                                        Boolean repeats, CFIndex order,
                                                        void (^block)(CFRunLoopObserverRef observer,
                                                                      CFRunLoopActivity activity));
#endif
CFOptionFlags CFRunLoopObserverGetActivities(CFRunLoopObserverRef observer);
Boolean CFRunLoopObserverDoesRepeat(CFRunLoopObserverRef observer);
CFIndex CFRunLoopObserverGetOrder(CFRunLoopObserverRef observer);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
Boolean CFRunLoopObserverIsValid(CFRunLoopObserverRef observer);
void CFRunLoopObserverGetContext(CFRunLoopObserverRef observer, CFRunLoopObserverContext *context);

CFTypeID CFRunLoopTimerGetTypeID(void);
/// An interval of 0 fires once.
CFRunLoopTimerRef CFRunLoopTimerCreate(CFAllocatorRef allocator, CFAbsoluteTime fireDate, CFTimeInterval interval,
                                       CFOptionFlags flags, CFIndex order, CFRunLoopTimerCallBack callBack,
                                       CFRunLoopTimerContext *context);
#if __has_extension(blocks) && defined(__BLOCKS__)
CFRunLoopTimerRef CFRunLoopTimerCreateWithHandler(CFAllocatorRef allocator, CFAbsoluteTime fireDate,
                                                  CFTimeInterval interval, CFOptionFlags flags, CFIndex order,
                                                  void (^block)(CFRunLoopTimerRef timer));
#endif
CFAbsoluteTime CFRunLoopTimerGetNextFireDate(CFRunLoopTimerRef timer);
void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, CFAbsoluteTime fireDate);
CFTimeInterval CFRunLoopTimerGetInterval(CFRunLoopTimerRef timer);
Boolean CFRunLoopTimerDoesRepeat(CFRunLoopTimerRef timer);
CFIndex CFRunLoopTimerGetOrder(CFRunLoopTimerRef timer);
void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);
Boolean CFRunLoopTimerIsValid(CFRunLoopTimerRef timer);
void CFRunLoopTimerGetContext(CFRunLoopTimerRef timer, CFRunLoopTimerContext *context);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
