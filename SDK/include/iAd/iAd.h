#pragma once
#import <iAd/ADBannerView.h>
#import <iAd/ADInterstitialAd.h>
