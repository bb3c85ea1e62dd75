// The thread of all asynchronous transfers.

#import "CurlLibrary.h"
#import "URLTransfer.h"
#include "DeviceNetwork.h"
#include <pthread.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static NSMutableArray *waiting, *resuming;
/// Those that libcurl has now. Of the thread alone.
static NSMutableArray *running_transfers;
static CURLM *transfers;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Takes those out of the queue that may begin now.
///
/// - next: becomes the time until the next of the others may, in milliseconds; unchanged if there is none.
static NSArray *take_ready(int *next) {
    NSMutableArray *ready = [NSMutableArray array];
    double time = now();
    for (URLTransfer *transfer in waiting) {
        double delay = transfer->start - time;
        if (delay <= 0 || transfer->is_cancelled) {
            [ready addObject:transfer];
        } else {
            *next = MIN(*next, (int)(MIN(delay, 3600) * 1000) + 1);
        }
    }
    [waiting removeObjectsInArray:ready];
    return ready;
}

/// Lets all that run now share what the network can carry.
static void share_network(void) {
    for (URLTransfer *transfer in running_transfers) [transfer limitRateForTransfers:[running_transfers count]];
}

static void network_changed(void *context) { curl_library()->multi_wakeup(transfers); }

static void begin_waiting(const struct curl_library *curl, int *next) {
    pthread_mutex_lock(&lock);
    NSArray *starting = take_ready(next);
    NSArray *resumed = [resuming count] ? [resuming copy] : nil;
    [resuming removeAllObjects];
    pthread_mutex_unlock(&lock);
    for (URLTransfer *transfer in resumed) {
        if (transfer->is_running) curl->easy_pause(transfer->handle, CURLPAUSE_CONT);
    }
    [resumed release];
    for (URLTransfer *transfer in starting) {
        if (platform_network().link == platform_link_none) {
            [transfer endWithResult:CURLE_COULDNT_RESOLVE_HOST];
            continue;
        }
        // Balanced when it ends.
        transfer->is_running = YES;
        [running_transfers addObject:transfer];
        curl->multi_add_handle(transfers, [transfer retain]->handle);
    }
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
        curl->multi_remove_handle(transfers, finished);
        transfer->is_running = NO;
        [running_transfers removeObjectIdenticalTo:transfer];
        [transfer endWithResult:result];
        [transfer release];
    }
}

@implementation URLTransfer (Thread)

+ (void)runTransfers {
    const struct curl_library *curl = curl_library();
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        int running = 0, next = 3600 * 1000;
        begin_waiting(curl, &next);
        curl->multi_perform(transfers, &running);
        end_finished(curl);
        [pool drain];
        // While transfers run, their timeouts are checked four times a second; otherwise the thread sleeps until it is
        // woken.
        curl->multi_poll(transfers, NULL, 0, running > 0 ? MIN(next, 250) : next, NULL);
    }
}

- (void)start {
    const struct curl_library *curl = curl_library();
    pthread_mutex_lock(&lock);
    BOOL is_first = transfers == NULL;
    if (is_first) {
        transfers = curl->multi_init();
        waiting = [NSMutableArray new];
        resuming = [NSMutableArray new];
        running_transfers = [NSMutableArray new];
        platform_observe_network(network_changed, NULL);
    }
    [waiting addObject:self];
    pthread_mutex_unlock(&lock);
    if (is_first) {
        [NSThread detachNewThreadSelector:@selector(runTransfers) toTarget:[URLTransfer class] withObject:nil];
    }
    curl->multi_wakeup(transfers);
}

- (void)resume {
    const struct curl_library *curl = curl_library();
    pthread_mutex_lock(&lock);
    [resuming addObject:self];
    pthread_mutex_unlock(&lock);
    if (transfers) curl->multi_wakeup(transfers);
}

@end
