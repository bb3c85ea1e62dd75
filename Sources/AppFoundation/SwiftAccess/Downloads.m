// Files of servers for the frameworks in Swift, by the transfers that apps' connections use.

#import "../URLLoading/URLTransfer.h"
#include "FoundationObjects.h"

/// libdispatch's: its headers are the toolchain's, for apps.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));

/// How often a server may send a download elsewhere.
static const int MostRedirections = 4;

/// One download. Its fields are those of the thread of transfers until the download has ended.
@interface VergerDownload : NSObject <URLTransferClient> {
@package
    URLTransfer *transfer;
    NSMutableData *data;
    NSString *location;
    long limit, status;
    int redirections;
    /// Of the main thread.
    BOOL isOver;
    foundation_download_end_function done;
    void *context;
}
- (void)tell;
@end

static void download_did_end(void *object);

@implementation VergerDownload

- (void)dealloc {
    [transfer release];
    [data release];
    [location release];
    [super dealloc];
}

- (BOOL)startWithURL:(NSURL *)url {
    BOOL isWeb = [[url scheme] caseInsensitiveCompare:@"http"] == NSOrderedSame ||
                 [[url scheme] caseInsensitiveCompare:@"https"] == NSOrderedSame;
    if (url == nil || !isWeb || [[url host] length] == 0) return NO;
    NSURLRequest *request = [NSURLRequest requestWithURL:url
                                             cachePolicy:NSURLRequestUseProtocolCachePolicy
                                         timeoutInterval:20];
    struct url_transfer_options options = {.waits_for_others = YES};
    [transfer release];
    transfer = [[URLTransfer alloc] initWithRequest:request client:self options:options];
    [data release];
    data = [NSMutableData new];
    [transfer start];
    return YES;
}

- (void)transfer:(URLTransfer *)ended didReceiveResponse:(NSURLResponse *)response {
    NSHTTPURLResponse *http = (NSHTTPURLResponse *)response;
    status = [response isKindOfClass:[NSHTTPURLResponse class]] ? [http statusCode] : 0;
    [location release];
    location = status >= 300 && status < 400 ? [[[http allHeaderFields] objectForKey:@"Location"] copy] : nil;
}

- (void)transfer:(URLTransfer *)ended didReceiveData:(NSData *)more {
    // One byte more than is allowed shows that there is more.
    NSUInteger room = (NSUInteger)(limit + 1) - [data length];
    if ([more length] <= room) return [data appendData:more];
    [data appendData:[more subdataWithRange:NSMakeRange(0, room)]];
    [ended cancel];
    [self end];
}

- (void)transfer:(URLTransfer *)transfer didSendBytes:(long long)sent of:(long long)total {
}

- (void)transfer:(URLTransfer *)ended didEndWithError:(NSError *)error {
    if (error) status = 0;
    [self end];
}

/// What follows is the main thread's work.
- (void)end {
    [self retain];
    dispatch_async_f(&_dispatch_main_q, self, download_did_end);
}

- (void)tell {
    if (isOver) return;
    if (location && redirections++ < MostRedirections) {
        NSURL *next = [NSURL URLWithString:location relativeToURL:[transfer->request URL]];
        if ([self startWithURL:[next absoluteURL]]) return;
    }
    isOver = YES;
    done(context, [data bytes], (long)[data length], status);
}

@end

static void download_did_end(void *object) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    VergerDownload *download = (VergerDownload *)object;
    [download tell];
    [download release];
    [pool drain];
}

void *foundation_download(const char *url, long limit, foundation_download_end_function done, void *context) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    VergerDownload *download = [VergerDownload new];
    download->limit = limit;
    download->done = done;
    download->context = context;
    NSString *text = [NSString stringWithUTF8String:url];
    if (![download startWithURL:text ? [NSURL URLWithString:text] : nil]) [download end];
    [pool drain];
    return download;
}

void foundation_download_stop(void *object) {
    VergerDownload *download = (VergerDownload *)object;
    download->isOver = YES;
    [download->transfer cancel];
    [download release];
}
