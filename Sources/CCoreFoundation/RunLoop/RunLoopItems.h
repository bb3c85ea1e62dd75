// What can be put into a run loop.
#pragma once
#include "Objects/References.h"
#include "RunLoops/LoopState.h"

@interface CoreFoundationRunLoopSource : NSObject <LoopSource> {
@public
    CFRunLoopSourceContext context;
    CFIndex order;
    BOOL isInvalid;
    int isSignalled;
    /// Pairs of a loop and a mode's name.
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
    /// Instead of a callback.
    void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity);
    NSMutableArray *places;
}
@end

/// The user info of the timers that are made here.
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
