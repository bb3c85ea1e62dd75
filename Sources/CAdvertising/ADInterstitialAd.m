// A page of an advertisement between an app's own (iAd Programming Guide, "Full-Screen Advertisements").
#import "AdvertisementLoad.h"
#import "AdvertisementView.h"

@implementation ADInterstitialAd {
    AdvertisementLoad *_load;
    AdvertisementView *_view;
    AdvertisementPage *_page;
    UIViewController *_controller;
    NSString *_text;
}

/// How long an advertisement may be shown, in seconds.
static const NSTimeInterval lifetime = 300;

- (id)init {
    if ((self = [super init])) {
        __weak ADInterstitialAd *me = self;
        _load = [[AdvertisementLoad alloc] initWithAnswer:^(NSString *text, NSError *error) { [me take:text error:error]; }];
    }
    return self;
}

- (void)dealloc { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }

- (void)take:(NSString *)text error:(NSError *)error {
    id<ADInterstitialAdDelegate> delegate = _delegate;
    _load = nil;
    if (error) return [delegate interstitialAd:self didFailWithError:error];
    if ([delegate respondsToSelector:@selector(interstitialAdWillLoad:)]) [delegate interstitialAdWillLoad:self];
    _text = [text copy];
    _loaded = YES;
    [self performSelector:@selector(unload) withObject:nil afterDelay:lifetime];
    if ([delegate respondsToSelector:@selector(interstitialAdDidLoad:)]) [delegate interstitialAdDidLoad:self];
}

- (void)unload {
    if (!_loaded) return;
    _loaded = NO;
    [_view removeFromSuperview];
    _view = nil;
    [_delegate interstitialAdDidUnload:self];
}

- (AdvertisementView *)makeView:(CGRect)frame {
    AdvertisementView *view = [[AdvertisementView alloc] initWithFrame:frame];
    view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    view.text = _text;
    __weak ADInterstitialAd *me = self;
    view.tapped = ^{ [me begin]; };
    return view;
}

- (BOOL)presentInView:(UIView *)containerView {
    if (!_loaded || containerView == nil) return NO;
    [_view removeFromSuperview];
    _view = [self makeView:containerView.bounds];
    [containerView addSubview:_view];
    return YES;
}

- (void)presentFromViewController:(UIViewController *)viewController {
    if (!_loaded || _controller) return;
    _controller = [[UIViewController alloc] init];
    AdvertisementView *view = [self makeView:viewController.view.bounds];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Close" forState:UIControlStateNormal];
    button.frame = CGRectMake(10, 10, 70, 34);
    [button addTarget:self action:@selector(leave) forControlEvents:UIControlEventTouchUpInside];
    [view addSubview:button];
    _controller.view = view;
    [viewController presentModalViewController:_controller animated:YES];
}

- (void)leave {
    [_controller dismissModalViewControllerAnimated:YES];
    _controller = nil;
    [self unload];
}

// MARK: The action

- (BOOL)isActionInProgress { return _page != nil; }

- (void)begin {
    id<ADInterstitialAdDelegate> delegate = _delegate;
    if (_page) return;
    if ([delegate respondsToSelector:@selector(interstitialAdActionShouldBegin:willLeaveApplication:)] &&
        ![delegate interstitialAdActionShouldBegin:self willLeaveApplication:NO]) {
        return;
    }
    _page = [[AdvertisementPage alloc] initWithText:_text];
    __weak ADInterstitialAd *me = self;
    [_page showAndCall:^{ [me end]; }];
}

- (void)end {
    _page = nil;
    id<ADInterstitialAdDelegate> delegate = _delegate;
    if ([delegate respondsToSelector:@selector(interstitialAdActionDidFinish:)]) [delegate interstitialAdActionDidFinish:self];
}

- (void)cancelAction { [_page close]; }

@end
