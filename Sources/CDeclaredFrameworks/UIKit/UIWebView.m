#import "Notice/NotThereYet.h"
#import "UIKit/UIWebHistory.h"
#import "UIKit/UIWebPageView.h"
#import <UIKit/UIKit.h>
#import <UIKit/UIWebView.h>

@interface UIWebView () <UIWebPageViewOwner>
@property (nonatomic, readwrite, retain) NSURLRequest *request;
@end

/// The size limit for a page, in bytes.
static const NSUInteger longestPage = 32 << 20;

@implementation UIWebView {
    UIWebPageView *_pageView;
    UIImageView *_imageView;
    UIWebHistory *_history;
    /// The navigation that is loading; nil if none is.
    UIWebNavigation *_navigation;
    UIWebViewNavigationType _navigationType;
    /// The navigation that is displayed.
    UIWebNavigation *_shown;
    /// True after the delegate was told that the navigation has started loading.
    BOOL _hasStarted;
    NSURLConnection *_connection;
    NSMutableData *_received;
    NSURLResponse *_response;
}

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) [self setUp];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super initWithCoder:coder])) return nil;
    [self setUp];
    _scalesPageToFit = [coder decodeBoolForKey:@"UIScalesPageToFit"];
    _detectsPhoneNumbers = [coder decodeBoolForKey:@"UIDetectsPhoneNumbers"];
    if ([coder containsValueForKey:@"UIDataDetectorTypes"]) {
        _dataDetectorTypes = (UIDataDetectorTypes)[coder decodeIntegerForKey:@"UIDataDetectorTypes"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeBool:_scalesPageToFit forKey:@"UIScalesPageToFit"];
    [coder encodeBool:_detectsPhoneNumbers forKey:@"UIDetectsPhoneNumbers"];
    [coder encodeInteger:(NSInteger)_dataDetectorTypes forKey:@"UIDataDetectorTypes"];
}

- (void)setUp {
    _history = [[UIWebHistory alloc] init];
    _dataDetectorTypes = UIDataDetectorTypePhoneNumber;
    _mediaPlaybackRequiresUserAction = YES;
    _keyboardDisplayRequiresUserAction = YES;
    if (self.backgroundColor == nil) self.backgroundColor = [UIColor whiteColor];
    _scrollView = [[UIScrollView alloc] initWithFrame:self.bounds];
    _scrollView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    _scrollView.alwaysBounceVertical = YES;
    _scrollView.delegate = self;
    _pageView = [[UIWebPageView alloc] initWithFrame:_scrollView.bounds];
    _pageView.opaque = NO;
    _pageView.backgroundColor = [UIColor clearColor];
    _pageView.owner = self;
    [_scrollView addSubview:_pageView];
    [self addSubview:_scrollView];
}

- (void)dealloc {
    _scrollView.delegate = nil;
    _pageView.owner = nil;
}

#pragma mark Loading

- (void)loadRequest:(NSURLRequest *)request {
    if (request == nil) return;
    UIWebNavigation *navigation = [[UIWebNavigation alloc] init];
    navigation.request = request;
    [self begin:navigation type:UIWebViewNavigationTypeOther];
}

- (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)baseURL {
    [self loadData:[string dataUsingEncoding:NSUTF8StringEncoding] ?: [NSData data]
                MIMEType:@"text/html"
        textEncodingName:@"utf-8"
                 baseURL:baseURL];
}

- (void)loadData:(NSData *)data
            MIMEType:(NSString *)MIMEType
    textEncodingName:(NSString *)textEncodingName
             baseURL:(NSURL *)baseURL {
    UIWebNavigation *navigation = [[UIWebNavigation alloc] init];
    navigation.request = [NSURLRequest requestWithURL:baseURL ?: [NSURL URLWithString:@"about:blank"]];
    navigation.content = data ?: [NSData data];
    navigation.MIMEType = MIMEType;
    navigation.encodingName = textEncodingName;
    [self begin:navigation type:UIWebViewNavigationTypeOther];
}

- (void)reload {
    if (_shown) [self begin:_shown type:UIWebViewNavigationTypeReload];
}

- (void)goBack { [self goToEntryAtDistance:-1]; }
- (void)goForward { [self goToEntryAtDistance:1]; }
- (BOOL)canGoBack { return [_history entryAtDistance:-1] != nil; }
- (BOOL)canGoForward { return [_history entryAtDistance:1] != nil; }
- (BOOL)isLoading { return _navigation != nil; }

- (void)goToEntryAtDistance:(NSInteger)distance {
    UIWebNavigation *entry = [_history entryAtDistance:distance];
    if (entry) [self begin:entry type:UIWebViewNavigationTypeBackForward];
}

- (void)webPageLinkWasTapped:(NSString *)link {
    NSURL *url = [NSURL URLWithString:link relativeToURL:_request.URL];
    if (url == nil) return;
    UIWebNavigation *navigation = [[UIWebNavigation alloc] init];
    navigation.request = [NSURLRequest requestWithURL:[url absoluteURL]];
    [self begin:navigation type:UIWebViewNavigationTypeLinkClicked];
}

/// Starts a navigation in the next turn of the run loop, where the delegate is asked, as on the device.
- (void)begin:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type {
    [self forgetConnection];
    _navigation = navigation;
    _navigationType = type;
    _hasStarted = NO;
    [self performSelector:@selector(start:) withObject:navigation afterDelay:0];
}

- (void)start:(UIWebNavigation *)navigation {
    // Another navigation has been started in the meantime.
    if (navigation != _navigation) return;
    if ([_delegate respondsToSelector:@selector(webView:shouldStartLoadWithRequest:navigationType:)] &&
        ![_delegate webView:self shouldStartLoadWithRequest:navigation.request navigationType:_navigationType]) {
        if (navigation == _navigation) _navigation = nil;
        return;
    }
    if (navigation != _navigation) return;
    if ([self isForAnotherApp:navigation.request.URL]) {
        _navigation = nil;
        [[UIApplication sharedApplication] openURL:navigation.request.URL];
        return;
    }
    if (_navigationType == UIWebViewNavigationTypeBackForward) {
        [_history moveToEntry:navigation];
    } else if (_navigationType != UIWebViewNavigationTypeReload && navigation.content == nil) {
        [_history push:navigation];
    }
    self.request = navigation.request;
    _hasStarted = YES;
    if ([_delegate respondsToSelector:@selector(webViewDidStartLoad:)]) [_delegate webViewDidStartLoad:self];
    if (navigation == _navigation) [self fetch:navigation];
}

- (BOOL)isForAnotherApp:(NSURL *)url {
    NSString *scheme = [[url scheme] lowercaseString];
    return [[NSArray arrayWithObjects:@"mailto", @"tel", @"sms", @"itms", @"itms-apps", nil] containsObject:scheme ?: @""];
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

- (void)stopLoading {
    if (_navigation == nil) return;
    if (_hasStarted) {
        [self failWithCode:NSURLErrorCancelled reason:@"The operation was cancelled."];
    } else {
        _navigation = nil;
    }
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
    [information setValue:[_request.URL absoluteString] forKey:@"NSErrorFailingURLStringKey"];
    [self fail:[NSError errorWithDomain:NSURLErrorDomain code:code userInfo:information]];
}

- (void)fail:(NSError *)error {
    [self forgetConnection];
    _navigation = nil;
    if ([_delegate respondsToSelector:@selector(webView:didFailLoadWithError:)]) {
        [_delegate webView:self didFailLoadWithError:error];
    }
}

#pragma mark The connection

- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)redirectResponse {
    if (connection == _connection && request) self.request = request;
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
    if (isMarkup) NOT_THERE_YET("UIWebView", "showing more of a page than its text");
    NSString *text = image ? @"" : [self textOf:data encodingName:encodingName];
    _pageView.page = isMarkup ? [[UIWebPageText alloc] initWithHTML:text] : [[UIWebPageText alloc] initWithPlainText:text];
    [_imageView removeFromSuperview];
    _imageView = image ? [[UIImageView alloc] initWithImage:image] : nil;
    if (_imageView) [_scrollView addSubview:_imageView];
    _pageView.opaque = self.opaque;
    _pageView.backgroundColor = self.opaque ? [UIColor whiteColor] : [UIColor clearColor];
    _scrollView.contentOffset = CGPointZero;
    [self setNeedsLayout];

    _shown = _navigation;
    _navigation = nil;
    [self forgetConnection];
    if ([_delegate respondsToSelector:@selector(webViewDidFinishLoad:)]) [_delegate webViewDidFinishLoad:self];
}

- (NSString *)textOf:(NSData *)data encodingName:(NSString *)encodingName {
    NSString *name = [encodingName lowercaseString];
    if ([name isEqualToString:@"iso-8859-1"] || [name isEqualToString:@"windows-1252"]) {
        return [[NSString alloc] initWithData:data encoding:NSWindowsCP1252StringEncoding] ?: @"";
    }
    return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]
               ?: [[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding] ?: @"";
}

- (void)layoutSubviews {
    [super layoutSubviews];
    [self placePage];
    CGSize size = CGSizeMake(self.bounds.size.width, _pageView.contentHeight);
    if (_imageView) size = _imageView.image.size;
    _scrollView.contentSize = size;
}

- (void)placePage {
    CGRect bounds = _scrollView.bounds;
    if (CGRectEqualToRect(_pageView.frame, bounds)) return;
    _pageView.frame = bounds;
    [_pageView setNeedsDisplay];
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView { [self placePage]; }

- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script {
    NSCharacterSet *ends = [NSCharacterSet characterSetWithCharactersInString:@" ;\n"];
    NSString *expression = [script stringByTrimmingCharactersInSet:ends];
    if ([expression isEqualToString:@"document.title"]) return _pageView.page.title ?: @"";
    if ([[NSArray arrayWithObjects:@"location.href", @"window.location.href", @"document.URL", nil]
            containsObject:expression ?: @""]) {
        return [_request.URL absoluteString] ?: @"";
    }
    NOT_THERE_YET("UIWebView", "running scripts");
    return @"";
}

@end
