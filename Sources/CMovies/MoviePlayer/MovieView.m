#import "MoviePlayer/MovieView.h"
#import "Controls/FullscreenMovieControls.h"

/// How long controls stay while nobody touches them, and how long they take to come and go.
static const NSTimeInterval stay = 5, fade = 0.3;

@implementation MovieView {
    UIView *_picture;
    BOOL _isPlaying;
}

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    self.clipsToBounds = YES;
    self.backgroundColor = [UIColor blackColor];
    _backgroundView = [[UIView alloc] initWithFrame:self.bounds];
    _backgroundView.backgroundColor = [UIColor blackColor];
    _picture = [[UIView alloc] initWithFrame:self.bounds];
    _screen = [[FilmScreen alloc] init];
    [_picture.layer addSublayer:_screen.layer];
    for (UIView *view in [NSArray arrayWithObjects:_backgroundView, _picture, nil]) {
        view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self addSubview:view];
    }
    UITapGestureRecognizer *twice = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapTwice)];
    twice.numberOfTapsRequired = 2;
    UITapGestureRecognizer *once = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tap)];
    [once requireGestureRecognizerToFail:twice];
    [_picture addGestureRecognizer:twice];
    [_picture addGestureRecognizer:once];
    return self;
}

- (void)dealloc { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }

- (void)layoutSubviews {
    [super layoutSubviews];
    _screen.bounds = _picture.bounds;
    _controls.frame = self.bounds;
    if ([_controls isKindOfClass:[FullscreenMovieControls class]]) {
        ((FullscreenMovieControls *)_controls).topInset = _controlsStatusBar ? 20 : 0;
    }
}

- (void)setControls:(MovieControls *)controls {
    [_controls removeFromSuperview];
    _controls.owner = nil;
    _controls = controls;
    controls.owner = _owner;
    if (controls) [self addSubview:controls];
    [self setShowsControls:controls != nil animated:NO];
    [self setNeedsLayout];
}

- (void)setControlsStatusBar:(BOOL)controls {
    _controlsStatusBar = controls;
    [self setNeedsLayout];
}

- (void)setShowsControls:(BOOL)shows animated:(BOOL)animated {
    shows = shows && _controls;
    _showsControls = shows;
    UIApplication *application = [UIApplication sharedApplication];
    if (_controlsStatusBar && application.statusBarHidden == shows) {
        UIStatusBarAnimation animation = animated ? UIStatusBarAnimationFade : UIStatusBarAnimationNone;
        [application setStatusBarHidden:!shows withAnimation:animation];
    }
    [UIView animateWithDuration:animated ? fade : 0 animations:^{ _controls.alpha = shows ? 1 : 0; }];
    [self hideLater];
}

/// Counts anew until the controls go.
- (void)hideLater {
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(hide) object:nil];
    if (_showsControls && _isPlaying) [self performSelector:@selector(hide) withObject:nil afterDelay:stay];
}

- (void)hide {
    if (_isPlaying) [self setShowsControls:NO animated:YES];
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *view = [super hitTest:point withEvent:event];
    if ([view isDescendantOfView:_controls]) [self hideLater];
    return view;
}

- (void)tap { [self setShowsControls:!_showsControls animated:YES]; }
- (void)tapTwice { [_owner controlsChangeScaling]; }

- (void)showStatus:(const struct movie_status *)status {
    BOOL wasPlaying = _isPlaying;
    _isPlaying = status->isPlaying;
    [_controls showStatus:status];
    if (_isPlaying != wasPlaying) [self hideLater];
}

@end
