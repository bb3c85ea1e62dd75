#import <iAd/iAd.h>

NSString *const ADErrorDomain = @"ADErrorDomain";
NSString *const ADBannerContentSizeIdentifier320x50 = @"ADBannerContentSize320x50";
NSString *const ADBannerContentSizeIdentifier480x32 = @"ADBannerContentSize480x32";
NSString *const ADBannerContentSizeIdentifierPortrait = @"ADBannerContentSizePortrait";
NSString *const ADBannerContentSizeIdentifierLandscape = @"ADBannerContentSizeLandscape";
