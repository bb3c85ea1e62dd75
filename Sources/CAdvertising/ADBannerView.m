// A banner (iAd Programming Guide, "Banner View Advertisements"): it asks for an advertisement when it comes into a window, and
// again every thirty seconds.
#import "AdvertisementLoad.h"
#import "AdvertisementView.h"

@implementation ADBannerView {
    AdvertisementView *_view;
    AdvertisementLoad *_load;
    AdvertisementPage *_page;
    BOOL _isRefreshing;
}

/// How long an advertisement is shown, in seconds.
static const NSTimeInterval turn = 30;

- (id)initWithFrame:(CGRect)frame {
    if (CGRectIsEmpty(frame)) frame.size = [ADBannerView sizeFromBannerContentSizeIdentifier:nil];
    if ((self = [super initWithFrame:frame])) {
        _currentContentSizeIdentifier = ADBannerContentSizeIdentifierPortrait;
        _requiredContentSizeIdentifiers = [[NSSet alloc]
            initWithObjects:ADBannerContentSizeIdentifierPortrait, ADBannerContentSizeIdentifierLandscape, nil];
    }
    return self;
}

- (void)dealloc { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }

+ (CGSize)sizeFromBannerContentSizeIdentifier:(NSString *)identifier {
    if ([identifier isEqualToString:ADBannerContentSizeIdentifier480x32]) return CGSizeMake(480, 32);
    if ([identifier isEqualToString:ADBannerContentSizeIdentifier320x50]) return CGSizeMake(320, 50);
    BOOL isWide = [identifier isEqualToString:ADBannerContentSizeIdentifierLandscape];
    BOOL isPad = [[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad;
    if (isPad) return CGSizeMake(isWide ? 1024 : 768, 66);
    return isWide ? CGSizeMake(480, 32) : CGSizeMake(320, 50);
}

- (void)setCurrentContentSizeIdentifier:(NSString *)identifier {
    _currentContentSizeIdentifier = [identifier copy];
    CGRect frame = self.frame;
    frame.size = [ADBannerView sizeFromBannerContentSizeIdentifier:identifier];
    self.frame = frame;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    _view.frame = self.bounds;
}

// MARK: Loading

- (void)didMoveToWindow {
    [super didMoveToWindow];
    BOOL isShown = self.window != nil;
    if (isShown == _isRefreshing) return;
    _isRefreshing = isShown;
    if (isShown) [self load];
    else [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(load) object:nil];
}

- (void)load {
    [self performSelector:@selector(load) withObject:nil afterDelay:turn];
    if (_page) return;
    __weak ADBannerView *banner = self;
    _load = [[AdvertisementLoad alloc] initWithAnswer:^(NSString *text, NSError *error) { [banner take:text error:error]; }];
}

- (void)take:(NSString *)text error:(NSError *)error {
    id<ADBannerViewDelegate> delegate = _delegate;
    _load = nil;
    if (error) {
        _bannerLoaded = NO;
        [_view removeFromSuperview];
        _view = nil;
        if ([delegate respondsToSelector:@selector(bannerView:didFailToReceiveAdWithError:)]) {
            [delegate bannerView:self didFailToReceiveAdWithError:error];
        }
        return;
    }
    if ([delegate respondsToSelector:@selector(bannerViewWillLoadAd:)]) [delegate bannerViewWillLoadAd:self];
    if (_view == nil) {
        _view = [[AdvertisementView alloc] initWithFrame:self.bounds];
        __weak ADBannerView *banner = self;
        _view.tapped = ^{ [banner begin]; };
        [self addSubview:_view];
    }
    _view.text = text;
    _bannerLoaded = YES;
    if ([delegate respondsToSelector:@selector(bannerViewDidLoadAd:)]) [delegate bannerViewDidLoadAd:self];
}

// MARK: The action

- (BOOL)isBannerViewActionInProgress { return _page != nil; }

- (void)begin {
    id<ADBannerViewDelegate> delegate = _delegate;
    if (_page || !_bannerLoaded) return;
    if ([delegate respondsToSelector:@selector(bannerViewActionShouldBegin:willLeaveApplication:)] &&
        ![delegate bannerViewActionShouldBegin:self willLeaveApplication:NO]) {
        return;
    }
    _page = [[AdvertisementPage alloc] initWithText:_view.text];
    __weak ADBannerView *banner = self;
    [_page showAndCall:^{ [banner end]; }];
}

- (void)end {
    _page = nil;
    id<ADBannerViewDelegate> delegate = _delegate;
    if ([delegate respondsToSelector:@selector(bannerViewActionDidFinish:)]) [delegate bannerViewActionDidFinish:self];
}

- (void)cancelBannerViewAction { [_page close]; }

@end
