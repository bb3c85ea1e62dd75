#import "Text/VergerTextPage.h"
#import "UIWebHistory.h"
#import "Text/UIWebPageView.h"

@interface VergerTextPage () <UIWebPageViewOwner>
@end

/// The size limit for a page, in bytes.
static const NSUInteger longestPage = 32 << 20;

@implementation VergerTextPage {
    __unsafe_unretained UIView<VergerWebPageOwner> *_owner;
    UIWebPageView *_pageView;
    UIImageView *_imageView;
    UIWebHistory *_history;
    /// The navigation that is loading; nil if none is.
    UIWebNavigation *_navigation;
    /// The navigation that is displayed.
    UIWebNavigation *_shown;
    NSURLConnection *_connection;
    NSMutableData *_received;
    NSURLResponse *_response;
}

- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner {
    if (!(self = [super init])) return nil;
    _owner = owner;
    _history = [[UIWebHistory alloc] init];
    _pageView = [[UIWebPageView alloc] initWithFrame:owner.scrollView.bounds];
    _pageView.owner = self;
    [self backgroundChanged];
    [owner.scrollView addSubview:_pageView];
    return self;
}

- (void)dealloc { [self close]; }

- (void)close {
    [self forgetConnection];
    _owner = nil;
    _pageView.owner = nil;
    [_pageView removeFromSuperview];
    [_imageView removeFromSuperview];
}

#pragma mark Loading

- (void)load:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type {
    [self forgetConnection];
    _navigation = navigation;
    if (type == UIWebViewNavigationTypeBackForward) {
        [_history moveToEntry:navigation];
    } else if (type != UIWebViewNavigationTypeReload && navigation.content == nil) {
        [_history push:navigation];
    }
    [self fetch:navigation];
}

- (void)reload {
    if (_shown) [_owner begin:_shown type:UIWebViewNavigationTypeReload];
}

- (void)go:(NSInteger)distance {
    UIWebNavigation *entry = [_history entryAtDistance:distance];
    if (entry) [_owner begin:entry type:UIWebViewNavigationTypeBackForward];
}

- (BOOL)canGo:(NSInteger)distance { return [_history entryAtDistance:distance] != nil; }

- (void)webPageLinkWasTapped:(NSString *)link {
    NSURL *url = [NSURL URLWithString:link relativeToURL:_shown.request.URL];
    if (url == nil) return;
    UIWebNavigation *navigation = [[UIWebNavigation alloc] init];
    navigation.request = [NSURLRequest requestWithURL:[url absoluteURL]];
    [_owner begin:navigation type:UIWebViewNavigationTypeLinkClicked];
}

- (void)fetch:(UIWebNavigation *)navigation {
    NSURL *url = navigation.request.URL;
    NSString *scheme = [[url scheme] lowercaseString];
    if (navigation.content) {
        [self performSelector:@selector(showContentOf:) withObject:navigation afterDelay:0];
    } else if ([url isFileURL]) {
        [self performSelector:@selector(readFileOf:) withObject:navigation afterDelay:0];
    } else if ([scheme isEqualToString:@"about"]) {
        [self show:[NSData data] type:@"text/html" encodingName:nil];
    } else if ([scheme isEqualToString:@"http"] || [scheme isEqualToString:@"https"]) {
        _received = [[NSMutableData alloc] init];
        _connection = [[NSURLConnection alloc] initWithRequest:navigation.request delegate:self];
        if (_connection == nil) [self failWithCode:NSURLErrorCannotConnectToHost reason:@"could not connect to the server"];
    } else {
        [self failWithCode:NSURLErrorUnsupportedURL reason:@"unsupported URL"];
    }
}

- (void)showContentOf:(UIWebNavigation *)navigation {
    if (navigation != _navigation) return;
    [self show:navigation.content type:navigation.MIMEType encodingName:navigation.encodingName];
}

- (void)readFileOf:(UIWebNavigation *)navigation {
    if (navigation != _navigation) return;
    NSString *path = [navigation.request.URL path];
    NSData *data = [NSData dataWithContentsOfFile:path];
    if (data == nil) {
        [self failWithCode:NSURLErrorFileDoesNotExist reason:@"The requested URL was not found on this server."];
        return;
    }
    NSDictionary *types = [NSDictionary
        dictionaryWithObjectsAndKeys:@"text/html", @"html", @"text/html", @"htm", @"text/html", @"xhtml", @"text/plain", @"txt",
                                     @"image/png", @"png", @"image/jpeg", @"jpg", @"image/jpeg", @"jpeg", @"image/gif",
                                     @"gif", nil];
    NSString *extension = [[path pathExtension] lowercaseString];
    NSString *type = [types objectForKey:extension] ?: [@"application/" stringByAppendingString:extension];
    [self show:data type:type encodingName:nil];
}

- (void)stop {
    [self forgetConnection];
    _navigation = nil;
}

- (void)forgetConnection {
    [_connection cancel];
    _connection = nil;
    _received = nil;
    _response = nil;
}

- (void)failWithCode:(NSInteger)code reason:(NSString *)reason {
    NSMutableDictionary *information = [NSMutableDictionary dictionary];
    [information setObject:reason forKey:NSLocalizedDescriptionKey];
    [information setValue:[_navigation.request.URL absoluteString] forKey:@"NSErrorFailingURLStringKey"];
    [self fail:[NSError errorWithDomain:NSURLErrorDomain code:code userInfo:information]];
}

- (void)fail:(NSError *)error {
    [self forgetConnection];
    _navigation = nil;
    [_owner pageFailed:error];
}

#pragma mark The connection

- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)redirectResponse {
    if (connection == _connection && request) [_owner pageMovedTo:request];
    return request;
}

- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    if (connection != _connection) return;
    _response = response;
    [_received setLength:0];
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    if (connection != _connection) return;
    if ([_received length] + [data length] > longestPage) {
        [self failWithCode:NSURLErrorDataLengthExceedsMaximum reason:@"resource exceeds maximum size"];
        return;
    }
    [_received appendData:data];
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    if (connection == _connection) [self fail:error];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    if (connection != _connection) return;
    [self show:_received type:[_response MIMEType] encodingName:[_response textEncodingName]];
}

#pragma mark Showing

- (void)show:(NSData *)data type:(NSString *)type encodingName:(NSString *)encodingName {
    type = [type lowercaseString] ?: @"text/html";
    UIImage *image = [type hasPrefix:@"image/"] ? [UIImage imageWithData:data] : nil;
    BOOL isMarkup = [type hasSuffix:@"html"] || [type hasSuffix:@"xhtml+xml"];
    if (image == nil && !isMarkup && ![type hasPrefix:@"text/"]) {
        // WebKitErrorCannotShowMIMEType of WebKitErrorDomain.
        NSDictionary *information = [NSDictionary dictionaryWithObject:@"Content with specified MIME type can\u2019t be shown"
                                                                forKey:NSLocalizedDescriptionKey];
        [self fail:[NSError errorWithDomain:@"WebKitErrorDomain" code:100 userInfo:information]];
        return;
    }
    NSString *text = image ? @"" : [self textOf:data encodingName:encodingName];
    _pageView.page = isMarkup ? [[UIWebPageText alloc] initWithHTML:text] : [[UIWebPageText alloc] initWithPlainText:text];
    [_imageView removeFromSuperview];
    _imageView = image ? [[UIImageView alloc] initWithImage:image] : nil;
    if (_imageView) [_owner.scrollView addSubview:_imageView];
    [self backgroundChanged];
    _owner.scrollView.contentOffset = CGPointZero;
    [self layOut];

    _shown = _navigation;
    _navigation = nil;
    [self forgetConnection];
    [_owner pageFinished];
}

- (NSString *)textOf:(NSData *)data encodingName:(NSString *)encodingName {
    NSString *name = [encodingName lowercaseString];
    if ([name isEqualToString:@"iso-8859-1"] || [name isEqualToString:@"windows-1252"]) {
        return [[NSString alloc] initWithData:data encoding:NSWindowsCP1252StringEncoding] ?: @"";
    }
    return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]
               ?: [[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding] ?: @"";
}

- (void)backgroundChanged {
    BOOL isOpaque = _owner.isOpaque;
    _pageView.opaque = isOpaque;
    _pageView.backgroundColor = isOpaque ? [UIColor whiteColor] : [UIColor clearColor];
}

- (void)layOut {
    [self scrolled];
    CGSize size = CGSizeMake(_owner.bounds.size.width, _pageView.contentHeight);
    if (_imageView) size = _imageView.image.size;
    _owner.scrollView.contentSize = size;
}

- (void)setCovered:(BOOL)isCovered { _pageView.hidden = isCovered; }
- (UIView *)zoomedView { return nil; }
- (void)zoomed {}

- (void)scrolled {
    CGRect bounds = _owner.scrollView.bounds;
    if (CGRectEqualToRect(_pageView.frame, bounds)) return;
    _pageView.frame = bounds;
    [_pageView setNeedsDisplay];
}

/// Without an engine only the page's title and place are known.
- (NSString *)evaluate:(NSString *)script {
    NSCharacterSet *ends = [NSCharacterSet characterSetWithCharactersInString:@" ;\n"];
    NSString *expression = [script stringByTrimmingCharactersInSet:ends];
    if ([expression isEqualToString:@"document.title"]) return _pageView.page.title ?: @"";
    if ([[NSArray arrayWithObjects:@"location.href", @"window.location.href", @"document.URL", nil]
            containsObject:expression ?: @""]) {
        return [_shown.request.URL absoluteString] ?: @"";
    }
    return @"";
}

@end
