// What a server answers to a request of CFNetwork, as a stream.
#pragma once
#include "Network/HTTPMessage.h"
#include "Network/TransferStream.h"

@interface CoreFoundationHTTPStream : CoreFoundationTransferStream {
@public
    CoreFoundationHTTPMessage *request;
    NSInputStream *requestBody;
    CoreFoundationHTTPMessage *response;
    int redirections;
}
- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody;
@end
