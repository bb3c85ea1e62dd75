#import "MoviePlayer/MovieFullscreen.h"

@interface MovieFullscreenController : UIViewController
@end

@implementation MovieFullscreenController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    BOOL isPhone = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone;
    return !(isPhone && orientation == UIInterfaceOrientationPortraitUpsideDown);
}

@end

@implementation MovieFullscreen {
    MovieView *_movieView;
    UIView *_home;
    UIWindow *_window, *_windowBefore;
    UIView *_root;
    UIStatusBarStyle _styleBefore;
    UIInterfaceOrientation _orientationBefore;
    BOOL _wasHidden;
}

- (id)initWithMovieView:(MovieView *)movieView home:(UIView *)home {
    if (!(self = [super init])) return nil;
    _movieView = movieView;
    _home = home;
    return self;
}

- (void)keepStatusBar {
    UIApplication *application = [UIApplication sharedApplication];
    _styleBefore = application.statusBarStyle;
    _wasHidden = application.statusBarHidden;
    [application setStatusBarStyle:UIStatusBarStyleBlackTranslucent animated:YES];
    _movieView.controlsStatusBar = YES;
    [_movieView setShowsControls:YES animated:NO];
}

- (void)restoreStatusBar {
    UIApplication *application = [UIApplication sharedApplication];
    _movieView.controlsStatusBar = NO;
    if (_home == nil) application.statusBarOrientation = _orientationBefore;
    [application setStatusBarHidden:_wasHidden withAnimation:UIStatusBarAnimationFade];
    [application setStatusBarStyle:_styleBefore animated:YES];
}

/// Where the home view stands, in the coordinates of the window's root view.
- (CGRect)placeOfHome {
    if (_home.window == nil) return _root.bounds;
    CGRect onWindow = [_home.window convertRect:[_home convertRect:_home.bounds toView:nil] toWindow:_window];
    return [_root convertRect:onWindow fromView:nil];
}

/// A view that turns with the device.
- (UIView *)turningRoot {
    MovieFullscreenController *controller = [[MovieFullscreenController alloc] init];
    controller.wantsFullScreenLayout = YES;
    _window.rootViewController = controller;
    return controller.view;
}

/// A view that lies across the screen, however the device is held.
- (UIView *)lyingRoot {
    CGSize screen = _window.bounds.size;
    UIView *root = [[UIView alloc] initWithFrame:CGRectMake(0, 0, screen.height, screen.width)];
    root.center = CGPointMake(screen.width / 2, screen.height / 2);
    root.transform = CGAffineTransformMakeRotation(M_PI_2);
    [_window addSubview:root];
    [UIApplication sharedApplication].statusBarOrientation = UIInterfaceOrientationLandscapeRight;
    return root;
}

- (void)enterFor:(NSTimeInterval)duration then:(void (^)(void))then {
    _windowBefore = [UIApplication sharedApplication].keyWindow;
    _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    _orientationBefore = [UIApplication sharedApplication].statusBarOrientation;
    _root = _home ? [self turningRoot] : [self lyingRoot];
    [_window makeKeyAndVisible];
    [self keepStatusBar];
    UIView *root = _root;
    _movieView.frame = [self placeOfHome];
    [root addSubview:_movieView];
    [UIView animateWithDuration:duration
        animations:^{ _movieView.frame = root.bounds; }
        completion:^(BOOL finished) { then(); }];
}

- (void)leaveFor:(NSTimeInterval)duration then:(void (^)(void))then {
    [self restoreStatusBar];
    [UIView animateWithDuration:duration
        animations:^{ _movieView.frame = [self placeOfHome]; }
        completion:^(BOOL finished) {
            [_movieView removeFromSuperview];
            _movieView.frame = _home.bounds;
            [_home addSubview:_movieView];
            [_windowBefore makeKeyWindow];
            _window.hidden = YES;
            _window = nil;
            then();
        }];
}

@end
