// The thread of all asynchronous transfers.

#import "CurlLibrary.h"
#import "ServerQueue.h"
#include "../../CPlatform/Network/AwaitedAnswers.h"
#include "DeviceNetwork.h"
#include "OtherThreads.h"
#include "VirtualTime.h"
#include <pthread.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static NSMutableArray *waiting, *resuming;
/// Those that libcurl has now. Of the thread alone.
static NSMutableArray *running_transfers;
static CURLM *transfers;
/// There is something to do for the thread since it looked last, and whether it sleeps meanwhile. With the lock held.
static BOOL has_news, is_asleep;
/// Some were cancelled since the thread looked last.
static BOOL has_cancelled;
/// The network's conditions changed, or the number of those that share them.
static BOOL shares_anew;
/// Those that wait for others to the same server, by its name. Of the thread alone.
static NSMutableDictionary *servers;

/// The signals to give at the end of the present round. Of the thread alone: others have none.
static __thread NSMutableArray *signals;

/// How long virtual time waits for one answer, in real nanoseconds: some servers never come to an end.
static const int64_t LongestAwaited = 5000000000;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Lets the thread look for news. Waking it costs a system call.
///
/// - note: writes down what is new, with the lock held; may be NULL.
static void wake(void (^note)(void)) {
    pthread_mutex_lock(&lock);
    if (note) note();
    has_news = YES;
    CURLM *woken = is_asleep ? transfers : NULL;
    is_asleep = NO;
    pthread_mutex_unlock(&lock);
    if (woken) curl_library()->multi_wakeup(woken);
}

/// Takes those out of the queue that may begin now.
///
/// - next: becomes the time until the next of the others may, in milliseconds; unchanged if there is none.
static NSArray *take_ready(int *next) {
    if ([waiting count] == 0) return nil;
    NSMutableArray *ready = [NSMutableArray array], *others = [NSMutableArray array];
    double time = now();
    for (URLTransfer *transfer in waiting) {
        double delay = transfer->start - time;
        if (delay <= 0 || transfer->is_cancelled) {
            [ready addObject:transfer];
        } else {
            [others addObject:transfer];
            *next = MIN(*next, (int)(MIN(delay, 3600) * 1000) + 1);
        }
    }
    [waiting setArray:others];
    return ready;
}

/// Lets all that run now share what the network can carry.
static void share_network(void) {
    static BOOL was_limited;
    if (!__atomic_exchange_n(&shares_anew, NO, __ATOMIC_RELAXED)) return;
    struct platform_network network = platform_network();
    BOOL is_limited = platform_network_rate(network, network.download) > 0 || platform_network_rate(network, network.upload) > 0;
    if (!is_limited && !was_limited) return;
    was_limited = is_limited;
    for (URLTransfer *transfer in running_transfers) [transfer limitRateForTransfers:[running_transfers count]];
}

static void network_changed(void *context) {
    __atomic_store_n(&shares_anew, YES, __ATOMIC_RELAXED);
    wake(NULL);
}

static void run_transfer(const struct curl_library *curl, URLTransfer *transfer) {
    int failure = platform_network().link == platform_link_none ? CURLE_COULDNT_RESOLVE_HOST
                  : transfer->is_too_late                       ? CURLE_OPERATION_TIMEDOUT
                                                                : CURLE_OK;
    if (failure == CURLE_OK && ![transfer prepare]) failure = CURLE_FAILED_INIT;
    if (failure != CURLE_OK) {
        [transfer->queue ended];
        [transfer endWithResult:failure];
        return;
    }
    // Balanced when it ends.
    transfer->is_running = YES;
    transfer->awaited_until = platform_real_monotonic_nanoseconds() + LongestAwaited;
    [running_transfers addObject:transfer];
    __atomic_store_n(&shares_anew, YES, __ATOMIC_RELAXED);
    curl->multi_add_handle(transfers, [transfer retain]->handle);
}

/// Runs what the server's queue allows.
static void run_queue(const struct curl_library *curl, ServerQueue *queue) {
    for (URLTransfer *next = [queue takeNext]; next; next = [queue takeNext]) run_transfer(curl, next);
    if ([queue isEmpty]) [servers removeObjectForKey:queue->name];
}

static void begin(const struct curl_library *curl, URLTransfer *transfer) {
    if (!transfer->options.waits_for_others) return run_transfer(curl, transfer);
    NSString *name = [ServerQueue nameForURL:[transfer->request URL]];
    ServerQueue *queue = [servers objectForKey:name];
    if (queue == nil) {
        queue = [[[ServerQueue alloc] initWithName:name] autorelease];
        [servers setObject:queue forKey:name];
    }
    transfer->queue = queue;
    [queue add:transfer];
    run_queue(curl, queue);
}

static void stop_running(const struct curl_library *curl, URLTransfer *transfer) {
    curl->multi_remove_handle(transfers, transfer->handle);
    transfer->is_running = NO;
    [running_transfers removeObjectIdenticalTo:transfer];
    __atomic_store_n(&shares_anew, YES, __ATOMIC_RELAXED);
    [transfer->queue ended];
}

/// Their connections are free for others at once.
static void drop_cancelled(const struct curl_library *curl) {
    if (!__atomic_exchange_n(&has_cancelled, NO, __ATOMIC_RELAXED)) return;
    for (URLTransfer *transfer in [[running_transfers copy] autorelease]) {
        if (!transfer->is_cancelled) continue;
        stop_running(curl, transfer);
        [transfer giveHandleBack];
        run_queue(curl, transfer->queue);
        [transfer release];
    }
}

/// Lets those go on for which a slow network has carried what had come.
static void go_on(const struct curl_library *curl, int *next) {
    double time = now();
    for (URLTransfer *transfer in [[running_transfers copy] autorelease]) {
        if (transfer->is_throttled && [transfer momentForMore] <= time) {
            transfer->is_throttled = NO;
            curl->easy_pause(transfer->handle, CURLPAUSE_CONT);
        }
        if (transfer->is_throttled) {
            *next = MIN(*next, (int)(MIN([transfer momentForMore] - time, 3600) * 1000) + 1);
        }
    }
}

static void begin_waiting(const struct curl_library *curl, int *next) {
    pthread_mutex_lock(&lock);
    NSArray *starting = take_ready(next);
    NSArray *resumed = [resuming count] ? [resuming copy] : nil;
    [resuming removeAllObjects];
    pthread_mutex_unlock(&lock);
    for (URLTransfer *transfer in resumed) {
        if (!transfer->is_running) continue;
        transfer->is_paused = NO;
        curl->easy_pause(transfer->handle, CURLPAUSE_CONT);
    }
    [resumed release];
    for (URLTransfer *transfer in starting) begin(curl, transfer);
    share_network();
}

static void end_finished(const struct curl_library *curl) {
    int left;
    for (CURLMsg *message = curl->multi_info_read(transfers, &left); message;
         message = curl->multi_info_read(transfers, &left)) {
        if (message->msg != CURLMSG_DONE) continue;
        URLTransfer *transfer = nil;
        CURLcode result = message->data.result;
        CURL *finished = message->easy_handle;
        curl->easy_getinfo(finished, CURLINFO_PRIVATE, &transfer);
        stop_running(curl, transfer);
        [transfer endWithResult:result];
        run_queue(curl, transfer->queue);
        [transfer release];
    }
}

/// Tells virtual time whether it has to wait for servers.
static void tell_awaited(void) {
    int64_t until = 0;
    for (URLTransfer *transfer in running_transfers) {
        if ([transfer isServersTurn]) until = MAX(until, transfer->awaited_until);
    }
    platform_await_answers(platform_answerer_server, until);
}

/// Waits until there is something to do for libcurl, at most so many milliseconds.
static void wait_for_work(const struct curl_library *curl, int limit) {
    if (!virtual_time_is_active()) {
        curl->multi_poll(transfers, NULL, 0, limit, NULL);
        return;
    }
    // Timeouts of poll stay real in virtual time; those of a timer's descriptor are virtual.
    static int timer = -1;
    if (timer < 0) timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    long own = -1;
    curl->multi_timeout(transfers, &own);
    if (own >= 0) limit = (int)MIN(own, limit);
    struct itimerspec when = {.it_value = {limit / 1000, MAX(limit % 1000 * 1000000L, 1)}};
    timerfd_settime(timer, 0, &when, NULL);
    tell_awaited();
    struct curl_waitfd due = {.fd = timer, .events = CURL_WAIT_POLLIN};
    enum { Day = 24 * 3600 * 1000 };
    curl->multi_poll(transfers, &due, 1, Day, NULL);
    uint64_t count;
    if (read(timer, &count, sizeof count) < 0) return;
}

/// Waits for the network, until there is news or the time is over.
static void sleep_for(const struct curl_library *curl, int milliseconds) {
    pthread_mutex_lock(&lock);
    is_asleep = !has_news;
    BOOL sleeps = is_asleep;
    pthread_mutex_unlock(&lock);
    if (sleeps) wait_for_work(curl, milliseconds);
    pthread_mutex_lock(&lock);
    is_asleep = has_news = NO;
    pthread_mutex_unlock(&lock);
}

static void give_signals(void) {
    for (LoopSignal *signal in signals) [signal signal];
    [signals removeAllObjects];
}

@implementation URLTransfer (Thread)

+ (void)give:(LoopSignal *)signal {
    if (signals == nil) {
        [signal signal];
    } else if ([signals lastObject] != signal) {
        [signals addObject:signal];
    }
}

+ (void)runTransfers {
    const struct curl_library *curl = curl_library();
    signals = [NSMutableArray new];
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        int running = 0, next = 3600 * 1000;
        drop_cancelled(curl);
        begin_waiting(curl, &next);
        curl->multi_perform(transfers, &running);
        end_finished(curl);
        go_on(curl, &next);
        give_signals();
        [pool drain];
        // While transfers run, their timeouts are checked four times a second; otherwise the thread sleeps until it is
        // woken.
        sleep_for(curl, running > 0 ? MIN(next, 250) : next);
    }
}

- (void)sleepUntilStart {
    double delay = start - now();
    if (delay > 0) usleep((useconds_t)(MIN(delay, 3600) * 1e6));
    start = 0;
}

+ (void)waitFor:(NSConditionLock *)end {
    static const NSTimeInterval RealStep = 0.002;
    static const useconds_t VirtualStep = 10000;
    if (virtual_time_is_active() && [NSThread isMainThread]) {
        while (![end tryLockWhenCondition:1]) {
            // Timeouts of locks are real.
            BOOL has_ended = [end lockWhenCondition:1 beforeDate:[NSDate dateWithTimeIntervalSinceNow:RealStep]];
            if (has_ended) break;
            if (!platform_other_threads_run()) usleep(VirtualStep);
        }
    } else {
        [end lockWhenCondition:1];
    }
    [end unlock];
}

- (void)start {
    const struct curl_library *curl = curl_library();
    pthread_mutex_lock(&lock);
    BOOL is_first = transfers == NULL;
    if (is_first) {
        transfers = curl->multi_init();
        servers = [NSMutableDictionary new];
        waiting = [NSMutableArray new];
        resuming = [NSMutableArray new];
        running_transfers = [NSMutableArray new];
        platform_observe_network(network_changed, NULL);
    }
    pthread_mutex_unlock(&lock);
    wake(^{ [waiting addObject:self]; });
    if (is_first) {
        [NSThread detachNewThreadSelector:@selector(runTransfers) toTarget:[URLTransfer class] withObject:nil];
    }
}

+ (void)dropCancelled {
    __atomic_store_n(&has_cancelled, YES, __ATOMIC_RELAXED);
    wake(NULL);
}

- (void)resume {
    wake(^{ [resuming addObject:self]; });
}

@end
