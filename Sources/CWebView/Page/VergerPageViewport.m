#import "Page/VergerPageViewport.h"
#import "Engine/VergerWebEngine.h"
#import "Engine/WebEngineLink.h"
#import "Page/VergerPageScripts.h"
#import "Page/VergerWebDocumentView.h"
#import "Page/VergerWebWindow.h"
#import <QuartzCore/QuartzCore.h>

/// How many screens high the part is that the engine paints, its greatest height in pixels, and the most pixels of a part that is
/// painted larger than the page is laid out.
static const CGFloat screens = 3, longest_side = 8192, widest_side = 4096, most_pixels = 8e6;
/// The width that pages are laid out for that do not say one.
static const CGFloat usual_width = 980;

@implementation VergerPageViewport {
    __unsafe_unretained UIView<VergerWebPageOwner> *_owner;
    VergerWebEngine *_engine;
    /// As large as the page, which the scroll view zooms; the document view is a part of it.
    UIView *_page;
    VergerWebWindow *_window;
    /// The page's size and the width that it is laid out for, in its units.
    CGSize _size;
    CGFloat _layoutWidth;
    /// How far the page may be zoomed, in its own measure: 1 is a point for each of its units.
    CGFloat _largestScale;
    BOOL _mayZoom;
    /// The page is as high as its window, whatever that is.
    BOOL _followsWindow;
    BOOL _isMeasuring, _isMoving;
}

- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner engine:(VergerWebEngine *)engine {
    if (!(self = [super init])) return nil;
    _owner = owner;
    _engine = engine;
    _page = [[UIView alloc] initWithFrame:owner.scrollView.bounds];
    _view = [[VergerWebDocumentView alloc] initWithFrame:_page.bounds];
    _window = [[VergerWebWindow alloc] init];
    [_page addSubview:_view];
    [owner.scrollView addSubview:_page];
    [self resetWindow];
    return self;
}

- (void)close {
    _owner = nil;
    [_page removeFromSuperview];
}

- (void)setCovered:(BOOL)isCovered {
    _page.hidden = isCovered;
    if (isCovered) return;
    _owner.scrollView.zoomScale = 1;
    [self applyZoomScales];
    [self applySize];
    [self scrollTo:_window.frame.origin];
}

- (CGSize)screenSize { return _owner.scrollView.bounds.size; }
- (CGFloat)zoom { return _window.zoom; }
- (CGFloat)pixelsOfPoint { return _window.scale / _window.zoom; }
/// Points on the screen for each unit of the page.
- (CGFloat)scale { return _window.zoom * _owner.scrollView.zoomScale; }

#pragma mark Content

- (void)contentComes {
    _size = CGSizeZero;
    _layoutWidth = 0;
    _followsWindow = _mayZoom = NO;
    UIScrollView *view = _owner.scrollView;
    view.zoomScale = view.minimumZoomScale = view.maximumZoomScale = 1;
    view.contentOffset = CGPointZero;
    [self resetWindow];
}

- (void)contentHasCome {
    [self measure];
    [self settle];
}

/// The width that the page is laid out for: that of the view, or what the page asks for if it is scaled to fit.
- (CGFloat)layoutWidth {
    CGFloat width = [self screenSize].width;
    if (!_owner.scalesPageToFit) return width;
    return _layoutWidth > 0 ? _layoutWidth : usual_width;
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

#pragma mark Pictures

- (void)placeView {
    CGFloat zoom = _window.zoom;
    CGRect frame = _window.frame;
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
    __weak VergerPageViewport *weak = self;
    [_engine examine:VergerMeasuringScript then:^(NSString *result) { [weak takeMeasures:result]; }];
}

- (void)takeMeasures:(NSString *)result {
    _isMeasuring = NO;
    VergerPageMeasures measures;
    if (_owner == nil || !VergerReadMeasures(result, [self screenSize].width, &measures)) return;
    _largestScale = measures.largestScale;
    _mayZoom = measures.mayZoom;
    if (_owner.scalesPageToFit && measures.layoutWidth != _layoutWidth) {
        _layoutWidth = measures.layoutWidth;
        return [self resetWindow];
    }
    [self applyZoomScales];
    [self followTo:measures.place];
    if (CGSizeEqualToSize(_size, measures.size)) return;
    CGFloat grown = measures.size.height - _size.height;
    BOOL isAsHighAsWindow =
        _size.height > 0 && grown > 0 && fabs(grown - (_window.frame.size.height - [self screenHeight])) < 1;
    _size = measures.size;
    if (isAsHighAsWindow && _window.frame.size.height > [self screenHeight]) {
        _followsWindow = YES;
        return [self resetWindow];
    }
    [self applySize];
}

/// The height of the screen in units of the page that is not zoomed.
- (CGFloat)screenHeight { return ceil([self screenSize].height / _window.zoom); }

/// How high the window is: some screens, less where each takes many pixels.
- (CGFloat)windowHeight {
    CGFloat screen = [self screenHeight];
    if (_followsWindow) return screen;
    CGFloat pixels = floor(longest_side / _window.scale);
    if (_window.magnification > 1) pixels = MIN(pixels, floor(most_pixels / (_window.frame.size.width * _window.scale * _window.scale)));
    CGFloat most = MAX(MIN(screen * screens, pixels), screen / _window.magnification);
    return MIN(MAX(screen, _size.height), ceil(most));
}

- (void)applySize {
    CGFloat zoom = _window.zoom, scale = _owner.scrollView.zoomScale;
    CGSize size = CGSizeMake(round(MAX(_size.width, _window.frame.size.width) * zoom), round(_size.height * zoom));
    CGSize shown = CGSizeMake(size.width * scale, size.height * scale);
    _page.bounds = CGRectMake(0, 0, size.width, size.height);
    _page.center = CGPointMake(shown.width / 2, shown.height / 2);
    _owner.scrollView.contentSize = shown;
    CGRect frame = _window.frame;
    frame.size.height = [self windowHeight];
    if (fabs(_window.frame.size.height - frame.size.height) >= 1) [self setWindow:frame];
}

- (void)layOut {
    CGSize screen = [self screenSize];
    CGFloat width = [self layoutWidth];
    if (fabs(_window.zoom * width - screen.width) < 0.01 && fabs(_window.frame.size.width - width) < 0.01 &&
        _window.frame.size.height >= [self screenHeight] / _window.magnification) return;
    [self resetWindow];
}

#pragma mark Scrolling

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
    CGFloat scale = [self scale];
    CGSize most = CGSizeMake(
        MAX(view.contentSize.width - view.bounds.size.width, 0), MAX(view.contentSize.height - view.bounds.size.height, 0));
    view.contentOffset = CGPointMake(MIN(place.x * scale, most.width), MIN(place.y * scale, most.height));
}

/// A link to a place in the page: the engine does not scroll to one that its window shows.
- (void)findPlace:(NSString *)name {
    __weak VergerPageViewport *weak = self;
    [_engine examine:VergerFindingScript(name)
                then:^(NSString *result) {
                    if ([result length]) [weak scrollTo:CGPointMake(0, MIN(MAX([result doubleValue], 0), 1e6))];
                }];
}

/// Moves the window when the screen has come near to its edge.
- (void)scrolled {
    CGFloat scale = [self scale];
    CGRect seen = _owner.scrollView.bounds, frame = _window.frame;
    if (_isMoving || scale <= 0 || CGRectIsEmpty(frame)) return;
    CGFloat top = seen.origin.y / scale, left = seen.origin.x / scale, height = seen.size.height / scale;
    CGFloat lowest = MAX(_size.height - frame.size.height, 0), rightmost = MAX(_size.width - frame.size.width, 0);
    CGFloat margin = MIN(height / 4, MAX((frame.size.height - height) / 4, 0));
    BOOL isNearTop = top < frame.origin.y + margin && frame.origin.y > 0;
    BOOL isNearBottom = top + height > CGRectGetMaxY(frame) - margin && frame.origin.y < lowest;
    CGFloat x = round(MIN(MAX(left, 0), rightmost));
    if (!isNearTop && !isNearBottom && fabs(x - frame.origin.x) < 1) return;
    CGFloat y = frame.origin.y;
    if (isNearTop || isNearBottom) y = round(MIN(MAX(top - (frame.size.height - height) / 2, 0), lowest));
    if (fabs(y - frame.origin.y) < 1 && fabs(x - frame.origin.x) < 1) return;
    [self moveWindowTo:CGPointMake(x, y)];
}

- (void)moveWindowTo:(CGPoint)place {
    _isMoving = YES;
    __weak VergerPageViewport *weak = self;
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

#pragma mark Zooming

- (BOOL)mayZoom { return _owner.scrollView.maximumZoomScale > 1; }
- (UIView *)zoomedView { return _owner.scalesPageToFit ? _page : nil; }

- (void)applyZoomScales {
    UIScrollView *view = _owner.scrollView;
    CGFloat most = _owner.scalesPageToFit && _mayZoom ? MAX(_largestScale / _window.zoom, 1) : 1;
    view.minimumZoomScale = 1;
    view.maximumZoomScale = most;
    if (view.zoomScale > most) view.zoomScale = most;
}

/// Has the page painted as large as it is shown now.
- (void)zoomed {
    CGFloat widest = MAX(widest_side / ([self screenSize].width * [UIScreen mainScreen].scale), 1);
    CGFloat magnification = MIN(MAX(_owner.scrollView.zoomScale, 1), widest);
    if (fabs(magnification - _window.magnification) < 0.01) return [self scrolled];
    _window.magnification = magnification;
    CGRect frame = _window.frame;
    frame.size.height = [self windowHeight];
    [self setWindow:frame];
    [self scrolled];
}

- (void)zoomAround:(CGPoint)point {
    UIScrollView *view = _owner.scrollView;
    if (![self mayZoom]) return;
    CGFloat zoom = _window.zoom;
    __weak VergerPageViewport *weak = self;
    [_engine examine:VergerBlockScript(CGPointMake(point.x / zoom, point.y / zoom))
                then:^(NSString *result) { [weak fillScreenWith:result around:point]; }];
}

/// - Parameter block: the left edge and the width of the part of the page that was tapped, in its units.
- (void)fillScreenWith:(NSString *)block around:(CGPoint)point {
    static const CGFloat margin = 10, closest = 0.9;
    UIScrollView *view = _owner.scrollView;
    NSArray *fields = [block componentsSeparatedByString:@" "];
    CGFloat zoom = _window.zoom, width = [self screenSize].width;
    CGFloat left = 0, target = width;
    if ([fields count] == 2) {
        left = (CGFloat)[[fields objectAtIndex:0] doubleValue] * zoom - margin;
        target = (CGFloat)[[fields objectAtIndex:1] doubleValue] * zoom + 2 * margin;
    }
    target = MIN(MAX(target, width / view.maximumZoomScale), width);
    BOOL isThere = view.zoomScale > 1 && view.zoomScale * target >= width * closest;
    if (isThere || target >= width * closest) {
        [view setZoomScale:1 animated:YES];
        return;
    }
    CGFloat height = target * [self screenSize].height / width;
    CGPoint place = [_view convertPoint:point toView:_page];
    [view zoomToRect:CGRectMake(left, place.y - height / 2, target, height) animated:YES];
}

@end
