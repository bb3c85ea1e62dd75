// What a run loop has besides what NSRunLoop knows of: sources, observers, blocks. A loop gets one when it is first needed.
#pragma once
#include "Objects/References.h"

@class CoreFoundationRunLoopSource, RunLoopObserver;

/// The sources and observers of one mode, each in its order.
@interface CoreFoundationRunLoopMode : NSObject {
@public
    NSMutableArray *sources;
    NSMutableArray *observers;
    /// Those that were added by CFRunLoopAddTimer.
    NSMutableArray *timers;
    BOOL isWatched;
}
@end

@interface CoreFoundationRunLoopState : NSObject <RunLoopEvents> {
@public
    /// Not retained: it has this.
    NSRunLoop *loop;
    NSMutableDictionary *modes;
    NSMutableArray *commonModes;
    /// What was added to the common modes: later ones get it, too.
    NSMutableArray *commonItems;
    /// Pairs of a block and the modes that it may run in.
    NSMutableArray *blocks;
    /// Written to wake the loop.
    int wake;
    BOOL isStopped, isWaiting, hasHandledSource;
    /// How many runs by CFRunLoopRunInMode are going on, one inside the other.
    int runs;
}
/// The state of a loop, made if need be.
+ (CoreFoundationRunLoopState *)of:(NSRunLoop *)loop;
/// nil if there is none yet.
+ (CoreFoundationRunLoopState *)existingOf:(NSRunLoop *)loop;
- (CoreFoundationRunLoopMode *)mode:(NSString *)name;
/// The modes that a name stands for.
- (NSArray *)namesFor:(NSString *)name;
/// Lets the wake-up reach the loop in a mode.
- (void)watchInMode:(NSString *)name;
- (void)wakeUp;
- (void)notify:(CFRunLoopActivity)activity inMode:(NSString *)name;
/// Runs blocks and signalled sources; whether there were any.
- (BOOL)performReadyInMode:(NSString *)name;
@end

/// The modes that the common modes are at first.
NSArray *initial_common_modes(void);
BOOL is_common_modes(NSString *name);
