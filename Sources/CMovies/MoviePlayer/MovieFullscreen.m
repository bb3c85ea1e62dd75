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
    UIStatusBarStyle _styleBefore;
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
    [application setStatusBarHidden:_wasHidden withAnimation:UIStatusBarAnimationFade];
    [application setStatusBarStyle:_styleBefore animated:YES];
}

/// Where the home view stands, in the coordinates of the window's root view.
- (CGRect)placeOfHome {
    UIView *root = _window.rootViewController.view;
    if (_home.window == nil) return root.bounds;
    CGRect onWindow = [_home.window convertRect:[_home convertRect:_home.bounds toView:nil] toWindow:_window];
    return [root convertRect:onWindow fromView:nil];
}

- (void)enterFor:(NSTimeInterval)duration then:(void (^)(void))then {
    _windowBefore = [UIApplication sharedApplication].keyWindow;
    _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    MovieFullscreenController *controller = [[MovieFullscreenController alloc] init];
    controller.wantsFullScreenLayout = YES;
    _window.rootViewController = controller;
    [_window makeKeyAndVisible];
    [self keepStatusBar];
    UIView *root = controller.view;
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
            _movieView.frame = _home.bounds;
            [_home addSubview:_movieView];
            [_windowBefore makeKeyWindow];
            _window.hidden = YES;
            _window = nil;
            then();
        }];
}

@end
