// The state of a run loop: its modes with timers, descriptors, sources and observers, and the calls that wait for a
// turn. NSRunLoop (RunLoopMethods.m) and CFRunLoop work on the same state. All of it may be changed from any thread.
#pragma once
#import <Foundation/Foundation.h>
#include <pthread.h>
#include <stdbool.h>

@interface NSPort (OfRunLoops)
- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
@end

/// The activities that observers are called for; CFRunLoopActivity's values.
enum {
    LoopEntry = 1 << 0,
    LoopBeforeTimers = 1 << 1,
    LoopBeforeSources = 1 << 2,
    LoopBeforeWaiting = 1 << 5,
    LoopAfterWaiting = 1 << 6,
    LoopExit = 1 << 7,
};

/// A source without a descriptor, which is signalled, and then performed in a turn of the loop.
@protocol LoopSource <NSObject>
/// Sources of lower order come first.
- (NSInteger)order;
/// Performs what was signalled since the last call.
/// - Returns: NO if nothing was.
- (BOOL)performIfSignalled;
@end

@class LoopSignal;

@protocol LoopObserver <NSObject>
- (NSInteger)order;
- (void)loopReached:(NSUInteger)activity;
@end

/// A descriptor that a loop waits for, in one mode.
@interface LoopWatch : NSObject {
@public
    void *data;
    RunLoopEventType type;
    /// Not retained: watchers take themselves out.
    id<RunLoopEvents> watcher;
    BOOL isRemoved;
}
@end

@interface LoopMode : NSObject {
@public
    NSMutableArray *timers, *watches, *sources, *observers;
    NSHashTable *signals;
}
@end

/// A message or a block that waits for a turn in one of its modes.
@interface LoopCall : NSObject {
@public
    id target, argument;
    SEL selector;
    void (^block)(void);
    NSArray *modes;
    NSUInteger order;
    /// True for a call from another thread, which counts as an input source.
    BOOL isSource;
    /// Set when the caller waits until it is done.
    struct loop_call_wait *wait;
}
@end

@interface LoopState : NSObject {
@public
    /// Not retained: it has this.
    NSRunLoop *loop;
    pthread_mutex_t lock;
    NSMutableDictionary *modes;
    /// The mode that was asked for last, by a name that is kept: most names are constants.
    NSString *lastName;
    LoopMode *lastMode;
    NSMutableArray *commonModes;
    /// The items of the common modes, which modes that become common later get, too.
    NSMutableArray *commonItems;
    NSMutableArray *calls;
    /// The signals that were given and not delivered yet, in their order.
    NSMutableArray *givenSignals;
    /// Notifications that NSNotificationQueue holds back until a turn, and until the loop has nothing else to do.
    NSMutableArray *notices;
    /// Timers whose action runs at this moment.
    NSMutableArray *firing;
    NSString *currentMode;
    /// An eventfd that ends the wait.
    int wake;
    BOOL isMain, isWaiting, isStopped, hasHandledSource;
    /// The number of nested runs.
    int runs;
}
/// The state of a loop, made when it is first asked for.
+ (LoopState *)of:(NSRunLoop *)loop;
+ (LoopState *)ofCurrentThread;
- (void)lock;
- (void)unlock;
/// Ends the present wait, or the next one.
- (void)wakeUp;
/// Ends the present wait, if any, because the state has changed.
- (void)changed;
/// The modes that a name stands for.
- (NSArray *)namesFor:(NSString *)name;
- (LoopMode *)mode:(NSString *)name;
- (void)addCommonMode:(NSString *)name;

- (void)addTimer:(NSTimer *)timer mode:(NSString *)name;
- (void)removeTimer:(NSTimer *)timer mode:(NSString *)name;
- (void)addSource:(id<LoopSource>)source mode:(NSString *)name;
- (void)removeSource:(id<LoopSource>)source mode:(NSString *)name;
- (void)addObserver:(id<LoopObserver>)observer mode:(NSString *)name;
- (void)removeObserver:(id<LoopObserver>)observer mode:(NSString *)name;
- (BOOL)contains:(id)item mode:(NSString *)name;
- (void)watch:(void *)data type:(RunLoopEventType)type watcher:(id<RunLoopEvents>)watcher mode:(NSString *)name;
- (void)unwatch:(void *)data type:(RunLoopEventType)type mode:(NSString *)name all:(BOOL)all;

- (void)addCall:(LoopCall *)call;
/// Cancels calls of messages to a target; a null selector matches all.
- (void)cancelCallsTo:(id)target selector:(SEL)selector argument:(id)argument;
/// Calls of `call` that one of the modes `name` and the common ones holds.
- (BOOL)isCall:(LoopCall *)call forMode:(NSString *)name;
- (NSDate *)nextTimerInMode:(NSString *)name;
/// True if there is nothing that a run in this mode could wait for.
- (BOOL)isEmptyInMode:(NSString *)name;
@end

/// In LoopSignals.m.
@interface LoopState (Signals)
- (void)addSignal:(LoopSignal *)signal mode:(NSString *)name;
- (void)removeSignal:(LoopSignal *)signal mode:(NSString *)name;
/// Delivers the signal in the next turn of one of its modes, and ends the present wait.
- (void)giveSignal:(LoopSignal *)signal;
/// Takes out the given signals of a mode; nil for none.
- (NSArray *)takeSignalsInMode:(NSString *)name;
- (BOOL)hasGivenSignalInMode:(NSString *)name;
@end

/// Ends the waits of loops that have the timer, because its date has changed or it was invalidated.
void loops_timer_changed(NSTimer *timer);

BOOL is_common_modes(NSString *name);

/// Whether an item is a LoopSource.
BOOL is_loop_source(id item);
