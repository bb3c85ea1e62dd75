#import "Engine/VergerWebFetch.h"

@implementation VergerWebFetch {
    NSURLRequest *_request;
    uint32_t _number;
    __weak VergerWebFetches *_owner;
    NSURLConnection *_connection;
}

- (id)initWithRequest:(NSURLRequest *)request number:(uint32_t)number owner:(VergerWebFetches *)owner {
    if ((self = [super init])) {
        _request = request;
        _number = number;
        _owner = owner;
    }
    return self;
}

- (void)start {
    _connection = [[NSURLConnection alloc] initWithRequest:_request delegate:self];
    if (_connection == nil) {
        [self connection:nil
            didFailWithError:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorUnsupportedURL userInfo:nil]];
    }
}

- (void)cancel {
    [_connection cancel];
    _connection = nil;
    _owner = nil;
}

/// The engine itself goes where it is sent, so that it knows where its page is.
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response {
    if (response == nil) return request;
    enum { found = 302 };
    VergerWebFetches *owner = _owner;
    [connection cancel];
    [owner fetch:_number answers:(NSHTTPURLResponse *)response address:[request URL] status:found];
    [owner fetch:_number of:[_request URL] endedWithError:nil];
    return nil;
}

- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    [_owner fetch:_number answers:(NSHTTPURLResponse *)response address:nil status:0];
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data { [_owner fetch:_number received:data]; }

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    [_owner fetch:_number of:[_request URL] endedWithError:nil];
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    [_owner fetch:_number of:[_request URL] endedWithError:error];
}

@end
