// Banners get what the device's server of advertisements gives, follow a tap, and ask again.
// script: wait 1
// script: advertising fill
// script: wait 30
// script: expect "Test Advertisement 1"
// script: tap "Test Advertisement 1"
// script: wait 0.5
// script: tap "Test Advertisement 1"
// script: wait 0.5
// script: expect "Close"
// script: tap "Close"
// script: wait 0.5
// script: tap "Test Advertisement 1"
// script: wait 0.5
// script: tap "Close"
// script: wait 30
// script: expect "Test Advertisement 2"
// script: advertising fail
// script: wait 30
// script: expect-not "Test Advertisement 2"
// script: network none
// script: wait 30
// script: advertising fill
// script: network wifi
// script: tap "Page"
// script: wait 1
// script: tap "Test Advertisement 3"
// script: wait 0.5
// script: tap "Close"
// script: wait 1
// script: tap "Sheet"
// script: wait 2
// script: tap "Close"
// script: wait 1
// > 320 50, 320 50, section games
// > failed: 3 ADErrorDomain, loaded 0
// > will load, loaded 0
// > did load, loaded 1
// > begin? leaves 0, in progress 0
// > begin? leaves 0, in progress 0
// > finished, in progress 0
// > begin? leaves 0, in progress 0
// > finished, in progress 0
// > will load, loaded 1
// > did load, loaded 1
// > failed: 1 ADErrorDomain, loaded 0
// > failed: 1 ADErrorDomain, loaded 0
// > page will load, loaded 0
// > page did load, loaded 1, shown 1
// > page begins, in progress 0
// > page finished, in progress 0
// > page will load, loaded 0
// > page did load, loaded 1, shown 1
// > page unloaded, loaded 0

#import <UIKit/UIKit.h>
#import <iAd/iAd.h>

@interface Delegate : NSObject <UIApplicationDelegate, ADBannerViewDelegate, ADInterstitialAdDelegate> {
    UIWindow *window;
    UIViewController *root;
    UIView *place;
    ADBannerView *banner;
    ADInterstitialAd *page;
    BOOL isSheet;
    int begins;
}
@end

@implementation Delegate

- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20, 330 + 50 * row, 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [root.view addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    root = [[UIViewController alloc] init];
    [window addSubview:root.view];
    banner = [[ADBannerView alloc] initWithFrame:CGRectZero];
    banner.delegate = self;
    banner.advertisingSection = @"games";
    banner.currentContentSizeIdentifier = ADBannerContentSizeIdentifier320x50;
    CGSize size = [ADBannerView sizeFromBannerContentSizeIdentifier:ADBannerContentSizeIdentifierPortrait];
    printf("%.0f %.0f, %.0f %.0f, section %s\n", banner.frame.size.width, banner.frame.size.height, size.width, size.height,
           [banner.advertisingSection UTF8String]);
    [root.view addSubview:banner];
    place = [[UIView alloc] initWithFrame:CGRectMake(0, 100, 320, 200)];
    [root.view addSubview:place];
    [self addButton:@"Page" action:@selector(showPage) at:0];
    [self addButton:@"Sheet" action:@selector(showSheet) at:1];
    [window makeKeyAndVisible];
}

- (void)bannerViewWillLoadAd:(ADBannerView *)sender { printf("will load, loaded %d\n", sender.bannerLoaded); }
- (void)bannerViewDidLoadAd:(ADBannerView *)sender { printf("did load, loaded %d\n", sender.bannerLoaded); }

- (void)bannerView:(ADBannerView *)sender didFailToReceiveAdWithError:(NSError *)error {
    printf("failed: %d %s, loaded %d\n", (int)error.code, [error.domain UTF8String], sender.bannerLoaded);
}

/// Not the first time; the third time the app closes the page itself.
- (BOOL)bannerViewActionShouldBegin:(ADBannerView *)sender willLeaveApplication:(BOOL)willLeave {
    printf("begin? leaves %d, in progress %d\n", willLeave, sender.bannerViewActionInProgress);
    return ++begins > 1;
}

- (void)bannerViewActionDidFinish:(ADBannerView *)sender {
    printf("finished, in progress %d\n", sender.bannerViewActionInProgress);
    [sender cancelBannerViewAction];
}

- (void)showPage {
    [banner removeFromSuperview];
    page = [[ADInterstitialAd alloc] init];
    page.delegate = self;
}

- (void)showSheet {
    isSheet = YES;
    [page release];
    [self showPage];
}

- (void)interstitialAdWillLoad:(ADInterstitialAd *)sender { printf("page will load, loaded %d\n", sender.loaded); }

- (void)interstitialAdDidLoad:(ADInterstitialAd *)sender {
    BOOL isShown = YES;
    if (isSheet) [sender presentFromViewController:root];
    else isShown = [sender presentInView:place];
    printf("page did load, loaded %d, shown %d\n", sender.loaded, isShown);
}

- (BOOL)interstitialAdActionShouldBegin:(ADInterstitialAd *)sender willLeaveApplication:(BOOL)willLeave {
    printf("page begins, in progress %d\n", sender.actionInProgress);
    return YES;
}

- (void)interstitialAdActionDidFinish:(ADInterstitialAd *)sender {
    printf("page finished, in progress %d\n", sender.actionInProgress);
    [sender cancelAction];
}

- (void)interstitialAdDidUnload:(ADInterstitialAd *)sender { printf("page unloaded, loaded %d\n", sender.loaded); }

- (void)interstitialAd:(ADInterstitialAd *)sender didFailWithError:(NSError *)error { printf("page failed\n"); }

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
