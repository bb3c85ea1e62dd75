// flags: -fobjc-arc
// There are no advertisements: banners keep their size, and whoever waits for one is told that none will come.
// > banner 320 50, then 480 32; sizes 320 50 and 480 32
// > nothing loaded: 0 0
// > told later: ADErrorDomain 3
// > not shown 0
#import <Foundation/Foundation.h>
#import <iAd/iAd.h>

@interface Owner : NSObject <ADInterstitialAdDelegate> {
@public
    NSError *failure;
}
@end

@implementation Owner
- (void)interstitialAd:(ADInterstitialAd *)interstitialAd didFailWithError:(NSError *)error {
    failure = error;
}
- (void)interstitialAdDidUnload:(ADInterstitialAd *)interstitialAd {
}
@end

int main(void) {
    @autoreleasepool {
        ADBannerView *banner = [[ADBannerView alloc] initWithFrame:CGRectZero];
        CGSize first = banner.frame.size;
        banner.requiredContentSizeIdentifiers = [NSSet setWithObject:ADBannerContentSizeIdentifierLandscape];
        banner.currentContentSizeIdentifier = ADBannerContentSizeIdentifierLandscape;
        CGSize portrait = [ADBannerView sizeFromBannerContentSizeIdentifier:ADBannerContentSizeIdentifierPortrait];
        CGSize landscape = [ADBannerView sizeFromBannerContentSizeIdentifier:ADBannerContentSizeIdentifier480x32];
        printf("banner %g %g, then %g %g; sizes %g %g and %g %g\n", first.width, first.height, banner.frame.size.width,
               banner.frame.size.height, portrait.width, portrait.height, landscape.width, landscape.height);
        Owner *owner = [[Owner alloc] init];
        ADInterstitialAd *page = [[ADInterstitialAd alloc] init];
        page.delegate = owner;
        printf("nothing loaded: %d %d\n", banner.bannerLoaded, page.loaded);
        NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:5];
        BOOL isToldAtOnce = owner->failure != nil;
        while (owner->failure == nil && [limit timeIntervalSinceNow] > 0) {
            [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
        }
        printf("told %s: %s %d\n", isToldAtOnce ? "at once" : "later", [[owner->failure domain] UTF8String],
               owner->failure.code == ADErrorInventoryUnavailable ? (int)owner->failure.code : 0);
        printf("not shown %d\n", [page presentInView:banner]);
    }
    return 0;
}
