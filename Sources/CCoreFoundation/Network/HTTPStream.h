// A stream that reads the response to an HTTP request.
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
