#import "Notice/NotThereYet.h"
#import <iAd/iAd.h>

@implementation ADBannerView {
    BOOL _isToldOf;
}

- (id)initWithFrame:(CGRect)frame {
    if (CGRectIsEmpty(frame)) frame.size = CGSizeMake(320, 50);
    if ((self = [super initWithFrame:frame])) {
        _currentContentSizeIdentifier = ADBannerContentSizeIdentifierPortrait;
        _requiredContentSizeIdentifiers = [[NSSet alloc] initWithObjects:ADBannerContentSizeIdentifierPortrait, nil];
    }
    return self;
}

+ (CGSize)sizeFromBannerContentSizeIdentifier:(NSString *)contentSizeIdentifier {
    BOOL isLandscape = [contentSizeIdentifier isEqualToString:ADBannerContentSizeIdentifier480x32] ||
                       [contentSizeIdentifier isEqualToString:ADBannerContentSizeIdentifierLandscape];
    return isLandscape ? CGSizeMake(480, 32) : CGSizeMake(320, 50);
}

- (void)setCurrentContentSizeIdentifier:(NSString *)identifier {
    _currentContentSizeIdentifier = [identifier copy];
    CGRect frame = self.frame;
    frame.size = [ADBannerView sizeFromBannerContentSizeIdentifier:identifier];
    self.frame = frame;
}

- (void)didMoveToWindow {
    [super didMoveToWindow];
    if (self.window == nil || _isToldOf) return;
    _isToldOf = YES;
    NOT_THERE_YET("ADBannerView", "an advertisement");
    [self performSelector:@selector(tellOfNoAdvertisement) withObject:nil afterDelay:0];
}

- (void)tellOfNoAdvertisement {
    if (![_delegate respondsToSelector:@selector(bannerView:didFailToReceiveAdWithError:)]) return;
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Ad inventory unavailable"
                                                            forKey:NSLocalizedDescriptionKey];
    [_delegate bannerView:self
        didFailToReceiveAdWithError:[NSError errorWithDomain:ADErrorDomain
                                                        code:ADErrorInventoryUnavailable
                                                    userInfo:information]];
}

- (void)cancelBannerViewAction {
}

@end
