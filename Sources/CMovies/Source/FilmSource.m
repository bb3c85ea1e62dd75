#import "Source/FilmSource.h"
#import "Playing/KeptAlive.h"
#import <CFilm.h>
#include <stdatomic.h>

/// The largest film that is taken from a server.
static const NSUInteger largest_download = 512 << 20;

@interface FilmSource () <NSURLConnectionDelegate, NSURLConnectionDataDelegate>
@end

/// The mode in which a thread that waits runs its loop: nothing else happens there.
static NSString *const waiting_mode = @"FilmSourceWaiting";

@implementation FilmSource {
    NSURLConnection *_connection;
    /// As long as the server says, or growing where it does not say.
    NSMutableData *_download;
    BOOL _isLengthKnown;
    /// While a thread waits: why it failed, whether it is over, whether it shall be.
    NSError *_error;
    BOOL _isOver;
    atomic_bool _isCancelled;
}

- (id)initWithURL:(NSURL *)url {
    if ((self = [super init])) _url = [url copy];
    return self;
}

- (void)dealloc { [_connection cancel]; }

// MARK: Files

- (BOOL)loadFile:(NSError **)error {
    if (_bytes) return YES;
    if ([_url isFileURL]) _bytes = [NSData dataWithContentsOfMappedFile:[_url path]];
    _received = [_bytes length];
    _isComplete = _bytes != nil;
    if (_bytes == nil && error) {
        NSDictionary *information = [NSDictionary dictionaryWithObject:_url ? _url : [NSNull null]
            forKey:NSURLErrorKey];
        *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorFileDoesNotExist userInfo:information];
    }
    return _bytes != nil;
}

- (void)loadLater {
    NSError *error = nil;
    if ([self loadFile:&error]) {
        [_owner filmSourceDidLoad:self];
    } else {
        [_owner filmSource:self didFailWithError:error];
    }
}

// MARK: Servers

- (BOOL)isOnServer {
    NSString *scheme = [[_url scheme] lowercaseString];
    return [scheme isEqualToString:@"http"] || [scheme isEqualToString:@"https"];
}

- (void)load {
    if (_connection) return;
    if (_bytes || ![self isOnServer]) {
        [self performSelector:@selector(loadLater) withObject:nil afterDelay:0
                      inModes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
        return;
    }
    NSURLRequest *request = [NSURLRequest requestWithURL:_url];
    _connection = [[NSURLConnection alloc] initWithRequest:request delegate:self startImmediately:NO];
    [_connection scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:NSRunLoopCommonModes];
    [_connection start];
}

- (BOOL)loadNow:(NSError **)error {
    if (_isComplete || ![self isOnServer]) return [self loadFile:error];
    NSURLRequest *request = [NSURLRequest requestWithURL:_url];
    _connection = [[NSURLConnection alloc] initWithRequest:request delegate:self startImmediately:NO];
    [_connection scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:waiting_mode];
    [_connection start];
    while (!_isOver) {
        if (atomic_load(&_isCancelled)) [self failWithCode:NSURLErrorCancelled];
        [[NSRunLoop currentRunLoop] runMode:waiting_mode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    }
    if (!_isComplete && error) *error = _error;
    return _isComplete;
}

- (void)cancelNow { atomic_store(&_isCancelled, true); }

- (void)cancel {
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    // A connection keeps its delegate until it is cancelled.
    [_connection cancel];
    _connection = nil;
}

- (void)failWithCode:(NSInteger)code {
    [self cancel];
    [self endWithError:[NSError errorWithDomain:NSURLErrorDomain code:code userInfo:nil]];
}

- (void)endWithError:(NSError *)error {
    _error = error;
    _isOver = YES;
    [_owner filmSource:self didFailWithError:error];
}

- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    keep_alive(self);
    BOOL isHTTP = [response isKindOfClass:[NSHTTPURLResponse class]];
    NSInteger status = isHTTP ? [(NSHTTPURLResponse *)response statusCode] : 200;
    long long length = [response expectedContentLength];
    if (status == 404 || status == 410) {
        [self failWithCode:NSURLErrorFileDoesNotExist];
    } else if (status == 401 || status == 403) {
        [self failWithCode:NSURLErrorNoPermissionsToReadFile];
    } else if (status >= 400) {
        [self failWithCode:NSURLErrorBadServerResponse];
    } else if (length > (long long)largest_download) {
        [self failWithCode:NSURLErrorDataLengthExceedsMaximum];
    } else if (_bytes == nil) {
        // The memory of a length that is only said is not touched before bytes come.
        _isLengthKnown = length > 0;
        _download = _isLengthKnown ? [NSMutableData dataWithLength:(NSUInteger)length] : [NSMutableData data];
        _received = 0;
    }
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    keep_alive(self);
    NSUInteger room = (_isLengthKnown ? [_download length] : largest_download) - _received, count = [data length];
    if (_download == nil || count > room) {
        [self failWithCode:_isLengthKnown ? NSURLErrorBadServerResponse : NSURLErrorDataLengthExceedsMaximum];
        return;
    }
    if (_isLengthKnown) memcpy((uint8_t *)[_download mutableBytes] + _received, [data bytes], count);
    else [_download appendData:data];
    _received += count;
    if (_bytes) {
        [_owner filmSourceDidGrow:self];
    } else if (_owner && _isLengthKnown && film_can_begin([_download bytes], _received, [_download length])) {
        _bytes = _download;
        [_owner filmSourceDidLoad:self];
    }
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    keep_alive(self);
    if (_isLengthKnown && _received < [_download length]) {
        [self failWithCode:NSURLErrorNetworkConnectionLost];
        return;
    }
    _connection = nil;
    _isOver = _isComplete = YES;
    BOOL isOpen = _bytes != nil;
    _bytes = _download;
    if (isOpen) [_owner filmSourceDidGrow:self];
    else [_owner filmSourceDidLoad:self];
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    _connection = nil;
    [self endWithError:error];
}

@end
