#import "Page/VergerEnginePage.h"
#import "Engine/VergerUserAgent.h"
#import "Engine/VergerWebEngine.h"
#import "Engine/VergerWebFetches.h"
#import "Engine/WebEngineLink.h"
#import "Page/VergerPageDialogs.h"
#import "Page/VergerPageInput.h"
#import "Page/VergerPageScripts.h"
#import "Page/VergerWebError.h"
#import "Page/VergerWebDocumentView.h"
#import "Page/VergerWebWindow.h"
#import <QuartzCore/QuartzCore.h>

@interface VergerEnginePage () <VergerWebEngineOwner>
@end

/// How many screens high the part is that the engine paints, and its greatest height in pixels.
static const CGFloat screens = 3, longest_side = 8192;

@implementation VergerEnginePage {
    __unsafe_unretained UIView<VergerWebPageOwner> *_owner;
    VergerWebEngine *_engine;
    VergerWebFetches *_fetches;
    VergerPageDialogs *_dialogs;
    VergerPageInput *_input;
    VergerWebDocumentView *_view;
    VergerWebWindow *_window;
    /// What the app loads, until the engine asks whether to go there.
    UIWebNavigation *_expected;
    /// What the app has loaded last, until its content comes.
    UIWebNavigation *_loading;
    BOOL _canGoBack, _canGoForward, _isLoading;
    /// The page's size and the width that it is laid out for, in its units.
    CGSize _size;
    CGFloat _layoutWidth;
    /// The page is as high as its window, whatever that is.
    BOOL _followsWindow;
    BOOL _isMeasuring, _isMoving;
}

- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner {
    if (!(self = [super init])) return nil;
    _owner = owner;
    _engine = [[VergerWebEngine alloc] initWithOwner:self];
    if (_engine == nil) return nil;
    _fetches = [[VergerWebFetches alloc] initWithEngine:_engine];
    _dialogs = [[VergerPageDialogs alloc] initWithEngine:_engine];
    _view = [[VergerWebDocumentView alloc] initWithFrame:owner.scrollView.bounds];
    _input = [[VergerPageInput alloc] initWithEngine:_engine view:_view];
    _window = [[VergerWebWindow alloc] init];
    [owner.scrollView addSubview:_view];
    [self backgroundChanged];
    [self resetWindow];
    [_engine beginToWait];
    return self;
}

- (void)dealloc { [self close]; }

- (void)close {
    _owner = nil;
    [_fetches cancelAll];
    [_engine close];
    [_view removeFromSuperview];
}

#pragma mark Loading

- (void)load:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type {
    _expected = _loading = navigation;
    _fetches.page = nil;
    [self beginLoading];
    NSString *address = [navigation.request.URL absoluteString] ?: @"about:blank";
    if (navigation.content) {
        NSString *text = [NSString stringWithFormat:@"%@\n%@\n%@", navigation.MIMEType ?: @"text/html",
                                                    navigation.encodingName ?: @"", address];
        [self say:web_message_load_data text:text bytes:navigation.content];
    } else {
        [self say:web_message_load_request
             text:[NSString stringWithFormat:@"%@\n%@", [navigation.request HTTPMethod] ?: @"GET", address]
            bytes:[navigation.request HTTPBody]];
    }
}

- (void)say:(uint32_t)kind text:(NSString *)text bytes:(NSData *)bytes {
    [_engine say:kind number:0 values:NULL text:text bytes:bytes descriptor:-1];
}

- (void)beginLoading {
    if (_isLoading) return;
    _isLoading = YES;
    [_engine beginToWait];
}

- (void)endLoading {
    _expected = _loading = nil;
    if (!_isLoading) return;
    _isLoading = NO;
    [_engine endToWait];
}

- (void)reload { [self move:0]; }
- (void)go:(NSInteger)distance { if ([self canGo:distance]) [self move:distance]; }

- (void)move:(NSInteger)distance {
    [self beginLoading];
    [_engine say:web_message_go value:(int32_t)distance];
}

- (BOOL)canGo:(NSInteger)distance { return distance < 0 ? _canGoBack : _canGoForward; }

- (void)stop {
    [_engine say:web_message_stop];
    [self endLoading];
}

- (NSString *)evaluate:(NSString *)script { return [_engine evaluate:script] ?: @""; }

- (void)backgroundChanged {
    BOOL isOpaque = _owner.isOpaque;
    _view.opaque = isOpaque;
    _view.backgroundColor = isOpaque ? [UIColor whiteColor] : [UIColor clearColor];
    int32_t values[web_message_value_count] = {!isOpaque};
    [_engine say:web_message_settings number:0 values:values text:VergerUserAgent() bytes:nil descriptor:-1];
}

#pragma mark What the engine says

- (void)webEngine:(VergerWebEngine *)engine said:(const struct web_message *)message {
    switch (message->kind) {
    case web_message_ready: [engine endToWait]; break;
    case web_message_decide: [self decide:message]; break;
    case web_message_progress: [self progress:message]; break;
    case web_message_failed: [self failed:message]; break;
    case web_message_picture: [self showPicture]; break;
    case web_message_focus: [_input changeFocus:message]; break;
    case web_message_request: [_fetches begin:message]; break;
    case web_message_cancel: [_fetches cancel:message->number]; break;
    case web_message_dialog: [_dialogs show:message]; break;
    default: break;
    }
}

static NSString *string_of(const char *text) { return (text ? [NSString stringWithUTF8String:text] : nil) ?: @""; }

- (NSURLRequest *)requestFor:(NSString *)address method:(NSString *)method {
    if ([[_loading.request.URL absoluteString] isEqualToString:address]) return _loading.request;
    NSURL *url = [NSURL URLWithString:address];
    if (url == nil) return nil;
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url];
    if ([method length]) [request setHTTPMethod:method];
    return request;
}

- (void)decide:(const struct web_message *)message {
    uint32_t number = message->number;
    int32_t type = message->values[0];
    NSArray *lines = [string_of(message->text) componentsSeparatedByString:@"\n"];
    NSString *method = [lines objectAtIndex:0], *address = [lines count] > 1 ? [lines objectAtIndex:1] : @"";
    BOOL isExpected = _expected != nil && type == UIWebViewNavigationTypeOther;
    if (type < UIWebViewNavigationTypeLinkClicked || type > UIWebViewNavigationTypeOther) type = UIWebViewNavigationTypeOther;
    NSURLRequest *request = [self requestFor:address method:method];
    BOOL isAllowed = isExpected || (request && [_owner pageMayLoad:request type:(UIWebViewNavigationType)type]);
    if (isExpected) _expected = nil;
    int32_t values[web_message_value_count] = {isAllowed};
    [_engine say:web_message_decision number:number values:values text:nil bytes:nil descriptor:-1];
    if (!isAllowed && _loading == nil) [self endLoading];
}

- (void)progress:(const struct web_message *)message {
    enum { begun, redirected, committed, finished, moved };
    _canGoBack = message->values[1] != 0;
    _canGoForward = message->values[2] != 0;
    NSURLRequest *request = [self requestFor:string_of(message->text) method:nil];
    switch (message->values[0]) {
    case begun:
        // What the app has loaded was told when it did.
        if (_loading == nil && request) [_owner pageStarted:request];
        [self beginLoading];
        break;
    case moved:
        if (request && _loading == nil && [[request.URL fragment] length]) [self findPlace:[request.URL fragment]];
        // Fall through.
    case redirected:
        if (request && _loading == nil) [_owner pageMovedTo:request];
        break;
    case committed:
        if (request) [_owner pageMovedTo:request];
        _fetches.page = request.URL;
        [_engine pageChanged];
        [self contentComes];
        break;
    case finished:
        // Said after a failure, too.
        if (!_isLoading) break;
        [self endLoading];
        [self detectData];
        [self measure];
        [self settle];
        [_owner pageFinished];
        break;
    default: break;
    }
}

/// Telephone numbers and addresses in the text become links.
- (void)detectData {
    NSString *script = VergerDetectingScript(_owner.dataDetectorTypes);
    if (script) [_engine examine:script then:^(NSString *result) {}];
}

- (void)failed:(const struct web_message *)message {
    if (!_isLoading) return;
    NSString *domain = message->values[1] == 1 ? @"WebKitErrorDomain" : NSURLErrorDomain;
    NSError *error = [_fetches errorOf:string_of(message->text)]
        ?: VergerWebError(domain, message->values[0], string_of(message->bytes), string_of(message->text));
    [self endLoading];
    [_owner pageFailed:error];
}

- (void)webEngineEnded:(VergerWebEngine *)engine reason:(NSString *)reason {
    UIWebNavigation *navigation = _loading;
    [self endLoading];
    if (!engine.isReady) return [_owner pageHasNoEngine:reason navigation:navigation];
    NSString *description = [NSString stringWithFormat:@"The page's engine has ended: %@.", reason];
    [_owner pageLostEngine:VergerWebError(NSURLErrorDomain, NSURLErrorUnknown, description, nil)];
}

#pragma mark The window on the page

- (CGSize)screenSize { return _owner.scrollView.bounds.size; }

/// A new page begins at its top, in a window as large as the screen.
- (void)contentComes {
    _size = CGSizeZero;
    _layoutWidth = 0;
    _followsWindow = NO;
    _owner.scrollView.contentOffset = CGPointZero;
    [self resetWindow];
}

/// The width that the page is laid out for: that of the view, or what the page asks for if it is scaled to fit.
- (CGFloat)layoutWidth {
    CGFloat width = [self screenSize].width;
    if (!_owner.scalesPageToFit) return width;
    return _layoutWidth > 0 ? _layoutWidth : 980;
}

- (void)resetWindow {
    CGSize screen = [self screenSize];
    if (screen.width < 1 || screen.height < 1) return;
    CGFloat width = [self layoutWidth];
    _window.zoom = screen.width / width;
    [self setWindow:CGRectMake(0, 0, width, ceil(screen.height / _window.zoom))];
}

- (void)setWindow:(CGRect)frame {
    _window.frame = frame;
    if (![_window makeMemory]) return;
    int32_t values[web_message_value_count] = {
        _window.width, _window.height, (int32_t)lround(frame.size.width), (int32_t)lround(frame.size.height),
        (int32_t)lround(_window.scale * 65536)};
    [_engine say:web_message_window number:0 values:values text:nil bytes:nil descriptor:_window.descriptor];
    [self settle];
}

/// Lets virtual time wait for the picture.
- (void)settle {
    if (!_isLoading) [_engine whenSettled:^{}];
}

- (void)placeView {
    CGFloat zoom = _window.zoom;
    CGRect frame = _window.frame;
    _input.zoom = zoom;
    _view.frame = CGRectMake(frame.origin.x * zoom, frame.origin.y * zoom, frame.size.width * zoom, frame.size.height * zoom);
}

- (void)showPicture {
    if (_window.pixels) {
        if (!_isMoving) [self placeView];
        layer_show_pixels(_view.layer, _window.pixels, _window.width, _window.height);
        [_view contentsChanged];
    }
    [_engine say:web_message_taken];
    [self measure];
}

/// Asks how large the page is, and for which width it wants to be laid out.
- (void)measure {
    if (_isMeasuring) return;
    _isMeasuring = YES;
    __weak VergerEnginePage *weak = self;
    [_engine examine:VergerMeasuringScript then:^(NSString *result) { [weak takeMeasures:result]; }];
}

- (void)takeMeasures:(NSString *)result {
    _isMeasuring = NO;
    VergerPageMeasures measures;
    if (!VergerReadMeasures(result, [self screenSize].width, &measures)) return;
    if (_owner.scalesPageToFit && measures.layoutWidth != _layoutWidth) {
        _layoutWidth = measures.layoutWidth;
        return [self resetWindow];
    }
    [self followTo:measures.place];
    if (CGSizeEqualToSize(_size, measures.size)) return;
    CGFloat grown = measures.size.height - _size.height;
    BOOL isAsHighAsWindow = _size.height > 0 && grown > 0 && fabs(grown - (_window.frame.size.height - [self screenHeight])) < 1;
    _size = measures.size;
    if (isAsHighAsWindow && _window.frame.size.height > [self screenHeight]) {
        _followsWindow = YES;
        return [self resetWindow];
    }
    [self applySize];
}

/// Goes where the page has gone by itself: by a script, or to a place in it.
- (void)followTo:(CGPoint)place {
    CGRect frame = _window.frame;
    if (_isMoving || (fabs(place.x - frame.origin.x) < 1 && fabs(place.y - frame.origin.y) < 1)) return;
    frame.origin = place;
    _window.frame = frame;
    [self placeView];
    [self scrollTo:place];
}

/// Scrolls to a place on the page, as far as the page goes.
- (void)scrollTo:(CGPoint)place {
    UIScrollView *view = _owner.scrollView;
    CGSize most = CGSizeMake(
        MAX(view.contentSize.width - view.bounds.size.width, 0), MAX(view.contentSize.height - view.bounds.size.height, 0));
    view.contentOffset = CGPointMake(MIN(place.x * _window.zoom, most.width), MIN(place.y * _window.zoom, most.height));
}

/// A link to a place in the page: the engine does not scroll to one that its window shows.
- (void)findPlace:(NSString *)name {
    __weak VergerEnginePage *weak = self;
    [_engine examine:VergerFindingScript(name)
                then:^(NSString *result) {
                    if ([result length]) [weak scrollTo:CGPointMake(0, MIN(MAX([result doubleValue], 0), 1e6))];
                }];
}

/// The height of the screen in units of the page.
- (CGFloat)screenHeight { return ceil([self screenSize].height / _window.zoom); }

- (void)applySize {
    CGFloat zoom = _window.zoom;
    CGFloat width = MAX(_size.width, _window.frame.size.width);
    _owner.scrollView.contentSize = CGSizeMake(round(width * zoom), round(_size.height * zoom));
    CGFloat height = [self screenHeight];
    if (!_followsWindow) height = MAX(height, MIN(_size.height, MIN(height * screens, floor(longest_side / _window.scale))));
    CGRect frame = _window.frame;
    frame.size.height = height;
    if (fabs(_window.frame.size.height - height) >= 1) [self setWindow:frame];
}

- (void)layOut {
    CGSize screen = [self screenSize];
    CGFloat width = [self layoutWidth];
    if (fabs(_window.zoom * width - screen.width) < 0.01 && fabs(_window.frame.size.width - width) < 0.01 &&
        _window.frame.size.height >= [self screenHeight]) return;
    [self resetWindow];
}

/// Moves the window when the screen has come near to its edge.
- (void)scrolled {
    CGFloat zoom = _window.zoom;
    CGRect seen = _owner.scrollView.bounds, frame = _window.frame;
    if (_isMoving || zoom <= 0 || CGRectIsEmpty(frame)) return;
    CGFloat top = seen.origin.y / zoom, left = seen.origin.x / zoom, height = seen.size.height / zoom;
    CGFloat lowest = MAX(_size.height - frame.size.height, 0), rightmost = MAX(_size.width - frame.size.width, 0);
    BOOL isNearTop = top < frame.origin.y + height / 4 && frame.origin.y > 0;
    BOOL isNearBottom = top + height > CGRectGetMaxY(frame) - height / 4 && frame.origin.y < lowest;
    CGFloat x = round(MIN(MAX(left, 0), rightmost));
    if (!isNearTop && !isNearBottom && fabs(x - frame.origin.x) < 1) return;
    CGFloat y = frame.origin.y;
    if (isNearTop || isNearBottom) y = round(MIN(MAX(top - (frame.size.height - height) / 2, 0), lowest));
    if (fabs(y - frame.origin.y) < 1 && fabs(x - frame.origin.x) < 1) return;
    [self moveWindowTo:CGPointMake(x, y)];
}

- (void)moveWindowTo:(CGPoint)place {
    _isMoving = YES;
    __weak VergerEnginePage *weak = self;
    NSString *script = [NSString stringWithFormat:@"scrollTo(%d,%d)", (int)place.x, (int)place.y];
    [_engine examine:script then:^(NSString *result) {}];
    [_engine whenSettled:^{ [weak windowIsAt:place]; }];
}

- (void)windowIsAt:(CGPoint)place {
    _isMoving = NO;
    CGRect frame = _window.frame;
    frame.origin = place;
    _window.frame = frame;
    [self placeView];
    [self scrolled];
}

@end
