#import "Notice/Refusal.h"
#import <iAd/iAd.h>

@implementation ADInterstitialAd

- (id)init {
    if ((self = [super init])) [self performSelector:@selector(tellOfNoAdvertisement) withObject:nil afterDelay:0];
    return self;
}

- (void)tellOfNoAdvertisement {
    if (![_delegate respondsToSelector:@selector(interstitialAd:didFailWithError:)]) return;
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Ad inventory unavailable"
                                                            forKey:NSLocalizedDescriptionKey];
    [_delegate interstitialAd:self
             didFailWithError:[NSError errorWithDomain:ADErrorDomain
                                                  code:ADErrorInventoryUnavailable
                                              userInfo:information]];
}

- (void)cancelAction REFUSES()
- (BOOL)presentInView:(UIView *)containerView REFUSES(NO)
- (void)presentFromViewController:(UIViewController *)viewController REFUSES()

@end
