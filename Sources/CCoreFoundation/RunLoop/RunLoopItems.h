// Sources, observers and timers of run loops.
#pragma once
#include "Objects/References.h"
#include "RunLoops/LoopState.h"

@interface CoreFoundationRunLoopSource : NSObject <LoopSource> {
@public
    CFRunLoopSourceContext context;
    CFIndex order;
    BOOL isInvalid;
    int isSignalled;
    /// Pairs of a run loop and the name of a mode.
    NSMutableArray *places;
}
- (void)scheduleIn:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)cancelIn:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)perform;
- (void)invalidate;
@end

@interface CoreFoundationRunLoopObserver : NSObject <LoopObserver> {
@public
    CFOptionFlags activities;
    BOOL repeats, isInvalid, isCalling;
    CFIndex order;
    CFRunLoopObserverCallBack callBack;
    CFRunLoopObserverContext context;
    /// The block of an observer without callback.
    void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity);
    NSMutableArray *places;
}
@end

/// The user info of timers that CFRunLoopTimerCreate makes.
@interface CoreFoundationRunLoopTimerTarget : NSObject {
@public
    CFRunLoopTimerCallBack callBack;
    CFRunLoopTimerContext context;
    CFTimeInterval interval;
    CFIndex order;
    void (^block)(CFRunLoopTimerRef timer);
}
- (void)fire:(NSTimer *)timer;
@end
