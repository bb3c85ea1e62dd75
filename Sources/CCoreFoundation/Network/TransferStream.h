// A stream that reads a server's response with the transfers of NSURLConnection. Subclasses make the transfer.
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
    /// The following variables are guarded by the lock, since transfers report on their own thread.
    pthread_mutex_t lock;
    pthread_cond_t changed;
    NSStreamStatus status;
    NSError *error;
    URLTransfer *transfer;
    /// The received bytes that were not read yet.
    NSMutableData *waiting;
    long long sentCount;
    /// Whether the server has responded.
    BOOL hasOpened;
    BOOL isHeldBack, hasEnded, hasToldOfOpening, hasToldOfEnd;
}
@end

/// The caller of these methods holds the lock.
@interface CoreFoundationTransferStream (Subclasses)
/// Makes the transfer, which the caller owns; nil for an invalid URL.
- (URLTransfer *)newTransfer;
- (NSError *)errorOfAddress;
- (NSError *)errorOfTransfer:(URLTransfer *)ended error:(NSError *)anError;
- (void)receiveResponse:(NSURLResponse *)answer;
- (id)ownPropertyForKey:(NSString *)key;
@end

@interface CoreFoundationTransferStream (Transfer)
/// Starts a transfer, which replaces a running one. The caller holds the lock.
- (void)startTransfer;
/// Ends the stream. The caller holds the lock.
- (void)end;
@end

/// The URL of the proxy in the properties of a stream; nil for none.
NSString *proxy_of_stream(NSDictionary *properties, NSURL *url);
/// Whether the properties disable the check of the server's certificate.
BOOL trusts_any_server(NSDictionary *properties);
/// The error of a finished HTTP transfer in CFNetwork's terms.
NSError *stream_error_of_transfer(URLTransfer *transfer, NSError *error);
