#pragma once
#import <UIKit/UIKit.h>

@protocol ADBannerViewDelegate;

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const ADErrorDomain;
extern NSString *const ADBannerContentSizeIdentifier320x50;
extern NSString *const ADBannerContentSizeIdentifier480x32;
extern NSString *const ADBannerContentSizeIdentifierPortrait;
extern NSString *const ADBannerContentSizeIdentifierLandscape;
#ifdef __cplusplus
}
#endif

typedef enum {
    ADErrorUnknown = 0,
    ADErrorServerFailure = 1,
    ADErrorLoadingThrottled = 2,
    ADErrorInventoryUnavailable = 3,
    ADErrorConfigurationError = 4,
    ADErrorBannerVisibleWithoutContent = 5,
    ADErrorApplicationInactive = 6
} ADError;

/// A place for an advertisement. What comes of it is set on the device: by default ADErrorInventoryUnavailable. Since iOS 4.
@interface ADBannerView : UIView
@property (nonatomic, assign) id<ADBannerViewDelegate> delegate;
@property (nonatomic, readonly, getter=isBannerLoaded) BOOL bannerLoaded;
@property (nonatomic, readonly, getter=isBannerViewActionInProgress) BOOL bannerViewActionInProgress;
@property (nonatomic, copy) NSString *advertisingSection;
@property (nonatomic, copy) NSSet *requiredContentSizeIdentifiers;
@property (nonatomic, copy) NSString *currentContentSizeIdentifier;
+ (CGSize)sizeFromBannerContentSizeIdentifier:(NSString *)contentSizeIdentifier;
- (void)cancelBannerViewAction;
@end

@protocol ADBannerViewDelegate <NSObject>
@optional
/// Since iOS 5.
- (void)bannerViewWillLoadAd:(ADBannerView *)banner;
- (void)bannerViewDidLoadAd:(ADBannerView *)banner;
- (void)bannerView:(ADBannerView *)banner didFailToReceiveAdWithError:(NSError *)error;
- (BOOL)bannerViewActionShouldBegin:(ADBannerView *)banner willLeaveApplication:(BOOL)willLeave;
- (void)bannerViewActionDidFinish:(ADBannerView *)banner;
@end
