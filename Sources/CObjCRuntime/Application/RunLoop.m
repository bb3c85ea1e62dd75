// Runs the frameworks' main loop on GNUstep's NSRunLoop: its descriptors are event sources of the run loop, so that
// touches and frames go on while an app runs the run loop itself.

#include "Application.h"
#include "Runtime/MethodReplacement.h"
#include "Shells.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <poll.h>

@interface NSRunLoop (Turns)
/// One turn, whatever is in the mode (AppFoundation's RunLoops).
- (void)turnInMode:(NSString *)mode beforeDate:(NSDate *)limit;
@end

static RunLoopHost host;
static int32_t main_queue;
static NSRunLoop *main_loop;
/// In virtual time, YES while ready work is run: watched descriptors have to wait.
static BOOL holds_descriptors_back;

@interface RunLoopDescriptor : NSObject <RunLoopEvents> {
@public
    int32_t descriptor;
    RunLoopEventType type;
    void *watch;
}
@end

@implementation RunLoopDescriptor
- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    if (watch == NULL) {
        host.main_queue_ready();
    } else if (!holds_descriptors_back) {
        host.descriptor_ready(watch);
    }
}
@end

/// The descriptors under watch.
static NSMutableArray *descriptors;

/// The modes in which touches and frames go on.
static NSArray *modes(void) {
    static NSArray *modes;
    if (modes == nil) modes = [[NSArray alloc] initWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", nil];
    return modes;
}

void run_loop_add(int32_t descriptor, bool writable, void *watch) {
    RunLoopDescriptor *watcher = [[RunLoopDescriptor alloc] init];
    watcher->descriptor = descriptor;
    watcher->type = writable ? ET_WDESC : ET_RDESC;
    watcher->watch = watch;
    [descriptors addObject:watcher];
    for (NSString *mode in modes()) {
        [main_loop addEvent:(void *)(intptr_t)descriptor type:watcher->type watcher:watcher forMode:mode];
    }
    [watcher release];
}

/// The app's own mode in which watched descriptors wake the loop at this moment; nil unless virtual time waits in such
/// a mode.
static NSString *awake_mode;

static void wake_in_mode(NSString *mode, BOOL wakes) {
    awake_mode = wakes ? mode : nil;
    for (RunLoopDescriptor *watcher in descriptors) {
        // The main queue's work waits for the modes that it belongs to.
        if (watcher->watch == NULL) continue;
        void *data = (void *)(intptr_t)watcher->descriptor;
        if (wakes) {
            [main_loop addEvent:data type:watcher->type watcher:watcher forMode:mode];
        } else {
            [main_loop removeEvent:data type:watcher->type forMode:mode all:NO];
        }
    }
}

void run_loop_remove(int32_t descriptor, bool writable, void *watch) {
    for (NSUInteger i = [descriptors count]; i-- > 0;) {
        RunLoopDescriptor *watcher = [descriptors objectAtIndex:i];
        if (watcher->watch != watch) continue;
        for (NSString *mode in modes()) {
            [main_loop removeEvent:(void *)(intptr_t)descriptor type:watcher->type forMode:mode all:NO];
        }
        if (awake_mode && watch) {
            [main_loop removeEvent:(void *)(intptr_t)descriptor type:watcher->type forMode:awake_mode all:NO];
        }
        [[watcher retain] autorelease];
        [descriptors removeObjectAtIndex:i];
    }
}

/// The run loop's own -acceptInputForMode:beforeDate:.
static void (*wait_for_input)(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit);

/// The strings by which the frameworks run the default mode. They are equal to its name, but distinct objects, by which
/// a wait of the frameworks is told from one of the app's code.
static NSString *wait_mode, *ready_mode;

/// The number of nested run loops that the app's code runs at this moment.
static int app_loops;

bool run_loop_is_run_by_app(void) { return app_loops > 0; }

/// Whether the innermost of them runs in a mode that gets touches.
static BOOL takes_input = YES;

bool run_loop_takes_input(void) { return takes_input; }

/// The frameworks' turn before each wait, which may shorten it.
static NSDate *limit_after_turn(NSDate *limit) {
    double seconds = host.before_waiting();
    defaults_synchronize_if_changed();
    if (seconds < 0 || (limit != nil && [limit timeIntervalSinceNow] <= seconds)) return limit;
    return [NSDate dateWithTimeIntervalSinceNow:seconds];
}

/// A wait of a run loop that the app's code runs: frames and virtual time go on. Touches are delivered in the common
/// modes; in a mode of the app's own, such as one in which it waits for a request, they stay queued.
static void accept_input_for_app(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    BOOL held_back = holds_descriptors_back, took_input = takes_input, wakes = NO;
    app_loops++;
    takes_input = [modes() containsObject:mode];
    @try {
        limit = limit_after_turn(limit);
        double seconds = limit == nil ? 0 : [limit timeIntervalSinceNow];
        RunLoopWait wait = host.pass_time(seconds > 3e9 ? -1 : seconds < 0 ? 0 : seconds);
        if (wait == RunLoopWaitForNothing) limit = [NSDate date];
        if (wait == RunLoopWaitForMessages) limit = [NSDate distantFuture];
        holds_descriptors_back = wait == RunLoopWaitForNothing;
        wakes = wait == RunLoopWaitForMessages && !takes_input;
        if (wakes) wake_in_mode(mode, YES);
        wait_for_input(loop, selector, mode, limit);
    } @finally {
        if (wakes) wake_in_mode(mode, NO);
        app_loops--;
        takes_input = took_input;
        holds_descriptors_back = held_back;
    }
}

/// The clock of virtual time stands still until all other threads wait. A thread that polls without pause through the
/// last fraction of a millisecond before its limit would hold the clock up, so it sleeps a moment here: in real time,
/// so that a main thread which waits for it does not wait for ever.
static void rest_in_part_of_millisecond(NSDate *limit) {
    double seconds = limit == nil ? 0 : [limit timeIntervalSinceNow];
    if (seconds > 0 && seconds < 0.001) poll(NULL, 0, 1);
}

/// Replaces `-acceptInputForMode:beforeDate:`, which every wait of a run loop calls.
static void accept_input(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    if (!thread_is_main()) rest_in_part_of_millisecond(limit);
    if (loop != main_loop || !thread_is_main() || mode == ready_mode) {
        wait_for_input(loop, selector, mode, limit);
    } else if (mode == wait_mode) {
        wait_for_input(loop, selector, mode, limit_after_turn(limit));
    } else {
        accept_input_for_app(loop, selector, mode, limit);
    }
}

void run_loop_install(RunLoopHost new_host, int32_t main_queue_descriptor) {
    host = new_host;
    main_queue = main_queue_descriptor;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    main_loop = [[NSRunLoop currentRunLoop] retain];
    descriptors = [NSMutableArray new];
    wait_mode = [[NSString alloc] initWithUTF8String:[NSDefaultRunLoopMode UTF8String]];
    ready_mode = [[NSString alloc] initWithUTF8String:[NSDefaultRunLoopMode UTF8String]];
    wait_for_input = (void (*)(NSRunLoop *, SEL, NSString *, NSDate *))replace_instance_method(
        [NSRunLoop class], @selector(acceptInputForMode:beforeDate:), (IMP)accept_input);
    // Without an application (a plain Foundation program), the run loop itself runs the main dispatch queue.
    void *queue = (void *)(intptr_t)main_queue_descriptor;
    [main_loop removeEvent:queue type:ET_RDESC forMode:NSRunLoopCommonModes all:YES];
    run_loop_add(main_queue_descriptor, false, NULL);
    [pool drain];
}

void run_loop_wait(double seconds) {
    static int depth;
    // Holds objects that the app's code has autoreleased since the last wait, outside of this function.
    static NSAutoreleasePool *pool_between_waits;
    NSAutoreleasePool *pool = nil;
    if (depth == 0) {
        [pool_between_waits drain];
        pool_between_waits = [NSAutoreleasePool new];
    } else {
        pool = [NSAutoreleasePool new];
    }
    depth++;
    NSDate *limit = seconds < 0 ? [NSDate distantFuture] : [NSDate dateWithTimeIntervalSinceNow:seconds];
    [main_loop turnInMode:wait_mode beforeDate:limit];
    depth--;
    [pool drain];
}

void run_loop_run_ready(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    BOOL held_back = holds_descriptors_back;
    holds_descriptors_back = YES;
    [main_loop turnInMode:ready_mode beforeDate:[NSDate date]];
    holds_descriptors_back = held_back;
    [pool drain];
}

double run_loop_next_timer(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDate *date = [main_loop limitDateForMode:NSDefaultRunLoopMode];
    double seconds = date == nil || [date isEqual:[NSDate distantFuture]] ? -1 : [date timeIntervalSinceNow];
    if (seconds != -1 && seconds < 0) seconds = 0;
    if (seconds > 3e9) seconds = -1;
    [pool drain];
    return seconds;
}
