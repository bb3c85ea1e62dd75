#import <UIKit/UIWebView.h>
#import "Page/VergerEnginePage.h"
#import "Paper/VergerPaperPage.h"
#import "Text/VergerTextPage.h"
#import "UIWebHistory.h"
#import "VergerWebScrollView.h"

@interface UIWebView () <VergerWebPageOwner, VergerWebScrolling>
@property (nonatomic, readwrite, retain) NSURLRequest *request;
@end

@implementation UIWebView {
    id<VergerWebPage> _page;
    /// The navigation for which the delegate is still to be asked.
    UIWebNavigation *_navigation;
    UIWebViewNavigationType _navigationType;
    /// True from the start of loading to its end, which the delegate is told.
    BOOL _isLoading;
}

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) [self setUp];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super initWithCoder:coder])) return nil;
    [self setUp];
    _scalesPageToFit = [coder decodeBoolForKey:@"UIScalesPageToFit"];
    self.detectsPhoneNumbers = [coder decodeBoolForKey:@"UIDetectsPhoneNumbers"];
    if ([coder containsValueForKey:@"UIDataDetectorTypes"]) {
        _dataDetectorTypes = (UIDataDetectorTypes)[coder decodeIntegerForKey:@"UIDataDetectorTypes"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeBool:_scalesPageToFit forKey:@"UIScalesPageToFit"];
    [coder encodeBool:self.detectsPhoneNumbers forKey:@"UIDetectsPhoneNumbers"];
    [coder encodeInteger:(NSInteger)_dataDetectorTypes forKey:@"UIDataDetectorTypes"];
}

- (void)setUp {
    _dataDetectorTypes = UIDataDetectorTypePhoneNumber;
    _mediaPlaybackRequiresUserAction = YES;
    _keyboardDisplayRequiresUserAction = YES;
    if (self.backgroundColor == nil) self.backgroundColor = [UIColor whiteColor];
    VergerWebScrollView *scrollView = [[VergerWebScrollView alloc] initWithFrame:self.bounds];
    _scrollView = scrollView;
    // Pages come to rest sooner than other views do.
    _scrollView.decelerationRate = UIScrollViewDecelerationRateFast;
    _scrollView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    _scrollView.alwaysBounceVertical = YES;
    scrollView.page = self;
    [self addSubview:_scrollView];
}

- (void)dealloc {
    ((VergerWebScrollView *)_scrollView).page = nil;
    _scrollView.delegate = nil;
    [_page close];
}

/// An engine is a process, and is started for the first page only.
- (id<VergerWebPage>)page {
    if (_page == nil) _page = [[VergerEnginePage alloc] initWithOwner:self] ?: [[VergerTextPage alloc] initWithOwner:self];
    return _page;
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

- (void)reload { [_page reload]; }
- (void)goBack { [_page go:-1]; }
- (void)goForward { [_page go:1]; }
- (BOOL)canGoBack { return [_page canGo:-1]; }
- (BOOL)canGoForward { return [_page canGo:1]; }
- (BOOL)isLoading { return _isLoading || _navigation != nil; }

/// Starts a navigation in the next turn of the run loop, where the delegate is asked, as on the device.
- (void)begin:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type {
    [_page stop];
    _isLoading = NO;
    _navigation = navigation;
    _navigationType = type;
    [self performSelector:@selector(start:) withObject:navigation afterDelay:0];
}

- (void)start:(UIWebNavigation *)navigation {
    // Another navigation has been started in the meantime.
    if (navigation != _navigation) return;
    UIWebViewNavigationType type = _navigationType;
    BOOL mayLoad = [self pageMayLoad:navigation.request type:type];
    if (navigation != _navigation) return;
    if (!mayLoad) {
        _navigation = nil;
        return;
    }
    [self pageStarted:navigation.request];
    if (navigation != _navigation) return;
    _navigation = nil;
    [self choosePageFor:navigation];
    [self.page load:navigation type:type];
}

/// PDF documents have pages of their own, in front of the engine's; whatever is loaded next takes their place.
- (void)choosePageFor:(UIWebNavigation *)navigation {
    BOOL isPaper = [_page isKindOfClass:[VergerPaperPage class]];
    id<VergerWebPage> covered = isPaper ? [(VergerPaperPage *)_page covered] : _page;
    if (!isPaper && ![VergerPaperPage shows:navigation]) return;
    if (isPaper) [_page close];
    if ([VergerPaperPage shows:navigation]) {
        [covered setCovered:YES];
        _page = [[VergerPaperPage alloc] initWithOwner:self covered:covered];
    } else {
        _page = covered;
        [covered setCovered:NO];
    }
}

- (UIWebNavigation *)navigationTo:(NSURLRequest *)request {
    UIWebNavigation *navigation = [[UIWebNavigation alloc] init];
    navigation.request = request;
    return navigation;
}

- (BOOL)isPaper:(NSURLRequest *)request { return [VergerPaperPage shows:[self navigationTo:request]]; }

- (void)pageIsPaper:(NSURLRequest *)request {
    UIWebNavigation *navigation = [self navigationTo:request];
    [_page setCovered:YES];
    _page = [[VergerPaperPage alloc] initWithOwner:self covered:_page];
    [_page load:navigation type:UIWebViewNavigationTypeOther];
}

- (void)pageIsLeftFor:(id<VergerWebPage>)covered {
    [_page close];
    _page = covered;
    [covered setCovered:NO];
}

- (BOOL)isForAnotherApp:(NSURL *)url {
    NSString *scheme = [[url scheme] lowercaseString];
    return [[NSArray arrayWithObjects:@"mailto", @"tel", @"sms", @"itms", @"itms-apps", nil] containsObject:scheme ?: @""];
}

- (void)stopLoading {
    if (!self.loading) return;
    BOOL hasStarted = _isLoading;
    _navigation = nil;
    [_page stop];
    if (!hasStarted) return;
    NSMutableDictionary *information = [NSMutableDictionary dictionary];
    [information setObject:@"The operation was cancelled." forKey:NSLocalizedDescriptionKey];
    [information setValue:[_request.URL absoluteString] forKey:@"NSErrorFailingURLStringKey"];
    [self pageFailed:[NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorCancelled userInfo:information]];
}

#pragma mark What the page tells

- (BOOL)pageMayLoad:(NSURLRequest *)request type:(UIWebViewNavigationType)type {
    if ([_delegate respondsToSelector:@selector(webView:shouldStartLoadWithRequest:navigationType:)] &&
        ![_delegate webView:self shouldStartLoadWithRequest:request navigationType:type]) {
        return NO;
    }
    if (![self isForAnotherApp:request.URL]) return YES;
    [[UIApplication sharedApplication] openURL:request.URL];
    return NO;
}

- (void)pageStarted:(NSURLRequest *)request {
    self.request = request;
    _isLoading = YES;
    if ([_delegate respondsToSelector:@selector(webViewDidStartLoad:)]) [_delegate webViewDidStartLoad:self];
}

- (void)pageMovedTo:(NSURLRequest *)request { self.request = request; }

- (void)pageFinished {
    _isLoading = NO;
    if ([_delegate respondsToSelector:@selector(webViewDidFinishLoad:)]) [_delegate webViewDidFinishLoad:self];
}

- (void)pageFailed:(NSError *)error {
    _isLoading = NO;
    if ([_delegate respondsToSelector:@selector(webView:didFailLoadWithError:)]) {
        [_delegate webView:self didFailLoadWithError:error];
    }
}

- (void)pageLostEngine:(NSError *)error {
    [_page close];
    _page = nil;
    [self pageFailed:error];
}

- (void)pageHasNoEngine:(NSString *)reason navigation:(UIWebNavigation *)navigation {
    static BOOL isTold;
    if (!isTold) {
        isTold = YES;
        fprintf(stderr, "UIWebView: only the text of pages is shown, without scripts (%s). Install the engine: apt-get install "
                        "libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1\n", [reason UTF8String]);
    }
    [_page close];
    _page = [[VergerTextPage alloc] initWithOwner:self];
    if (navigation) [_page load:navigation type:UIWebViewNavigationTypeOther];
}

#pragma mark Showing

- (void)layoutSubviews {
    [super layoutSubviews];
    [_page layOut];
}

// Classes of apps override these and call them.
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {}
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view atScale:(float)scale {}
- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView { return [self zoomedView]; }

- (void)pageScrolled { [_page scrolled]; }
- (UIView *)zoomedView { return [_page zoomedView]; }
- (void)pageZoomed { [_page zoomed]; }

- (void)setOpaque:(BOOL)opaque {
    [super setOpaque:opaque];
    [_page backgroundChanged];
}

- (void)setScalesPageToFit:(BOOL)scalesPageToFit {
    _scalesPageToFit = scalesPageToFit;
    [_page layOut];
}

- (BOOL)detectsPhoneNumbers { return (_dataDetectorTypes & UIDataDetectorTypePhoneNumber) != 0; }

- (void)setDetectsPhoneNumbers:(BOOL)detectsPhoneNumbers {
    if (detectsPhoneNumbers) {
        _dataDetectorTypes |= UIDataDetectorTypePhoneNumber;
    } else {
        _dataDetectorTypes &= ~UIDataDetectorTypePhoneNumber;
    }
}

- (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script {
    return script ? [self.page evaluate:script] : @"";
}

@end
