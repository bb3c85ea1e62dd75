#import "Page/VergerEnginePage.h"
#import "Engine/VergerUserAgent.h"
#import "Engine/VergerWebEngine.h"
#import "Engine/VergerWebFetches.h"
#import "Engine/WebEngineLink.h"
#import "Page/VergerPageDialogs.h"
#import "Page/VergerPageInput.h"
#import "Page/VergerPageScripts.h"
#import "Page/VergerWebError.h"
#import "Page/VergerPageViewport.h"
#import "Page/VergerWebDocumentView.h"

@interface VergerEnginePage () <VergerWebEngineOwner>
@end

@implementation VergerEnginePage {
    __unsafe_unretained UIView<VergerWebPageOwner> *_owner;
    VergerWebEngine *_engine;
    VergerWebFetches *_fetches;
    VergerPageDialogs *_dialogs;
    VergerPageInput *_input;
    VergerPageViewport *_viewport;
    /// What the app loads, until the engine asks whether to go there.
    UIWebNavigation *_expected;
    /// What the app has loaded last, until its content comes.
    UIWebNavigation *_loading;
    /// What the app has loaded and the page shows, to be asked for in the same way when it is loaded again.
    NSURLRequest *_shown;
    BOOL _canGoBack, _canGoForward, _isLoading;
}

- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner {
    if (!(self = [super init])) return nil;
    _owner = owner;
    _engine = [[VergerWebEngine alloc] initWithOwner:self];
    if (_engine == nil) return nil;
    _fetches = [[VergerWebFetches alloc] initWithEngine:_engine];
    _dialogs = [[VergerPageDialogs alloc] initWithEngine:_engine];
    _viewport = [[VergerPageViewport alloc] initWithOwner:owner engine:_engine];
    _input = [[VergerPageInput alloc] initWithEngine:_engine viewport:_viewport];
    [self backgroundChanged];
    [_engine beginToWait];
    return self;
}

- (void)dealloc { [self close]; }

- (void)close {
    _owner = nil;
    [_fetches cancelAll];
    [_engine close];
    [_viewport close];
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
        _fetches.request = navigation.request;
        [self say:web_message_load_request
             text:[NSString stringWithFormat:@"%@\n%@", [navigation.request HTTPMethod] ?: @"GET", address]
            bytes:nil];
    }
}

- (void)say:(uint32_t)kind text:(NSString *)text bytes:(NSData *)bytes {
    [_engine say:kind number:0 values:NULL text:text bytes:bytes descriptor:-1];
}

- (void)beginLoading {
    if (_isLoading) return;
    _isLoading = _viewport.isLoading = YES;
    [_engine beginToWait];
}

- (void)endLoading {
    _expected = _loading = nil;
    if (!_isLoading) return;
    _isLoading = _viewport.isLoading = NO;
    [_engine endToWait];
}

- (void)reload {
    _fetches.request = _shown;
    [self move:0];
}

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
    _viewport.view.opaque = isOpaque;
    _viewport.view.backgroundColor = isOpaque ? [UIColor whiteColor] : [UIColor clearColor];
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
    case web_message_picture: [_viewport showPicture]; break;
    case web_message_focus: [_input changeFocus:message]; break;
    case web_message_menu: [_input showMenu:message]; break;
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
    // A link to a document that the engine has no reader for.
    BOOL isPaper = isAllowed && type == UIWebViewNavigationTypeLinkClicked && [_owner isPaper:request];
    if (isPaper) isAllowed = NO;
    int32_t values[web_message_value_count] = {isAllowed};
    [_engine say:web_message_decision number:number values:values text:nil bytes:nil descriptor:-1];
    if (!isAllowed && _loading == nil) [self endLoading];
    if (!isPaper) return;
    [_owner pageStarted:request];
    [_owner pageIsPaper:request];
}

- (BOOL)isShown:(NSURLRequest *)request { return request != nil && [_shown.URL isEqual:request.URL]; }

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
        if (request && _loading == nil && [[request.URL fragment] length]) [_viewport findPlace:[request.URL fragment]];
        // Fall through.
    case redirected:
        if (request && _loading == nil) [_owner pageMovedTo:request];
        break;
    case committed:
        _shown = request && [_loading.request.URL isEqual:request.URL] ? _loading.request : [self isShown:request] ? _shown : nil;
        if (request) [_owner pageMovedTo:request];
        _fetches.page = request.URL;
        [_engine pageChanged];
        [_viewport contentComes];
        break;
    case finished:
        // A load that the app has stopped ends, too.
        if (!_isLoading) break;
        [self endLoading];
        [self detectData];
        [_viewport contentHasCome];
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
    enum { cannot_show_type = 100 };
    if (message->values[1] == 1 && message->values[0] == cannot_show_type && message->values[2] == 1) {
        NSURLRequest *request = [self requestFor:string_of(message->text) method:nil];
        [self endLoading];
        if (request) [_owner pageIsPaper:request];
        return;
    }
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

#pragma mark Showing

- (void)layOut { [_viewport layOut]; }
- (void)scrolled { [_viewport scrolled]; }
- (void)setCovered:(BOOL)isCovered { [_viewport setCovered:isCovered]; }
- (UIView *)zoomedView { return [_viewport zoomedView]; }
- (void)zoomed { [_viewport zoomed]; }

@end
