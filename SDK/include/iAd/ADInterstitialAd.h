#pragma once
#import <UIKit/UIKit.h>

@protocol ADInterstitialAdDelegate;

/// An advertisement of the size of the screen; what comes of it is set on the device. Since iOS 4.3.
@interface ADInterstitialAd : NSObject
@property (nonatomic, assign) id<ADInterstitialAdDelegate> delegate;
@property (nonatomic, readonly, getter=isLoaded) BOOL loaded;
@property (nonatomic, readonly, getter=isActionInProgress) BOOL actionInProgress;
- (void)cancelAction;
/// - Returns: NO if nothing is loaded.
- (BOOL)presentInView:(UIView *)containerView;
- (void)presentFromViewController:(UIViewController *)viewController;
@end

@protocol ADInterstitialAdDelegate <NSObject>
@required
- (void)interstitialAdDidUnload:(ADInterstitialAd *)interstitialAd;
- (void)interstitialAd:(ADInterstitialAd *)interstitialAd didFailWithError:(NSError *)error;
@optional
- (void)interstitialAdWillLoad:(ADInterstitialAd *)interstitialAd;
- (void)interstitialAdDidLoad:(ADInterstitialAd *)interstitialAd;
- (BOOL)interstitialAdActionShouldBegin:(ADInterstitialAd *)interstitialAd willLeaveApplication:(BOOL)willLeave;
- (void)interstitialAdActionDidFinish:(ADInterstitialAd *)interstitialAd;
@end
