// What a server answers, as a stream: a request of CFNetwork over the same transfers as NSURLConnection's.
#pragma once
#include "Network/HTTPMessage.h"
#include "RunLoops/LoopSignal.h"
#include "URLLoading/URLTransfer.h"

@interface CoreFoundationHTTPStream : NSInputStream <URLTransferClient> {
@public
    CoreFoundationHTTPMessage *request;
    NSInputStream *requestBody;
    NSMutableDictionary *properties;
    id delegate;
    LoopSignal *signal;
    /// What follows is under the lock: transfers tell of themselves on a thread of their own.
    pthread_mutex_t lock;
    pthread_cond_t changed;
    NSStreamStatus status;
    NSError *error;
    URLTransfer *transfer;
    CoreFoundationHTTPMessage *response;
    /// Bytes that came and were not read yet.
    NSMutableData *waiting;
    long long sentCount;
    int redirections;
    BOOL isHeldBack, hasEnded, hasToldOfOpening, hasToldOfEnd;
}
- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody;
@end

/// The proxy that the properties of a stream name, as a URL; nil if none.
NSString *proxy_of_stream(NSDictionary *properties, NSURL *url);
/// Whether its properties ask not to check the server's certificate.
BOOL trusts_any_server(NSDictionary *properties);
/// The error of CFNetwork for how a transfer ended.
NSError *stream_error_of_transfer(URLTransfer *transfer, NSError *error);
