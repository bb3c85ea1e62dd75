#import "VergerWebScrollView.h"

/// The delegate of the scroll view: tells the page, then the app's delegate.
@interface VergerWebScrollListener : NSObject <UIScrollViewDelegate> {
@public
    __unsafe_unretained id<VergerWebScrolling> page;
    __weak id<UIScrollViewDelegate> listener;
}
@end

@implementation VergerWebScrollListener

- (void)scrollViewDidScroll:(UIScrollView *)view {
    [page pageScrolled];
    if ([listener respondsToSelector:_cmd]) [listener scrollViewDidScroll:view];
}

- (UIView *)viewForZoomingInScrollView:(UIScrollView *)view {
    UIView *zoomed = [page zoomedView];
    if (zoomed) return zoomed;
    return [listener respondsToSelector:_cmd] ? [listener viewForZoomingInScrollView:view] : nil;
}

- (void)scrollViewDidEndZooming:(UIScrollView *)view withView:(UIView *)zoomed atScale:(float)scale {
    [page pageZoomed];
    if ([listener respondsToSelector:_cmd]) [listener scrollViewDidEndZooming:view withView:zoomed atScale:scale];
}

#pragma mark The rest is the app's

- (BOOL)respondsToSelector:(SEL)selector {
    return [super respondsToSelector:selector] || [listener respondsToSelector:selector];
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [super methodSignatureForSelector:selector] ?: [(NSObject *)listener methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:listener]; }

@end

@implementation VergerWebScrollView {
    VergerWebScrollListener *_listener;
    BOOL _isOfApp;
}

- (void)setPage:(id<VergerWebScrolling, UIScrollViewDelegate>)page {
    if (_listener == nil) _listener = [[VergerWebScrollListener alloc] init];
    _page = page;
    _listener->page = page;
    if (!_isOfApp) [self listenFor:page];
}

/// What a delegate answers to is asked once, so it is set anew for each.
- (void)listenFor:(id<UIScrollViewDelegate>)delegate {
    _listener->listener = delegate;
    [super setDelegate:nil];
    [super setDelegate:_listener];
}

- (void)setDelegate:(id<UIScrollViewDelegate>)delegate {
    _isOfApp = delegate != nil && (id)delegate != (id)_page;
    [self listenFor:delegate];
}

- (id<UIScrollViewDelegate>)delegate { return _listener->listener; }

@end
