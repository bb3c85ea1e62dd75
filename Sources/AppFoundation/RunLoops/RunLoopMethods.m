// NSRunLoop's methods on LoopState. GNUstep's loop counts a timer as an input source, knows only the current thread's
// loop, and has neither sources nor observers.

#include "RunLoops/LoopRun.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <poll.h>

@implementation NSRunLoop (Turns)

/// One turn of the frameworks' own main loop.
- (void)turnInMode:(NSString *)mode beforeDate:(NSDate *)limit { loop_turn([LoopState of:self], mode, limit); }

@end

static void accept_input(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    loop_wait_for_input([LoopState of:loop], mode ?: NSDefaultRunLoopMode, limit);
}

static void add_timer(NSRunLoop *loop, SEL selector, NSTimer *timer, NSString *mode) {
    if (![timer isKindOfClass:[NSTimer class]] || ![mode isKindOfClass:[NSString class]]) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[NSRunLoop addTimer:forMode:]: no timer or no mode"];
    }
    if ([timer isValid]) [[LoopState of:loop] addTimer:timer mode:mode];
}

static void add_event(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, id watcher, NSString *mode) {
    LoopState *state = [LoopState of:loop];
    [state watch:data type:type watcher:watcher mode:mode ?: [loop currentMode] ?: NSDefaultRunLoopMode];
}

static void remove_event(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, NSString *mode, BOOL all) {
    LoopState *state = [LoopState of:loop];
    [state unwatch:data type:type mode:mode ?: [loop currentMode] ?: NSDefaultRunLoopMode all:all];
}

static void add_port(NSRunLoop *loop, SEL selector, NSPort *port, NSString *mode) {
    if (port == nil || mode == nil) return;
    if (is_loop_source(port)) {
        [port scheduleInRunLoop:loop forMode:mode];
    } else {
        [loop addEvent:(void *)port type:ET_RPORT watcher:(id<RunLoopEvents>)port forMode:mode];
    }
}

static void remove_port(NSRunLoop *loop, SEL selector, NSPort *port, NSString *mode) {
    if (port == nil || mode == nil) return;
    if (is_loop_source(port)) {
        [port removeFromRunLoop:loop forMode:mode];
    } else {
        [loop removeEvent:(void *)port type:ET_RPORT forMode:mode all:NO];
    }
}

static NSString *current_mode(NSRunLoop *loop, SEL selector) {
    LoopState *state = [LoopState of:loop];
    return [[state->currentMode retain] autorelease];
}

static NSDate *limit_date(NSRunLoop *loop, SEL selector, NSString *mode) {
    LoopState *state = [LoopState of:loop];
    if (mode == nil) return nil;
    loop_fire_timers(state, mode);
    return [state nextTimerInMode:mode] ?: [state isEmptyInMode:mode] ? nil : [NSDate distantFuture];
}

/// Sleeps a moment in a run that has nothing to wait for. Threads of network libraries run their loop again and again
/// until the first request; without this they would use up a processor, and stop virtual time, which waits for busy
/// threads.
static void rest(void) { poll(NULL, 0, 1); }

static BOOL run_mode(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    // What another thread's loop has to do belongs to that thread.
    if (loop != [NSRunLoop currentRunLoop]) {
        rest();
        return NO;
    }
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    LoopResult result = loop_run([LoopState of:loop], mode, limit, YES);
    [pool drain];
    if (result == LoopFinished && ![NSThread isMainThread]) rest();
    return result != LoopFinished;
}

static void run_until_date(NSRunLoop *loop, SEL selector, NSDate *limit) {
    if (limit == nil) limit = [NSDate date];
    do {
        if (![loop runMode:NSDefaultRunLoopMode beforeDate:limit]) return;
    } while ([limit timeIntervalSinceNow] > 0);
}

static void run(NSRunLoop *loop, SEL selector) { [loop runUntilDate:[NSDate distantFuture]]; }

static void perform(NSRunLoop *loop, SEL selector, SEL action, id target, id argument, NSUInteger order, NSArray *modes) {
    LoopCall *call = [LoopCall new];
    call->target = [target retain];
    call->selector = action;
    call->argument = [argument retain];
    call->order = order;
    call->modes = [modes copy];
    [[LoopState of:loop] addCall:call];
    [call release];
}

static void cancel_performs(NSRunLoop *loop, SEL selector, id target) {
    [[LoopState of:loop] cancelCallsTo:target selector:NULL argument:nil];
}

static void cancel_perform(NSRunLoop *loop, SEL selector, SEL action, id target, id argument) {
    [[LoopState of:loop] cancelCallsTo:target selector:action argument:argument];
}

// MARK: Timers that loops wait for

static void (*former_set_fire_date)(NSTimer *timer, SEL selector, NSDate *date);

static void set_fire_date(NSTimer *timer, SEL selector, NSDate *date) {
    former_set_fire_date(timer, selector, date);
    loops_timer_changed(timer);
}

static void (*former_invalidate)(NSTimer *timer, SEL selector);

/// A timer invalidated on another thread is removed from its loop, which may have nothing else to wait for.
static void invalidate(NSTimer *timer, SEL selector) {
    former_invalidate(timer, selector);
    loops_timer_changed(timer);
}

INSTALL(run_loops) {
    Class class = objc_lookUpClass("NSRunLoop"), timer = objc_lookUpClass("NSTimer");
    static const struct {
        const char *name;
        IMP implementation;
    } methods[] = {
        {"acceptInputForMode:beforeDate:", (IMP)accept_input},
        {"addTimer:forMode:", (IMP)add_timer},
        {"addEvent:type:watcher:forMode:", (IMP)add_event},
        {"removeEvent:type:forMode:all:", (IMP)remove_event},
        {"addPort:forMode:", (IMP)add_port},
        {"removePort:forMode:", (IMP)remove_port},
        {"currentMode", (IMP)current_mode},
        {"limitDateForMode:", (IMP)limit_date},
        {"runMode:beforeDate:", (IMP)run_mode},
        {"runUntilDate:", (IMP)run_until_date},
        {"run", (IMP)run},
        {"performSelector:target:argument:order:modes:", (IMP)perform},
        {"cancelPerformSelectorsWithTarget:", (IMP)cancel_performs},
        {"cancelPerformSelector:target:argument:", (IMP)cancel_perform},
    };
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        replace_instance_method(class, sel_registerName(methods[i].name), methods[i].implementation);
    }
    former_set_fire_date =
        (void (*)(NSTimer *, SEL, NSDate *))replace_instance_method(timer, @selector(setFireDate:), (IMP)set_fire_date);
    former_invalidate = (void (*)(NSTimer *, SEL))replace_instance_method(timer, @selector(invalidate), (IMP)invalidate);
}
