#pragma once
#import <iAd/ADBannerView.h>
