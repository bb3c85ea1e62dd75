// The wait of a run loop, in poll(2).

#define _GNU_SOURCE
#include "RunLoops/LoopRun.h"
#include <poll.h>
#include <sys/eventfd.h>
#include <time.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

@interface NSPort (Descriptors)
- (void)getFds:(NSInteger *)descriptors count:(NSInteger *)count;
@end

enum { MostDescriptorsOfPort = 64 };

/// The watches of one wait, and what poll is to look at: entry `i` belongs to watch `owners[i]`.
struct polled {
    NSMutableArray *watches, *triggered;
    struct pollfd *entries;
    NSUInteger *owners;
    nfds_t count, capacity;
};

static void look_at(struct polled *polled, int descriptor, short events, NSUInteger owner) {
    if (polled->count == polled->capacity) {
        polled->capacity = polled->capacity ? polled->capacity * 2 : 16;
        polled->entries = realloc(polled->entries, polled->capacity * sizeof *polled->entries);
        polled->owners = realloc(polled->owners, polled->capacity * sizeof *polled->owners);
        if (polled->entries == NULL || polled->owners == NULL) abort();
    }
    polled->entries[polled->count] = (struct pollfd){descriptor, events, 0};
    polled->owners[polled->count++] = owner;
}

static void release_entries(struct polled *polled) {
    free(polled->entries);
    free(polled->owners);
}

static void look_at_port(struct polled *polled, id port, NSUInteger owner) {
    NSInteger descriptors[MostDescriptorsOfPort], count = MostDescriptorsOfPort;
    [port getFds:descriptors count:&count];
    for (NSInteger i = 0; i < MIN(count, MostDescriptorsOfPort); i++) look_at(polled, (int)descriptors[i], POLLIN, owner);
}

/// Asks the watchers: some are ready without waiting, or do not want to wait now.
static void collect(LoopState *state, NSString *name, struct polled *polled) {
    look_at(polled, state->wake, POLLIN, NSNotFound);
    for (LoopWatch *watch in [[[state mode:name]->watches copy] autorelease]) {
        BOOL is_triggered = watch->type == ET_TRIGGER, blocks = !is_triggered;
        if ([(id)watch->watcher respondsToSelector:@selector(runLoopShouldBlock:)]) {
            blocks = [(id)watch->watcher runLoopShouldBlock:&is_triggered];
        }
        if (!blocks) {
            if (is_triggered) [polled->triggered addObject:watch];
            continue;
        }
        NSUInteger owner = [polled->watches count];
        int descriptor = (int)(intptr_t)watch->data;
        switch (watch->type) {
        case ET_RDESC: look_at(polled, descriptor, POLLIN, owner); break;
        case ET_WDESC: look_at(polled, descriptor, POLLOUT, owner); break;
        case ET_EDESC: look_at(polled, descriptor, POLLPRI, owner); break;
        case ET_RPORT: look_at_port(polled, watch->watcher, owner); break;
        default: continue;
        }
        [polled->watches addObject:watch];
    }
}

static void deliver(LoopState *state, LoopWatch *watch, void *extra, NSString *name) {
    if (watch->isRemoved) return;
    state->hasHandledSource = YES;
    [watch->watcher receivedEvent:watch->data type:watch->type extra:extra forMode:name];
}

static BOOL has_ready_call(LoopState *state, NSString *name) {
    for (LoopCall *call in state->calls) {
        if ([state isCall:call forMode:name]) return YES;
    }
    return NO;
}

/// The time until a date, limited to the longest that poll can wait.
static struct timespec time_until(NSDate *limit) {
    NSTimeInterval seconds = limit ? [limit timeIntervalSinceNow] : 0;
    seconds = seconds > 1e8 ? 1e8 : seconds > 0 ? seconds : 0;
    time_t whole = (time_t)seconds;
    return (struct timespec){whole, (long)((seconds - (double)whole) * 1e9)};
}

void loop_wait_for_input(LoopState *state, NSString *name, NSDate *limit) {
    __attribute__((cleanup(release_entries))) struct polled polled = {[NSMutableArray array], [NSMutableArray array], NULL, NULL, 0, 0};
    [state lock];
    // From here on a change of the state ends the wait. Changes since the turn began are checked once more.
    state->isWaiting = YES;
    collect(state, name, &polled);
    BOOL is_ready = [polled.triggered count] > 0 || state->isStopped || has_ready_call(state, name) ||
                    [state hasGivenSignalInMode:name];
    [state unlock];
    NSDate *timer = [state nextTimerInMode:name];
    if (timer && limit) limit = [timer earlierDate:limit];
    struct timespec time = is_ready ? (struct timespec){0, 0} : time_until(limit);
    int ready = ppoll(polled.entries, polled.count, &time, NULL);
    state->isWaiting = NO;
    eventfd_t value;
    if (ready > 0 && polled.entries[0].revents) eventfd_read(state->wake, &value);
    for (nfds_t i = 1; ready > 0 && i < polled.count; i++) {
        if (polled.entries[i].revents == 0) continue;
        deliver(state, [polled.watches objectAtIndex:polled.owners[i]], (void *)(intptr_t)polled.entries[i].fd, name);
    }
    for (LoopWatch *watch in polled.triggered) deliver(state, watch, watch->data, name);
}

// MARK: The main dispatch queue

/// Runs the main dispatch queue, until the frameworks' main loop does that itself.
@interface LoopMainQueue : NSObject <RunLoopEvents>
@end

@implementation LoopMainQueue
- (void)receivedEvent:(void *)data type:(RunLoopEventType)type extra:(void *)extra forMode:(NSString *)mode {
    eventfd_t value;
    eventfd_read((int)(intptr_t)data, &value);
    _dispatch_main_queue_callback_4CF(NULL);
}
@end

void loop_watch_main_queue(LoopState *state) {
    // Never released: the main loop lives as long as the program.
    [state watch:(void *)(intptr_t)_dispatch_get_main_queue_handle_4CF()
            type:ET_RDESC
         watcher:[LoopMainQueue new]
            mode:NSRunLoopCommonModes];
}
