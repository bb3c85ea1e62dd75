// The thread of all asynchronous transfers.

#import "CurlLibrary.h"
#import "URLTransfer.h"
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static NSMutableArray *waiting, *resuming;
static CURLM *transfers;

static void begin_waiting(const struct curl_library *curl) {
    pthread_mutex_lock(&lock);
    NSArray *starting = [waiting copy];
    [waiting removeAllObjects];
    NSArray *resumed = [resuming count] ? [resuming copy] : nil;
    [resuming removeAllObjects];
    pthread_mutex_unlock(&lock);
    for (URLTransfer *transfer in resumed) {
        if (transfer->is_running) curl->easy_pause(transfer->handle, CURLPAUSE_CONT);
    }
    [resumed release];
    for (URLTransfer *transfer in starting) {
        // Balanced when it ends.
        transfer->is_running = YES;
        curl->multi_add_handle(transfers, [transfer retain]->handle);
    }
    [starting release];
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
        [transfer endWithResult:result];
        [transfer release];
    }
}

@implementation URLTransfer (Thread)

+ (void)runTransfers {
    const struct curl_library *curl = curl_library();
    for (;;) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        begin_waiting(curl);
        int running = 0;
        curl->multi_perform(transfers, &running);
        end_finished(curl);
        [pool drain];
        // While transfers run, their timeouts are checked four times a second; otherwise the thread sleeps until it is
        // woken.
        curl->multi_poll(transfers, NULL, 0, running > 0 ? 250 : 3600 * 1000, NULL);
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
