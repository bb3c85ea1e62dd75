#import "Download.h"

/// The indicator in the status bar turns as long as anything is on its way.
static NSInteger downloadsOnTheirWay = 0;

@interface Download ()
- (void)end;
@end

@implementation Download

@synthesize data;

- (id)initWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy delegate:(id<DownloadDelegate>)aDelegate {
    if ((self = [super init])) {
        delegate = aDelegate;
        data = [[NSMutableData alloc] init];
        NSURLRequest *request = [NSURLRequest requestWithURL:url cachePolicy:policy timeoutInterval:20];
        connection = [[NSURLConnection alloc] initWithRequest:request delegate:self];
        [UIApplication sharedApplication].networkActivityIndicatorVisible = ++downloadsOnTheirWay > 0;
    }
    return self;
}

- (void)cancel {
    [connection cancel];
    [self end];
}

- (void)end {
    if (connection == nil) return;
    [connection release];
    connection = nil;
    delegate = nil;
    [UIApplication sharedApplication].networkActivityIndicatorVisible = --downloadsOnTheirWay > 0;
}

- (void)dealloc {
    [self cancel];
    [data release];
    [super dealloc];
}

#pragma mark NSURLConnection

- (void)connection:(NSURLConnection *)aConnection didReceiveResponse:(NSURLResponse *)response {
    // After a redirection a second answer comes.
    [data setLength:0];
    NSInteger status = [response isKindOfClass:[NSHTTPURLResponse class]] ? [(NSHTTPURLResponse *)response statusCode] : 200;
    if (status == 200) return;
    [connection cancel];
    NSString *reason = [NSString stringWithFormat:@"The server answered “%@”.",
                                                  [NSHTTPURLResponse localizedStringForStatusCode:status]];
    [self connection:aConnection
        didFailWithError:[NSError errorWithDomain:NSURLErrorDomain
                                             code:NSURLErrorBadServerResponse
                                         userInfo:[NSDictionary dictionaryWithObject:reason
                                                                              forKey:NSLocalizedDescriptionKey]]];
}

- (void)connection:(NSURLConnection *)aConnection didReceiveData:(NSData *)part {
    [data appendData:part];
}

- (void)connection:(NSURLConnection *)aConnection didFailWithError:(NSError *)error {
    [[self retain] autorelease];
    id<DownloadDelegate> told = delegate;
    [self end];
    [told download:self didFailWithError:error];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)aConnection {
    [[self retain] autorelease];
    id<DownloadDelegate> told = delegate;
    [self end];
    [told downloadDidFinish:self];
}

@end
