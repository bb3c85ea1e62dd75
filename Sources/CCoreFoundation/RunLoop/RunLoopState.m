#include "RunLoop/RunLoopItems.h"
#include <objc/runtime.h>
#include <sys/eventfd.h>

static char state_key;

NSArray *initial_common_modes(void) {
    static NSArray *modes;
    if (modes == nil) modes = [[NSArray alloc] initWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", nil];
    return modes;
}

BOOL is_common_modes(NSString *name) {
    return name == NSRunLoopCommonModes || [name isEqualToString:NSRunLoopCommonModes];
}

@implementation CoreFoundationRunLoopMode

- (id)init {
    sources = [NSMutableArray new];
    observers = [NSMutableArray new];
    timers = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [sources release];
    [observers release];
    [timers release];
    [super dealloc];
}

@end

// The loop's own wait, with what is due before and after it.

static void (*wait_for_input)(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit);

static void accept_input(NSRunLoop *loop, SEL selector, NSString *mode, NSDate *limit) {
    CoreFoundationRunLoopState *state = [CoreFoundationRunLoopState existingOf:loop];
    if (state == nil) {
        wait_for_input(loop, selector, mode, limit);
        return;
    }
    [[state retain] autorelease];
    [state notify:kCFRunLoopBeforeTimers inMode:mode];
    [state notify:kCFRunLoopBeforeSources inMode:mode];
    BOOL has_performed = [state performReadyInMode:mode];
    BOOL waits = !has_performed && !state->isStopped && limit && [limit timeIntervalSinceNow] > 0;
    if (waits) {
        [state notify:kCFRunLoopBeforeWaiting inMode:mode];
        state->isWaiting = YES;
    }
    wait_for_input(loop, selector, mode, waits ? limit : [NSDate date]);
    state->isWaiting = NO;
    if (waits) [state notify:kCFRunLoopAfterWaiting inMode:mode];
    [state performReadyInMode:mode];
}

/// Takes the place of NSRunLoop's wait, once anything is in a loop that it does not know of.
static void install(void) {
    static BOOL done;
    @synchronized([CoreFoundationRunLoopState class]) {
        if (done) return;
        done = YES;
        Method method = class_getInstanceMethod([NSRunLoop class], @selector(acceptInputForMode:beforeDate:));
        wait_for_input = (void (*)(NSRunLoop *, SEL, NSString *, NSDate *))method_getImplementation(method);
        method_setImplementation(method, (IMP)accept_input);
    }
}

@implementation CoreFoundationRunLoopState

+ (CoreFoundationRunLoopState *)existingOf:(NSRunLoop *)loop { return objc_getAssociatedObject(loop, &state_key); }

+ (CoreFoundationRunLoopState *)of:(NSRunLoop *)loop {
    @synchronized(loop) {
        CoreFoundationRunLoopState *state = [self existingOf:loop];
        if (state) return state;
        install();
        state = [[self new] autorelease];
        state->loop = loop;
        state->modes = [NSMutableDictionary new];
        state->commonModes = [initial_common_modes() mutableCopy];
        state->commonItems = [NSMutableArray new];
        state->blocks = [NSMutableArray new];
        state->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
        objc_setAssociatedObject(loop, &state_key, state, OBJC_ASSOCIATION_RETAIN);
        return state;
    }
}

- (void)dealloc {
    if (wake >= 0) close(wake);
    [modes release];
    [commonModes release];
    [commonItems release];
    [blocks release];
    [super dealloc];
}

- (CoreFoundationRunLoopMode *)mode:(NSString *)name {
    @synchronized(self) {
        CoreFoundationRunLoopMode *mode = [modes objectForKey:name];
        if (mode == nil) {
            mode = [[CoreFoundationRunLoopMode new] autorelease];
            [modes setObject:mode forKey:name];
        }
        return mode;
    }
}

- (NSArray *)namesFor:(NSString *)name {
    @synchronized(self) {
        return is_common_modes(name) ? [[commonModes copy] autorelease] : [NSArray arrayWithObject:name];
    }
}

- (void)watchInMode:(NSString *)name {
    CoreFoundationRunLoopMode *mode = [self mode:name];
    if (mode->isWatched) return;
    mode->isWatched = YES;
    [loop addEvent:(void *)(intptr_t)wake type:ET_RDESC watcher:self forMode:name];
}

- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    eventfd_t value;
    eventfd_read(wake, &value);
}

- (void)wakeUp { eventfd_write(wake, 1); }

- (void)notify:(CFRunLoopActivity)activity inMode:(NSString *)name {
    CoreFoundationRunLoopMode *mode = [modes objectForKey:name];
    if (mode == nil || [mode->observers count] == 0) return;
    // Observers may take themselves out.
    NSArray *called = [mode->observers copy];
    for (CoreFoundationRunLoopObserver *observer in called) {
        if (observer->activities & activity) [observer call:activity];
    }
    [called release];
}

- (BOOL)performBlocksInMode:(NSString *)name {
    NSMutableArray *ready = nil;
    @synchronized(self) {
        for (NSUInteger i = 0; i < [blocks count];) {
            NSArray *pair = [blocks objectAtIndex:i], *names = [pair objectAtIndex:1];
            BOOL is_common = [names containsObject:NSRunLoopCommonModes] && [commonModes containsObject:name];
            if (!is_common && ![names containsObject:name]) {
                i++;
                continue;
            }
            if (ready == nil) ready = [NSMutableArray array];
            [ready addObject:[pair objectAtIndex:0]];
            [blocks removeObjectAtIndex:i];
        }
    }
    for (void (^block)(void) in ready) block();
    return ready != nil;
}

- (BOOL)performReadyInMode:(NSString *)name {
    BOOL has_performed = [self performBlocksInMode:name];
    CoreFoundationRunLoopMode *mode = [modes objectForKey:name];
    if (mode == nil || [mode->sources count] == 0) return has_performed;
    NSArray *asked;
    @synchronized(self) {
        asked = [mode->sources copy];
    }
    for (CoreFoundationRunLoopSource *source in asked) {
        if (source->isInvalid || !__atomic_exchange_n(&source->isSignalled, 0, __ATOMIC_SEQ_CST)) continue;
        hasHandledSource = has_performed = YES;
        [source perform];
    }
    [asked release];
    return [self performBlocksInMode:name] || has_performed;
}

@end
