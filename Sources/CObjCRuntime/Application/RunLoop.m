// The frameworks' main loop on GNUstep's NSRunLoop: descriptors are event sources of the run loop, so that an app which
// runs it itself still gets touches and frames.

#include "Application.h"
#include "Shells.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

static RunLoopHost host;
static int32_t main_queue;
static NSRunLoop *main_loop;
/// While ready work is run in virtual time, watched descriptors have to wait.
static BOOL holds_descriptors_back;

@interface RunLoopDescriptor : NSObject <RunLoopEvents> {
@public
    int32_t descriptor;
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
    watcher->watch = watch;
    [descriptors addObject:watcher];
    for (NSString *mode in modes()) {
        [main_loop addEvent:(void *)(intptr_t)descriptor type:writable ? ET_WDESC : ET_RDESC watcher:watcher forMode:mode];
    }
    [watcher release];
}

void run_loop_remove(int32_t descriptor, bool writable, void *watch) {
    for (NSUInteger i = [descriptors count]; i-- > 0;) {
        RunLoopDescriptor *watcher = [descriptors objectAtIndex:i];
        if (watcher->watch != watch) continue;
        for (NSString *mode in modes()) {
            [main_loop removeEvent:(void *)(intptr_t)descriptor type:writable ? ET_WDESC : ET_RDESC
                           forMode:mode all:NO];
        }
        [[watcher retain] autorelease];
        [descriptors removeObjectAtIndex:i];
    }
}

typedef void accept_input(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit);
static accept_input *wait_for_input;

/// What every turn of a run loop comes to, also of one that the app runs: on the main thread the frameworks get their
/// turn first, and may shorten the wait.
static void accept_input_after_turn(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    if (loop == main_loop && thread_is_main() && !holds_descriptors_back) {
        double seconds = host.before_waiting();
        defaults_synchronize_if_changed();
        if (seconds >= 0 && (limit == nil || [limit timeIntervalSinceNow] > seconds)) {
            limit = [NSDate dateWithTimeIntervalSinceNow:seconds];
        }
    }
    wait_for_input(loop, selector, mode, limit);
}

void run_loop_install(RunLoopHost new_host, int32_t main_queue_descriptor) {
    host = new_host;
    main_queue = main_queue_descriptor;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    main_loop = [[NSRunLoop currentRunLoop] retain];
    descriptors = [NSMutableArray new];
    Method method = class_getInstanceMethod([NSRunLoop class], @selector(acceptInputForMode:beforeDate:));
    wait_for_input = (accept_input *)method_setImplementation(method, (IMP)accept_input_after_turn);
    run_loop_add(main_queue_descriptor, false, NULL);
    [pool drain];
}

void run_loop_wait(double seconds) {
    static int depth;
    // Objects that the app's code autoreleased outside of this function, since the last wait.
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
    [main_loop runMode:NSDefaultRunLoopMode beforeDate:limit];
    depth--;
    [pool drain];
}

void run_loop_run_ready(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    holds_descriptors_back = YES;
    [main_loop runMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
    holds_descriptors_back = NO;
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
