#include "RunLoops/LoopState.h"
#include "RunLoops/LoopRun.h"
#include "RunLoops/LoopSignal.h"
#include "Runtime/AssociatedObjects.h"
#include <objc/runtime.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { Retained = 01401 };
static char state_key;

/// States of all loops, not retained.
static NSHashTable *all_states;
static pthread_mutex_t all_states_lock = PTHREAD_MUTEX_INITIALIZER;

BOOL is_common_modes(NSString *name) {
    return name == NSRunLoopCommonModes || [name isEqualToString:NSRunLoopCommonModes];
}

BOOL is_loop_source(id item) { return [item respondsToSelector:@selector(performIfSignalled)]; }

@implementation LoopWatch
@end

@implementation LoopMode

- (id)init {
    timers = [NSMutableArray new];
    watches = [NSMutableArray new];
    sources = [NSMutableArray new];
    observers = [NSMutableArray new];
    signals = [[NSHashTable alloc] initWithOptions:NSPointerFunctionsObjectPointerPersonality capacity:0];
    return self;
}

- (void)dealloc {
    [timers release];
    [watches release];
    [sources release];
    [observers release];
    [signals release];
    [super dealloc];
}

@end

@implementation LoopState

+ (LoopState *)of:(NSRunLoop *)loop {
    LoopState *state = objc_getAssociatedObject(loop, &state_key);
    if (state || loop == nil) return state;
    @synchronized(loop) {
        state = objc_getAssociatedObject(loop, &state_key);
        if (state) return state;
        state = [[self alloc] initWithLoop:loop];
        objc_setAssociatedObject(loop, &state_key, state, Retained);
        [state release];
    }
    if (state->isMain) loop_watch_main_queue(state);
    return state;
}

+ (LoopState *)ofCurrentThread { return [self of:[NSRunLoop currentRunLoop]]; }

- (id)initWithLoop:(NSRunLoop *)aLoop {
    loop = aLoop;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
    modes = [NSMutableDictionary new];
    commonModes = [[NSMutableArray alloc] initWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", nil];
    commonItems = [NSMutableArray new];
    calls = [NSMutableArray new];
    givenSignals = [NSMutableArray new];
    notices = [NSMutableArray new];
    firing = [NSMutableArray new];
    wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    isMain = aLoop == [NSRunLoop mainRunLoop];
    pthread_mutex_lock(&all_states_lock);
    if (all_states == nil) {
        NSPointerFunctionsOptions options = NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality;
        all_states = [[NSHashTable alloc] initWithOptions:options capacity:8];
    }
    [all_states addObject:self];
    pthread_mutex_unlock(&all_states_lock);
    return self;
}

- (void)dealloc {
    pthread_mutex_lock(&all_states_lock);
    [all_states removeObject:self];
    pthread_mutex_unlock(&all_states_lock);
    for (LoopCall *call in calls) loop_call_abandon(call);
    if (wake >= 0) close(wake);
    [modes release];
    [lastName release];
    [commonModes release];
    [commonItems release];
    [calls release];
    [givenSignals release];
    [notices release];
    [firing release];
    pthread_mutex_destroy(&lock);
    [super dealloc];
}

- (void)lock { pthread_mutex_lock(&lock); }
- (void)unlock { pthread_mutex_unlock(&lock); }
- (void)wakeUp { eventfd_write(wake, 1); }

- (void)changed {
    // Once a wait is enough, and each costs a system call.
    if (isWaiting) [self wakeUp];
    isWaiting = NO;
}

/// True also if the state is locked for a change, and cannot be read.
- (BOOL)mayHoldTimer:(NSTimer *)timer {
    if (pthread_mutex_trylock(&lock) != 0) return YES;
    BOOL holds = NO;
    for (LoopMode *mode in [modes allValues]) {
        holds = holds || [mode->timers indexOfObjectIdenticalTo:timer] != NSNotFound;
    }
    pthread_mutex_unlock(&lock);
    return holds;
}

void loops_timer_changed(NSTimer *timer) {
    pthread_mutex_lock(&all_states_lock);
    for (LoopState *state in all_states) {
        // A loop that is not waiting checks its timers anyway.
        if (state->isWaiting && [state mayHoldTimer:timer]) [state wakeUp];
    }
    pthread_mutex_unlock(&all_states_lock);
}

// MARK: Modes

- (LoopMode *)mode:(NSString *)name {
    [self lock];
    if (name == lastName && name) {
        LoopMode *mode = lastMode;
        [self unlock];
        return mode;
    }
    LoopMode *mode = [modes objectForKey:name];
    if (mode == nil) {
        mode = [LoopMode new];
        [modes setObject:mode forKey:name];
        [mode release];
    }
    [lastName autorelease];
    lastName = [name copy];
    lastMode = mode;
    [self unlock];
    return mode;
}

- (NSArray *)namesFor:(NSString *)name {
    if (!is_common_modes(name)) return [NSArray arrayWithObject:name];
    [self lock];
    NSArray *names = [[commonModes copy] autorelease];
    [self unlock];
    return names;
}

- (void)addCommonMode:(NSString *)name {
    [self lock];
    NSArray *items = nil;
    if (![commonModes containsObject:name]) {
        [commonModes addObject:[[name copy] autorelease]];
        items = [[commonItems copy] autorelease];
    }
    [self unlock];
    for (id item in items) {
        if ([item isKindOfClass:[NSTimer class]]) [self addTimer:item mode:name];
        else if (is_loop_source(item)) [self addSource:item mode:name];
        else if ([item isKindOfClass:[LoopSignal class]]) [self addSignal:item mode:name];
        else if ([item isKindOfClass:[LoopWatch class]]) {
            LoopWatch *watch = item;
            [self watch:watch->data type:watch->type watcher:watch->watcher mode:name];
        } else [self addObserver:item mode:name];
    }
}

/// Records that an item is in the common modes.
- (void)noteCommon:(id)item mode:(NSString *)name {
    if (is_common_modes(name) && [commonItems indexOfObjectIdenticalTo:item] == NSNotFound) [commonItems addObject:item];
}

// MARK: Timers, sources, observers

- (NSMutableArray *)listFor:(id)item mode:(NSString *)name {
    LoopMode *mode = [self mode:name];
    if ([item isKindOfClass:[NSTimer class]]) return mode->timers;
    return is_loop_source(item) ? mode->sources : mode->observers;
}

/// Adds it behind all items of no higher order.
- (void)add:(id)item order:(NSInteger)order mode:(NSString *)name {
    [self lock];
    [self noteCommon:item mode:name];
    for (NSString *each in [self namesFor:name]) {
        NSMutableArray *list = [self listFor:item mode:each];
        if ([list indexOfObjectIdenticalTo:item] != NSNotFound) continue;
        NSUInteger place = [list count];
        BOOL is_timer = [item isKindOfClass:[NSTimer class]];
        while (!is_timer && place > 0 && [[list objectAtIndex:place - 1] order] > order) place--;
        [list insertObject:item atIndex:place];
    }
    [self changed];
    [self unlock];
}

- (void)remove:(id)item mode:(NSString *)name {
    [[item retain] autorelease];
    [self lock];
    for (NSString *each in [self namesFor:name]) [[self listFor:item mode:each] removeObjectIdenticalTo:item];
    if (is_common_modes(name)) [commonItems removeObjectIdenticalTo:item];
    [self changed];
    [self unlock];
}

- (BOOL)contains:(id)item mode:(NSString *)name {
    [self lock];
    NSArray *list = is_common_modes(name) ? commonItems : [self listFor:item mode:name];
    BOOL is_there = [list indexOfObjectIdenticalTo:item] != NSNotFound;
    [self unlock];
    return is_there;
}

- (void)addTimer:(NSTimer *)timer mode:(NSString *)name { [self add:timer order:0 mode:name]; }
- (void)removeTimer:(NSTimer *)timer mode:(NSString *)name { [self remove:timer mode:name]; }
- (void)addSource:(id<LoopSource>)source mode:(NSString *)name { [self add:source order:[source order] mode:name]; }
- (void)removeSource:(id<LoopSource>)source mode:(NSString *)name { [self remove:source mode:name]; }
- (void)removeObserver:(id<LoopObserver>)observer mode:(NSString *)name { [self remove:observer mode:name]; }

- (void)addObserver:(id<LoopObserver>)observer mode:(NSString *)name {
    [self add:observer order:[observer order] mode:name];
}

// MARK: Descriptors

- (void)watch:(void *)data type:(RunLoopEventType)type watcher:(id<RunLoopEvents>)watcher mode:(NSString *)name {
    [self lock];
    for (NSString *each in [self namesFor:name]) {
        LoopWatch *watch = [LoopWatch new];
        watch->data = data;
        watch->type = type;
        watch->watcher = watcher;
        [[self mode:each]->watches addObject:watch];
        [watch release];
    }
    [self changed];
    [self unlock];
}

- (void)unwatch:(void *)data type:(RunLoopEventType)type mode:(NSString *)name all:(BOOL)all {
    [self lock];
    for (NSString *each in [self namesFor:name]) {
        NSMutableArray *watches = [self mode:each]->watches;
        for (NSUInteger i = [watches count]; i-- > 0;) {
            LoopWatch *watch = [watches objectAtIndex:i];
            if (watch->data != data || watch->type != type) continue;
            watch->isRemoved = YES;
            [watches removeObjectAtIndex:i];
            if (!all) break;
        }
    }
    [self changed];
    [self unlock];
}

// MARK: Calls

- (BOOL)isCall:(LoopCall *)call forMode:(NSString *)name {
    if ([call->modes containsObject:name]) return YES;
    return [call->modes containsObject:NSRunLoopCommonModes] && [commonModes containsObject:name];
}

- (void)addCall:(LoopCall *)call {
    [self lock];
    NSUInteger place = [calls count];
    while (place > 0 && ((LoopCall *)[calls objectAtIndex:place - 1])->order > call->order) place--;
    [calls insertObject:call atIndex:place];
    [self changed];
    [self unlock];
}

- (void)cancelCallsTo:(id)target selector:(SEL)selector argument:(id)argument {
    [self lock];
    for (NSUInteger i = [calls count]; i-- > 0;) {
        LoopCall *call = [calls objectAtIndex:i];
        if (call->isSource || call->target != target || call->block) continue;
        BOOL is_it = selector == NULL || (sel_isEqual(call->selector, selector) &&
                                          (call->argument == argument || [call->argument isEqual:argument]));
        if (!is_it) continue;
        [[call retain] autorelease];
        [calls removeObjectAtIndex:i];
    }
    [self unlock];
}

// MARK: What a mode waits for

- (NSDate *)nextTimerInMode:(NSString *)name {
    NSDate *next = nil;
    [self lock];
    NSMutableArray *timers = [self mode:name]->timers;
    for (NSUInteger i = [timers count]; i-- > 0;) {
        NSTimer *timer = [timers objectAtIndex:i];
        if (![timer isValid]) {
            [[timer retain] autorelease];
            [timers removeObjectAtIndex:i];
            [commonItems removeObjectIdenticalTo:timer];
        } else if ([firing indexOfObjectIdenticalTo:timer] == NSNotFound) {
            NSDate *date = [timer fireDate];
            if (next == nil || [date compare:next] == NSOrderedAscending) next = date;
        }
    }
    next = [[next retain] autorelease];
    [self unlock];
    return next;
}

- (BOOL)isEmptyInMode:(NSString *)name {
    if (isMain && [commonModes containsObject:name]) return NO;
    BOOL is_empty = YES;
    [self lock];
    LoopMode *mode = [modes objectForKey:name];
    if (mode) {
        is_empty = [mode->sources count] == 0 && [mode->watches count] == 0 && [mode->signals count] == 0;
        for (NSTimer *timer in mode->timers) is_empty = is_empty && ![timer isValid];
    }
    for (LoopCall *call in calls) is_empty = is_empty && ![self isCall:call forMode:name];
    [self unlock];
    return is_empty;
}

@end
