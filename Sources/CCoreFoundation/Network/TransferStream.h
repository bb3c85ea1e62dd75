// What a server sends, as a stream over the same transfers as NSURLConnection's. Subclasses say what is asked of it.
#pragma once
#include "Objects/References.h"
#include "RunLoops/LoopSignal.h"
#include "URLLoading/URLTransfer.h"
#include <pthread.h>

@interface CoreFoundationTransferStream : NSInputStream <URLTransferClient> {
@public
    NSMutableDictionary *properties;
    id delegate;
    LoopSignal *signal;
    /// The following is guarded by the lock, since transfers report on their own thread.
    pthread_mutex_t lock;
    pthread_cond_t changed;
    NSStreamStatus status;
    NSError *error;
    URLTransfer *transfer;
    /// Bytes that came and were not read yet.
    NSMutableData *waiting;
    long long sentCount;
    /// The server has answered.
    BOOL hasOpened;
    BOOL isHeldBack, hasEnded, hasToldOfOpening, hasToldOfEnd;
}
@end

/// All of these under the lock.
@interface CoreFoundationTransferStream (Subclasses)
/// The transfer to run, owned by the caller; nil where there is nothing that could be asked.
- (URLTransfer *)newTransfer;
- (NSError *)errorOfAddress;
- (NSError *)errorOfTransfer:(URLTransfer *)ended error:(NSError *)anError;
- (void)receiveResponse:(NSURLResponse *)answer;
- (id)ownPropertyForKey:(NSString *)key;
@end

@interface CoreFoundationTransferStream (Transfer)
/// Starts a transfer, in place of any that runs. Under the lock.
- (void)startTransfer;
/// The stream is over. Under the lock.
- (void)end;
@end

/// The proxy that the properties of a stream name, as a URL; nil if none.
NSString *proxy_of_stream(NSDictionary *properties, NSURL *url);
/// Whether its properties ask not to check the server's certificate.
BOOL trusts_any_server(NSDictionary *properties);
/// The error of CFNetwork for how a transfer of HTTP ended.
NSError *stream_error_of_transfer(URLTransfer *transfer, NSError *error);
