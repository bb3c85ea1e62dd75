#import "MoviePlayer/MoviePlayerState.h"

@implementation MPMoviePlayerViewController {
    UIStatusBarStyle _styleBefore;
    BOOL _wasHidden, _hasStatusBar;
}

- (id)init { return [self initWithContentURL:nil]; }

- (id)initWithContentURL:(NSURL *)contentURL {
    if (!(self = [super initWithNibName:nil bundle:nil])) return nil;
    _moviePlayer = [[MPMoviePlayerController alloc] initWithContentURL:contentURL];
    _moviePlayer.isInViewController = YES;
    _moviePlayer.controlStyle = MPMovieControlStyleFullscreen;
    self.wantsFullScreenLayout = YES;
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(didFinish:) name:MPMoviePlayerPlaybackDidFinishNotification
                 object:_moviePlayer];
    return self;
}

- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }

- (void)loadView {
    UIView *view = _moviePlayer.view;
    view.frame = [UIScreen mainScreen].bounds;
    self.view = view;
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation {
    BOOL isPhone = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone;
    return !(isPhone && toInterfaceOrientation == UIInterfaceOrientationPortraitUpsideDown);
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if (_hasStatusBar) return;
    _hasStatusBar = YES;
    UIApplication *application = [UIApplication sharedApplication];
    _styleBefore = application.statusBarStyle;
    _wasHidden = application.statusBarHidden;
    [application setStatusBarStyle:UIStatusBarStyleBlackTranslucent animated:animated];
    _moviePlayer.movieView.controlsStatusBar = YES;
    [_moviePlayer.movieView setShowsControls:YES animated:NO];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if (_moviePlayer.shouldAutoplay) [_moviePlayer play];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if (!_hasStatusBar) return;
    _hasStatusBar = NO;
    _moviePlayer.movieView.controlsStatusBar = NO;
    UIApplication *application = [UIApplication sharedApplication];
    [application setStatusBarHidden:_wasHidden withAnimation:UIStatusBarAnimationFade];
    [application setStatusBarStyle:_styleBefore animated:animated];
    [_moviePlayer stop];
}

- (void)didFinish:(NSNotification *)notification {
    [self.parentViewController dismissMoviePlayerViewControllerAnimated];
}

@end

@implementation UIViewController (MPMoviePlayerViewController)

- (void)presentMoviePlayerViewControllerAnimated:(MPMoviePlayerViewController *)moviePlayerViewController {
    [self presentModalViewController:moviePlayerViewController animated:YES];
}

- (void)dismissMoviePlayerViewControllerAnimated { [self dismissModalViewControllerAnimated:YES]; }

@end
